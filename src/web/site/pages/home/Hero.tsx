import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { carTitle, usePlace } from '#web/features/cards/index.ts';
import { Countdown, useLotNow } from '#web/features/countdown/index.ts';
import { SearchBox } from '#web/features/search-box/index.ts';
import type { AdCardFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros, formatKilometres, LocaleButton } from '#web/i18n/index.ts';
import { FactRow, Photo } from '#web/ui/index.ts';

type Counts = { readonly running: number; readonly coming: number; readonly cars: number };

type HeroProps = {
  next: AdCardFragment | null;
  counts: Counts;
  /** The actions shown when no auction is running. */
  children: ReactNode;
};

/** The home page's hero: the house, and the auction that ends first. */
export function Hero({ next, counts, children }: HeroProps) {
  const t = useTranslations('home');
  return (
    <section className="page-width pt-10 pb-12 lg:pt-16 lg:pb-16">
      <div className="mb-8 grid gap-5 lg:mb-12 lg:grid-cols-[2fr_1fr] lg:items-end lg:gap-12">
        <h1 className="display text-36 sm:text-48 lg:text-64">{t('heading')}</h1>
        <div className="flex flex-col gap-3">
          <p className="max-w-prose text-18 text-ink-soft">{t('lead')}</p>
          <FactRow
            facts={(['running', 'coming', 'cars'] as const).map(
              name => counts[name] > 0 && t(`counts.${name}`, { count: counts[name] }),
            )}
            className="font-[520] text-14 text-brass-ink!"
          />
          {/* The desktop header already contains it. */}
          <SearchBox className="lg:hidden" />
        </div>
      </div>
      {next?.auction ? (
        <NextAuction ad={next} auction={next.auction} />
      ) : (
        <div className="flex flex-col items-start gap-4 border-line border-t pt-6">
          <p className="text-18">{t(counts.coming > 0 ? 'noAuction' : 'noAuctionAtAll')}</p>
          {children}
        </div>
      )}
    </section>
  );
}

type NextAuctionProps = { ad: AdCardFragment; auction: NonNullable<AdCardFragment['auction']> };

function NextAuction({ ad, auction }: NextAuctionProps) {
  const t = useTranslations();
  const placeOf = usePlace();
  const isRunning = useLotNow(auction) === 'RUNNING';
  const mileage = ad.mileage !== null && formatKilometres(ad.mileage);
  const title = carTitle(ad);
  const price = auction.currentBid ?? auction.startingPrice;

  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[2fr_1fr] lg:items-end lg:gap-12">
      {ad.photos.front && (
        <Photo
          source={ad.photos.front}
          alt={t('car.photoAlt', { title })}
          sizes="(min-width: 1024px) 800px, 92vw"
          isFirst
          className="aspect-[4/3] w-full rounded-box sm:aspect-[3/2]"
        />
      )}
      <div className="flex flex-col gap-6 lg:border-line lg:border-b lg:pb-8">
        <div className="flex flex-col gap-2">
          <p className="overline-label text-brass-ink">{t('home.next')}</p>
          <h2 className="display text-28 lg:text-36">{title}</h2>
          <FactRow facts={[ad.year, mileage, placeOf(ad.location)]} className="text-14" />
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 border-line border-t pt-5">
          <div>
            <dt className="text-14 text-ink-soft">
              {auction.currentBid === null ? t('auction.startingPrice') : t('auction.currentBid')}
            </dt>
            <dd className="price-type text-28">
              {price > 0 ? formatEuros(price) : t('auction.bidCount', { count: 0 })}
            </dd>
          </div>
          <div>
            <dt data-on={isRunning ? t('auction.endsOn') : undefined} className="text-14 text-ink-soft">
              <span>{t('auction.endsIn')}</span>
            </dt>
            <dd className="flex min-h-9 items-end text-18">
              {isRunning ? <Countdown until={auction.end} style="ad" canBeUrgent /> : t('auction.finished')}
            </dd>
          </div>
        </dl>
        <LocaleButton size="large" to="car" params={{ slug: ad.slug }} className="self-stretch">
          {t('home.seeAuction')}
        </LocaleButton>
      </div>
    </article>
  );
}
