import { useState } from 'react';
import { useSending } from '../sending/index.ts';
import { useToasts } from './use-toasts.ts';

/**
 * Does something that may be refused: while it runs, once is enough, a refusal is told, and what it says may be old is
 * asked anew.
 */
export function useAct() {
  const { fail } = useToasts();
  const { whenRefused } = useSending();
  const [isBusy, setBusy] = useState(false);
  const act = async (doing: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await doing();
    } catch (error) {
      whenRefused(error);
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
