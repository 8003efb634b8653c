import type { Euros } from './money.ts';

/** How a seller hopes that their car is sold: null where they do not say. */
export type SaleWish = {
  readonly startingPrice: Euros | null;
  readonly reserve: Euros | null;
  /** The day on which the sale would begin, `2026-11-20`. */
  readonly startDay: string | null;
};

export type WishProblem = 'reserveUnderStart' | 'pastDay';

/**
 * What no sale could be planned from: a reserve below the price at which the bids begin, or a day before today's,
 * each under the name of what is to be changed.
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
