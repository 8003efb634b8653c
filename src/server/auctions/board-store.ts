import type { IncrementTable, Instant, SaleRegime } from '#shared/sale/index.ts';
import { type Reads, statement, timestamp } from '../database/index.ts';
import { orderBy, type Paged, readPage, type Span } from '../paging.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';
import type { AuctionChange } from './changes.ts';
import type { FailureReason } from './closing-store.ts';
import type { AuctionPlan } from './schedule.ts';

export type BoardFilter = 'PLANNED' | 'RUNNING' | 'STUCK' | 'ABOVE_MANDATE' | 'SOLD' | 'UNSOLD' | 'CANCELLED';

/** A person, as staff see them. */
export type BoardPerson = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly pseudo: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/** A failure to close an auction past its end. */
export type ClosingFailure = {
  readonly since: Instant;
  readonly attempts: number;
  readonly retryAt: Instant;
  readonly reason: FailureReason;
  /** The last attempt's error id in the log. */
  readonly errorId: string;
};

/** A lower reserve, or none, that the owner has signed since the auction was planned. */
export type SignedReserve = { readonly reserve: number | null; readonly signedAt: Instant };

/** An auction as staff see it: with its reserve and leader, but no maximum. */
export type BoardAuction = AuctionPlan & {
  readonly id: string;
  readonly adUuid: string;
  readonly adTitle: string;
  readonly adSlug: string;
  readonly isAdPublic: boolean;
  readonly status: 'open' | 'sold' | 'unsold' | 'cancelled';
  readonly price: number | null;
  readonly reserveReached: boolean | null;
  readonly bidCount: number;
  readonly bidderCount: number;
  readonly extensionCount: number;
  readonly viewCount: number;
  readonly favoriteCount: number;
  readonly leader: BoardPerson | null;
  readonly closingFailure: ClosingFailure | null;
  /** null: the reserve is not above the signed one. */
  readonly signedBelow: SignedReserve | null;
  /** null: the specification's table. */
  readonly increments: IncrementTable | null;
};

const person = (alias: string) => `json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name,
  'lastName', ${alias}.last_name, 'pseudo', ${alias}.pseudo, 'email', ${alias}.email, 'phone', ${alias}.phone)`;

const SIGNED_BELOW = `sale_mandates m where a.status = 'open' and a.regime = 'PUBLIC_SALE' and m.ad_uuid = d.uuid
  and m.seller_id = d.owner_id and m.signed_at is not null and m.ended_at is null and a.reserve > coalesce(m.reserve, 0)`;

// A row that extended the auction has an end exactly one window after it was placed.
const BOARD = `
  a.id, a.ad_uuid as "adUuid", concat_ws(' ', d.brand, d.model, d.version, d.year) as "adTitle",
  d.slug as "adSlug", ${IS_PUBLIC_AD} as "isAdPublic", a.status, a.start_at as "startAt", a.end_at as "endAt",
  a.starting_price as "startingPrice", a.price, a.reserve,
  a.reserve_reached as "reserveReached", a.asks_for_card as "asksForCard",
  a.extension_window_ms as "extensionWindowMs", a.tie_rule as "tieRule", a.bid_count as "bidCount",
  (select count(distinct bidder_id)::int from bids where auction_id = a.id) as "bidderCount",
  (select count(distinct b.end_at)::int from bids b where b.auction_id = a.id and a.extension_window_ms > 0
     and b.end_at = b.placed_at + a.extension_window_ms * interval '1 ms') as "extensionCount",
  a.view_count as "viewCount", a.favorite_count as "favoriteCount", a.increments,
  (select ${person('p')} from accounts p where p.id = a.leader_id) as leader,
  (select json_build_object('since', (extract(epoch from f.since) * 1000)::bigint, 'attempts', f.attempts,
     'retryAt', (extract(epoch from f.retry_at) * 1000)::bigint, 'reason', f.reason, 'errorId', f.error_id)
   from closing_failures f where f.auction_id = a.id and a.status = 'open') as "closingFailure",
  (select json_build_object('reserve', m.reserve, 'signedAt', (extract(epoch from m.signed_at) * 1000)::bigint)
   from ${SIGNED_BELOW}) as "signedBelow"`;
