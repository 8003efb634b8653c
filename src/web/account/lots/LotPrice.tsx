import { useTranslations } from 'use-intl';
import { isAuctionOpen } from '#shared/sale/lot.ts';
import { Countdown, useLotNow } from '#web/features/countdown/index.ts';
import { formatEuros } from '#web/i18n/index.ts';
import type { LiveLot } from './live-lots.ts';

/** An open auction's price and remaining time, updated live until the hammer falls. */
export function LotPrice({ lot }: { lot: LiveLot }) {
  const t = useTranslations('auction');
  const mine = useTranslations('mine.lots');
  const now = useLotNow(lot);
  const isRunning = now === 'RUNNING';
  const price = lot.currentBid ?? lot.startingPrice;
  if (!isAuctionOpen(now)) return <p className="text-16 text-ink-soft">{mine('hammer')}</p>;
  const moment = isRunning ? 'ends' : 'starts';
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 sm:gap-x-8">
      <div>
        <dt className="text-12 text-ink-soft">
          {t(lot.currentBid === null ? 'startingPrice' : 'currentBid')}
        </dt>
        <dd data-price={lot.currentBid ?? ''} className="price-type text-22">
          {price > 0 ? formatEuros(price) : t('bidCount', { count: 0 })}
        </dd>
      </div>
      <div>
        <dt data-on={t(`${moment}On`)} className="text-12 text-ink-soft">
          <span>{t(`${moment}In`)}</span>
        </dt>
        <dd className="text-16 leading-[1.875rem]">
          <Countdown until={isRunning ? lot.end : lot.start} style="ad" canBeUrgent={isRunning} />
        </dd>
      </div>
    </dl>
  );
}
