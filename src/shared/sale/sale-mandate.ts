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
