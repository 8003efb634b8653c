import { useTranslations } from 'use-intl';
import { isAuctionOpen, isLotSold, type LotState } from '#shared/sale/lot.ts';
import type { AdCardFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { Countdown, useLotNow } from '../countdown/index.ts';

type CardAuction = NonNullable<AdCardFragment['auction']>;

/** Returns the word for a lot whose auction is over. */
function overWord(lot: LotState) {
  if (isLotSold(lot)) return 'car.sold' as const;
  if (lot === 'WITHDRAWN') return 'auction.withdrawn' as const;
  return lot === 'CANCELLED' ? ('auction.cancelled' as const) : ('auction.finished' as const);
}

/** An auction's price and remaining time, or its result. */
export function AuctionLine({ auction }: { auction: CardAuction }) {
  const t = useTranslations();
  const lot = useLotNow(auction);
  if (!isAuctionOpen(lot)) {
    return (
      <p data-price-state={isLotSold(lot) ? 'sold' : undefined} className="display text-22 text-ink-soft">
        {t(overWord(lot))}
      </p>
    );
  }
  const isRunning = lot === 'RUNNING';
  const moment = isRunning ? 'ends' : 'starts';
  const price = auction.currentBid ?? auction.startingPrice;
  const reserve =
    auction.reservePriceReached === null ? 'none' : auction.reservePriceReached ? 'reached' : 'notReached';
  const facts = [
    isRunning && price > 0 && t('auction.bidCount', { count: auction.bidCount }),
    // An unmet reserve is shown only once bidding is open (spec §4).
    (lot !== 'ANNOUNCED' || reserve !== 'notReached') && t(`auction.reserve.${reserve}`),
  ].filter(Boolean);
  return (
    <>
      <dl className="flex flex-wrap items-baseline-last justify-between gap-x-3">
        <div>
          <dt className="text-14 text-ink-soft">
            {auction.currentBid === null ? t('auction.startingPrice') : t('auction.currentBid')}
          </dt>
          <dd className="price-type text-22">
            {price > 0 ? formatEuros(price) : t('auction.bidCount', { count: 0 })}
          </dd>
        </div>
        <div className="ml-auto">
          <dt data-on={t(`auction.${moment}On`)} className="text-right text-14 text-ink-soft">
            <span>{t(`auction.${moment}In`)}</span>
          </dt>
          <dd className="text-right text-14">
            <Countdown
              until={isRunning ? auction.end : auction.start}
              style="ad"
              canBeUrgent={isRunning}
              className="text-right"
            />
          </dd>
        </div>
      </dl>
      {/* Keeps its height when empty: the cards of a row stay aligned. */}
      <p className="mt-1 min-h-lh text-12 text-ink-soft">{facts.join(' · ')}</p>
    </>
  );
}
