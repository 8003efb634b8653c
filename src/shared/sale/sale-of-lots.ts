import type { AuctionState, Instant, Millis } from './auction.ts';
import type { Euros } from './money.ts';
import { phaseAt } from './timeline.ts';

/** How the ends of a sale's lots are spaced. */
export const STAGGERS = ['INTERVAL', 'VALUE'] as const;
export type Stagger = (typeof STAGGERS)[number];

/** When the first lot of a sale ends, and how the others follow. */
export type EndPlan = {
  readonly firstEndAt: Instant;
  /** Between consecutive lots. */
  readonly intervalMs: Millis;
  /**
   * INTERVAL: every lot ends `intervalMs` after the previous one. VALUE: in addition, two lots worth `hotFrom` or more
   * end at least `hotGapMs` apart, so that bidders can follow both.
   */
  readonly stagger: Stagger;
  readonly hotFrom: Euros;
  readonly hotGapMs: Millis;
};

/** A lot's estimate; null where there is none. */
export type ValuedLot = { readonly value: Euros | null };

/** Whether a lot is worth enough to draw many bidders. Without an estimate it is not. */
export const isHotLot = ({ value }: ValuedLot, { hotFrom }: Pick<EndPlan, 'hotFrom'>): boolean =>
  value !== null && value >= hotFrom;

/** Returns each lot's end, in the order of the lots: the earliest that the plan's rules allow. */
export function staggeredEnds(lots: readonly ValuedLot[], plan: EndPlan): Instant[] {
  let last: Instant | null = null;
  let lastHot: Instant | null = null;
  return lots.map(lot => {
    const isHot = plan.stagger === 'VALUE' && isHotLot(lot, plan);
    const afterLast: Instant = last === null ? plan.firstEndAt : last + plan.intervalMs;
    const end: Instant = isHot && lastHot !== null ? Math.max(afterLast, lastHot + plan.hotGapMs) : afterLast;
    last = end;
    if (isHot) lastHot = end;
    return end;
  });
}

/** The states of a sale of lots. ENDED: for each of its lots the hammer has fallen or the end has passed. */
export const SALE_STATES = ['DRAFT', 'ANNOUNCED', 'RUNNING', 'ENDED'] as const;
export type SaleState = (typeof SALE_STATES)[number];

type LotTimes = Pick<AuctionState, 'status' | 'startAt' | 'endAt'>;

/** Returns a sale's state; it runs from its first lot's start to its last lot's end. */
export function saleState(isAnnounced: boolean, lots: readonly LotTimes[], now: Instant): SaleState {
  if (!isAnnounced) return 'DRAFT';
  if (lots.length > 0 && lots.every(lot => isLotOver(lot, now))) return 'ENDED';
  return lots.some(lot => hasBegun(lot, now)) ? 'RUNNING' : 'ANNOUNCED';
}

function isLotOver(lot: LotTimes, now: Instant): boolean {
  const phase = phaseAt(lot, now);
  return phase === 'FINISHED' || phase === 'CANCELLED';
}

/** A lot cancelled before its start has not begun. */
const hasBegun = ({ status, startAt }: LotTimes, now: Instant): boolean =>
  status !== 'cancelled' && startAt <= now;

/** Whether a lot of the sale has begun: from then on the lots, their order and their ends are fixed. */
export const hasSaleBegun = (lots: readonly LotTimes[], now: Instant): boolean =>
  lots.some(lot => hasBegun(lot, now));
