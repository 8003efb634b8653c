import { type ReactNode, useCallback } from 'react';
import { loadNamespace } from '#web/i18n/index.ts';
import { Brought } from '../arriving/index.ts';

/** What needs the words of one's own pages, `mine.…`, or of the forms: they come with it, and with no other page. */
export function OwnWords({ of = 'user', children }: { of?: 'user' | 'forms'; children: ReactNode }) {
  const bring = useCallback(() => loadNamespace(of), [of]);
  return <Brought bring={bring}>{() => children}</Brought>;
}
