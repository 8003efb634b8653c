import { useEffect } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router';

/** Whether the navigation leads to another page. */
const isOtherPage: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  from.pathname !== to.pathname;

/** Whether the navigation leads to another page, or to another query of this one. */
export const isOtherStep: BlockerFunction = move =>
  isOtherPage(move) || move.currentLocation.search !== move.nextLocation.search;

/**
 * Blocks navigation while something is unsaved, until the user decides. `isUnsavedNow` is called at that moment,
 * because it may have been saved since the last render.
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
