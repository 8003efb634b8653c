import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SectionName } from '#shared/paths/staff-rights.ts';
import { Absence } from '#web/features/site/index.ts';
import { sectionsFor } from './sections.ts';
import { usePermissions } from './staff.ts';

type Props = {
  section: SectionName;
  /** What the page needs, where it is more than its section does. */
  permission?: string;
  title: ReactNode;
  text?: ReactNode;
  /** Where one came from, above the title: its address, and what it is called. */
  back?: readonly [path: string, word: string];
  /** A way back of its own, or a state, above the title. */
  above?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the staff application: its title, what one may do with all of it, and its content. */
export function AdminArea({ section, permission, title, text, back, above, actions, children }: Props) {
  const permissions = usePermissions();
  const mayRead = sectionsFor(permissions).some(({ page }) => page === section);
  if (!mayRead || (permission !== undefined && !permissions.includes(permission))) {
    return <Absence kind="forbidden" />;
  }
  return (
    <div className="mx-auto w-full max-w-[96rem] px-5 py-6 sm:px-8 lg:py-9">
      {back && (
        <Link to={back[0]} className="link-line mb-2 text-14">
          {back[1]}
        </Link>
      )}
      {above}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="display text-28 sm:text-36">{title}</h1>
          {text && <p className="mt-1.5 max-w-prose text-14 text-ink-soft">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div className="mt-6 lg:mt-8">{children}</div>
    </div>
  );
}
