import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { Button, LinkButton, Mark } from '../../ui/index.ts';

/** A page that has nothing to show but why, and the ways on. */
function PageState({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page-width flex flex-col items-start gap-6 py-20 lg:py-32">
      <Mark className="size-14 text-brass" />
      <h1 className="display max-w-3xl text-36 sm:text-48">{title}</h1>
      <p className="max-w-prose text-18 text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function WaysOn() {
  const t = useTranslations('site.notFound');
  const locale = useLocale();
  return (
    <>
      <LinkButton size="large" to={linkTo('search', locale)}>
        {t('search')}
      </LinkButton>
      <LinkButton size="large" look="secondary" to={linkTo('home', locale)}>
        {t('home')}
      </LinkButton>
    </>
  );
}

export type AbsenceKind = 'notFound' | 'gone' | 'forbidden';

export function Absence({ kind }: { kind: AbsenceKind }) {
  const t = useTranslations('site');
  return (
    <PageState title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      <WaysOn />
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
