import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import { Badge, Button, classes } from '#web/ui/index.ts';
import type { BidRow } from './live-auction.ts';

/** Rows shown at first (spec §9). */
const ROWS_FIRST = 4;

/** The bids, newest first. The user's own rows are found by their id in this auction. */
export function BidHistory({ bids, myBidderId }: { bids: readonly BidRow[]; myBidderId: string | null }) {
  const t = useTranslations('bidding');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? bids : bids.slice(0, ROWS_FIRST);
  return (
    <section data-section="bid-history" id="bid-history" aria-labelledby="bid-history-title">
      <h2 id="bid-history-title" className="display text-28">
        {t('history')}
      </h2>
      {bids.length === 0 ? (
        <p className="mt-4 text-ink-soft">{t('beFirst')}</p>
      ) : (
        <ol className="mt-4 divide-y divide-line border-line border-y">
          {shown.map((row, place) => (
            // Rows are reused by place and filled anew: a new bid does not shift the page.
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified only by its place
            <HistoryRow key={place} row={row} isOwn={row.userId === myBidderId} leads={place === 0} />
          ))}
        </ol>
      )}
      <p aria-live="polite" className="sr-only">
        {bids[0] ? t('lastBid', { amount: formatEuros(bids[0].bid) }) : ''}
      </p>
      {bids.length > ROWS_FIRST && !isWhole && (
        <Button look="quiet" className="mt-2" onClick={() => setWhole(true)}>
          {t('seeMore')}
        </Button>
      )}
    </section>
  );
}

/** A bid; the user's own are highlighted, in green for the leading one. */
function HistoryRow({ row, isOwn, leads }: { row: BidRow; isOwn: boolean; leads: boolean }) {
  const t = useTranslations('bidding');
  const name = isOwn ? t('you') : (row.pseudo ?? row.firstName ?? t('anonymous'));
  return (
    <li
      data-bid-row=""
      data-own={isOwn ? '' : undefined}
      data-auto={row.isImmediateBid ? undefined : ''}
      className={classes(isOwn && (leads ? 'bg-good-wash text-good' : 'bg-wash'))}
    >
      <div
        key={row.id}
        className={classes(
          'tabular flex flex-wrap items-center justify-between gap-x-4 px-2 py-3',
          leads && 'row-in',
        )}
      >
        <span className="flex items-center gap-2 font-[520]">
          {name}
          {!row.isImmediateBid && <Badge>{t('automatic')}</Badge>}
        </span>
        <span data-amount="" className="ml-auto text-right font-[560] text-18">
          {formatEuros(row.bid)}
        </span>
        <time
          dateTime={row.date}
          className={classes('basis-full text-12', isOwn && leads ? 'text-good' : 'text-ink-soft')}
        >
          {formatDateTime(row.date)}
        </time>
      </div>
    </li>
  );
}
