import { useTranslations } from 'use-intl';
import { LocaleButton } from '#web/i18n/index.ts';

/** A link for people who want to sell a car. */
export function SellBanner() {
  const t = useTranslations('saleroom.sell');
  return (
    <section
      data-section="sell-banner"
      id="sell-banner"
      className="flex flex-col items-start gap-4 rounded-box bg-night p-6 text-on-night sm:p-10"
    >
      <h2 className="display text-28 sm:text-36">{t('title')}</h2>
      <p className="max-w-prose text-on-night-soft">{t('text')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LocaleButton to="services/sell/auctions" look="light" size="large">
          {t('auctions')}
        </LocaleButton>
        <LocaleButton to="services/sell" look="quiet" className="text-on-night underline">
          {t('ways')}
        </LocaleButton>
      </div>
    </section>
  );
}
