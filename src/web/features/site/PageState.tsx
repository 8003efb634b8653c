import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { LocaleButton, LocaleLink, useLocale } from '#web/i18n/index.ts';
import { Button, CONTROL_CLASSES, classes, Mark } from '#web/ui/index.ts';
import type { GroupedPage } from './page-groups.ts';

/** A page that shows only a message and links. */
function PageState({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page-width flex flex-col items-start gap-6 py-20 lg:py-32">
      <Mark className="size-14 text-brass" />
      <h1 className="display max-w-3xl text-36 sm:text-48">{title}</h1>
      <p className="max-w-prose text-18 text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

function WaysOn() {
  const t = useTranslations('site.notFound');
  return (
    <>
      <LocaleButton size="large" to="search">
        {t('search')}
      </LocaleButton>
      <LocaleButton size="large" look="secondary" to="home">
        {t('home')}
      </LocaleButton>
    </>
  );
}

/** A search form that works without scripts. */
function SearchField() {
  const t = useTranslations('site.notFound');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the search element
    <form
      role="search"
      action={linkTo('search', useLocale())}
      className="mt-4 flex w-full max-w-prose flex-wrap gap-3"
    >
      <input
        type="search"
        name="text"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        className={classes(CONTROL_CLASSES, 'min-w-64 flex-1')}
      />
      <Button type="submit" look="secondary" size="large">
        {t('searchButton')}
      </Button>
    </form>
  );
}

const MORE: readonly GroupedPage[] = [
  'services/sell',
  'brandhub',
  'carHunter/buyer',
  'blog',
  'contact',
  'sitemap',
];

function MorePages() {
  const t = useTranslations('menu.names');
  return (
    <ul className="mt-4 flex w-full flex-wrap gap-x-6">
      {MORE.map(page => (
        <li key={page}>
          <LocaleLink to={page} params={{}} className="link-line">
            {t(page)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

export type AbsenceKind = 'notFound' | 'gone' | 'forbidden';

export function Absence({ kind }: { kind: AbsenceKind }) {
  const t = useTranslations('site');
  return (
    <PageState title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      <WaysOn />
      <div className="w-full">
        <SearchField />
      </div>
      <MorePages />
    </PageState>
  );
}

export function Failure() {
  const t = useTranslations('site.failure');
  return (
    <PageState title={t('title')} text={t('text')}>
      <Button size="large" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </PageState>
  );
}
