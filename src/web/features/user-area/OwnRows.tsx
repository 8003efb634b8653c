import { type ReactNode, useCallback } from 'react';
import { loadNamespace } from '#web/i18n/index.ts';
import { Brought } from '../arriving/index.ts';

type Props<Row> = {
  rows: readonly Row[];
  /** The text of an empty list. */
  none: string;
  /** The name of each row's data attribute: `data-passkey`. */
  mark: string;
  children: (row: Row) => ReactNode;
};

/** A list of the user's things of one kind. */
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

/** Content that needs the words of the account, `mine.…`, or of the forms; no other page loads them. */
export function OwnWords({ of = 'user', children }: { of?: 'user' | 'forms'; children: ReactNode }) {
  const bring = useCallback(() => loadNamespace(of), [of]);
  return <Brought bring={bring}>{() => children}</Brought>;
}
