import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadNamespace } from '#web/i18n/index.ts';
import { Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../cache/index.ts';

/** What needs the words of one's own pages, `mine.…`, or of the forms: they come with it, and with no other page. */
export function OwnWords({ of = 'user', children }: { of?: 'user' | 'forms'; children: ReactNode }) {
  const [words, setWords] = useState<'waiting' | 'here' | 'failed'>('waiting');
  const load = useCallback(
    () =>
      loadNamespace(of).then(
        () => setWords('here'),
        () => setWords('failed'),
      ),
    [of],
  );
  useEffect(() => void load(), [load]);

  if (words === 'failed') return <TryAgain onAgain={() => void load()} />;
  return words === 'here' ? children : <Skeleton className="h-80" />;
}
