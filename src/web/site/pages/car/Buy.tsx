import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isLotSold } from '#shared/sale/lot.ts';
import { type Ad, InterestLink } from '#web/features/ad-sections/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { LinkButton } from '#web/ui/index.ts';

/** The page's last word: the car, or another one like it; and the way in for sellers. */
export function Buy({ ad }: { ad: Ad }) {
  const t = useTranslations('ad.buy');
  const locale = useLocale();
  const isSold = isLotSold(ad.lotState);
  return (
    <section
      data-section="buy"
      id="buy"
      className="flex flex-col items-start gap-4 rounded-box bg-night p-6 text-on-night sm:p-10"
    >
      <h2 className="display text-28 sm:text-36">{t(isSold ? 'soldTitle' : 'title')}</h2>
      <p className="max-w-prose text-on-night-soft">{t(isSold ? 'soldText' : 'text')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <InterestLink uuid={ad.uuid} lot={ad.lotState} look="light" size="large" />
        <LinkButton to={linkTo('services/sell', locale)} look="quiet" className="text-on-night underline">
          {t('sell')}
        </LinkButton>
      </div>
    </section>
  );
}
