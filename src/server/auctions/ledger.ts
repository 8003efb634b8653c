import {
  BUYER_FEE,
  type BuyerFee,
  type HeldLot,
  INCREMENTS,
  type IncrementTable,
  type Instant,
  type TieRule,
} from '#shared/sale/index.ts';
import {
  BRIEFLY_HELD,
  inColumnsOf,
  instant,
  json,
  type Reads,
  statement,
  timestamp,
  type Writes,
} from '../database/index.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';
import type { Appended, Auction, AuctionMessage, Bidder, BidKey, KeyOutcome } from './records.ts';
import { sealsOf } from './seal.ts';

export type { Appended, Auction, Bid, Bidder, BidKey, KeyOutcome, LedgerRequest, Terms } from './records.ts';

type AuctionRow = Omit<Auction, 'tieRule' | 'notice' | 'increments' | 'buyerFee'> & {
  increments: IncrementTable | null;
  buyerFee: BuyerFee | null;
  tieRule: TieRule;
  noticeKind: AuctionMessage['kind'] | null;
  noticeReason: string | null;
  noticeAt: Instant | null;
};

const AUCTION_COLUMNS = `
  a.id, a.ad_uuid as "adUuid", a.status, a.start_at as "startAt", a.end_at as "endAt",
  a.starting_price as "startingPrice", a.reserve, a.reserve_reached as "reserveReached",
  a.asks_for_card as "asksForCard", a.extension_window_ms as "extensionWindowMs", a.tie_rule as "tieRule",
  a.price, a.leader_id as leader, a.leader_ceiling as "leaderCeiling", a.version,
  a.bid_count as "bidCount", a.view_count as "viewCount", a.favorite_count as "favoriteCount",
  a.notice_kind as "noticeKind", a.notice_reason as "noticeReason", a.notice_at as "noticeAt",
  a.bidder_salt as "bidderSalt", a.increments, a.buyer_fee as "buyerFee", a.regime, a.is_trade_sale as "isTradeSale", d.owner_id as "sellerId",
  (d.handle_by_calandre or d.calandre_collection or d.owner_id is null) as "isHouseSale",
  d.status as "adStatus", ${IS_PUBLIC_AD} as "isPublic",
  d.status = 'SOLD' and exists (select from orders where ad_uuid = d.uuid and state <> 'CANCELLED') as "hasOrder",
  d.status = 'SOLD' and exists (
    select from orders where auction_id = a.id and state <> 'CANCELLED' and cause <> 'HAMMER') as "isSoldAfter",
  a.bid_hash as "lastBidHash", a.request_hash as "lastRequestHash",
  coalesce((select max(version) from bids where auction_id = a.id), 0) as "lastBidVersion"`;

const findAuctionsSql = statement(
  'auctions.findAuctions',
  `select ${AUCTION_COLUMNS} from auctions a join ads d on d.uuid = a.ad_uuid where a.id = any($1::uuid[])`,
);

const LOCK = `select id from auctions where id = any($1::uuid[]) and ${BRIEFLY_HELD} order by id for no key update`;
const lockAuctionsSql = statement('auctions.lockAuctions', LOCK);
const lockAtOnceSql = statement('auctions.lockAuctionsAtOnce', `${LOCK} nowait`);

/**
 * Locks the auctions in the order of their ids, so that two batches cannot deadlock, and reads them under the lock. The
 * read is a separate statement: a statement that waited for a row would see that row anew, but other tables as before.
 * Both are sent together. Foreign keys to an auction, as of its counters, need not wait for this lock.
 * @throws an `isLate` error where a lock is held, immediately with `isAtOnce`
 */
export async function lockAuctions(
  writes: Writes,
  ids: readonly string[],
  isAtOnce = false,
): Promise<Map<string, Auction>> {
  const locked = writes.query<{ id: string }>(isAtOnce ? lockAtOnceSql : lockAuctionsSql, [ids]);
  const [, auctions] = await Promise.all([locked, findAuctions(writes, ids)]);
  return auctions;
}

export async function findAuctions(reads: Reads, ids: readonly string[]): Promise<Map<string, Auction>> {
  return byId(await reads.query<AuctionRow>(findAuctionsSql, [ids]));
}

/** Returns which of the auctions are public. */
export async function findPublicIds(reads: Reads, ids: readonly string[]): Promise<Map<string, true>> {
  const auctions = await findAuctions(reads, ids);
  return new Map([...auctions.values()].filter(each => each.isPublic).map(({ id }) => [id, true]));
}

