import {
  type AuctionState,
  type Instant,
  type LedgerEntry,
  replayWithout,
  type Version,
} from '#shared/sale/index.ts';
import type { Locale } from '#shared/words/locale.ts';
import { inColumnsOf, inOrderOf, type Reads, type Span, statement } from '../database/index.ts';
import { type Bid, findAuctions } from './ledger.ts';

/** The maximum number of rows of one answer: the newest ones. */
export const HISTORY_ROWS_MAX = 5_000;

const BID_COLUMNS = `
  b.auction_id as "auctionId", b.version, b.bidder_id as "bidderId", p.pseudo, p.first_name as "firstName",
  b.amount, b.is_immediate as "isImmediate", b.is_reserve_reached as "isReserveReached", b.leads,
  b.end_at as "endAt", b.placed_at as "placedAt", a.asks_for_card as "asksForCard",
  a.bidder_salt as "bidderSalt"`;
const BID_TABLES = 'bids b join auctions a on a.id = b.auction_id join accounts p on p.id = b.bidder_id';

/** Returns the rows after a version, oldest first. */
export const bidsSince = statement(
  'auctions.bidsSince',
  `select ${BID_COLUMNS} from ${BID_TABLES}
   where b.auction_id = $1 and b.version > $2 order by b.version limit ${HISTORY_ROWS_MAX}`,
).all<Bid, [auctionId: string, version: Version]>();

/** Returns every row after a version, oldest first, without a limit. */
export async function wholeHistory(reads: Reads, auctionId: string, version: Version = 0): Promise<Bid[]> {
  const rows: Bid[] = [];
  for (;;) {
    const more = await bidsSince(reads, auctionId, rows.at(-1)?.version ?? version);
    rows.push(...more);
    if (more.length < HISTORY_ROWS_MAX) return rows;
  }
}

const historiesSql = statement(
  'auctions.histories',
  `select ${BID_COLUMNS} from ${BID_TABLES} where b.auction_id = any($1::uuid[])
   order by b.auction_id, b.version desc`,
);

/** Returns whole histories, newest row first, by auction. */
export async function findHistories(reads: Reads, ids: readonly string[]): Promise<Map<string, Bid[]>> {
  const histories = new Map<string, Bid[]>(ids.map(id => [id, []]));
  for (const bid of await reads.query<Bid>(historiesSql, [ids])) {
    const history = histories.get(bid.auctionId);
    if (history && history.length < HISTORY_ROWS_MAX) history.push(bid);
  }
  return histories;
}

/** Returns single rows by auction and version. */
export const findBidsAt = statement(
  'auctions.bidsAt',
  `select ${BID_COLUMNS} from unnest($1::uuid[], $2::bigint[]) as k (auction_id, version)
   join bids b using (auction_id, version) join auctions a on a.id = b.auction_id
   join accounts p on p.id = b.bidder_id`,
).all<Bid, [keys: readonly { auctionId: string; version: Version }[]]>(inColumnsOf('auctionId', 'version'));

/** Counts an auction's bidders with a card that is valid now. */
export const countCardBidders = statement(
  'auctions.countCardBidders',
  `select count(distinct b.bidder_id)::int as count from bids b join cards c on c.account_id = b.bidder_id
   where b.auction_id = $1 and c.removed_at is null and c.expires_at > clock_timestamp()`,
).count<[auctionId: string]>();

/** Returns the most a person has authorised in an auction; only for that person. */
export const maxBidOf = statement(
  'auctions.maxBidOf',
  'select max(coalesce(max_bid, bid)) as ceiling from bid_requests where auction_id = $1 and bidder_id = $2',
).value<{ ceiling: number | null }, [auctionId: string, bidderId: string]>('ceiling');

/** Returns the terms of sale that a person accepted with their last own bid; null where there is none. */
export const acceptedTerms = statement(
  'auctions.acceptedTerms',
  `select terms_locale as locale, terms_version as version, decided_at as at from bid_requests
   where bidder_id = $1 and placed_by is null order by position desc limit 1`,
).one<{ locale: Locale | null; version: number | null; at: Instant }, [accountId: string]>();

