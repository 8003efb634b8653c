import { type ReactNode, useCallback } from 'react';
import { loadNamespace } from '#web/i18n/index.ts';
import { Brought } from '../arriving/index.ts';

type Props<Row> = {
  rows: readonly Row[];
  /** That there are none. */
  none: string;
  /** What each is found by in the page: `data-passkey`. */
  mark: string;
  children: (row: Row) => ReactNode;
};

/** What a person has of a kind, one below the other. */
export function OwnRows<Row extends { readonly id: string }>({ rows, none, mark, children }: Props<Row>) {
  if (rows.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="-my-4 divide-y divide-line">
      {rows.map(row => (
        <li key={row.id} className="py-4" {...{ [`data-${mark}`]: '' }}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

/** What needs the words of one's own pages, `mine.…`, or of the forms: they come with it, and with no other page. */
export function OwnWords({ of = 'user', children }: { of?: 'user' | 'forms'; children: ReactNode }) {
  const bring = useCallback(() => loadNamespace(of), [of]);
  return <Brought bring={bring}>{() => children}</Brought>;
}
