import { useTranslations } from 'use-intl';
import { LocaleButton } from '#web/i18n/index.ts';

/** A banner for people who want to sell a car. */
export function SellBanner() {
  const t = useTranslations('home.sell');
  return (
    <section className="my-8 bg-night text-on-night">
      <div className="page-width flex flex-wrap items-end justify-between gap-6 py-14 lg:py-16">
        <div className="flex max-w-prose flex-col gap-3">
          <h2 className="display text-28 sm:text-36">{t('heading')}</h2>
          <p className="text-on-night-soft">{t('text')}</p>
        </div>
        <LocaleButton look="light" size="large" to="services/sell">
          {t('action')}
        </LocaleButton>
      </div>
    </section>
  );
}
