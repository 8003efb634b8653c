import { useState } from 'react';
import { useSending } from '../sending/index.ts';
import { useToasts } from './use-toasts.ts';

/**
 * Returns a function that runs an action: not twice at a time, with a toast for a refusal, after which possibly
 * outdated data is refetched.
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
