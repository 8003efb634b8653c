import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { secondsLeft } from '#shared/sale/countdown.ts';
import { isAuctionOpen, isLotSold, type LotState } from '#shared/sale/lot.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { useOnDemand } from '#web/features/on-demand/index.ts';
import { useHouse } from '#web/features/site/index.ts';
import { type Standing, StandingAct, StandingWord } from '#web/features/standing/index.ts';
import { useFromServerNow } from '#web/graphql/index.ts';
import {
  formatDate,
  formatDateTime,
  formatEuros,
  formatNumber,
  formatTime,
  LocaleLink,
  loadNamespace,
  useLocale,
} from '#web/i18n/index.ts';
import { Badge, classes, Icon, Mark } from '#web/ui/index.ts';
import { CutOff, useCutOff } from './CutOff.tsx';
import { lengthOf } from './length.ts';
import type { LiveAuction, Mine } from './live-auction.ts';
import { RegimeNotice } from './RegimeNotice.tsx';
import { RollingPrice } from './RollingPrice.tsx';

/** The lot and the user's standing, for the parts of the room. */
export type RoomParts = {
  uuid: string;
  title: string;
  auction: LiveAuction;
  lot: LotState;
  standing: Standing;
  mine: Mine;
  /** The place in the header card for the user's own data. */
  place: RefObject<HTMLDivElement | null>;
};

type Props = RoomParts & {
  heading: ReactNode;
  facts: ReactNode;
  reference: string | null;
  isLastHour: boolean;
  onBid: () => void;
  favorite: ReactNode;
};

/** Whether the auction was cancelled; such an auction has no winner, whatever became of the car. */
const isCancelled = ({ state }: LiveAuction): boolean => state === 'CANCELLED';

function stateOf(auction: LiveAuction, lot: LotState): string {
  if (isCancelled(auction)) return 'cancelled';
  if (lot === 'ANNOUNCED') return 'not-started';
  return lot === 'RUNNING' ? 'running' : 'finished';
}

/** The header card: the lot, its price and time, and the next action. */
export function AuctionHeader(props: Props) {
  const { title, heading, facts, reference, auction, lot, standing, isLastHour, favorite } = props;
  const t = useTranslations();
  const isOver = !isAuctionOpen(lot);
  const room = useOnDemand(isLastHour, loadLastHour);
  const [wasOver] = useState(isOver);
  const badges = <Badges {...{ auction, lot, standing }} />;
  return (
    <section
      data-section="header"
      data-last-hour={isLastHour ? '' : undefined}
      id="header"
      data-auction-state={stateOf(auction, lot)}
      data-lot-state={lot}
      data-reserve={lot === 'ANNOUNCED' ? 'none' : reserveOf(auction)}
      data-standing={standing}
      aria-label={title}
      // The same width at all times: content and buttons do not move when the last hour begins.
      className="edge-top flex flex-col gap-3 rounded-box border border-line bg-surface p-5 text-ink shadow-card lg:gap-4 lg:p-6"
    >
      {!isOver && badges}
      {heading}
      {/* Present before the hammer falls, so that screen readers announce its content. */}
      <div role="status" className="live-line flex flex-col items-start gap-4">
        {isOver && <OverBlock {...props} isJustOver={!wasOver} />}
      </div>
      {isOver ? badges : <RunningBlock {...props} room={room} />}
      <AuctionNotice auction={auction} />
      {isLastHour && (
        // As high as the rows that will load.
        <div className="room-rows" data-rows={Math.min(auction.bids.length, 6)}>
          {room && <room.LastHour uuid={props.uuid} auction={auction} myBidderId={props.mine.bidderId} />}
        </div>
      )}
      {facts}
      {!isOver && <Terms auction={auction} isRunning={lot === 'RUNNING'} />}
      <div className="tabular flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-t pt-4 text-14 text-ink-soft">
        <span data-views="" className="inline-flex items-center gap-1.5">
          <Icon name="eye" className="size-4" />
          {t('bidding.views', { count: auction.viewCount, said: formatNumber(auction.viewCount) })}
        </span>
        {favorite}
        {reference && <span>{t('bidding.reference', { reference })}</span>}
      </div>
    </section>
  );
}

/** The kind of sale, and its result once it is over. */
function Badges({ auction, lot, standing }: Pick<Props, 'auction' | 'lot' | 'standing'>) {
  const t = useTranslations();
  const isOver = !isAuctionOpen(lot);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="brass">{t('auction.badge')}</Badge>
      <ReserveBadge auction={auction} lot={lot} />
      {auction.hasWithdrawal && !isOver && (
        <Badge tone="good" data-withdrawal="">
          {t('car.withdrawal')}
        </Badge>
      )}
      {isLotSold(lot) && <Badge tone="night">{t('car.sold')}</Badge>}
      {/* Before and during the sale, and for unsold lots, the standing is shown elsewhere. */}
      {isOver && standing !== 'UNSOLD' && <StandingWord standing={standing} />}
    </div>
  );
}

