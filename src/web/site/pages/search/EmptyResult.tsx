import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useLocale } from '#web/i18n/index.ts';
import { LinkButton } from '#web/ui/index.ts';

/** Nothing answers: be told when something does, have it looked for, or see everything. */
export function EmptyResult({ alert }: { alert: ReactNode }) {
  const t = useTranslations('search');
  const locale = useLocale();
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 py-12">
      <p className="display text-28">{t('empty')}</p>
      <p className="text-ink-soft">{t('emptyText')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {alert}
        <LinkButton size="large" to={linkTo('carHunter/buyer', locale)}>
          {t('carHunter')}
        </LinkButton>
        <LinkButton size="large" look="secondary" to={linkTo('search', locale)}>
          {t('emptyAction')}
        </LinkButton>
      </div>
    </div>
  );
}
