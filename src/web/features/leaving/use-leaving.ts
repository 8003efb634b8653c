import { useEffect } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router';

/** One goes to another page. */
const isOtherPage: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  from.pathname !== to.pathname;

/** One goes to another page, or to another part of this one that its address asks for. */
export const isOtherStep: BlockerFunction = move =>
  isOtherPage(move) || move.currentLocation.search !== move.nextLocation.search;

/**
 * Keeps whoever has something unsaved on the page until they have said so: what the answer holds up waits for that.
 * `isUnsavedNow` is asked at that moment, for it may be saved without the page having been drawn since.
 */
export function useLeaving(
  isUnsaved: boolean,
  isUnsavedNow: () => boolean,
  isLeaving = isOtherPage,
): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return useBlocker(move => isUnsavedNow() && isLeaving(move));
}