/** Loads what the last hour adds, with its words. */
export async function loadLastHour() {
  const [module] = await Promise.all([import('./LastHour.tsx'), loadNamespace('room')]);
  return module;
}

type RunningProps = Props & { room: Awaited<ReturnType<typeof loadLastHour>> | null };

const useIsLastMinute = (end: string) =>
  useFromServerNow(now => now !== null && secondsLeft(Date.parse(end), now) <= 60, end);

function RunningBlock({ auction, lot, standing, place, onBid, isLastHour, room }: RunningProps) {
  const t = useTranslations();
  const cutOff = useCutOff();
  const isRunning = lot === 'RUNNING';
  const isLastMinute = useIsLastMinute(auction.end);
  const moment = isRunning ? 'ends' : 'starts';
  const label = t(
    isLastHour ? `auction.${isLastMinute ? 'endsInLastMinute' : 'endsInLastHour'}` : `auction.${moment}In`,
  );
  const hasPrice = auction.currentBid !== null || auction.startingPrice > 0;
  return (
    <>
      <dl className="flex flex-col gap-3">
        <div>
          {/* As high as with a standing, which loads after the page. */}
          <dt className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-14 text-ink-soft">
            {auction.currentBid === null ? t('auction.startingPrice') : t('auction.currentBid')}
            {standing !== 'NOT_STARTED' && <StandingWord standing={standing} />}
          </dt>
          {/* As high as in the last hour, so that nothing shifts when it begins. */}
          <dd className="price-type flex min-h-13 items-center text-36 xl:min-h-17">
            {hasPrice ? (
              <RollingPrice amount={auction.currentBid ?? auction.startingPrice} />
            ) : (
              <span className="text-22">{t('auction.bidCount', { count: 0 })}</span>
            )}
          </dd>
        </div>
        <div className="relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3">
          {/* The label wraps before the clock does: the button below stays in place when the end moves. */}
          <dt data-on={t(`auction.${moment}On`)} className="min-w-16 flex-1 text-14 text-ink-soft leading-5">
            {isLastHour && room ? <room.Extension auction={auction} label={label} /> : <span>{label}</span>}
          </dt>
          <dd data-clock={isLastMinute ? 'minute' : ''} className="font-[560] text-18">
            <Countdown
              until={isRunning ? auction.end : auction.start}
              style="auction"
              canBeUrgent={isRunning}
            />
          </dd>
        </div>
      </dl>
      {isRunning && (
        <div className="flex flex-col gap-2">
          <StandingAct
            standing={standing}
            amount={auction.minimumBid}
            onAct={onBid}
            isDisabled={cutOff !== null}
            size="large"
            className="w-full max-sm:px-2"
          />
          <noscript>{import.meta.env.SSR && <NoScript />}</noscript>
          {/* Its height is fixed: nothing shifts when the page goes offline. */}
          <p role="status" className="tabular min-h-[1lh] text-center text-14 text-ink-soft">
            {cutOff ? (
              <CutOff why={cutOff} />
            ) : (
              standing !== 'LEADING' &&
              standing !== 'SELLER' &&
              t('bidding.minimum', { amount: formatEuros(auction.minimumBid) })
            )}
          </p>
        </div>
      )}
      {/* Personal content loads here later, without moving the price or the button. */}
      <div ref={place} className="contents" />
    </>
  );
}

/** Replaces the button for visitors without scripts; only the server renders it, with its words. */
function NoScript() {
  const t = useTranslations('bidDialog');
  const phone = useHouse()?.phone ?? '';
  return <p className="text-center text-14">{t('noScript', { hasPhone: phone ? 'YES' : 'NO', phone })}</p>;
}

/** The kind of seller, the rules of the sale, and its end. */
function Terms({ auction, isRunning }: { auction: LiveAuction; isRunning: boolean }) {
  const t = useTranslations();
  const at = isRunning ? auction.end : auction.start;
  return (
    <>
      {isRunning && <RegimeNotice auction={auction} />}
      <p className="tabular text-center text-12 text-ink-soft">
        {t(isRunning ? 'auction.endsAt' : 'auction.startsAt', {
          date: formatDate(at),
          time: formatTime(at),
        })}{' '}
        {t('bidding.parisTime')}
        <OwnRules auction={auction} />
      </p>
      <CalendarLink auctionId={auction.id} />
    </>
  );
}

/** The extension window of the terms of sale, in seconds. */
const USUAL_WINDOW = 120;

/** Deviations from the terms of sale: another extension window, or another rule for equal maximums. */
function OwnRules({ auction: { extensionWindowSeconds: window, tieRule } }: Pick<Props, 'auction'>) {
  const t = useTranslations('auction');
  return (
    <>
      {window !== USUAL_WINDOW && (
        <span className="block">
          {window === 0 ? t('noExtension') : t('ownExtension', { length: lengthOf(window) })}
        </span>
      )}
      {tieRule === 'EARLIEST_WINS' && <span className="block">{t('earliestWins')}</span>}
    </>
  );
}

