/**
 * The hashed texts of the ledger's rows, each sealed with the one before it. docs/bid-log.md tells how to verify them.
 * Rows written without the desk are sealed by the database with the same texts.
 */
import type { Instant } from '#shared/sale/index.ts';
import { sealed } from '../seals/index.ts';
import type { Appended, Bid, LedgerRequest } from './records.ts';

type SealedBid = Pick<
  Bid,
  'auctionId' | 'version' | 'bidderId' | 'amount' | 'isImmediate' | 'isReserveReached' | 'leads' | 'endAt'
> & { readonly requestId: string | null };

/** Caches formatted instants: a batch repeats a few, its decision time and its auctions' ends. */
const instants = new Map<Instant, string>();
const INSTANTS_KEPT_MAX = 1_000;

function iso(at: Instant): string {
  const known = instants.get(at);
  if (known !== undefined) return known;
  if (instants.size === INSTANTS_KEPT_MAX) instants.clear();
  const text = new Date(at).toISOString();
  instants.set(at, text);
  return text;
}

const bit = (value: boolean | null) => (value === null ? '' : Number(value));

/** Returns the text of a history row, as hashed and exported. */
export function bidWords(row: SealedBid, placedAt: Instant): string {
  const { auctionId, version, requestId, bidderId, amount, isImmediate, isReserveReached, leads, endAt } =
    row;
  const flags = [bit(isImmediate), bit(isReserveReached), bit(leads)];
  return [auctionId, version, requestId ?? '', bidderId, amount, ...flags, iso(endAt), iso(placedAt)].join();
}

/** Returns the text of an accepted request; it contains the maximum, so it is never disclosed. */
export function requestWords(request: LedgerRequest, decidedAt: Instant): string {
  const { auctionId, id, bidderId, bid, maxBid, leadSource, placedBy, terms } = request;
  const said = [maxBid, leadSource, placedBy, terms?.locale, terms?.version].map(value => value ?? '');
  return [auctionId, id, bidderId, bid, ...said, iso(decidedAt)].join();
}

/** Returns the hashes of a batch's requests and rows, then the last ones of each auction, as `append` takes them. */
export function sealsOf({ requests, rows, auctions }: Appended, now: Instant): (Buffer | null)[][] {
  const lastRequest = new Map(auctions.map(auction => [auction.id, auction.lastRequestHash]));
  const lastBid = new Map(auctions.map(auction => [auction.id, auction.lastBidHash]));
  const ofRequests = requests.map(each => sealNext(lastRequest, each.auctionId, requestWords(each, now)));
  const ofRows = rows.map(row => sealNext(lastBid, row.auctionId, bidWords(row, now)));
  const newest = (last: ReadonlyMap<string, Buffer | null>) => auctions.map(({ id }) => last.get(id) ?? null);
  return [ofRequests, ofRows, newest(lastBid), newest(lastRequest)];
}

function sealNext(last: Map<string, Buffer | null>, auctionId: string, words: string): Buffer {
  const seal = sealed(last.get(auctionId) ?? null, words);
  last.set(auctionId, seal);
  return seal;
}
