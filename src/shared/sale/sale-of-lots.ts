import type { AuctionState, Instant, Millis } from './auction.ts';
import type { Euros } from './money.ts';
import { phaseAt } from './timeline.ts';

/** How the ends of a sale's lots are set apart. */
export const STAGGERS = ['INTERVAL', 'VALUE'] as const;
export type Stagger = (typeof STAGGERS)[number];

/** When the first lot of a sale ends, and how far the others stand from it. */
export type EndPlan = {
  readonly firstEndAt: Instant;
  /** Between one lot and the next. */
  readonly intervalMs: Millis;
  /**
   * INTERVAL: every lot so long after the one before it. VALUE: besides, two lots that are worth `hotFrom` or more
   * never end within `hotGapMs` of each other, so that nobody has to be in two rooms at once.
   */
  readonly stagger: Stagger;
  readonly hotFrom: Euros;
  readonly hotGapMs: Millis;
};

/** What a lot is thought to bring; null where nobody has said. */
export type ValuedLot = { readonly value: Euros | null };

/** Whether a lot draws a crowd of its own. Without an estimate it does not. */
export const isHotLot = ({ value }: ValuedLot, { hotFrom }: Pick<EndPlan, 'hotFrom'>): boolean =>
  value !== null && value >= hotFrom;

/**
 * The end of each lot, in the order of the lots. The first ends at `firstEndAt`; each other as early as it may, so
 * that no other ends with these rules are over sooner.
 */
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

/** Where a sale of lots stands. ENDED: the hammer has fallen, or the end has passed, for each of its lots. */
export const SALE_STATES = ['DRAFT', 'ANNOUNCED', 'RUNNING', 'ENDED'] as const;
export type SaleState = (typeof SALE_STATES)[number];

type LotTimes = Pick<AuctionState, 'status' | 'startAt' | 'endAt'>;

/** A sale before the public runs from its first lot's start to its last lot's end. */
export function saleState(isAnnounced: boolean, lots: readonly LotTimes[], now: Instant): SaleState {
  if (!isAnnounced) return 'DRAFT';
  if (lots.length > 0 && lots.every(lot => isLotOver(lot, now))) return 'ENDED';
  return lots.some(lot => hasBegun(lot, now)) ? 'RUNNING' : 'ANNOUNCED';
}

function isLotOver(lot: LotTimes, now: Instant): boolean {
  const phase = phaseAt(lot, now);
  return phase === 'FINISHED' || phase === 'CANCELLED';
}

/** What was cancelled before its start began nothing. */
const hasBegun = ({ status, startAt }: LotTimes, now: Instant): boolean =>
  status !== 'cancelled' && startAt <= now;

/** Whether a lot of the sale has begun: from then on nobody changes which lots there are, their order, their ends. */
export const hasSaleBegun = (lots: readonly LotTimes[], now: Instant): boolean =>
  lots.some(lot => hasBegun(lot, now));