function byId(rows: readonly AuctionRow[]): Map<string, Auction> {
  return new Map(rows.map(row => [row.id, toAuction(row)]));
}

function toAuction({
  noticeKind,
  noticeReason,
  noticeAt,
  increments,
  buyerFee,
  ...row
}: AuctionRow): Auction {
  const notice = noticeKind === null ? null : { kind: noticeKind, reason: noticeReason, at: noticeAt ?? 0 };
  return { ...row, notice, increments: increments ?? INCREMENTS, buyerFee: buyerFee ?? BUYER_FEE };
}

/** Returns the lot of an auction read above; an open auction has no open offer. */
export function lotOf(auction: Auction): HeldLot {
  const { adStatus, hasOrder } = auction;
  return { adStatus, hasOrder, auction, hasOpenOffer: false };
}

const findByAdsSql = statement(
  'auctions.findByAds',
  `select distinct on (ad_uuid) ad_uuid as "adUuid", id from auctions
   where ad_uuid = any($1::uuid[]) order by ad_uuid, created_at desc`,
);

/** Returns the newest auction of each ad, by the ad's uuid. */
export async function findAuctionIdsByAds(
  reads: Reads,
  ads: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reads.query<{ adUuid: string; id: string }>(findByAdsSql, [ads]);
  return new Map(rows.map(row => [row.adUuid, row.id]));
}

/** Reads the database's clock, which goes on during a transaction, unlike `now()`. */
export const readClock = statement('auctions.readClock', 'select clock_timestamp() as now').onlyValue<{
  now: Instant;
}>('now');

// A lateral lookup each: for a set, the planner may read everybody to find a few.
/** Returns these people and the auctions' leaders, for whom rows may be placed without their request. */
export const findBidders = statement(
  'auctions.findBidders',
  `select b.* from unnest($1::uuid[] || array(select leader_id from auctions where id = any($2::uuid[])))
     as asked (id) cross join lateral (
     select p.id, pseudo, first_name as "firstName",
       (select max(expires_at) from cards where account_id = p.id and removed_at is null) as "cardGoodUntil",
       cardinality(added_permissions) > 0
         or exists (select from group_members where account_id = p.id) as "isStaff",
       case when erased_at is not null then 'Unauthenticated' when blocked_at is not null then 'AccountSuspended' end
         as "barredBy"
     from accounts p where p.id = asked.id limit 1) b`,
).keyed<Bidder, [ids: readonly string[], auctionIds: readonly string[]]>('id');

type Leading = { readonly id: string; readonly asksForCard: boolean };
const areBarred = statement(
  'auctions.findBarred',
  `select asked.id from unnest($1::uuid[], $2::boolean[]) as asked (id, asks_for_card) cross join lateral (
     select from accounts p where p.id = asked.id and (erased_at is not null or blocked_at is not null
       or asks_for_card and not exists (select from cards where account_id = p.id and removed_at is null)) limit 1) b`,
).any<[leaders: readonly Leading[]], Writes>(inColumnsOf('id', 'asksForCard'));

/** A new leader, and whether the auction asks for a card. */

/**
 * Runs after `append`, which waits while a new leader's account is being closed or blocked or their card removed; no
 * other account is locked by a bid.
 * @throws Error, so that the batch is decided again without them
 */
export async function requireStanding(writes: Writes, leaders: readonly Leading[]): Promise<void> {
  if (await areBarred(writes, leaders))
    throw new Error('somebody who would lead has gone meanwhile, or their card');
}

/** Whether a person may not bid as a seller: the car's owner, or staff where the house sells. */
export const isSellerIn = (
  { sellerId, isHouseSale }: Pick<Auction, 'sellerId' | 'isHouseSale'>,
  { id, isStaff }: Pick<Bidder, 'id' | 'isStaff'>,
): boolean => id === sellerId || (isHouseSale && isStaff);

/** Returns the names under which a person's row is shown. @throws Error where the person was not read */
export function namesIn(
  bidders: ReadonlyMap<string, Bidder>,
  id: string,
): Pick<Bidder, 'pseudo' | 'firstName'> {
  const bidder = bidders.get(id);
  if (!bidder) throw new Error(`a row for ${id}, whose name was not looked for`);
  return { pseudo: bidder.pseudo, firstName: bidder.firstName };
}

/**
 * Returns the outcomes of these keys within the last day. One lateral lookup each, reading the clock once: for a set,
 * the planner may scan a whole day's outcomes, and read the clock for each.
 */
