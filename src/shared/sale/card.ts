import type { Instant, Millis } from './auction.ts';

const DAY_MS: Millis = 24 * 60 * 60_000;
/** After the hammer the winner still has to sign and pay: the card that secures the fee must stay valid this long. */
const OUTLASTS_BY_MS: Millis = 14 * DAY_MS;

/** Whether a card that expires at `expiresAt` may be used to bid until `endAt`. */
export function isCardGoodFor(endAt: Instant, expiresAt: Instant | null): boolean {
  return expiresAt !== null && expiresAt > endAt + OUTLASTS_BY_MS;
}
