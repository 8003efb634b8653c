import type { Instant, Millis } from './auction.ts';
import { workingDayFrom } from './holidays.ts';
import type { SaleTerms } from './regime.ts';

/**
 * A consumer's right to withdraw from a distance purchase from a trader (articles 9 to 14 and 16 of directive 2011/83;
 * L221-18 to L221-28 of the French consumer code). An engineer's reading of November 2026, for the operator's counsel
 * to confirm.
 */

/** From the day after the car's receipt (L221-18); a house cannot give less. */
export const WITHDRAWAL_DAYS = 14;
/** From the withdrawal to the return of the car (L221-23). */
export const RETURN_DAYS = 14;
/** From the withdrawal to the refund, which may wait for the car (L221-24). */
export const REFUND_DAYS = 14;

const DAY_MS: Millis = 86_400_000;

/**
 * Whether the buyer may withdraw: only a consumer who buys from a trader (L221-1, I). A public sale held only online
 * cannot be attended in person, so the exception for public auctions does not apply (directive 2011/83, articles 2, 13°
 * and 16, k): the seller's status decides.
 */
export function hasWithdrawal({ regime, isTradeSale }: SaleTerms, isTradeBuyer = false): boolean {
  const isSoldByTrade = regime === 'PUBLIC_SALE' ? isTradeSale : regime !== 'BROKERAGE';
  return isSoldByTrade && !isTradeBuyer;
}

/** Returns the end of the last of so many days after a day; days are UTC, which end after those of Paris. */
const endOfDays = (from: Instant, days: number): Instant => (Math.floor(from / DAY_MS) + days + 1) * DAY_MS;

/**
 * Returns when the right of withdrawal ends: with the fourteenth day after the receipt, or the next working day where
 * that is a Saturday, a Sunday or a holiday (L221-19, 3°). `receivedOn` is a stated day, not a moment; days end in UTC,
 * so that nobody loses an hour.
 */
export function withdrawalEndsAt(receivedOn: Instant): Instant {
  return (workingDayFrom(Math.floor(receivedOn / DAY_MS) + WITHDRAWAL_DAYS) + 1) * DAY_MS;
}

/** Returns the deadline for the car's return, from the day of the withdrawal. */
export const returnDueAt = (declaredOn: Instant): Instant => endOfDays(declaredOn, RETURN_DAYS);

/** Returns the refund's deadline: days after the withdrawal, or the day of the car's return, if later. */
export const refundDueAt = (declaredOn: Instant, returnedAt: Instant | null): Instant =>
  Math.max(endOfDays(declaredOn, REFUND_DAYS), returnedAt === null ? 0 : endOfDays(returnedAt, 0));

/** Returns an instant of the last day before a deadline at midnight, to show that day; others are unchanged. */
export const lastDayOf = (endsAt: Instant): Instant => (endsAt % DAY_MS === 0 ? endsAt - DAY_MS / 2 : endsAt);
