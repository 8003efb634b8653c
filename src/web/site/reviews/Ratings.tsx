import { useTranslations } from 'use-intl';
import type { ShownFigureFragment } from '#web/graphql/documents.gen.ts';
import { formatRating } from '#web/i18n/index.ts';
import { Stars } from '#web/ui/index.ts';
import { ratingsIn } from './ratings.ts';

/** The three ratings side by side, each linking to its source. */
export function Ratings({ figures }: { figures: readonly ShownFigureFragment[] }) {
  const t = useTranslations('reviews');
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-5">
      {ratingsIn(figures).map(({ house, rating, sourceUrl }) => {
        const written = formatRating(rating);
        return (
          <li key={house} className="flex items-center gap-3">
            <span className="display text-36">{written}</span>
            <span className="flex flex-col gap-0.5">
              <Stars rating={rating} label={t('outOf', { rating: written })} />
              <span className="text-14 text-ink-soft">
                {sourceUrl ? (
                  <a href={sourceUrl} rel="noopener" className="underline underline-offset-4">
                    {t(house)}
                  </a>
                ) : (
                  t(house)
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
