/**
 * What the rows of the ledger say as they are sealed, each with the one before it. docs/bid-log.md says how anybody
 * checks them; the database seals what is written without the desk in the same words.
 */
import type { Instant } from '#shared/sale/index.ts';
import { sealed } from '../seals/index.ts';
import type { Appended, Bid, LedgerRequest } from './records.ts';

type SealedBid = Pick<
  Bid,
  'auctionId' | 'version' | 'bidderId' | 'amount' | 'isImmediate' | 'isReserveReached' | 'leads' | 'endAt'
> & { readonly requestId: string | null };

/** The rows of a batch say the same few instants over and over: when it was decided, and the ends of its auctions. */
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
