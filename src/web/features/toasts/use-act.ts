import { useState } from 'react';
import { useToasts } from './use-toasts.ts';

/** Does something that may be refused: while it runs, once is enough, and a refusal is told. */
export function useAct() {
  const { fail } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const act = async (doing: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await doing();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
