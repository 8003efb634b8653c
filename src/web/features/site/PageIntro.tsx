import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useLocale } from '#web/i18n/index.ts';
import { LinkButton } from '#web/ui/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';

/** The head of a list page: breadcrumb, title and a sentence about it. */
export function PageIntro({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const t = useTranslations('menu.names');
  const locale = useLocale();
  return (
    <>
      <Breadcrumb steps={[{ words: t('home'), path: linkTo('home', locale) }]} here={title} />
      <header className="flex flex-col gap-5 pt-8 pb-10 lg:pt-14 lg:pb-14">
        <h1 className="display max-w-4xl text-36 sm:text-48 lg:text-64">{title}</h1>
        <p className="max-w-prose text-18 text-ink-soft lg:text-22">{lead}</p>
        {children}
      </header>
    </>
  );
}

type Props = {
  label: string;
  first: { path: string; words: string } | null;
  next: { path: string; words: string } | null;
};

/** The pagination of a long list by links: to the first page and to the next. */
export function ListPages({ label, first, next }: Props) {
  if (!first && !next) return null;
  return (
    <nav aria-label={label} className="mt-14 flex flex-wrap justify-center gap-3">
      {first && <ListPage {...first} isNext={false} />}
      {next && <ListPage {...next} isNext />}
    </nav>
  );
}

function ListPage({ path, words, isNext }: { path: string; words: string; isNext: boolean }) {
  return (
    <LinkButton
      size="large"
      look={isNext ? 'primary' : 'secondary'}
      to={path}
      {...(isNext ? { rel: 'next' } : {})}
    >
      {words}
    </LinkButton>
  );
}
