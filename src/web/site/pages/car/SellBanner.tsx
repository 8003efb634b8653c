import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useLocale } from '#web/i18n/index.ts';
import { LinkButton } from '#web/ui/index.ts';

/** The way in for those who have a car to sell. */
export function SellBanner() {
  const t = useTranslations('saleroom.sell');
  const locale = useLocale();
  return (
    <section
      data-section="sell-banner"
      id="sell-banner"
      className="flex flex-col items-start gap-4 rounded-box bg-night p-6 text-on-night sm:p-10"
    >
      <h2 className="display text-28 sm:text-36">{t('title')}</h2>
      <p className="max-w-prose text-on-night-soft">{t('text')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton to={linkTo('services/sell/auctions', locale)} look="light" size="large">
          {t('auctions')}
        </LinkButton>
        <LinkButton to={linkTo('services/sell', locale)} look="quiet" className="text-on-night underline">
          {t('ways')}
        </LinkButton>
      </div>
    </section>
  );
}
