import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { LocaleLink, useLocale } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import { signOut } from '../session/index.ts';
import { useToasts } from '../toasts/index.ts';
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

function SignOut() {
  const t = useTranslations('site.nav');
  const locale = useLocale();
  const { fail } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await signOut(linkTo('home', locale));
    } catch (error) {
      setBusy(false);
      fail(error);
    }
  };
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void leave()}
      className="flex min-h-11 w-full items-center whitespace-nowrap rounded-pill px-4 text-14 text-ink-soft transition-colors hover:bg-wash hover:text-ink"
    >
      {t('signOut')}
    </button>
  );
}
