import type { OrderCause } from './order.ts';

/**
 * Whose sale it is: between private people with the house as broker, a professional's, the house's own, or a public
 * sale: one that the house, as a declared operator, holds on a mandate of the owner's and awards to the highest bidder.
 * It decides the notice beside the bid, the clauses of the contract, the guarantees and the right of withdrawal.
 *
 * As of 26 November 2026, in the code de commerce: a sale by public auction is one in which a third acts as the owner's
 * mandatary and awards the thing to whoever bids most (L320-2); it takes a declaration to the Conseil des maisons de
 * vente and a person qualified to direct it (L321-4, L321-9); brokerage by electronic auction has neither mandate nor
 * award, and says clearly what it is (L321-3). An engineer's reading, for the operator's counsel to confirm.
 */
export type SaleRegime = 'BROKERAGE' | 'PROFESSIONAL' | 'HOUSE' | 'PUBLIC_SALE';

type Seller = {
  readonly calandreCollection: boolean;
  readonly handleByCalandre: boolean;
  readonly ownerIsPro: boolean;
};

/** Of a car that an ad offers: its own before all else, then a mandate, then who is bound as seller. */
export function saleRegime(ad: Seller): SaleRegime {
  if (ad.calandreCollection) return 'HOUSE';
  if (ad.handleByCalandre) return 'PUBLIC_SALE';
  return ad.ownerIsPro ? 'PROFESSIONAL' : 'BROKERAGE';
}

/** Whether who is bound as seller acts by trade: the house, or a professional, whoever sells for them. */
export const isTradeSale = (ad: Pick<Seller, 'calandreCollection' | 'ownerIsPro'>): boolean =>
  ad.calandreCollection || ad.ownerIsPro;

/** How an auction is sold, as it was when it began. */
export type SaleTerms = { readonly regime: SaleRegime; readonly isTradeSale: boolean };

/** Whether a sale was an adjudication: nothing but the hammer of a public sale is one (L321-3). */
export const isAdjudged = ({
  regime,
  cause,
}: {
  regime?: SaleRegime | undefined;
  cause: OrderCause;
}): boolean => regime === 'PUBLIC_SALE' && cause === 'HAMMER';

/** What a sale is called: what bids decided that was no public sale is called no adjudication. */
export const saleKindOf = (sale: Parameters<typeof isAdjudged>[0]): OrderCause | 'BIDDING' =>
  sale.cause === 'HAMMER' && !isAdjudged(sale) ? 'BIDDING' : sale.cause;
