import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LocaleLink } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import { SignOut } from './SignOut.tsx';
import { SECTIONS, type SectionName } from './sections.ts';

/** The ways between the sections: a column beside the page, a row to push sideways on a phone. */
export function SectionNav({ current }: { current: SectionName }) {
  const t = useTranslations('account.nav');
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row begins at the page one is on, not always at its first.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && here)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, []);

  return (
    <nav aria-label={t('label')} className="-mx-5 lg:sticky lg:top-8 lg:mx-0">
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-5 pb-2 lg:flex-col lg:overflow-visible lg:px-0 lg:pb-0"
      >
        {SECTIONS.map(({ page, word }) => (
          <li key={page} className="shrink-0">
            <LocaleLink
              to={page}
              aria-current={page === current ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center whitespace-nowrap rounded-pill px-4 text-14 transition-colors',
                page === current ? 'bg-green font-[560] text-on-green' : 'hover:bg-wash',
              )}
            >
              {t(`pages.${word}`)}
            </LocaleLink>
          </li>
        ))}
        <li className="shrink-0 lg:mt-3 lg:border-line lg:border-t lg:pt-3">
          <SignOut />
        </li>
      </ul>
    </nav>
  );
}