export const findOutcomes = statement(
  'auctions.findOutcomes',
  `select o.* from unnest($1::uuid[], $2::text[]) as asked (bidder_id, client_bid_id) cross join lateral (
     select bidder_id as "bidderId", client_bid_id as "clientBidId", auction_id as "auctionId", fingerprint, refusal,
       answer_version as "answerVersion", is_raise as "isRaise", decided_at as "decidedAt"
     from bid_outcomes b where b.bidder_id = asked.bidder_id and b.client_bid_id = asked.client_bid_id
       and decided_at > (select clock_timestamp() - interval '1 day') limit 1) o`,
).all<KeyOutcome, [keys: readonly BidKey[]]>(inColumnsOf('bidderId', 'clientBidId'));

/** Deletes outcomes that are too old to be retried. */
export const forgetOutcomes = statement(
  'auctions.forgetOutcomes',
  `delete from bid_outcomes where decided_at < clock_timestamp() - interval '2 days'`,
).run();

const columnsOfRequests = inColumnsOf('id', 'auctionId', 'bidderId', 'bid', 'maxBid', 'leadSource');
const columnsOfRows = inColumnsOf(
  ...(['auctionId', 'version', 'requestId', 'bidderId', 'amount'] as const),
  ...(['isImmediate', 'isReserveReached', 'leads', instant('endAt')] as const),
);
const columnsOfAuctions = inColumnsOf(
  ...(['id', 'price', 'leader', 'leaderCeiling', 'reserveReached'] as const),
  ...([instant('endAt'), 'version', 'bidCount'] as const),
);
const columnsOfOutcomes = inColumnsOf(
  ...(['bidderId', 'clientBidId', 'auctionId'] as const),
  ...(['fingerprint', json('refusal'), 'answerVersion'] as const),
);

/**
 * Writes a whole batch in one statement; the database's constraints are the last safeguard. Keys are written in sorted
 * order: two batches of other auctions with the same keys cannot deadlock.
 */
export const append = statement(
  'auctions.append',
  `with requested as (
     insert into bid_requests (id, auction_id, bidder_id, bid, max_bid, lead_source, placed_by, terms_locale,
                               terms_version, hash, decided_at)
     select *, $7::timestamptz from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[], $5::bigint[], $6::text[],
                                           $31::uuid[], $32::text[], $33::int[], $34::bytea[])
   ), rows as (
     insert into bids (auction_id, version, request_id, bidder_id, amount, is_immediate, is_reserve_reached,
                       leads, end_at, hash, placed_at)
     select *, $7::timestamptz from unnest($8::uuid[], $9::bigint[], $10::uuid[], $11::uuid[], $12::bigint[],
                                           $13::boolean[], $14::boolean[], $15::boolean[], $16::timestamptz[],
                                           $35::bytea[])
   ), changed as (
     update auctions a set price = u.price, leader_id = u.leader, leader_ceiling = u.ceiling,
       reserve_reached = u.reached, end_at = u.end_at, version = u.version, bid_count = u.bid_count,
       bid_hash = u.bid_hash, request_hash = u.request_hash
     from unnest($17::uuid[], $18::bigint[], $19::uuid[], $20::bigint[], $21::boolean[], $22::timestamptz[],
                 $23::bigint[], $24::int[], $36::bytea[], $37::bytea[])
       as u (id, price, leader, ceiling, reached, end_at, version, bid_count, bid_hash, request_hash)
     where a.id = u.id
   )
   insert into bid_outcomes (bidder_id, client_bid_id, auction_id, fingerprint, refusal, answer_version, is_raise, decided_at)
   select *, $7::timestamptz from unnest($25::uuid[], $26::text[], $27::uuid[], $28::text[], $29::jsonb[], $30::bigint[],
                                         $38::boolean[])
   order by 1, 2
   on conflict (bidder_id, client_bid_id) do update set
     auction_id = excluded.auction_id, fingerprint = excluded.fingerprint, refusal = excluded.refusal,
     answer_version = excluded.answer_version, is_raise = excluded.is_raise, decided_at = excluded.decided_at
   where bid_outcomes.decided_at <= excluded.decided_at - interval '1 day'`,
).run<[batch: Appended, now: Instant]>((batch, now) => {
  const { requests, rows, auctions, outcomes } = batch;
  return [
    ...columnsOfRequests(requests),
    timestamp(now),
    ...columnsOfRows(rows),
    ...columnsOfAuctions(auctions),
    ...columnsOfOutcomes(outcomes),
    requests.map(r => r.placedBy),
    requests.map(r => r.terms?.locale ?? null),
    requests.map(r => r.terms?.version ?? null),
    ...sealsOf(batch, now),
    outcomes.map(o => o.isRaise),
  ];
});
