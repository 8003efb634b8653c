import { useTranslations } from 'use-intl';
import type { ReviewCardFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, LocaleLink } from '#web/i18n/index.ts';
import { useCanShow } from '#web/own-files.ts';
import { Card, Stars } from '#web/ui/index.ts';
import { starsOf } from './ratings.ts';

/** The server's placeholder for a reviewer without a name (spec §3). */
const UNNAMED = 'Anonymous';

export function ReviewCard({ review }: { review: ReviewCardFragment }) {
  const t = useTranslations('reviews');
  const canShow = useCanShow();
  const stars = starsOf(review.note);
  return (
    <Card className="flex h-full flex-col gap-4 p-6 sm:p-7">
      <Stars rating={stars} label={t('outOf', { rating: String(stars) })} />
      <blockquote lang={review.language ?? undefined} className="display text-18">
        {review.message}
      </blockquote>
      <footer className="mt-auto flex items-center gap-4 pt-2">
        {review.image && canShow(review.image.url) && (
          <img
            src={review.image.url}
            alt={review.image.alternativeText ?? ''}
            width={48}
            height={48}
            loading="lazy"
            className="size-12 rounded-pill bg-wash object-cover"
          />
        )}
        <p className="flex flex-col text-14">
          <span className="font-[560]">{review.name === UNNAMED ? t('anonymous') : review.name}</span>
          <span className="text-ink-soft">
            {review.title && (
              <>
                <Car review={review} /> ·{' '}
              </>
            )}
            <time dateTime={review.date}>{formatDate(review.date)}</time>
          </span>
          {review.purchase && <span className="text-good">{t('purchase')}</span>}
        </p>
      </footer>
    </Card>
  );
}

/** The car bought from the house, with a link to it. */
function Car({ review: { title, purchase } }: { review: ReviewCardFragment }) {
  if (!purchase?.slug) return title;
  return (
    <LocaleLink to="car" params={{ slug: purchase.slug }} className="underline underline-offset-4">
      {title}
    </LocaleLink>
  );
}