/** A link to a calendar file with the auction's end. */
function CalendarLink({ auctionId }: { auctionId: string }) {
  const t = useTranslations('auction');
  const locale = useLocale();
  return (
    <a
      href={`/calendar/lots/${auctionId}.ics?lang=${locale}`}
      download
      className="-my-2 inline-flex min-h-11 items-center gap-2 self-center text-14 text-link underline underline-offset-4"
    >
      <Icon name="calendar" className="size-4" />
      {t('addToCalendar')}
    </a>
  );
}

/** The result; its text is updated live, without a reload. */
function OverBlock(props: Props & { isJustOver: boolean }) {
  const { lot, auction, uuid, standing, place } = props;
  const t = useTranslations('auction');
  const isCutOff = useCutOff() !== null;
  // The known end has passed, but offline the page cannot know whether a late bid has extended it.
  const isUnsure = isCutOff && lot === 'AWAITING_HAMMER' && auction.extensionWindowSeconds > 0;
  return (
    <>
      {isUnsure ? <p className="max-w-prose">{t('endUnknown')}</p> : <Ending {...props} />}
      <div ref={place} className="contents" />
      {!isUnsure && (
        <GoOn uuid={uuid} isSold={lot === 'SOLD' && standing !== 'WON' && standing !== 'SELLER'} />
      )}
    </>
  );
}

function Ending({ lot, auction, isJustOver }: Props & { isJustOver: boolean }) {
  const t = useTranslations('auction');
  const { notice } = auction;
  const { reason, reasonLanguage } = notice?.kind === 'CANCELLED' ? notice : { reason: null };
  const ending = isCancelled(auction) ? 'cancelled' : 'finished';
  const said = t(lot === 'WITHDRAWN' ? 'withdrawn' : ending);
  const fallen = auction.saleRegime === 'PUBLIC_SALE' ? 'knockedDown' : 'sold';
  const sold = auction.isSoldAfter ? 'soldAfter' : fallen;
  const hammer = lot === 'SOLD' ? t(sold) : lot === 'UNSOLD' ? t('unsold') : null;
  return (
    <>
      {hammer ? (
        <div className="flex items-center gap-4">
          <Mark className={classes('size-12 text-brass', isJustOver && 'hammer-mark')} />
          <div>
            <p className="text-14 text-ink-soft">{said}</p>
            <p className="display text-36">{hammer}</p>
          </div>
        </div>
      ) : (
        <p className="display text-22">{said}</p>
      )}
      {reason && (
        <p lang={reasonLanguage ?? undefined} className="text-ink-soft">
          {reason}
        </p>
      )}
      {lot === 'UNSOLD' && <p className="text-ink-soft">{t('noBuyer')}</p>}
    </>
  );
}

const LINK = 'text-link underline underline-offset-4';

/** Links to similar cars (spec §4), and to the results for viewers who are not a party to the sale. */
function GoOn({ uuid, isSold }: { uuid: string; isSold: boolean }) {
  const t = useTranslations();
  return (
    <>
      <LocaleLink to="car/contact" query={{ uuid }} className={LINK}>
        {t('bidding.searchSimilar')}
      </LocaleLink>
      {isSold && (
        <LocaleLink to="results" className={LINK}>
          {t('site.footer.results')}
        </LocaleLink>
      )}
    </>
  );
}

/** The house's notice: an outage, a moved end, a changed reserve. */
function AuctionNotice({ auction }: { auction: LiveAuction }) {
  const t = useTranslations('bidding.notice');
  const { notice } = auction;
  if (!notice || notice.kind === 'CANCELLED') return null;
  return (
    <p className="rounded-box bg-wash px-4 py-3 text-14">
      {t(notice.kind, {
        at: formatDateTime(notice.at),
        end: formatDateTime(auction.end),
        reserve: reserveOf(auction),
      })}
    </p>
  );
}

export function reserveOf({ reservePriceReached }: Pick<LiveAuction, 'reservePriceReached'>): string {
  if (reservePriceReached === null) return 'none';
  return reservePriceReached ? 'reached' : 'not-reached';
}

/** The reserve, unless the auction was cancelled, the car withdrawn, or sold without the reserve being met. */
function ReserveBadge({ auction, lot }: { auction: LiveAuction; lot: LotState }) {
  const t = useTranslations('auction.reserve');
  const reserve = auction.reservePriceReached;
  if (isCancelled(auction) || lot === 'WITHDRAWN' || lot === 'SOLD_ELSEWHERE') return null;
  if (reserve === null) return <Badge tone="good">{t('none')}</Badge>;
  if (reserve) return <Badge tone="good">{t('reached')}</Badge>;
  // An unmet reserve is shown only once bidding is open.
  return lot === 'ANNOUNCED' || lot === 'SOLD' ? null : <Badge>{t('notReached')}</Badge>;
}
