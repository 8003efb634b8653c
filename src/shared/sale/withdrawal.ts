import type { Instant, Millis } from './auction.ts';
import { workingDayFrom } from './holidays.ts';
import type { SaleTerms } from './regime.ts';

/**
 * The right of a consumer to go back on what a trader sells at a distance (articles 9 to 14 and 16 of directive
 * 2011/83; L221-18 to L221-28 of the French consumer code). An engineer's reading of November 2026, for the operator's
 * counsel to confirm.
 */

/** From the day after the car was received (L221-18); a house cannot give less. */
export const WITHDRAWAL_DAYS = 14;
/** From the statement to the car's way back (L221-23). */
export const RETURN_DAYS = 14;
/** From the statement to the money's way back, which may wait for the car (L221-24). */
export const REFUND_DAYS = 14;

const DAY_MS: Millis = 86_400_000;

/**
 * Whether the buyer may go back: a consumer, on what a trader sells. A sale between private people stands, and so does
 * what somebody buys by trade (L221-1, I). A public sale that is held online alone is none that consumers may attend
 * in person, so it takes the right from nobody (directive 2011/83, articles 2, 13° and 16, k):
 * it is its seller who decides.
 */
export function hasWithdrawal({ regime, isTradeSale }: SaleTerms, isTradeBuyer = false): boolean {
  const isSoldByTrade = regime === 'PUBLIC_SALE' ? isTradeSale : regime !== 'BROKERAGE';
  return isSoldByTrade && !isTradeBuyer;
}

/** The end of the last of so many days after a day; days are those of UTC, which end after those of Paris. */
const endOfDays = (from: Instant, days: number): Instant => (Math.floor(from / DAY_MS) + days + 1) * DAY_MS;

/**
 * When the right of withdrawal ends: with the fourteenth day after the one on which the car was received, or with the
 * next working day where that is a Saturday, a Sunday or a holiday (L221-19, 3°). Nobody loses an hour by the clocks.
 * The day is said, as that of a statement is: by the clocks of where the house sells it may not be that of UTC.
 */
export function withdrawalEndsAt(receivedOn: Instant): Instant {
  return (workingDayFrom(Math.floor(receivedOn / DAY_MS) + WITHDRAWAL_DAYS) + 1) * DAY_MS;
}

/** By when the car is to be back, from the day of the statement. */
export const returnDueAt = (declaredOn: Instant): Instant => endOfDays(declaredOn, RETURN_DAYS);

/** By when the money is to be back: as long after the statement, or the day the car is, where that is later. */
export const refundDueAt = (declaredOn: Instant, returnedAt: Instant | null): Instant =>
  Math.max(endOfDays(declaredOn, REFUND_DAYS), returnedAt === null ? 0 : endOfDays(returnedAt, 0));

/** A moment of the last day before such a time is over, for that day to be shown; of any other, that time itself. */
export const lastDayOf = (endsAt: Instant): Instant => (endsAt % DAY_MS === 0 ? endsAt - DAY_MS / 2 : endsAt);
