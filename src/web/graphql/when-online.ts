import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useFromLiveStatus } from './live.ts';

/** Does again what the network kept from being done, as soon as there is one. */
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

/** Whether the page is cut off, as its browser says or its live connection. */
export function useIsOffline(): boolean {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  return useFromLiveStatus(status => status === 'offline' || (!isOnline && status !== 'renewed'));
}
