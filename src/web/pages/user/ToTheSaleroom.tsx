import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { LinkButton } from '../../ui/index.ts';

export function ToTheSaleroom() {
  const t = useTranslations('site.footer');
  const locale = useLocale();
  return (
    <LinkButton look="secondary" to={linkTo('search', locale, {}, { auctions: 1 })} className="self-start">
      {t('runningAuctions')}
    </LinkButton>
  );
}
