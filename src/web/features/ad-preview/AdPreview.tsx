import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { WholeCarFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatTime, useLocale } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/index.ts';
import { type Ad, AdSections, ContactBlock, inWords, type UnsaidAd } from '../ad-sections/index.ts';
import { AuctionLine, carTitle } from '../cards/index.ts';
import { ConditionReport, useReportWords } from '../condition/index.ts';
import { Gallery, groupedPhotos } from '../gallery/index.ts';

type Props = {
  ad: UnsaidAd & Pick<WholeCarFragment, 'conditionReport'>;
  price: ReactNode;
  /** Whether the ad is shown as it will be once published; else in its current state. */
  isToCome?: boolean;
};

/** The ad as visitors will see it, in the page's language: photos, price or auction, sections, contact. */
export function AdPreview({ ad: { conditionReport: report, ...unsaid }, price, isToCome = true }: Props) {
  const ad = inWords(unsaid, useTranslations(), useLocale());
  const title = carTitle(ad);
  const words = useReportWords();
  return (
    <article className="flex flex-col gap-8 overflow-hidden rounded-box border border-line bg-paper px-3 py-5 sm:p-8">
      <Gallery photos={groupedPhotos(ad.photos)} title={title} isBlock={false} />
      <header className="flex flex-col gap-2">
        <h2 className="display text-28 sm:text-36">{title}</h2>
        {ad.auction ? <AuctionTerms auction={ad.auction} /> : price}
      </header>
      <AdSections
        ad={ad}
        condition={
          report && (
            <ConditionReport
              {...{ report, words }}
              doorNumber={ad.doorNumber}
              poster={ad.photos.front?.url}
            />
          )
        }
      />
      <ContactBlock ad={ad} isPreview isToCome={isToCome} />
    </article>
  );
}

const instantOf = (at: string) => ({ date: formatDate(at), time: formatTime(at) });

/** The auction's terms, as its header shows them before the first bid. */
function AuctionTerms({ auction }: { auction: NonNullable<Ad['auction']> }) {
  const t = useTranslations();
  const { reservePriceReached, hasWithdrawal, start, end } = auction;
  return (
    <section
      aria-label={t('auction.badge')}
      data-section="header"
      className="flex max-w-md flex-col gap-4 rounded-box border border-line bg-surface p-5 sm:p-6"
    >
      <p className="flex flex-wrap gap-2">
        <Badge tone="brass">{t('auction.badge')}</Badge>
        {reservePriceReached === null && <Badge tone="good">{t('auction.reserve.none')}</Badge>}
        {hasWithdrawal && <Badge tone="good">{t('car.withdrawal')}</Badge>}
      </p>
      <AuctionLine auction={auction} />
      <p className="tabular text-14 text-ink-soft">
        <span className="block">{t('auction.startsAt', instantOf(start))}</span>
        <span className="block">
          {t('auction.endsAt', instantOf(end))} {t('bidding.parisTime')}
        </span>
      </p>
    </section>
  );
}
