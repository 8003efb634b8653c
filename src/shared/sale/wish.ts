import type { Euros } from './money.ts';

/** A seller's wishes for the sale; null where they state none. */
export type SaleWish = {
  readonly startingPrice: Euros | null;
  readonly reserve: Euros | null;
  /** The wished first day of the sale, `2026-11-20`. */
  readonly startDay: string | null;
};

export type WishProblem = 'reserveUnderStart' | 'pastDay';

/**
 * Returns the wishes that no sale can satisfy, by field: a reserve below the starting price, or a start before today.
 */
export function wishProblems(
  { startingPrice, reserve, startDay }: SaleWish,
  today: string,
): ReadonlyMap<keyof SaleWish, WishProblem> {
  const problems = new Map<keyof SaleWish, WishProblem>();
  if (startingPrice !== null && reserve !== null && reserve < startingPrice) {
    problems.set('reserve', 'reserveUnderStart');
  }
  if (startDay !== null && startDay < today) problems.set('startDay', 'pastDay');
  return problems;
}
