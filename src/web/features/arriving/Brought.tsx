import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from './TryAgain.tsx';

type Props = {
  /** Loads what the content needs, such as words; must be a stable function. */
  bring: () => Promise<unknown>;
  waiting?: ReactNode;
  children: () => ReactNode;
};

/** Renders content once what it needs is loaded, and a placeholder until then. */
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
