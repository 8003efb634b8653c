import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/**
 * Keeps whoever has something unsaved on the page until they have said so: what the answer holds up waits for that.
 * `isUnsavedNow` is asked at that moment, for it may be saved without the page having been drawn since.
 */
export function useLeaving(isUnsaved: boolean, isUnsavedNow: () => boolean): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsavedNow() && currentLocation.pathname !== nextLocation.pathname,
  );
}
