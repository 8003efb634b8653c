/**
 * Whose sale it is: between private people with the house as broker, a professional's, or the house's own.
 * It decides the notice beside the bid, the clauses of the contract and the right of withdrawal.
 */
export type SaleRegime = 'BROKERAGE' | 'PROFESSIONAL' | 'HOUSE';

/** Who is bound as seller decides, not who handles the sale or where the car is shown. */
export function saleRegime(ad: { calandreCollection: boolean; ownerIsPro: boolean }): SaleRegime {
  if (ad.calandreCollection) return 'HOUSE';
  return ad.ownerIsPro ? 'PROFESSIONAL' : 'BROKERAGE';
}
