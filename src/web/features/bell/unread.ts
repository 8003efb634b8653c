import { useSyncExternalStore } from 'react';
import { NotifiedDocument, UnreadDocument } from '#web/graphql/documents.gen.ts';
import { live, request } from '#web/graphql/index.ts';

/** The unread count, shared by every part of the page; null until it is loaded. */
let count: number | null = null;
const listeners = new Set<() => void>();
const followers = new Set<() => void>();

/** Returns the current unread count. */
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

/** Calls the listener at each notification event, even with the same count; returns the unsubscribe function. */
export const onNews = (listener: () => void): (() => void) => join(followers, listener);

function join(all: Set<() => void>, listener: () => void): () => void {
  all.add(listener);
  return () => all.delete(listener);
}

/** The first and the longest wait before the count is requested again after a failure. */
const WAIT_MS = { first: 2_000, most: 60_000 };

/** Loads the count and follows it; returns the function that stops. A failure is retried and changes nothing. */
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
