import { useState } from 'react';
import { useRequireSession, useReturnFlag } from '#web/features/session/index.ts';

export type Asking = {
  readonly isAsking: boolean;
  /** Whether it is the user's own car, which they cannot ask about. Known only after the page. */
  readonly isOwn: boolean;
  setOwn(isOwn: boolean): void;
  /** Asks visitors to sign in, then opens the form. */
  ask(): void;
  close(): void;
};

/** The state of the question form; several buttons of a page open it (spec §4). */
export function useAsking(): Asking {
  const requireSession = useRequireSession('question');
  const [isAsking, setAsking] = useState(false);
  const [isOwn, setOwn] = useState(false);
  useReturnFlag('fromAuthForSendingMessage', () => setAsking(true));
  return {
    isAsking: isAsking && !isOwn,
    isOwn,
    setOwn,
    ask: () => void requireSession(() => setAsking(true), 'fromAuthForSendingMessage'),
    close: () => setAsking(false),
  };
}
