import { useSyncExternalStore } from 'react';
import { NotifiedDocument, UnreadDocument } from '#web/graphql/documents.gen.ts';
import { live, request } from '#web/graphql/index.ts';

/** How many notifications are unread, for every part of the page that shows it; null: nobody knows yet. */
let count: number | null = null;
const listeners = new Set<() => void>();
const followers = new Set<() => void>();

/** How many they are by now. */
export const useUnread = (): number | null =>
  useSyncExternalStore(
    listener => join(listeners, listener),
    () => count,
    () => null,
  );

export function setUnread(next: number | null): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

/** Follows each news of whoever is signed in, also what leaves the count as it is. */
export const onNews = (listener: () => void): (() => void) => join(followers, listener);

function join(all: Set<() => void>, listener: () => void): () => void {
  all.add(listener);
  return () => all.delete(listener);
}

/** How long until the count that did not come is asked for again, at first and at most. */
const WAIT_MS = { first: 2_000, most: 60_000 };

/** Asks for the count and follows it; returns how to stop. News that can't be had leave the bell as it is, for now. */
export function followUnread(): () => void {
  let leave: (() => void) | null = null;
  let isOver = false;
  let wait = WAIT_MS.first;
  let again: ReturnType<typeof setTimeout> | undefined;
  const follow = (key: string) =>
    live().subscribe(
      NotifiedDocument,
      { key },
      {
        onData: ({ notified }) => {
          setUnread(notified);
          for (const told of followers) told();
        },
        onJoined: isAgain => isAgain && ask(),
      },
    );
  const ask = () => {
    clearTimeout(again);
    request(UnreadDocument, {}).then(
      ({ myNotifications: mine }) => {
        wait = WAIT_MS.first;
        if (isOver || !mine) return;
        setUnread(mine.unreadCount);
        if (mine.liveKey) leave ??= follow(mine.liveKey);
      },
      () => {
        if (isOver) return;
        again = setTimeout(ask, wait);
        wait = Math.min(WAIT_MS.most, 2 * wait);
      },
    );
  };
  ask();
  return () => {
    isOver = true;
    clearTimeout(again);
    leave?.();
    setUnread(null);
  };
}