const TABLES = 'auctions a join ads d on d.uuid = a.ad_uuid';

/** The orders of the list. */
export const BOARD_ORDERS = { END: 'a.end_at', PRICE: 'a.price', BIDS: 'a.bid_count' } as const;

const listSql = statement(
  'auctions.board',
  `select ${BOARD}, count(*) over ()::int as "totalCount" from ${TABLES}
   where ($1::text is null or folded(concat_ws(' ', d.brand, d.model, d.version, d.year,
       d.details ->> 'sfInternalOpportunityId', d.details -> 'optionalData' ->> 'vin', a.id, d.uuid)) like $1)
     and case $2::text when 'PLANNED' then a.status = 'open' and a.start_at > clock_timestamp()
       when 'RUNNING' then a.status = 'open' and a.start_at <= clock_timestamp()
       when 'STUCK' then a.status = 'open' and exists (select from closing_failures where auction_id = a.id)
       when 'ABOVE_MANDATE' then exists (select from ${SIGNED_BELOW})
       when 'SOLD' then a.status = 'sold' when 'UNSOLD' then a.status = 'unsold'
       when 'CANCELLED' then a.status = 'cancelled' else true end
     and a.end_at >= $3 and a.end_at < $4 and ($8::text is null or a.regime = $8)
   order by ${orderBy('$7', BOARD_ORDERS)}, (a.status = 'open') desc, case when a.status = 'open' then a.end_at end, a.end_at desc, a.id
   limit $5 offset $6`,
);

export type BoardWish = {
  readonly pattern: string | null;
  readonly filter: BoardFilter | null;
  readonly from: Instant;
  readonly until: Instant;
  readonly regime: SaleRegime | null;
};

/** Lists auctions by their end: the open ones, soonest first, then the closed ones, newest first. */
export function listBoard(
  reads: Reads,
  { pattern, filter, from, until, regime }: BoardWish,
  span: Span,
): Promise<Paged<BoardAuction>> {
  const sort = span.sort ?? null;
  const filters = [pattern, filter, timestamp(from), timestamp(until)];
  return readPage(span, (limit, offset) =>
    reads.query<BoardAuction & { totalCount: number }>(listSql, [...filters, limit, offset, sort, regime]),
  );
}

/** Counts the open auctions whose reserve is above the signed one, which staff may lower. */
export const countAboveMandate = statement(
  'auctions.countAboveMandate',
  `select count(*)::int as count from ${TABLES} where exists (select from ${SIGNED_BELOW})`,
).count();

/** Returns the newest auction of an ad; null where it has none. */
export const findBoardAuction = statement(
  'auctions.boardOf',
  `select ${BOARD} from ${TABLES} where a.ad_uuid = $1 order by a.created_at desc limit 1`,
).byId<BoardAuction>();

/** Returns these auctions, in no order. */
export const findBoardAuctions = statement(
  'auctions.boardOfIds',
  `select ${BOARD} from ${TABLES} where a.id = any($1::uuid[])`,
).all<BoardAuction, [ids: readonly string[]]>();

/** A row of the history, with its bidder and source. */
export type BoardBid = {
  readonly version: number;
  readonly amount: number;
  readonly isImmediate: boolean;
  readonly leads: boolean;
  readonly isReserveReached: boolean | null;
  readonly placedAt: Instant;
  readonly leadSource: string | null;
  readonly bidder: BoardPerson;
  /** The member of staff who placed it; null where the bidder did. */
  readonly placedBy: string | null;
};

const BIDS_SHOWN = 500;

/** Lists the newest rows first. */
export const listBoardBids = statement(
  'auctions.boardBids',
  `select b.version, b.amount, b.is_immediate as "isImmediate", b.leads,
     b.is_reserve_reached as "isReserveReached", b.placed_at as "placedAt", r.lead_source as "leadSource",
     ${person('p')} as bidder, s.first_name || ' ' || s.last_name as "placedBy"
   from bids b join accounts p on p.id = b.bidder_id
     left join bid_requests r on r.id = b.request_id left join accounts s on s.id = r.placed_by
   where b.auction_id = $1 order by b.version desc limit ${BIDS_SHOWN}`,
).all<BoardBid, [auctionId: string]>();

