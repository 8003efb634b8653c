/** Whole euros; every bid, price, reserve and maximum. */
export type Euros = number;
/** Euro cents; fees and totals. */
export type Cents = number;

/** The largest bid the house takes: 1,000,000,000 euros. */
export const BID_MAX: Euros = 1_000_000_000;

/** True for an amount that may be bid at all: a whole number from 1 to BID_MAX (rules of sale 1). */
export function isBidAmount(value: unknown): value is Euros {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= BID_MAX;
}

const FEE_FLOOR_TEN_THOUSANDTHS = 4_166_700;

/**
 * The buyer's fee in cents: 1.2 × max(416.67, 4 % of the amount), half up to the cent (spec §9).
 * Integers all the way: the base is counted in ten-thousandths of a euro, and 1.2 is 12 / 10.
 */
export function feeCents(bid: Euros): Cents {
  const base = Math.max(FEE_FLOOR_TEN_THOUSANDTHS, 4 * 100 * bid);
  return Math.floor((12 * base + 500) / 1000);
}

/** What the buyer pays in all, in cents: the bid and its fee. */
export function totalCents(bid: Euros): Cents {
  return 100 * bid + feeCents(bid);
}

/** The largest bid whose total, fee included, stays within an amount; 0 when none does. */
export function bidWithinTotal(total: Cents): Euros {
  let within = 0;
  let above = BID_MAX + 1;
  while (above - within > 1) {
    const middle = Math.floor((within + above) / 2);
    if (totalCents(middle) <= total) within = middle;
    else above = middle;
  }
  return within;
}

/** What of a fee is the house's and what is tax: the fee is 1.2 times its base, which is half up to the cent. */
export function feeParts(fee: Cents): { netCents: Cents; vatCents: Cents } {
  const netCents = Math.floor((10 * fee + 6) / 12);
  return { netCents, vatCents: fee - netCents };
}
