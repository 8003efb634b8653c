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

/** How the live connection stands; `idle` while nothing is subscribed to. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    listener => live().onStatus(listener),
    () => live().status(),
    () => 'idle',
  );
}
