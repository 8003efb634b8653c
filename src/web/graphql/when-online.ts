import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useFromLiveStatus } from './live.ts';

/** Retries, as soon as the browser is online again, what failed for lack of network. */
export function useWhenOnline(again: () => void): void {
  const act = useEffectEvent(again);
  useEffect(() => {
    const handleOnline = () => act();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
}

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the page is offline, according to the browser or to its live connection. */
export function useIsOffline(): boolean {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  return useFromLiveStatus(status => status === 'offline' || (!isOnline && status !== 'renewed'));
}
