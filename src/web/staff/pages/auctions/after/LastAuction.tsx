import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { AfterSaleQuery } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { Card } from '#web/ui/index.ts';

export type Last = NonNullable<AfterSaleQuery['boardAuction']>;

/** How the car's newest auction stands, or ended: what is decided here is decided by that. */
export function LastAuction({ auction }: { auction: Last }) {
  const t = useTranslations('admin.after');
  const board = useTranslations('admin.auctions');
  const { price, reservePrice, startingPrice, bidCount, bidderCount, start, end } = auction;
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="p-5 sm:p-6">
      <h2 id={id} className="display text-22">
        {t('toRoom')}
      </h2>
      <dl className="mt-2">
        <Fact label={t('bestBid')}>{price === null ? t('noBid') : formatEuros(price)}</Fact>
        <Fact label={board('live.reserve')}>
          {reservePrice === null ? board('noReserve') : formatEuros(reservePrice)}
        </Fact>
        <Fact label={board('live.startingPrice')}>{formatEuros(startingPrice)}</Fact>
        <Fact label={t('bids')}>{formatNumber(bidCount)}</Fact>
        <Fact label={board('live.bidders')}>{formatNumber(bidderCount)}</Fact>
        <Fact label={t('start')}>{formatDateTime(start)}</Fact>
        <Fact label={board('live.closedAt')}>{formatDateTime(end)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line py-2.5 text-14 not-last:border-b">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
