import type { Instant, Millis } from '#shared/sale/index.ts';
import { statement } from '../database/index.ts';
import { found } from '../errors.ts';
import { type Auction, lockAuctions } from './ledger.ts';
import { holdLot, requireMove } from './lot.ts';
import { type AuctionPlan, addAuction, checkPlan, type ScheduleParts } from './schedule.ts';

/** The differences to the previous auction; absent fields keep its values. */
export type Relisting = {
  readonly startAt?: Instant | null;
  readonly endAt?: Instant | null;
  /** null: no reserve. */
  readonly reserve?: number | null;
};

/** Returns an auction's planned length, regardless of later changes of its end. */
const findPlannedLength = statement(
  'auctions.plannedLength',
  `select (extract(epoch from scheduled_end_at - start_at) * 1000)::bigint as ms from auctions where id = $1`,
).value<{ ms: Millis }, [id: string]>('ms');

/**
 * Auctions an unsold car again: a new auction with the last one's terms and without its bids. By default it begins now
 * and lasts as long as the last one was planned to.
 * @throws AppError NotFound, CarUnderHammer during an auction, OrderOpen during an order, OfferOpen during an offer,
 * CarNotOffered where the car is gone
 */
export async function relistAuction(
  parts: ScheduleParts,
  adUuid: string,
  wish: Relisting,
  actorId: string,
): Promise<string> {
  return parts.database.transaction(async writes => {
    const lot = await holdLot(writes, adUuid);
    const { now, auctionId } = lot;
    requireMove({ act: 'relist', by: 'STAFF' }, lot, now);
    const known = found(auctionId);
    const last = found((await lockAuctions(writes, [known])).get(known));
    const plannedMs = found(await findPlannedLength(writes, known));
    const plan = planAfter(last, plannedMs, wish, now);
    checkPlan(plan);
    return addAuction(parts, writes, adUuid, plan, actorId, lot);
  });
}

function planAfter(
  last: Auction,
  plannedMs: Millis,
  { startAt, endAt, reserve }: Relisting,
  now: Instant,
): AuctionPlan {
  const begins = Math.max(startAt ?? now, now);
  return {
    startAt: begins,
    endAt: endAt ?? begins + plannedMs,
    startingPrice: last.startingPrice,
    reserve: reserve === undefined ? last.reserve : reserve,
    asksForCard: last.asksForCard,
    extensionWindowMs: last.extensionWindowMs,
    tieRule: last.tieRule,
  };
}
