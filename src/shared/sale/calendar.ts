import type { Instant, Millis } from './auction.ts';

/** Auctions that end closer together than this cannot both be followed by a bidder, or run by the house. */
export const CLASH_WITHIN_MS: Millis = 10 * 60_000;

/** Whether two auctions end too close together for one person to follow both. */
export function endsClash(one: Instant, other: Instant): boolean {
  return Math.abs(one - other) < CLASH_WITHIN_MS;
}
