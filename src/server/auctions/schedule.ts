import {
  BUYER_FEE,
  INCREMENTS,
  type Instant,
  isBidAmount,
  type LotAct,
  type LotActor,
  lowerReserve,
  phaseAt,
  type TieRule,
} from '#shared/sale/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Core } from '../core.ts';
import { BRIEFLY_HELD, inOrderOf, instant, statement, timestamp, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import { type AuctionChange, addChange, findNewestChange } from './changes.ts';
import { noticesOf } from './counts.ts';
import type { RowsAdded } from './desk.ts';
import {
  type Auction,
  append,
  type Bid,
  findBidders,
  lockAuctions,
  lotOf,
  namesIn,
  readClock,
} from './ledger.ts';
import { endWithoutSale, type Held, holdLot, requireMove } from './lot.ts';
import { findSaleTerms, requireMandate } from './sale-store.ts';

export type AuctionPlan = {
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly startingPrice: number;
  readonly reserve: number | null;
  readonly asksForCard: boolean;
  readonly extensionWindowMs: number;
  readonly tieRule: TieRule;
};

/** A plan that may leave out the tie rule: the existing one stays, or the default applies. */
export type LotPlan = Omit<AuctionPlan, 'tieRule'> & { readonly tieRule?: TieRule };

export type ScheduleParts = Pick<Core, 'database' | 'bus' | 'settings' | 'domain'> & {
  readonly onRows: (added: RowsAdded) => void;
};

const DAY_MS = 86_400_000;
/** The furthest an end can be moved. */
const MOVE_MAX_MS = 366 * DAY_MS;
const NOTHING: Pick<Parameters<typeof append>[1], 'requests' | 'outcomes'> = {
  requests: [],
  outcomes: [],
};

const insertSql = statement(
  'auctions.schedule',
  `insert into auctions (ad_uuid, start_at, end_at, starting_price, reserve, reserve_reached, asks_for_card,
     extension_window_ms, tie_rule, scheduled_end_at, scheduled_reserve, regime, is_trade_sale, increments, buyer_fee, favorite_count)
   values ($1, $2, $3, $4, $5::bigint, case when $5::bigint is null then null else false end, $6, $7, $8, $3, $5, $9, $10, $11, $12,
     (select count(*) from favorites where ad_uuid = $1)) returning id`,
);
const replanSql = statement(
  'auctions.replan',
  `update auctions set start_at = $2, end_at = $3, starting_price = $4, reserve = $5::bigint,
     reserve_reached = case when $5::bigint is null then null else false end, asks_for_card = $6,
     extension_window_ms = $7, tie_rule = $8, scheduled_end_at = $3, scheduled_reserve = $5,
     regime = $9, is_trade_sale = $10, version = version + 1 where id = $1 and ${BRIEFLY_HELD}`,
);

/**
 * Plans an ad's auction. Before the start everything can be changed; while it runs, only what harms no bidder: a later
 * end, a lower reserve, no card needed. A start in the past means now.
 * @throws AppError BadInput with the field, AuctionFinished once it is over, CarNotOffered where the car is gone,
 * OrderOpen, OfferOpen, DeclarationMissing for a public sale without a declaration, StaleVersion where `seenChangeId`
 * is given and is not the newest change of the car's open auction; null: it has none
 */
export async function scheduleAuction(
  parts: ScheduleParts,
  adUuid: string,
  plan: AuctionPlan,
  actorId: string,
  seenChangeId?: string | null,
): Promise<string> {
  checkPlan(plan);
  return parts.database.transaction(writes =>
    scheduleLot(parts, writes, adUuid, plan, actorId, { seenChangeId }),
  );
}

/** Does this within the caller's transaction, for a checked plan. `mayRun`: whether a running one may be changed. */
export async function scheduleLot(
  parts: ScheduleParts,
  writes: Writes,
  adUuid: string,
  given: LotPlan,
  actorId: string,
  { mayRun = true, seenChangeId }: { mayRun?: boolean; seenChangeId?: string | null | undefined } = {},
): Promise<string> {
  const lot = await holdLot(writes, adUuid);
  const { now, auctionId } = lot;
  if (seenChangeId !== undefined) {
    const openId = lot.auction?.status === 'open' ? auctionId : null;
    const newest = openId === null ? null : await findNewestChange(writes, openId);
    if (newest !== seenChangeId) throw new AppError('StaleVersion');
  }
  requireMove({ act: 'schedule', by: 'STAFF' }, lot, now);
  if (auctionId === null || lot.auction?.status !== 'open') {
    return addAuction(parts, writes, adUuid, { tieRule: 'REFUSE', ...given }, actorId, lot);
  }
  const auction = found((await lockAuctions(writes, [auctionId])).get(auctionId));
  const plan = { tieRule: auction.tieRule, ...given };
  const phase = phaseAt(auction, now);
  if (phase === 'NOT_STARTED') await replan(parts, writes, auction, fromNow(plan, now), actorId, now);
  else if (phase === 'RUNNING' && mayRun) await easeRunning(parts, writes, auction, plan, actorId, now);
  else throw new AppError(phase === 'RUNNING' ? 'CarUnderHammer' : 'AuctionFinished');
  await announce(parts.bus, writes, auction);
  return auction.id;
}

/** Inserts an ad's new auction in the caller's transaction, which holds the lot, and notifies. */
export async function addAuction(
  { bus, settings, domain }: ScheduleParts,
  writes: Writes,
  adUuid: string,
  plan: AuctionPlan,
  actorId: string,
  { now, adStatus, auctionId }: Pick<Held, 'now' | 'adStatus' | 'auctionId'>,
): Promise<string> {
  const begun = fromNow(plan, now);
  const terms = await findSaleTerms(writes, settings, adUuid);
  await requireMandate(writes, settings, { adUuid, ...terms }, begun);
  const values = [...valuesOf(begun), terms.regime, terms.isTradeSale, ...keptRules(settings, now)];
  const [row] = await writes.query<{ id: string }>(insertSql, [adUuid, ...values]);
  const { id } = found(row);
  await addChange(writes, id, { kind: 'SCHEDULED', actorId, before: {}, after: begun }, now);
  // Watchers of the previous auction switch to this one: after the ad's notice they find it.
  const toWatchers = auctionId === null ? [] : [{ topic: 'auction', id: auctionId, version: 0 } as const];
  await bus.publish(writes, [{ topic: 'ad', id: adUuid, version: 0 }, ...toWatchers]);
  if (adStatus === 'PUBLISHED') await domain.tell(writes, 'auction.planned', { adUuid, at: now });
  return id;
}

/**
 * Returns the house's increments and fee, which the auction keeps to its end; null where they are the specification's.
 */
function keptRules(settings: Settings, now: Instant): (string | null)[] {
  const kept = (value: object, usual: object) => {
    const written = JSON.stringify(value);
    return written === JSON.stringify(usual) ? null : written;
  };
  const { steps } = settings.read('increments', now);
  return [kept(steps, INCREMENTS), kept(settings.read('buyerFee', now), BUYER_FEE)];
}

/** Validates a plan. @throws AppError BadInput with the field */
export function checkPlan(plan: LotPlan): void {
  const { startingPrice, reserve, extensionWindowMs } = plan;
  if (!Number.isFinite(plan.startAt)) throw new AppError('BadInput', { field: 'start' });
  if (!Number.isFinite(plan.endAt)) throw new AppError('BadInput', { field: 'end' });
  if (startingPrice !== 0 && !isBidAmount(startingPrice))
    throw new AppError('BadInput', { field: 'startingPrice' });
  if (reserve !== null && !isBidAmount(reserve)) throw new AppError('BadInput', { field: 'reservePrice' });
  const isWindow =
    Number.isInteger(extensionWindowMs) && extensionWindowMs >= 0 && extensionWindowMs <= DAY_MS;
  if (!isWindow) throw new AppError('BadInput', { field: 'extensionWindowSeconds' });
}

function fromNow(plan: AuctionPlan, now: Instant): AuctionPlan {
  const startAt = Math.max(plan.startAt, now);
  if (plan.endAt <= startAt) throw new AppError('BadInput', { field: 'end' });
  return { ...plan, startAt };
}

const valuesOf = inOrderOf(
  ...([instant('startAt'), instant('endAt'), 'startingPrice', 'reserve', 'asksForCard'] as const),
  ...(['extensionWindowMs', 'tieRule'] as const),
);

async function replan(
  { settings, domain }: ScheduleParts,
  writes: Writes,
  auction: Auction,
  plan: AuctionPlan,
  actorId: string,
  now: Instant,
): Promise<void> {
  const terms = await findSaleTerms(writes, settings, auction.adUuid);
  await requireMandate(writes, settings, { ...auction, ...terms }, plan);
  await writes.query(replanSql, [auction.id, ...valuesOf(plan), terms.regime, terms.isTradeSale]);
  const { startAt, endAt, startingPrice, reserve, asksForCard, extensionWindowMs, tieRule } = auction;
  const before = { startAt, endAt, startingPrice, reserve, asksForCard, extensionWindowMs, tieRule };
  await addChange(writes, auction.id, { kind: 'SCHEDULED', actorId, before, after: plan }, now);
  const isMoved = plan.startAt !== startAt || plan.endAt !== endAt;
  if (isMoved && auction.adStatus === 'PUBLISHED')
    await domain.tell(writes, 'auction.replanned', { adUuid: auction.adUuid });
}

const easeSql = statement(
  'auctions.ease',
  `update auctions set asks_for_card = $2, version = version + 1 where id = $1 and ${BRIEFLY_HELD}`,
);

/** Applies a plan to a running auction: each difference must be harmless to bidders. */
async function easeRunning(
  parts: ScheduleParts,
  writes: Writes,
  auction: Auction,
  plan: AuctionPlan,
  actorId: string,
  now: Instant,
): Promise<void> {
  const fixed = ['startingPrice', 'extensionWindowMs', 'tieRule'] as const;
  const fields = {
    startingPrice: 'startingPrice',
    extensionWindowMs: 'extensionWindowSeconds',
    tieRule: 'tieRule',
  };
  for (const name of fixed) {
    if (plan[name] !== auction[name]) throw new AppError('BadInput', { field: fields[name] });
  }
  if (plan.asksForCard && !auction.asksForCard)
    throw new AppError('BadInput', { field: 'askForCardDetails' });
  if (plan.startAt > now) throw new AppError('BadInput', { field: 'start' });
  const moved = {
    ...(plan.endAt === auction.endAt ? {} : { endAt: plan.endAt }),
    ...(plan.reserve === auction.reserve ? {} : { reserve: plan.reserve }),
  };
  if (Object.keys(moved).length > 0) await requireMandate(writes, parts.settings, auction, moved);
  if (plan.asksForCard !== auction.asksForCard) {
    await writes.query(easeSql, [auction.id, false]);
    const states = { before: { asksForCard: true }, after: { asksForCard: false } };
    await addChange(writes, auction.id, { kind: 'SCHEDULED', actorId, ...states }, now);
  }
  if (plan.endAt !== auction.endAt) await writeEnd(writes, auction, plan.endAt, actorId, now);
  if (plan.reserve !== auction.reserve) {
    const current = (await lockAuctions(writes, [auction.id])).get(auction.id);
    await writeReserve(parts, writes, found(current), plan.reserve, actorId, now);
  }
}

const moveEndSql = statement(
  'auctions.moveEnd',
  `update auctions set end_at = $2, version = version + 1, notice_kind = 'END_MOVED', notice_reason = null,
     notice_at = $3 where id = $1 and ${BRIEFLY_HELD}`,
);

async function writeEnd(writes: Writes, auction: Auction, endAt: Instant, actorId: string, now: Instant) {
  // Bounded, since an end cannot be moved back: a typing error would keep the sale open for years.
  const isLater = endAt > auction.endAt && endAt <= auction.endAt + MOVE_MAX_MS;
  if (!isLater) throw new AppError('BadInput', { field: 'end' });
  await writes.query(moveEndSql, [auction.id, timestamp(endAt), timestamp(now)]);
  const change: AuctionChange = { kind: 'END', actorId, before: { endAt: auction.endAt }, after: { endAt } };
  await addChange(writes, auction.id, change, now);
}

const reserveSql = statement(
  'auctions.lowerReserve',
  `update auctions set reserve = $2::bigint, reserve_reached = $3, version = version + 1,
     notice_kind = 'RESERVE_CHANGED', notice_reason = null, notice_at = $4 where id = $1 and ${BRIEFLY_HELD}`,
);

async function writeReserve(
  { onRows, bus }: ScheduleParts,
  writes: Writes,
  auction: Auction,
  reserve: number | null,
  actorId: string,
  now: Instant,
): Promise<void> {
  const outcome = lowerReserve(auction, reserve, now);
  if (outcome.kind === 'refused') throw new AppError(outcome.code, { field: outcome.field });
  const { next, rows } = outcome;
  const change: AuctionChange = {
    kind: 'RESERVE',
    actorId,
    before: { reserve: auction.reserve },
    after: { reserve },
  };
  await addChange(writes, auction.id, change, now);
  const bidders = await findBidders(writes, [], [auction.id]);
  const bids = rows.map(row => toBid(auction, row, next.endAt, now, bidders));
  // The flag first: the database checks a row that reaches the reserve against it.
  await writes.query(reserveSql, [auction.id, reserve, next.reserveReached, timestamp(now)]);
  const last = bids.at(-1);
  if (!last) return;
  const version = auction.version + 1 + bids.length;
  const numbered = bids.map(bid => ({ ...bid, version: bid.version + 1, requestId: null }));
  const stored = { ...auction, ...next, version, bidCount: auction.bidCount + bids.length };
  await append(writes, { ...NOTHING, rows: numbered, auctions: [stored] }, now);
  writes.afterCommit(() => onRows({ auctionId: auction.id, after: auction.lastBidVersion, rows: numbered }));
  await bus.publish(writes, [{ topic: 'bids', id: auction.id, version }]);
}

type Row = Extract<ReturnType<typeof lowerReserve>, { kind: 'accepted' }>['rows'][number];

function toBid(
  auction: Auction,
  row: Row,
  endAt: Instant,
  now: Instant,
  bidders: Awaited<ReturnType<typeof findBidders>>,
): Bid {
  const { id: auctionId, bidderSalt, asksForCard } = auction;
  const named = { ...namesIn(bidders, row.bidder), bidderId: row.bidder, bidderSalt };
  return { ...row, ...named, auctionId, endAt, placedAt: now, asksForCard };
}

/** Cancels an auction; watchers read the reason. */
export function cancelAuction(
  parts: ScheduleParts,
  auctionId: string,
  reason: string,
  actorId: string,
): Promise<void> {
  if (reason.trim() === '') throw new AppError('BadInput', { field: 'reason' });
  return changeOpen(parts, auctionId, { act: 'cancel', by: 'STAFF' }, async (writes, auction, now) => {
    await endWithoutSale(writes, auction, { actorId, reason: reason.trim() }, now);
    return true;
  });
}

/** Moves the end of a running auction later; no notice where it is there already. */
export function moveEnd(
  parts: ScheduleParts,
  auctionId: string,
  endAt: Instant,
  actorId: string,
): Promise<void> {
  return changeOpen(parts, auctionId, { act: 'moveEnd', by: 'STAFF' }, async (writes, auction, now) => {
    if (endAt === auction.endAt) return false;
    await requireMandate(writes, parts.settings, auction, { endAt });
    await writeEnd(writes, auction, endAt, actorId, now);
    return true;
  });
}

/**
 * Lowers the reserve of a running auction; null removes it. Once there is a bid, a seller may only lower it to that bid
 * or below: a higher amount up to the leader's secret maximum would be bid at once, which would disclose the maximum
 * and sell. No notice where it is so already.
 */
export function changeReserve(
  parts: ScheduleParts,
  auctionId: string,
  reserve: number | null,
  actorId: string,
  by: 'STAFF' | 'SELLER' = 'STAFF',
): Promise<void> {
  return changeOpen(parts, auctionId, { act: 'lowerReserve', by }, async (writes, auction, now) => {
    if (reserve === auction.reserve) return false;
    // A seller who lowers it has thereby agreed.
    if (by === 'STAFF') await requireMandate(writes, parts.settings, auction, { reserve });
    else requireInput(auction.price === null || (reserve ?? 0) <= auction.price, 'reservePrice');
    await writeReserve(parts, writes, auction, reserve, actorId, now);
    return true;
  });
}

/** Changes an open auction, and notifies where `change` returns that something changed. */
async function changeOpen(
  { database, bus }: ScheduleParts,
  auctionId: string,
  move: { readonly act: LotAct; readonly by: LotActor },
  change: (writes: Writes, auction: Auction, now: Instant) => Promise<boolean>,
): Promise<void> {
  await database.transaction(async writes => {
    const auction = found((await lockAuctions(writes, [auctionId])).get(auctionId));
    const now = await readClock(writes);
    requireMove(move, lotOf(auction), now);
    if (await change(writes, auction, now)) await announce(bus, writes, auction);
  });
}

const announce = (bus: Bus, writes: Writes, auction: Auction): Promise<void> =>
  bus.publish(writes, noticesOf(auction));
