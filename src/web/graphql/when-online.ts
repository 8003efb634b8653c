import { useEffect, useEffectEvent } from 'react';

/** Does again what the network kept from being done, as soon as there is one. */
export function useWhenOnline(again: () => void): void {
  const act = useEffectEvent(again);
  useEffect(() => {
    const handleOnline = () => act();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
}
