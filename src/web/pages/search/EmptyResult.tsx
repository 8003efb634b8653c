import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { LinkButton } from '../../ui/index.ts';

export function EmptyResult() {
  const t = useTranslations('search');
  const locale = useLocale();
  return (
    <div className="flex flex-col items-start gap-5 py-12">
      <p className="display text-28">{t('empty')}</p>
      <LinkButton size="large" to={linkTo('search', locale)}>
        {t('emptyAction')}
      </LinkButton>
    </div>
  );
}
