import type { Instant, Millis } from './auction.ts';

const DAY_MS: Millis = 24 * 60 * 60_000;
/** After the hammer a winner signs and pays: so long the card that stands for the fee must still be good. */
const OUTLASTS_BY_MS: Millis = 14 * DAY_MS;

/** Whether a card, by the first instant at which it is no longer good, is one to bid with until an end. */
export function isCardGoodFor(endAt: Instant, expiresAt: Instant | null): boolean {
  return expiresAt !== null && expiresAt > endAt + OUTLASTS_BY_MS;
}
