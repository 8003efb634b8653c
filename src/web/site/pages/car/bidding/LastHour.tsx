import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { secondsLeft } from '#shared/sale/countdown.ts';
import { WatcherCountDocument } from '#web/graphql/documents.gen.ts';
import { live, useFromServerNow } from '#web/graphql/index.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import { Aloud } from './Aloud.tsx';
import { lengthOf } from './length.ts';
import type { BidRow, LiveAuction } from './live-auction.ts';

/** The rows shown in the card; more would be unreadable in a bidding war. */
const ROWS = 6;
/** How long the card shows that the end was extended, in milliseconds. */
const EXTENDED_TOLD_MS = 10_000;
/** From here on a pulsing ring surrounds the clock, unless reduced motion is preferred. */
const ENDING_SECONDS = 10;

type Props = { uuid: string; auction: LiveAuction; myBidderId: string | null };

/** The last hour's additions: the numbers of bidders and viewers, and the newest rows with their step and age. */
export function LastHour({ uuid, auction, myBidderId }: Props) {
  const t = useTranslations('room');
  const { bids, startingPrice } = auction;
  const bidders = new Set(bids.map(row => row.userId)).size;
  return (
    <div data-room="" className="flex flex-col gap-2 border-line border-t pt-2">
      <Aloud until={auction.end} say={minutes => t('left', { minutes })} />
      {/* As high as with the number of viewers, which loads later. */}
      <p className="tabular flex flex-wrap justify-between gap-x-4 text-14 text-ink-soft max-xl:min-h-[2lh]">
        <span>{t('bids', { count: bids.length })}</span>
        <span>{t('bidders', { count: bidders })}</span>
        <Watchers uuid={uuid} />
      </p>
      <ol aria-label={t('rows')} className="tabular flex flex-col gap-0.5 text-14">
        {bids.slice(0, ROWS).map((row, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are reused by place, so that nothing shifts
            key={place}
            row={row}
            step={row.bid - (bids[place + 1]?.bid ?? startingPrice)}
            isOwn={row.userId === myBidderId}
            isNewest={place === 0}
          />
        ))}
      </ol>
    </div>
  );
}

/** The minimum shown: a single viewer is the user. */
const WATCHERS_MIN = 2;

function Watchers({ uuid }: { uuid: string }) {
  const t = useTranslations('room');
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      live().subscribe(
        WatcherCountDocument,
        { uuid },
        { onData: ({ watcherCount }) => setCount(watcherCount) },
      ),
    [uuid],
  );
  return count >= WATCHERS_MIN && <span data-watchers={count}>{t('watchers', { count })}</span>;
}

type RowProps = { row: BidRow; step: number; isOwn: boolean; isNewest: boolean };

function Row({ row, step, isOwn, isNewest }: RowProps) {
  const t = useTranslations();
  const ago = useFromServerNow(now => (now === null ? null : secondsLeft(now, Date.parse(row.date))));
  return (
    <li data-room-row={row.bid} className={classes(isOwn && 'text-good')}>
      {/* On one line however long the name is, so that a new bid shifts nothing below. */}
      <div key={row.id} className={classes('flex items-baseline gap-x-3', isNewest && 'row-in')}>
        <span className="flex min-w-0 grow items-baseline gap-x-1">
          <span className="truncate">
            {isOwn ? t('bidding.you') : (row.pseudo ?? row.firstName ?? t('bidding.anonymous'))}
          </span>{' '}
          <span className="shrink-0 text-12 text-ink-soft">
            {ago !== null && t('room.ago', { length: lengthOf(ago) })}
          </span>
        </span>
        <span className="text-12 text-ink-soft max-[22rem]:sr-only">
          {step > 0 && `+${formatEuros(step)}`}
        </span>
        <span className="text-right font-[560]">{formatEuros(row.bid)}</span>
      </div>
    </li>
  );
}

/**
 * The clock's label above a line that empties over the extension window and refills when a bid extends the end; the
 * extension is shown and announced in its place for a moment.
 */
export function Extension({ auction, label }: { auction: LiveAuction; label: string }) {
  const t = useTranslations('room');
  const { end, extensionWindowSeconds: window } = auction;
  const left = useFromServerNow(now => (now === null ? null : secondsLeft(Date.parse(end), now)), end);
  const isExtended = useIsExtended(end, window);
  const isEnding = left !== null && left > 0 && left <= ENDING_SECONDS;
  const said = isExtended ? t('extended', { length: lengthOf(window) }) : null;
  return (
    <>
      {window > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -top-px h-0.5 origin-left bg-brass transition-[scale] duration-1000 ease-linear"
          style={{ scale: `${left === null ? 1 : Math.min(1, left / window)} 1` }}
        />
      )}
      {isEnding && (
        <span
          data-ring=""
          aria-hidden="true"
          className="pointer-events-none absolute -inset-x-3 inset-y-0 animate-pulse rounded-box border-2 border-red motion-reduce:hidden"
        />
      )}
      <span className={said === null ? undefined : 'font-[560] text-brass-ink'}>{said ?? label}</span>
      {window > 0 && (
        <span role="status" className="sr-only">
          {said}
        </span>
      )}
    </>
  );
}

/** Whether a bid has just extended the end. A bid moves it by at most the window; the house moves it further. */
function useIsExtended(end: string, window: number): boolean {
  const before = useRef(end);
  const [isExtended, setExtended] = useState(false);
  useEffect(() => {
    const moved = (Date.parse(end) - Date.parse(before.current)) / 1_000;
    before.current = end;
    if (moved <= 0 || moved > window) return;
    setExtended(true);
    const timer = setTimeout(() => setExtended(false), EXTENDED_TOLD_MS);
    return () => clearTimeout(timer);
  }, [end, window]);
  return isExtended;
}
