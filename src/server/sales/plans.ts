import { type Instant, staggeredEnds } from '#shared/sale/index.ts';
import type { PlannedLot } from '../auctions/index.ts';
import type { SalePlan, StaffLot } from './sales-store.ts';

const MINUTE_MS = 60_000;

type PlannableLot = Pick<
  StaffLot,
  'adUuid' | 'estimateLow' | 'estimateHigh' | 'startingPrice' | 'reserve' | 'auctionStatus'
>;
type Planned = { readonly sale: SalePlan; readonly lots: readonly PlannableLot[] };

/** The lot's likely price: the middle of its estimates. */
const likelyPrice = ({ estimateLow: low, estimateHigh: high }: PlannableLot) =>
  low === null || high === null ? null : Math.round((low + high) / 2);

/** Lots with a cancelled or finished auction drop out of the plan: the others move up. */
const isToPlan = ({ auctionStatus }: PlannableLot): boolean =>
  auctionStatus === null || auctionStatus === 'open';

/** Returns each lot's planned end, in the order of the lots; null for those no longer planned. */
export function plannedEnds(sale: SalePlan, lots: readonly PlannableLot[]): (Instant | null)[] {
  const ends = staggeredEnds(
    lots.filter(isToPlan).map(lot => ({ value: likelyPrice(lot) })),
    {
      ...{ firstEndAt: sale.firstEndAt, stagger: sale.stagger, hotFrom: sale.hotFrom },
      ...{ intervalMs: sale.intervalMinutes * MINUTE_MS, hotGapMs: sale.hotGapMinutes * MINUTE_MS },
    },
  );
  return lots.map(lot => (isToPlan(lot) ? (ends.shift() ?? null) : null));
}

/** Returns the auction plan of each lot still planned. */
export function plansOf(sale: SalePlan, lots: readonly PlannableLot[]): PlannedLot[] {
  const ends = plannedEnds(sale, lots);
  return lots.flatMap(({ adUuid, startingPrice, reserve }, at) => {
    const endAt = ends[at];
    if (endAt == null) return [];
    const { startAt, asksForCard, extensionWindowMs } = sale;
    const plan = { startAt, endAt, startingPrice, reserve, asksForCard, extensionWindowMs };
    return [{ adUuid, plan }];
  });
}

/**
 * Returns the changed plans of existing auctions after an edit of the sale. Only what the sale changed is applied, so
 * that agreements about a single lot stay. The ends are one timetable: where one moves, all follow the rule.
 */
export function plansThatFollow(
  before: { readonly sale: SalePlan; readonly lots: readonly StaffLot[] },
  after: Planned,
): PlannedLot[] {
  const standing = new Map(before.lots.map(lot => [lot.adUuid, lot]));
  const old = new Map(plansOf(before.sale, before.lots).map(({ adUuid, plan }) => [adUuid, plan]));
  const planned = plansOf(after.sale, after.lots).filter(({ adUuid }) => standing.get(adUuid)?.auctionId);
  const areMoved = planned.some(({ adUuid, plan }) => old.get(adUuid)?.endAt !== plan.endAt);
  return planned.flatMap(({ adUuid, plan }) => {
    const was = old.get(adUuid);
    const now = standing.get(adUuid);
    if (!was || now?.startAt == null || now.endAt === null) return [];
    const { asksForCard, extensionWindowMs } = now;
    if (asksForCard === null || extensionWindowMs === null) return [];
    const changed = Object.fromEntries(
      Object.entries(plan).filter(([name, value]) => was[name as keyof typeof was] !== value),
    );
    const { startAt, startingPrice, reserve } = now;
    const endAt = areMoved ? plan.endAt : now.endAt;
    const stands = { startAt, endAt, startingPrice, reserve, asksForCard, extensionWindowMs };
    const follows = { ...stands, ...changed };
    const isSame = endAt === now.endAt && Object.keys(changed).length === 0;
    return isSame ? [] : [{ adUuid, plan: follows }];
  });
}
