import { useSyncExternalStore } from 'react';
import { type Live, LiveConnection, type LiveStatus } from './live-connection.ts';

let page: Live | null = null;

function openPageConnection(): Live {
  const connection = new LiveConnection({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws'),
    isOnline: () => navigator.onLine,
    random: Math.random,
  });
  addEventListener('online', () => connection.wake());
  addEventListener('offline', () => connection.doubt());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake();
  });
  return connection;
}

/** The page's one live connection. For the browser only. */
export function live(): Live {
  page ??= openPageConnection();
  return page;
}

const followStatus = (listener: () => void) => live().onStatus(listener);

/**
 * What `read` makes of how the live connection stands, drawn anew only when it changes; `idle` while nothing is
 * subscribed to.
 */
export function useFromLiveStatus<Value extends string | boolean | null>(
  read: (status: LiveStatus) => Value,
): Value {
  return useSyncExternalStore(
    followStatus,
    () => read(live().status()),
    () => read('idle'),
  );
}
