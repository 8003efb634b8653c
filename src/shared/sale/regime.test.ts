import { describe, expect, it } from 'vitest';
import { isAdjudged, isTradeSale, saleRegime } from './regime.ts';
import { hasWithdrawal } from './withdrawal.ts';

const ad = (calandreCollection: boolean, handleByCalandre: boolean, ownerIsPro: boolean) => ({
  calandreCollection,
  handleByCalandre,
  ownerIsPro,
});

describe('the regime of a sale', () => {
  it('is the house’s for its own cars, a public sale for those it handles, else by who sells', () => {
    expect(saleRegime(ad(true, false, false))).toBe('HOUSE');
    expect(saleRegime(ad(true, true, true))).toBe('HOUSE');
    expect(saleRegime(ad(false, true, false))).toBe('PUBLIC_SALE');
    expect(saleRegime(ad(false, true, true))).toBe('PUBLIC_SALE');
    expect(saleRegime(ad(false, false, true))).toBe('PROFESSIONAL');
    expect(saleRegime(ad(false, false, false))).toBe('BROKERAGE');
  });

  it('gives a consumer the right to go back on a public sale where its seller is a trader, and only there', () => {
    const rightOf = (of: ReturnType<typeof ad>, isTradeBuyer = false) =>
      hasWithdrawal({ regime: saleRegime(of), isTradeSale: isTradeSale(of) }, isTradeBuyer);
    expect(rightOf(ad(false, true, false))).toBe(false);
    expect(rightOf(ad(false, true, true))).toBe(true);
    expect(rightOf(ad(false, true, true), true)).toBe(false);
    expect(rightOf(ad(true, false, false))).toBe(true);
    expect(rightOf(ad(false, false, false))).toBe(false);
  });
});

it('is an adjudication by the hammer of a public sale alone', () => {
  expect(isAdjudged({ regime: 'PUBLIC_SALE', cause: 'HAMMER' })).toBe(true);
  for (const cause of ['OFFER', 'SECOND_CHANCE'] as const)
    expect(isAdjudged({ regime: 'PUBLIC_SALE', cause })).toBe(false);
  for (const regime of ['BROKERAGE', 'PROFESSIONAL', 'HOUSE', undefined] as const)
    expect(isAdjudged({ regime, cause: 'HAMMER' })).toBe(false);
});