export type BoardChange = {
  readonly id: number;
  readonly kind: AuctionChange['kind'];
  /** null: the system. */
  readonly actorName: string | null;
  readonly before: { readonly reserve?: number | null; readonly endAt?: Instant };
  readonly after: { readonly reserve?: number | null; readonly endAt?: Instant };
  readonly reason: string | null;
  readonly at: Instant;
};

/** Lists the changes that staff and the system made to an auction, newest first. */
export const listBoardChanges = statement(
  'auctions.boardChanges',
  `select c.id, c.kind, p.first_name || ' ' || p.last_name as "actorName", c.before, c.after, c.reason,
     c.changed_at as at
   from auction_changes c left join accounts p on p.id = c.actor_id
   where c.auction_id = $1 order by c.id desc`,
).all<BoardChange, [auctionId: string]>();

export type CallingBidder = BoardPerson & { readonly hasValidCard: boolean };

const CALLING = `id, first_name as "firstName", last_name as "lastName", pseudo, email, phone,
     exists (select from cards where account_id = p.id and removed_at is null
             and expires_at > clock_timestamp()) as "hasValidCard"
   from accounts p where erased_at is null and blocked_at is null and email is not null`;

const CALLING_SHOWN = 8;

/**
 * Lists people who may bid by telephone, by part of a name, e-mail address or number. Numbers are compared by digits,
 * so 06 12 34 finds +33 6 12 34. Last names that begin with the search come first.
 */
export const listCallingBidders = statement(
  'auctions.bidders',
  `select ${CALLING} and (folded(concat_ws(' ', first_name, last_name, first_name, pseudo, email)) like $1
       or ($2::text is not null and regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') like '%' || $2 || '%'))
   order by (folded(last_name) like ltrim($1, '%')) desc, last_name, first_name, id limit ${CALLING_SHOWN}`,
).all<CallingBidder, [pattern: string, digits: string | null]>();

/**
 * A car that can be auctioned, with its seller's wishes: euros, and a day as `2026-12-10`. A signed mandate's reserve
 * and estimates take precedence.
 */
export type Candidate = {
  readonly uuid: string;
  readonly title: string;
  /** The seller, and the ad's slug: they tell cars of the same title apart. */
  readonly seller: string | null;
  readonly slug: string;
  readonly isPublic: boolean;
  readonly wishedStartingPrice: number | null;
  readonly wishedReserve: number | null;
  readonly estimateLow: number | null;
  readonly estimateHigh: number | null;
  readonly wishedStartDate: string | null;
};

/** Lists the newest cars without an open auction that match the search. */
export const listCandidates = statement(
  'auctions.candidates',
  `select d.uuid, concat_ws(' ', d.brand, d.model, d.version, d.year) as title, d.slug,
     (select nullif(trim(concat_ws(' ', first_name, last_name)), '') from accounts where id = d.owner_id) as seller,
     d.status = 'PUBLISHED' as "isPublic", w.wished_starting_price as "wishedStartingPrice",
     case when m.id is null then w.wished_reserve else m.reserve end as "wishedReserve",
     m.estimate_low as "estimateLow", m.estimate_high as "estimateHigh", w.wished_start::text as "wishedStartDate"
   from ads d left join ad_drafts w on w.ad_uuid = d.uuid and w.wish = 'AUCTION'
   left join sale_mandates m on m.ad_uuid = d.uuid and m.seller_id = d.owner_id and m.signed_at is not null
     and m.ended_at is null
   where d.status in ('DRAFT', 'PUBLISHED')
     and not exists (select from auctions where ad_uuid = d.uuid and status = 'open')
     and ($1::text is null or folded(concat_ws(' ', d.uuid, d.brand, d.model, d.version, d.year,
       d.details ->> 'sfInternalOpportunityId', d.brand, d.model, d.year)) like $1)
   order by d.created_at desc, d.id desc limit $2`,
).all<Candidate, [pattern: string | null, count: number]>();
