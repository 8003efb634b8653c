/**
 * What the house proves of an auction to everybody: its history under the names the room knew, sealed row by row as the
 * house's own log is (docs/bid-log.md), and to each bidder what they asked for, both under the house's signature.
 */
import { sealed } from '../seals/index.ts';
import type { BidAct } from './history.ts';
import type { Bid } from './ledger.ts';
import { publicNamesOf } from './names.ts';
import { bidWords } from './seal.ts';

/** A log for everybody: no account and no maximum is in it. */
export type PublicLog = {
  /** As they are hashed, oldest first, each with its own hash last. */
  readonly lines: readonly string[];
  /** The last line's hash; null where nobody bid. */
  readonly seal: string | null;
};

/** @param rows the whole history, oldest first */
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

/** What is signed of a log: which auction's it is, how long, and its last seal. */
export const logWords = (auctionId: string, { lines, seal }: PublicLog): string =>
  ['log', auctionId, lines.length, seal ?? ''].join();

/**
 * What is signed of one act: which row it made (none where a maximum was raised), under which name, what was bid and
 * up to how much, and when. Whose it is keeps it; nobody else is ever told the maximum.
 */
export const receiptWords = (auctionId: string, bidderId: string, act: BidAct): string =>
  [
    ...['receipt', auctionId, act.version ?? '', bidderId],
    ...[act.bid, act.maxBid ?? '', new Date(act.at).toISOString()],
  ].join();
