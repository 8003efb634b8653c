import type { Euros } from './money.ts';

/** Increment by current price (spec §9): the first tier whose limit is above the price holds. */
const TIERS: readonly { readonly below: Euros; readonly increment: Euros }[] = [
  { below: 10_000, increment: 100 },
  { below: 50_000, increment: 250 },
  { below: 100_000, increment: 500 },
  { below: 250_000, increment: 1_000 },
  { below: 500_000, increment: 2_500 },
  { below: 1_000_000, increment: 5_000 },
];
const TOP_INCREMENT: Euros = 10_000;

/** What the first bid must be at least where the house set no starting price. */
const FIRST_BID_MIN: Euros = 100;

/** The least step above a price. */
export function incrementAt(price: Euros): Euros {
  return TIERS.find(tier => price < tier.below)?.increment ?? TOP_INCREMENT;
}

/** The least the next bid of someone who does not lead must be; `price` is null before the first bid. */
export function minimumBid(price: Euros | null, startingPrice: Euros): Euros {
  if (price !== null) return price + incrementAt(price);
  return startingPrice === 0 ? FIRST_BID_MIN : startingPrice;
}

/** The least a maximum given with `bid` must be: measured from the bid, not from the price. */
export function minimumMaxBid(bid: Euros): Euros {
  return bid + incrementAt(bid);
}

/** The arrow step of the maximum's field: four increments. A step, not a rule. */
export function maxBidStep(price: Euros): Euros {
  return 4 * incrementAt(price);
}

const JUMP_STEPS = 3;
const JUMP_PERCENT = 20;

/** Whether a bid stands so far above the least there can be that it may be a slip of the finger. */
export function isBigJump(bid: Euros, minimum: Euros): boolean {
  const isManySteps = bid > minimum + JUMP_STEPS * incrementAt(minimum);
  return isManySteps || 100 * bid > (100 + JUMP_PERCENT) * minimum;
}