/** An accepted request of one person in one auction; only for that person. */
export type BidAct = {
  readonly bid: number;
  readonly maxBid: number | null;
  readonly at: Instant;
  /** The version of its row in the history; null where it only raised a maximum. */
  readonly version: number | null;
};

export const actsOf = statement(
  'auctions.actsOf',
  `select r.bid, r.max_bid as "maxBid", r.decided_at as at,
     (select b.version from bids b where b.bidder_id = r.bidder_id and b.auction_id = r.auction_id
       and b.request_id = r.id and b.is_immediate) as version
   from bid_requests r where r.auction_id = $1 and r.bidder_id = $2 order by r.position desc
   limit $3 offset $4`,
).all<BidAct, [auctionId: string, bidderId: string, span: Span]>(inOrderOf('limit', 'offset'));

const ledgerSql = statement(
  'auctions.ledger',
  `select 'bid' as kind, position, 0 as line, decided_at as at, bidder_id as bidder, bid, max_bid as "maxBid",
     null::jsonb as after
   from bid_requests where auction_id = $1
   union all
   select kind, request_position, id, changed_at, null, null, null, after
   from auction_changes where auction_id = $1 and kind in ('RESERVE', 'END', 'OUTAGE')
     and id > (select coalesce(max(id), 0) from auction_changes where auction_id = $1 and kind = 'SCHEDULED' and after ? 'endAt')
   order by position, line`,
);

type LedgerLine = {
  kind: 'bid' | 'RESERVE' | 'END' | 'OUTAGE';
  at: Instant;
  bidder: string;
  bid: number;
  maxBid: number | null;
  after: { reserve?: number | null; endAt?: Instant } | null;
};

/** Returns everything that decided about an auction since it was last planned, in order, as `replay` takes it. */
export async function ledgerOf(reads: Reads, auctionId: string): Promise<LedgerEntry[]> {
  const lines = await reads.query<LedgerLine>(ledgerSql, [auctionId]);
  return lines.map(line => {
    if (line.kind === 'RESERVE')
      return { kind: 'reserve', at: line.at, reserve: line.after?.reserve ?? null };
    if (line.kind !== 'bid') return { kind: 'end', at: line.at, endAt: line.after?.endAt ?? 0 };
    const { bidder, bid, maxBid } = line;
    // The checks passed when the request was accepted; the ledger holds accepted requests only.
    const request = { bidder, bid, maxBid, termsAccepted: true, hasValidCard: true, isSeller: false };
    return { kind: 'bid', at: line.at, request };
  });
}

const scheduledSql = statement(
  'auctions.scheduled',
  'select scheduled_end_at as "endAt", scheduled_reserve as reserve from auctions where id = $1',
);

/** Returns an auction as it was before its first bid, as `replay` takes it; null where there is none. */
export async function scheduledOf(reads: Reads, auctionId: string): Promise<AuctionState | null> {
  const stored = (await findAuctions(reads, [auctionId])).get(auctionId);
  const [begun] = await reads.query<{ endAt: Instant; reserve: number | null }>(scheduledSql, [auctionId]);
  if (!stored || !begun) return null;
  const { reserve, endAt } = begun;
  return {
    ...stored,
    ...{ status: 'open', endAt, reserve, reserveReached: reserve === null ? null : false },
    ...{ price: null, leader: null, leaderCeiling: null, version: 0 },
  };
}

/** Returns who would lead at the end, and at what price, without the bids of some people (rules of sale 3). */
export async function standingWithout(
  reads: Reads,
  auctionId: string,
  without: ReadonlySet<string>,
): Promise<Pick<AuctionState, 'leader' | 'price'>> {
  const begin = await scheduledOf(reads, auctionId);
  return begin
    ? replayWithout(begin, await ledgerOf(reads, auctionId), without)
    : { leader: null, price: null };
}
