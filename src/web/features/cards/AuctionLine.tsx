import { useTranslations } from 'use-intl';
import type { AdCardFragment } from '../../graphql/documents.gen.ts';
import { useServerNow } from '../../graphql/index.ts';
import { formatEuros } from '../../i18n/index.ts';
import { Countdown, phaseNow } from '../countdown/index.ts';

type CardAuction = NonNullable<AdCardFragment['auction']>;

/** What an auction stands at and how long it still runs. */
export function AuctionLine({ auction, isSold }: { auction: CardAuction; isSold: boolean }) {
  const t = useTranslations();
  const phase = phaseNow(auction, useServerNow());
  const isOver = phase === 'FINISHED' || phase === 'CANCELLED';

  if (isOver) {
    const word = isSold ? t('car.sold') : t(phase === 'CANCELLED' ? 'auction.cancelled' : 'auction.finished');
    return (
      <p data-price-state={isSold ? 'sold' : undefined} className="display text-22 text-ink-soft">
        {word}
      </p>
    );
  }
  const isRunning = phase === 'RUNNING';
  const price = auction.currentBid ?? auction.startingPrice;
  return (
    <dl className="grid grid-flow-col grid-cols-[1fr_auto] grid-rows-[auto_auto] items-baseline gap-x-3">
      <div className="contents">
        <dt className="text-14 text-ink-soft">
          {auction.currentBid === null ? t('auction.startingPrice') : t('auction.currentBid')}
        </dt>
        <dd className="display tabular text-22">
          {price > 0 ? formatEuros(price) : t('auction.bidCount', { count: 0 })}
        </dd>
      </div>
      <div className="contents">
        <dt className="whitespace-nowrap text-right text-14 text-ink-soft">
          {isRunning ? t('auction.endsIn') : t('auction.startsIn')}
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
  );
}
