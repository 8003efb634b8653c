import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import type { ResultCardFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatEuros, formatKilometres, LocaleLink } from '#web/i18n/index.ts';
import { FactRow, Icon, Photo } from '#web/ui/index.ts';

type Props = { result: ResultCardFragment; headingLevel?: 2 | 3 };

/** A car whose auction is over: result, date and number of bids. */
export function ResultCard({ result, headingLevel = 3 }: Props) {
  const t = useTranslations();
  const { id, ad, verdict, endedAt, bidCount, hammerPrice, isSettled } = result;
  const Heading = `h${headingLevel}` as const;
  const title = carTitle(ad);
  const facts = [ad.year, ad.mileage !== null && formatKilometres(ad.mileage)];
  return (
    <article data-verdict={verdict} className="group relative flex flex-col gap-4">
      {ad.photos.front ? (
        <Photo
          source={ad.photos.front}
          alt={t('car.photoAlt', { title })}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 46vw, 92vw"
          className="aspect-[4/3] w-full rounded-box"
        />
      ) : (
        <div className="flex aspect-[4/3] items-center justify-center rounded-box bg-wash text-ink-soft">
          <Icon name="camera" className="size-8" />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-1.5">
        <Heading className="display text-22">
          <LocaleLink
            to="car"
            params={{ slug: ad.slug }}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-box group-hover:underline group-hover:decoration-1"
          >
            {title}
          </LocaleLink>
        </Heading>
        <FactRow facts={facts} className="mb-2 text-14" />
        <div className="mt-auto border-line border-t pt-3">
          <p className="text-14 text-ink-soft">{t(`results.verdicts.${verdict}`)}</p>
          {hammerPrice !== null && <p className="display text-22">{formatEuros(hammerPrice)}</p>}
          <p className="tabular text-14 text-ink-soft">
            <time dateTime={endedAt}>{formatDate(endedAt)}</time> · {t('results.bids', { count: bidCount })}
            {hammerPrice !== null && !isSettled && ` · ${t('results.waiting')}`}
          </p>
          <LocaleLink to="proof" params={{ auctionId: id }} className="link-line relative text-14">
            {t('results.proof')}
          </LocaleLink>
        </div>
      </div>
    </article>
  );
}
