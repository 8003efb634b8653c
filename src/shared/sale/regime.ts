import type { Instant, Millis } from './auction.ts';

/**
 * Whose sale it is: between private people with the house as broker, a professional's, or the house's own.
 * It decides the notice beside the bid, the clauses of the contract and the right of withdrawal.
 */
export type SaleRegime = 'BROKERAGE' | 'PROFESSIONAL' | 'HOUSE';

/** Who is bound as seller decides, not who handles the sale or where the car is shown. */
export function saleRegime(ad: { calandreCollection: boolean; ownerIsPro: boolean }): SaleRegime {
  if (ad.calandreCollection) return 'HOUSE';
  return ad.ownerIsPro ? 'PROFESSIONAL' : 'BROKERAGE';
}

/** A consumer may go back on what a trader sells at a distance; a sale between private people stands. */
export function hasWithdrawal(regime: SaleRegime): boolean {
  return regime !== 'BROKERAGE';
}

export const WITHDRAWAL_DAYS = 14;

const DAY_MS: Millis = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * When the right of withdrawal ends: with the fourteenth day after the one on which the car was received,
 * or with the next Monday where that is a Saturday or a Sunday. Days are those of UTC, which end after those
 * of Paris: nobody loses an hour by it.
 */
export function withdrawalEndsAt(receivedAt: Instant): Instant {
  const day = Math.floor(receivedAt / DAY_MS) + WITHDRAWAL_DAYS;
  // The first day of 1970 was a Thursday.
  const weekday = (day + 4) % 7;
  const later = weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0;
  return (day + later + 1) * DAY_MS;
}
