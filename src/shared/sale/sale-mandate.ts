import type { Instant } from './auction.ts';
import type { Euros } from './money.ts';

/**
 * What an owner agrees to who has the house sell their car (code de commerce, L321-5 and L321-11: a written mandate, a
 * reserve no higher than the low estimate). An engineer's reading of November 2026, for the operator's counsel to
 * confirm.
 */
export type SaleMandateTerms = {
  /** Under which the car is not sold; null: to whoever bids most. */
  readonly reserve: Euros | null;
  /** Days of Paris, `2026-11-26`, both included. */
  readonly fromOn: string;
  readonly untilOn: string;
};

/** Where a mandate stands, by day: proposed, in force or to begin, run out, signed or not, or ended another way. */
export const SALE_MANDATE_STATES = [
  ...(['PROPOSED', 'IN_FORCE', 'EXPIRED', 'REFUSED', 'REPLACED', 'WITHDRAWN', 'TAKEN_BACK'] as const),
] as const;
export type SaleMandateState = (typeof SALE_MANDATE_STATES)[number];

/** What may have become of a mandate that is not signed, or holds no more: another may be proposed. */
export const UNSIGNED_MANDATES = ['PROPOSED', 'EXPIRED', 'REFUSED', 'TAKEN_BACK', 'WITHDRAWN'] as const;

/** What is kept of a mandate that its state follows from. */
export type SaleMandateFacts = Pick<SaleMandateTerms, 'untilOn'> & {
  readonly signedAt: Instant | null;
  readonly refusedAt: Instant | null;
  readonly ending: 'REPLACED' | 'WITHDRAWN' | 'TAKEN_BACK' | null;
};

/** The state of a mandate on a day of Paris, `2026-11-26`. */
export function saleMandateState(
  { ending, refusedAt, signedAt, untilOn }: SaleMandateFacts,
  today: string,
): SaleMandateState {
  if (ending !== null) return ending;
  if (refusedAt !== null) return 'REFUSED';
  if (today > untilOn) return 'EXPIRED';
  return signedAt === null ? 'PROPOSED' : 'IN_FORCE';
}

type MandatedSale = {
  readonly startOn?: string;
  readonly endOn?: string;
  readonly reserve?: Euros | null;
  readonly least?: Euros | null;
};

/**
 * What of a sale goes beyond what was agreed, so that the seller is asked; null: the house may do it alone. What is not
 * given does not change, and is asked about no more: of a sale that has begun, its start is past. A reserve that the
 * house sets is the one that was signed, for changing it takes another signature; what the car may go for at the least
 * (`least`), for an offer or in an auction that stands already, is that or more.
 */
export function mandateFault(
  mandate: SaleMandateTerms | null,
  { startOn, endOn, reserve, least }: MandatedSale,
): 'mandate' | 'start' | 'end' | 'reservePrice' | null {
  if (mandate === null) return 'mandate';
  if (startOn !== undefined && startOn < mandate.fromOn) return 'start';
  if (endOn !== undefined && endOn > mandate.untilOn) return 'end';
  if (reserve !== undefined && reserve !== mandate.reserve) return 'reservePrice';
  return least !== undefined && (least ?? 0) < (mandate.reserve ?? 0) ? 'reservePrice' : null;
}
