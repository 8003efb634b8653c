import { useCallback, useEffect, useRef } from 'react';
import { waitBefore } from './live-protocol.ts';
import { isFinal } from './request-error.ts';

/**
 * Returns a function that fetches what the page has missed. Only one request runs at a time; calls during it cause one
 * more. A failed request is retried after a pause until it succeeds or the page is left, because the live connection
 * may not notice the failure. Final errors are not retried. `ask` must be stable.
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
