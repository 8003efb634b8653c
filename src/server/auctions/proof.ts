/**
 * The public proofs of an auction: its history under public names, sealed row by row like the internal log
 * (docs/bid-log.md), and each bidder's own requests. Both are signed by the house.
 */
import { sealed } from '../seals/index.ts';
import type { BidAct } from './history.ts';
import type { Bid } from './ledger.ts';
import { publicNamesOf } from './names.ts';
import { bidWords } from './seal.ts';

/** A public log: it contains no account and no maximum. */
export type PublicLog = {
  /** The hashed texts, oldest first, each followed by its hash. */
  readonly lines: readonly string[];
  /** The last line's hash; null where nobody bid. */
  readonly seal: string | null;
};

/** Builds the public log. @param rows the whole history, oldest first */
export function publicLogOf(rows: readonly Bid[]): PublicLog {
  let seal: Buffer | null = null;
  const lines: string[] = [];
  for (const row of rows) {
    const words = bidWords({ ...row, requestId: null, bidderId: publicNamesOf(row).userId }, row.placedAt);
    seal = sealed(seal, words);
    lines.push(`${words},${seal.toString('hex')}`);
  }
  return { lines, seal: seal?.toString('hex') ?? null };
}

/** Returns the signed text of a log: auction, number of lines, and last seal. */
export const logWords = (auctionId: string, { lines, seal }: PublicLog): string =>
  ['log', auctionId, lines.length, seal ?? ''].join();

/**
 * Returns the signed text of one request: its row (none where a maximum was raised), bidder id, bid, maximum and time.
 * Only the bidder gets it, since it contains the maximum.
 */
export const receiptWords = (auctionId: string, bidderId: string, act: BidAct): string =>
  [
    ...['receipt', auctionId, act.version ?? '', bidderId],
    ...[act.bid, act.maxBid ?? '', new Date(act.at).toISOString()],
  ].join();
