import type { OrderCause } from './order.ts';

/**
 * The legal regime of a sale: between private people with the house as broker, a professional's, the house's own, or a
 * public sale, which the house holds as a declared operator on the owner's mandate and awards to the highest bidder. It
 * decides the notice beside the bid, the contract's clauses, the guarantees and the right of withdrawal.
 *
 * As of 26 November 2026, in the code de commerce: in a public auction a third party acts as the owner's agent and
 * awards the lot to the highest bidder (L320-2); it needs a declaration to the Conseil des maisons de vente and a
 * qualified director of sales (L321-4, L321-9); brokerage by electronic auction has neither mandate nor award, and must
 * say what it is (L321-3). An engineer's reading, for the operator's counsel to confirm.
 */
export type SaleRegime = 'BROKERAGE' | 'PROFESSIONAL' | 'HOUSE' | 'PUBLIC_SALE';

type Seller = {
  readonly calandreCollection: boolean;
  readonly handleByCalandre: boolean;
  readonly ownerIsPro: boolean;
};

/** Returns an ad's regime: the house's own cars first, then mandates, then the seller's status. */
export function saleRegime(ad: Seller): SaleRegime {
  if (ad.calandreCollection) return 'HOUSE';
  if (ad.handleByCalandre) return 'PUBLIC_SALE';
  return ad.ownerIsPro ? 'PROFESSIONAL' : 'BROKERAGE';
}

/** Whether the seller acts by trade: the house or a professional, even where the house sells on mandate. */
export const isTradeSale = (ad: Pick<Seller, 'calandreCollection' | 'ownerIsPro'>): boolean =>
  ad.calandreCollection || ad.ownerIsPro;

/** The terms of an auction, fixed when it began. */
export type SaleTerms = { readonly regime: SaleRegime; readonly isTradeSale: boolean };

/** Whether a sale was an adjudication: only the hammer of a public sale is one (L321-3). */
export const isAdjudged = ({
  regime,
  cause,
}: {
  regime?: SaleRegime | undefined;
  cause: OrderCause;
}): boolean => regime === 'PUBLIC_SALE' && cause === 'HAMMER';

/** Returns what a sale is called: one decided by bids outside a public sale must not be called an adjudication. */
export const saleKindOf = (sale: Parameters<typeof isAdjudged>[0]): OrderCause | 'BIDDING' =>
  sale.cause === 'HAMMER' && !isAdjudged(sale) ? 'BIDDING' : sale.cause;
