import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { Slider } from '#web/ui/index.ts';
import { Ratings } from './Ratings.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { customersIn, formatCount, type Reviewed } from './ratings.ts';

/** The reviews: ratings, and quotes side by side. */
export function Reviews({ reviews: { cards, figures } }: { reviews: Reviewed }) {
  const t = useTranslations('reviews');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="flex flex-col gap-2">
          <span className="display text-28 sm:text-36">{t('heading')}</span>
          <span className="font-[400] text-16 text-ink-soft">
            <span>{t('count', { count: formatCount(customersIn(figures), locale) })}</span>{' '}
            <span>{t('gathered')}</span>
          </span>
        </h2>
        <Ratings figures={figures} />
      </div>
      {cards.length > 0 && (
        <Slider label={t('heading')} previous={t('previous')} next={t('next')}>
          {cards.map(review => (
            <ReviewCard key={review.uuid} review={review} />
          ))}
        </Slider>
      )}
    </div>
  );
}
