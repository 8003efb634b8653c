import { useCallback, useEffect, useRef } from 'react';
import { waitBefore } from './live-protocol.ts';
import { isFinal } from './request-error.ts';

/**
 * Asks for what a page has missed: one question at a time, and once more where it was called for meanwhile. What nobody
 * answers is asked again after a pause, for the live connection may be well all the while, until it is answered or the
 * page is left; what would be refused again is not. `ask` stays the same function.
 */
export function useCatchUp(ask: () => Promise<unknown>): () => Promise<void> {
  const own = useRef({ isHere: true, isAsking: false, isWanted: false, failures: 0, timer: 0 });
  useEffect(() => {
    const turn = own.current;
    turn.isHere = true;
    return () => {
      turn.isHere = false;
      clearTimeout(turn.timer);
    };
  }, []);
  return useCallback(
    async function catchUp() {
      const turn = own.current;
      turn.isWanted = true;
      if (turn.isAsking) return;
      turn.isAsking = true;
      clearTimeout(turn.timer);
      try {
        while (turn.isWanted) {
          turn.isWanted = false;
          await ask();
          turn.failures = 0;
        }
      } catch (error) {
        if (!turn.isHere || isFinal(error)) return;
        turn.timer = window.setTimeout(catchUp, waitBefore(turn.failures++, Math.random()));
      } finally {
        turn.isAsking = false;
      }
    },
    [ask],
  );
}
