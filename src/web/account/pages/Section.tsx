import { type ReactNode, useId } from 'react';
import type { RouteName } from '#shared/paths/route-table.ts';
import { LocaleLink } from '#web/i18n/index.ts';

/** A section of the overview: title, content, and a link to the full list. */
export function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="display text-22">
          {title}
        </h2>
        {more}
      </header>
      {children}
    </section>
  );
}

/** The link from a section of the overview to its full list. */
export function More({ to, children }: { to: RouteName; children: string }) {
  return (
    <LocaleLink to={to} className="link-line text-14">
      {children}
    </LocaleLink>
  );
}
