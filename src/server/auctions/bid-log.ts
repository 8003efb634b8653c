import type { Instant } from '#shared/sale/index.ts';
import { type Connections, snapshotSql, statement } from '../database/index.ts';
import { firstBroken } from '../seals/index.ts';
import type { LedgerRequest } from './ledger.ts';
import { bidWords, requestWords } from './seal.ts';

/** The first line whose hash does not follow from the one before it, in the history or among the requests. */
export type BrokenSeal = { readonly of: 'history' | 'requests'; readonly line: number };

/** An auction's log, with the result of checking its seals. */
export type BidLog = {
  readonly auctionId: string;
  /** null: no seal is broken. */
  readonly broken: BrokenSeal | null;
  readonly lineCount: number;
  /** The newest row's hash; null before the first bid. */
  readonly seal: string | null;
  /** One line for each row: the hashed text, then its hash. */
  readonly lines: readonly string[];
};

const COLUMNS = [
  ...['auctionId', 'version', 'requestId', 'bidderId', 'amount', 'isImmediate', 'isReserveReached', 'leads'],
  ...['endAt', 'placedAt', 'hash'],
];

const auctionSql = statement(
  'bidLog.auction',
  `select bid_hash as "bidHash", request_hash as "requestHash" from auctions where id = $1`,
);
const bidsSql = statement(
  'bidLog.bids',
  `select auction_id as "auctionId", version, request_id as "requestId", bidder_id as "bidderId", amount,
     is_immediate as "isImmediate", is_reserve_reached as "isReserveReached", leads, end_at as "endAt",
     placed_at as "placedAt", hash
   from bids where auction_id = $1 order by version`,
);
const requestsSql = statement(
  'bidLog.requests',
  `select auction_id as "auctionId", id, bidder_id as "bidderId", bid, max_bid as "maxBid",
     lead_source as "leadSource", placed_by as "placedBy", decided_at as "decidedAt", hash,
     case when terms_locale is null then null
          else json_build_object('locale', terms_locale, 'version', terms_version) end as terms
   from bid_requests where auction_id = $1 order by position`,
);
const idsSql = statement('bidLog.auctions', 'select id from auctions order by created_at, id');

type Head = { bidHash: Buffer | null; requestHash: Buffer | null };
type SealedRow = Parameters<typeof bidWords>[0] & { placedAt: Instant; hash: Buffer };
type SealedRequest = LedgerRequest & { decidedAt: Instant; hash: Buffer };

/**
 * Reads an auction's log from one snapshot, while people may bid on, and recomputes every seal; null where there is no
 * such auction.
 */
export async function readBidLog(
  { transaction }: Pick<Connections, 'transaction'>,
  auctionId: string,
): Promise<BidLog | null> {
  const read = await transaction(async reads => {
    await reads.query(snapshotSql);
    const [head] = await reads.query<Head>(auctionSql, [auctionId]);
    const rows = await reads.query<SealedRow>(bidsSql, [auctionId]);
    return head && { head, rows, requests: await reads.query<SealedRequest>(requestsSql, [auctionId]) };
  });
  if (!read) return null;
  const { head, rows, requests } = read;
  const words = rows.map(row => bidWords(row, row.placedAt));
  const history = firstBroken(rows, words, head.bidHash);
  const asked = requests.map(request => requestWords(request, request.decidedAt));
  const request = firstBroken(requests, asked, head.requestHash);
  return {
    auctionId,
    broken: brokenOf('history', history) ?? brokenOf('requests', request),
    lineCount: rows.length,
    seal: head.bidHash?.toString('hex') ?? null,
    lines: rows.map((row, index) => `${words[index]},${row.hash.toString('hex')}`),
  };
}

function brokenOf(of: BrokenSeal['of'], line: number | null): BrokenSeal | null {
  return line === null ? null : { of, line };
}

/** Checks every auction's log: returns the broken ones and how many were checked. */
export async function checkBidLogs(
  database: Connections,
): Promise<{ count: number; broken: readonly BidLog[] }> {
  const auctions = await database.query<{ id: string }>(idsSql);
  const broken: BidLog[] = [];
  for (const { id } of auctions) {
    const log = await readBidLog(database, id);
    if (log?.broken) broken.push(log);
  }
  return { count: auctions.length, broken };
}

/** Formats the log as CSV; the lines are exactly the hashed texts. */
export function bidLogCsv({ lines }: BidLog): string {
  return `${[COLUMNS.join(), ...lines].join('\n')}\n`;
}

/** Formats the log as JSON. */
export function bidLogJson({ auctionId, seal, lines }: BidLog): string {
  const rows = lines.map(line => {
    const cells = line.split(',');
    return Object.fromEntries(COLUMNS.map((name, index) => [name, cells[index]]));
  });
  return JSON.stringify({ auctionId, seal, rows }, null, 2);
}
