import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '#web/i18n/index.ts';
import { PhoneNumber } from '#web/ui/index.ts';

/** A date and time in one line. */
export const Moment = ({ at }: { at: string }) => (
  <span className="tabular whitespace-nowrap">{formatDateTime(at)}</span>
);

export const Day = ({ at }: { at: string }) => <span className="tabular">{formatDate(at)}</span>;

/** The content of a cell, with a secondary line below. */
export function Stacked({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <span className="flex flex-col">
      {children}
      {below && <span className="text-12 text-ink-soft wrap-anywhere">{below}</span>}
    </span>
  );
}

/** The name of a row, as a link to it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-[560] text-link underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

/** A row of a definition list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </>
  );
}

/** Joins the parts of a line with dots; empty ones are left out. */
export const joined = (...parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter(part => part !== null && part !== undefined && part !== false && part !== '').join(' · ');

type PhoneProps = { phone: string; className?: string };

export type Reached = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/** A phone number as a `tel:` link, in the house's format. */
export function Phone({ phone, className = 'text-link underline underline-offset-4' }: PhoneProps) {
  return (
    <a href={`tel:${phone}`} className={className}>
      <PhoneNumber phone={phone} />
    </a>
  );
}

/** Contact data as links, with the name if it is not shown elsewhere. */
export function Reach({ name, email, phone }: Reached) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 text-14 empty:hidden">
      {name && <span>{name}</span>}
      {email && (
        <a href={`mailto:${email}`} className="link-line wrap-anywhere">
          {email}
        </a>
      )}
      {phone && <Phone phone={phone} className="link-line" />}
    </span>
  );
}
