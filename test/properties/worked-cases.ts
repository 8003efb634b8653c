import { WORKED_BIDS } from './worked-bids.ts';
import { WORKED_RESERVES } from './worked-reserves.ts';

/** One worked case: who asks what, and what must stand afterwards. */
export type WorkedCase = {
  readonly name: string;
  readonly rule: string;
  readonly start: number;
  readonly reserve: number | null;
  readonly tie: 'REFUSE' | 'EARLIEST_WINS';
  /** `A 1000 max 5000; B 900 > BidTooLow 1000`: requests in order, with the refusal expected. */
  readonly asks: string;
  /** Oldest first; `auto` for a row placed from a maximum. */
  readonly rows: string;
  /** Who leads, at what price. */
  readonly leads: string;
  /** The minimum for the next bid of anyone else. */
  readonly next: number;
  readonly reached: boolean | null;
};

/** The worked cases of the rules of sale. */
export const WORKED_CASES: readonly WorkedCase[] = [...WORKED_BIDS, ...WORKED_RESERVES];
