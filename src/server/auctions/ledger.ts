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
 * Locks the auctions in the order of their ids, so that two batches never wait for each other in a ring, and reads
 * them once they are held: a statement that waits for a row reads that row anew, and the car and the history beside
 * it as they were before. Both travel at once. Who only points at one, as what is counted on it does, waits for nobody.
 * With `isAtOnce` it is late (`isLate`) at once where somebody holds one of them.
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

/** Those of the auctions that are before the public. */
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

/** The lot of an auction as it was read with it; while an auction is open nobody is asked for an offer. */
export function lotOf(auction: Auction): HeldLot {
  const { adStatus, hasOrder } = auction;
  return { adStatus, hasOrder, auction, hasOpenOffer: false };
}

const findByAdsSql = statement(
  'auctions.findByAds',
  `select distinct on (ad_uuid) ad_uuid as "adUuid", id from auctions
   where ad_uuid = any($1::uuid[]) order by ad_uuid, created_at desc`,
);

/** The newest auction of each ad, by the ad's uuid. */
export async function findAuctionIdsByAds(
  reads: Reads,
  ads: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reads.query<{ adUuid: string; id: string }>(findByAdsSql, [ads]);
  return new Map(rows.map(row => [row.adUuid, row.id]));
}

/** The database's clock. `now()` stands still from the transaction's begin; this one does not. */
export const readClock = statement('auctions.readClock', 'select clock_timestamp() as now').onlyValue<{
  now: Instant;
}>('now');

// Each looked for by itself: asked for as a set, the planner may read everybody to find a few.
/** These people, and whoever leads in these auctions: rows are placed for a leader who did not ask. */
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

/** Who would lead, in an auction that asks for a card or does not. */

/**
 * Asked behind `append`, which waits for who is leaving, being kept out or taking their card off file in that moment
 * where a bid makes them lead; nobody else's account is held by a bid. @throws Error, so that all is decided anew,
 * without them
 */
export async function requireStanding(writes: Writes, leaders: readonly Leading[]): Promise<void> {
  if (await areBarred(writes, leaders))
    throw new Error('somebody who would lead has gone meanwhile, or their card');
}

/** Whether somebody sells there, and so can't bid: whose car it is, and staff where it is the house that sells. */
export const isSellerIn = (
  { sellerId, isHouseSale }: Pick<Auction, 'sellerId' | 'isHouseSale'>,
  { id, isStaff }: Pick<Bidder, 'id' | 'isStaff'>,
): boolean => id === sellerId || (isHouseSale && isStaff);

/** The names a row of somebody is shown under. @throws Error where nobody looked for this person */
export function namesIn(
  bidders: ReadonlyMap<string, Bidder>,
  id: string,
): Pick<Bidder, 'pseudo' | 'firstName'> {
  const bidder = bidders.get(id);
  if (!bidder) throw new Error(`a row for ${id}, whose name was not looked for`);
  return { pseudo: bidder.pseudo, firstName: bidder.firstName };
}

/**
 * What was answered under these keys within the last day. Each is looked for by itself, and the clock read once: as a
 * set, the planner may read the outcomes of a whole day, and the clock for each of them, to find a few.
 */
export const findOutcomes = statement(
  'auctions.findOutcomes',
  `select o.* from unnest($1::uuid[], $2::text[]) as asked (bidder_id, client_bid_id) cross join lateral (
     select bidder_id as "bidderId", client_bid_id as "clientBidId", auction_id as "auctionId", fingerprint, refusal,
       answer_version as "answerVersion", is_raise as "isRaise", decided_at as "decidedAt"
     from bid_outcomes b where b.bidder_id = asked.bidder_id and b.client_bid_id = asked.client_bid_id
       and decided_at > (select clock_timestamp() - interval '1 day') limit 1) o`,
).all<KeyOutcome, [keys: readonly BidKey[]]>(inColumnsOf('bidderId', 'clientBidId'));

/** Forgets what was answered so long ago that no key is asked for any more. */
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
 * Writes a whole batch in one statement; the database's constraints are the last guard. Keys are written in their
 * order: two batches with the same ones, of other auctions, never wait for each other in a ring.
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
