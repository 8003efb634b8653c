import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from './TryAgain.tsx';

type Props = {
  /** Brings what is needed, such as words; the same function from one drawing to the next. */
  bring: () => Promise<unknown>;
  waiting?: ReactNode;
  children: () => ReactNode;
};

/** What needs something that is brought first, or its place. */
export function Brought({ bring, waiting = <Skeleton className="h-80" />, children }: Props) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting');
  const load = useCallback(
    () =>
      bring().then(
        () => setState('here'),
        () => setState('failed'),
      ),
    [bring],
  );
  useEffect(() => void load(), [load]);

  if (state === 'failed') return <TryAgain onAgain={() => void load()} />;
  return state === 'here' ? children() : waiting;
}
