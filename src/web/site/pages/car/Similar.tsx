import { useTranslations } from 'use-intl';
import type { Ad } from '#web/features/ad-sections/index.ts';
import { CardGrid } from '#web/features/cards/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { searchWords } from './search-words.ts';

const LOOK = 'inline-flex min-h-11 items-center text-14 text-link underline-offset-4 hover:underline';

/** Similar cars, with links to the search of this model and to the off-market search. */
export function Similar({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  return (
    <section data-section="similar" id="similar" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="display text-28">{t('similar')}</h2>
        <div className="flex flex-wrap gap-x-6">
          <LocaleLink to="search" params={{ '*': searchWords(ad.brand, ad.model) }} className={LOOK}>
            {t('searchLike', { car: `${ad.brand} ${ad.model}` })}
          </LocaleLink>
          <LocaleLink to="services/offMarketSearch" className={LOOK}>
            {t('offMarket')}
          </LocaleLink>
        </div>
      </div>
      {ad.similar.length > 0 && <CardGrid ads={ad.similar} isSweptOnPhone columns={4} />}
    </section>
  );
}
