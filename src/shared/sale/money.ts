/** Whole euros: every bid, price, reserve and maximum. */
export type Euros = number;
/** Euro cents: fees and totals. */
export type Cents = number;

/** The largest bid accepted: 1,000,000,000 euros. */
export const BID_MAX: Euros = 1_000_000_000;

/** Whether an amount can be bid: a whole number from 1 to BID_MAX (rules of sale 1). */
export function isBidAmount(value: unknown): value is Euros {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= BID_MAX;
}

/** The buyer's fee before tax: a percentage of the hammer price, between a minimum and a maximum. */
export type BuyerFee = {
  /** Basis points. */
  readonly basisPoints: number;
  readonly leastCents: Cents;
  /** null: no maximum. */
  readonly mostCents: Cents | null;
};

/** 4 %, at least 416.67 euros (spec §9). */
export const BUYER_FEE: BuyerFee = { basisPoints: 400, leastCents: 41_667, mostCents: null };

/**
 * Returns the buyer's fee in cents, VAT included: by default 1.2 × max(416.67, 4 % of the amount), rounded half up
 * (spec §9). All integers: the base is in ten-thousandths of a euro, and 1.2 is 12 / 10.
 */
export function feeCents(bid: Euros, { basisPoints, leastCents, mostCents }: BuyerFee): Cents {
  const base = Math.max(100 * leastCents, basisPoints * bid);
  const capped = mostCents === null ? base : Math.min(100 * mostCents, base);
  return Math.floor((12 * capped + 500) / 1000);
}

/** Returns the buyer's total in cents: the bid and its fee. */
export function totalCents(bid: Euros, fee: BuyerFee): Cents {
  return 100 * bid + feeCents(bid, fee);
}

/** Returns the largest bid whose total, fee included, stays within an amount; 0 when there is none. */
export function bidWithinTotal(total: Cents, fee: BuyerFee): Euros {
  let within = 0;
  let above = BID_MAX + 1;
  while (above - within > 1) {
    const middle = Math.floor((within + above) / 2);
    if (totalCents(middle, fee) <= total) within = middle;
    else above = middle;
  }
  return within;
}

/** The seller's commission, VAT included: a share of the price with a minimum. */
export type SellerCommission = {
  /** Basis points. */
  readonly commissionBp: number;
  readonly commissionMinCents: Cents;
};

/** Returns the seller's commission in cents, VAT included, rounded half up; never more than the price. */
export function commissionCents(price: Euros, { commissionBp, commissionMinCents }: SellerCommission): Cents {
  return Math.min(100 * price, Math.max(commissionMinCents, Math.floor((commissionBp * price + 50) / 100)));
}

/** Splits a fee into net and VAT: the fee is 1.2 times the net amount, which is rounded half up. */
export function feeParts(fee: Cents): { netCents: Cents; vatCents: Cents } {
  const netCents = Math.floor((10 * fee + 6) / 12);
  return { netCents, vatCents: fee - netCents };
}
