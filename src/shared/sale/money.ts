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

/** A buyer's fee before tax: a percent of the hammer price, no less than the least and no more than the most. */
export type BuyerFee = {
  /** Hundredths of a per cent. */
  readonly basisPoints: number;
  readonly leastCents: Cents;
  /** null: however high. */
  readonly mostCents: Cents | null;
};

/** 4 %, at least 416.67 euros (spec §9). */
export const BUYER_FEE: BuyerFee = { basisPoints: 400, leastCents: 41_667, mostCents: null };

/**
 * The buyer's fee in cents, VAT included: 1.2 × max(416.67, 4 % of the amount), half up to the cent (spec §9), or as a
 * house has set it. Integers all the way: the base is counted in ten-thousandths of a euro, and 1.2 is 12 / 10.
 */
export function feeCents(bid: Euros, { basisPoints, leastCents, mostCents }: BuyerFee): Cents {
  const base = Math.max(100 * leastCents, basisPoints * bid);
  const capped = mostCents === null ? base : Math.min(100 * mostCents, base);
  return Math.floor((12 * capped + 500) / 1000);
}

/** What the buyer pays in all, in cents: the bid and its fee. */
export function totalCents(bid: Euros, fee: BuyerFee): Cents {
  return 100 * bid + feeCents(bid, fee);
}

/** The largest bid whose total, fee included, stays within an amount; 0 when none does. */
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

/** What a seller owes the house of their price, VAT included: a part of it, and no less than the least. */
export type SellerCommission = {
  /** Hundredths of a per cent. */
  readonly commissionBp: number;
  readonly commissionMinCents: Cents;
};

/** The seller's commission in cents, VAT included, half up to the cent; never more than the price. */
export function commissionCents(price: Euros, { commissionBp, commissionMinCents }: SellerCommission): Cents {
  return Math.min(100 * price, Math.max(commissionMinCents, Math.floor((commissionBp * price + 50) / 100)));
}

/** What of a fee is the house's and what is tax: the fee is 1.2 times its base, which is half up to the cent. */
export function feeParts(fee: Cents): { netCents: Cents; vatCents: Cents } {
  const netCents = Math.floor((10 * fee + 6) / 12);
  return { netCents, vatCents: fee - netCents };
}
