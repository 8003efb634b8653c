/**
 * The seals of the ledger: each row's hash is made of what the row says and of the hash before it, so that no
 * row can be changed, taken out or slipped in without every later one telling. docs/bid-log.md says how
 * anybody checks them; the database seals what is written without the desk in the same words.
 */
import { hash } from 'node:crypto';
import type { Instant } from '#shared/sale/index.ts';
import type { Appended, Bid, LedgerRequest } from './records.ts';

/** Stands before the first row of an auction. */
const BEGINNING = '0'.repeat(64);

type SealedBid = Pick<
  Bid,
  'auctionId' | 'version' | 'bidderId' | 'amount' | 'isImmediate' | 'isReserveReached' | 'leads' | 'endAt'
> & { readonly requestId: string | null };

let lastInstant: { readonly at: Instant; readonly text: string } | null = null;

/** The rows of a batch say the same few instants over and over. */
function iso(at: Instant): string {
  if (lastInstant?.at !== at) lastInstant = { at, text: new Date(at).toISOString() };
  return lastInstant.text;
}

const bit = (value: boolean | null) => (value === null ? '' : Number(value));

/** What a row of the history says, as it is hashed and as it stands in an export. */
export function bidWords(row: SealedBid, placedAt: Instant): string {
  const { auctionId, version, requestId, bidderId, amount, isImmediate, isReserveReached, leads, endAt } =
    row;
  const flags = [bit(isImmediate), bit(isReserveReached), bit(leads)];
  return [auctionId, version, requestId ?? '', bidderId, amount, ...flags, iso(endAt), iso(placedAt)].join();
}

/** What an accepted request says: the maximum is among it, so nobody reads these words but the house. */
export function requestWords(request: LedgerRequest, decidedAt: Instant): string {
  const { auctionId, id, bidderId, bid, maxBid, leadSource, placedBy, terms } = request;
  const said = [maxBid, leadSource, placedBy, terms?.locale, terms?.version].map(value => value ?? '');
  return [auctionId, id, bidderId, bid, ...said, iso(decidedAt)].join();
}

export function sealed(previous: Buffer | null, words: string): Buffer {
  return hash('sha256', `${previous?.toString('hex') ?? BEGINNING},${words}`, 'buffer');
}

/** The seals of a batch's requests and rows, and then the last of each of its auctions, as `append` takes them. */
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
