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

/** Returns the page's single live connection. Only in the browser. */
export function live(): Live {
  page ??= openPageConnection();
  return page;
}

const followStatus = (listener: () => void) => live().onStatus(listener);

/**
 * Returns what `read` derives from the live connection's status, `idle` without subscriptions; renders only when the
 * value changes.
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
