import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '#web/i18n/index.ts';

/** A day and its hour, in one line. */
export const Moment = ({ at }: { at: string }) => (
  <span className="tabular whitespace-nowrap">{formatDateTime(at)}</span>
);

export const Day = ({ at }: { at: string }) => <span className="tabular">{formatDate(at)}</span>;

/** What a row says in a column, and in small letters what belongs to it. */
export function Stacked({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <span className="flex flex-col">
      {children}
      {below && <span className="text-12 text-ink-soft wrap-anywhere">{below}</span>}
    </span>
  );
}

/** What a row is called, and the way to it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-[560] text-link underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

/** What something is called in a list of facts, and what it is. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </>
  );
}
