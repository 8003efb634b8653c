import { useState } from 'react';
import { useRequireSession, useReturnFlag } from '#web/features/session/index.ts';

export type Asking = {
  readonly isAsking: boolean;
  /** It is one's own car: nobody asks themselves. Known after the page only. */
  readonly isOwn: boolean;
  setOwn(isOwn: boolean): void;
  /** Asks who one is first, where nobody is signed in; then the question. */
  ask(): void;
  close(): void;
};

/** Whether somebody is putting a question to the seller; several buttons of a page may begin it (spec §4). */
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
