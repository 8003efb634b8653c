import { useState } from 'react';
import { useRequireSession, useReturnFlag } from '#web/features/session/index.ts';

export type Asking = {
  readonly isAsking: boolean;
  /** Asks who one is first, where nobody is signed in; then the question. */
  ask(): void;
  close(): void;
};

/** Whether somebody is putting a question to the seller; several buttons of a page may begin it (spec §4). */
export function useAsking(): Asking {
  const requireSession = useRequireSession();
  const [isAsking, setAsking] = useState(false);
  useReturnFlag('fromAuthForSendingMessage', () => setAsking(true));
  return {
    isAsking,
    ask: () => void requireSession(() => setAsking(true), 'fromAuthForSendingMessage'),
    close: () => setAsking(false),
  };
}
