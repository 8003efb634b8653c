import { describe, expect, it } from 'vitest';
import { saleRegime } from './regime.ts';

describe('the regime of a sale', () => {
  it('is the house’s for its own cars, a professional’s for theirs, brokerage for all else', () => {
    expect(saleRegime({ calandreCollection: true, ownerIsPro: false })).toBe('HOUSE');
    expect(saleRegime({ calandreCollection: true, ownerIsPro: true })).toBe('HOUSE');
    expect(saleRegime({ calandreCollection: false, ownerIsPro: true })).toBe('PROFESSIONAL');
    expect(saleRegime({ calandreCollection: false, ownerIsPro: false })).toBe('BROKERAGE');
  });
});
