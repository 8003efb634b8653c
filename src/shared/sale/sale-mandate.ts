import type { Instant } from './auction.ts';
import type { Euros } from './money.ts';

/**
 * The terms of an owner's mandate to sell (code de commerce, L321-5 and L321-11: a written mandate, a reserve no higher
 * than the low estimate). An engineer's reading of November 2026, for the operator's counsel to confirm.
 */
export type SaleMandateTerms = {
  /** The minimum price; null: no reserve. */
  readonly reserve: Euros | null;
  /** Days in Paris, `2026-11-26`, both included. */
  readonly fromOn: string;
  readonly untilOn: string;
};

/** The states of a mandate. IN_FORCE also covers a signed one that has not begun; EXPIRED may be signed or not. */
export const SALE_MANDATE_STATES = [
  ...(['PROPOSED', 'IN_FORCE', 'EXPIRED', 'REFUSED', 'REPLACED', 'WITHDRAWN', 'TAKEN_BACK'] as const),
] as const;
export type SaleMandateState = (typeof SALE_MANDATE_STATES)[number];

/** The states in which a car has no valid signed mandate and a new one may be proposed. */
export const UNSIGNED_MANDATES = ['PROPOSED', 'EXPIRED', 'REFUSED', 'TAKEN_BACK', 'WITHDRAWN'] as const;

/** The stored facts that a mandate's state is derived from. */
export type SaleMandateFacts = Pick<SaleMandateTerms, 'untilOn'> & {
  readonly signedAt: Instant | null;
  readonly refusedAt: Instant | null;
  readonly ending: 'REPLACED' | 'WITHDRAWN' | 'TAKEN_BACK' | null;
};

/** Returns the state of a mandate on a day in Paris, `2026-11-26`. */
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
 * Returns what in a planned sale goes beyond the mandate, so that the seller must agree; null: nothing. Fields that are
 * absent do not change and are not checked, such as the start of a sale that has begun. A reserve that the house sets
 * must equal the signed one, since a change needs a new signature. The lowest possible price (`least`) of an offer or
 * an existing auction must not be below it.
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
