import { NotifiedDocument, UnreadDocument } from '#web/graphql/documents.gen.ts';
import { live, request } from '#web/graphql/index.ts';

/** How many notifications are unread, for every part of the page that shows it; null: nobody knows yet. */
let count: number | null = null;
const listeners = new Set<() => void>();

export const unreadNow = (): number | null => count;

export function setUnread(next: number | null): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

export function onUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the count and follows it; returns how to stop. News that can't be had leave the bell as it is. */
export function followUnread(): () => void {
  let leave = () => {};
  let isOver = false;
  const ask = async () => {
    const { myNotifications } = await request(UnreadDocument, {});
    if (!isOver && myNotifications) setUnread(myNotifications.unreadCount);
    return myNotifications;
  };
  ask().then(
    mine => {
      if (isOver || !mine?.liveKey) return;
      const handlers = {
        onData: ({ notified }: { notified: number }) => setUnread(notified),
        onJoined: (again: boolean) => {
          if (again) ask().catch(() => {});
        },
      };
      leave = live().subscribe(NotifiedDocument, { key: mine.liveKey }, handlers);
    },
    () => {},
  );
  return () => {
    isOver = true;
    leave();
    setUnread(null);
  };
}
