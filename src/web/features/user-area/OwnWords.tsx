import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadNamespace } from '#web/i18n/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../cache/index.ts';

/** What needs the words of one's own pages, `mine.…`: they come with it, and with no other page. */
export function OwnWords({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<'waiting' | 'here' | 'failed'>('waiting');
  const load = useCallback(
    () =>
      loadNamespace('user').then(
        () => setWords('here'),
        () => setWords('failed'),
      ),
    [],
  );
  useEffect(() => void load(), [load]);

  if (words === 'failed') return <TryAgain onAgain={() => void load()} />;
  return words === 'here' ? children : <Skeleton className="h-80" />;
}
