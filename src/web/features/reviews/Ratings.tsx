import { useTranslations } from 'use-intl';
import { formatRating } from '../../i18n/index.ts';
import { Stars } from '../../ui/index.ts';
import { RATINGS } from './ratings.ts';

/** The three ratings side by side, and how many customers stand behind them. */
export function Ratings() {
  const t = useTranslations('reviews');
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-5">
      {RATINGS.map(({ house, rating }) => {
        const written = formatRating(rating);
        return (
          <li key={house} className="flex items-center gap-3">
            <span className="display tabular text-36">{written}</span>
            <span className="flex flex-col gap-0.5">
              <Stars rating={rating} label={t('outOf', { rating: written })} />
              <span className="text-14 text-ink-soft">{t(house)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
