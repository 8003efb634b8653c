import type { Instant, Millis } from './auction.ts';

/** Two ends nearer than this ask bidders, and the house, to be in two rooms at once. */
export const CLASH_WITHIN_MS: Millis = 10 * 60_000;

/** Whether two auctions end so close to each other that whoever follows both misses one. */
export function endsClash(one: Instant, other: Instant): boolean {
  return Math.abs(one - other) < CLASH_WITHIN_MS;
}
