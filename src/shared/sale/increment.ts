import type { Euros } from './money.ts';

/** An increment that applies from a price up to the next step. */
export type IncrementStep = { readonly from: Euros; readonly increment: Euros };
/** Ascending; the first step starts at 0. */
export type IncrementTable = readonly IncrementStep[];

/** By current price (spec §9). */
export const INCREMENTS: IncrementTable = [
  { from: 0, increment: 100 },
  { from: 10_000, increment: 250 },
  { from: 50_000, increment: 500 },
  { from: 100_000, increment: 1_000 },
  { from: 250_000, increment: 2_500 },
  { from: 500_000, increment: 5_000 },
  { from: 1_000_000, increment: 10_000 },
];

/** The minimum first bid where the house set no starting price. */
const FIRST_BID_MIN: Euros = 100;

/** Returns the increment at a price. @throws Error where the table does not begin at 0 */
export function incrementAt(price: Euros, table: IncrementTable = INCREMENTS): Euros {
  const step = table.findLast(({ from }) => from <= price);
  if (!step) throw new Error(`no increment at ${price}`);
  return step.increment;
}

/** Returns the minimum next bid of a bidder who does not lead; `price` is null before the first bid. */
export function minimumBid(
  price: Euros | null,
  startingPrice: Euros,
  table: IncrementTable = INCREMENTS,
): Euros {
  if (price !== null) return price + incrementAt(price, table);
  return startingPrice === 0 ? FIRST_BID_MIN : startingPrice;
}

/** Returns the minimum for a maximum given with `bid`: measured from the bid, not from the price. */
export function minimumMaxBid(bid: Euros, table: IncrementTable = INCREMENTS): Euros {
  return bid + incrementAt(bid, table);
}

/** Returns the arrow step of the maximum's field: four increments. A convenience, not a rule. */
export function maxBidStep(price: Euros, table: IncrementTable = INCREMENTS): Euros {
  return 4 * incrementAt(price, table);
}

const JUMP_STEPS = 3;
const JUMP_PERCENT = 20;

/** Whether a bid is so far above the minimum that it may be a typing error. */
export function isBigJump(bid: Euros, minimum: Euros, table: IncrementTable = INCREMENTS): boolean {
  const isManySteps = bid > minimum + JUMP_STEPS * incrementAt(minimum, table);
  return isManySteps || 100 * bid > (100 + JUMP_PERCENT) * minimum;
}

/**
 * Returns the next possible bids, from the minimum up, each one increment above the previous: for a clerk to read out.
 * @param price null before the first bid
 */
export function bidSteps(
  price: Euros | null,
  startingPrice: Euros,
  count: number,
  table: IncrementTable = INCREMENTS,
): Euros[] {
  const steps = [minimumBid(price, startingPrice, table)];
  for (let last = steps[0] as Euros; steps.length < count; steps.push(last))
    last = minimumBid(last, startingPrice, table);
  return steps.slice(0, count);
}
