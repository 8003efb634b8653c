import type { Instant, Millis } from '#shared/sale/index.ts';
import { statement } from '../database/index.ts';
import { found } from '../errors.ts';
import { type Auction, lockAuctions } from './ledger.ts';
import { holdLot, requireMove } from './lot.ts';
import { type AuctionPlan, addAuction, checkPlan, type ScheduleParts } from './schedule.ts';

/** What differs from the sale before; what is not said stays as it was. */
export type Relisting = {
  readonly startAt?: Instant | null;
  readonly endAt?: Instant | null;
  /** null: no reserve any more. */
  readonly reserve?: number | null;
};

/** How long an auction was to last, whatever its bids or staff made of its end. */
const findPlannedLength = statement(
  'auctions.plannedLength',
  `select (extract(epoch from scheduled_end_at - start_at) * 1000)::bigint as ms from auctions where id = $1`,
).value<{ ms: Millis }, [id: string]>('ms');

/**
 * Puts a car that found no buyer under the hammer again: a new auction with the terms of the last, its old
 * bids kept apart with the old one. It begins now and lasts as long as the last was planned to, unless said.
 * @throws AppError NotFound, CarUnderHammer while it is being sold, OrderOpen while somebody is buying it,
 * OfferOpen while somebody is asked, CarNotOffered where it is gone
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
