import { describe, expect, it } from 'vitest';
import { promisesOf } from './promises.ts';

const wordsOf = (hasWarranty: boolean, isDeliveredAbroad: boolean) =>
  promisesOf({ hasWarranty, isDeliveredAbroad, isAuction: false }).map(({ word }) => word);

describe('what the house promises for a car', () => {
  it('has the warranty and the delivery where the car has them, payment and paperwork always', () => {
    expect(wordsOf(true, true)).toEqual(['warranty', 'payment', 'support', 'delivery']);
    expect(wordsOf(true, false)).toEqual(['warranty', 'payment', 'support']);
    expect(wordsOf(false, true)).toEqual(['payment', 'support', 'delivery']);
    expect(wordsOf(false, false)).toEqual(['payment', 'support']);
  });

  it("leads to the warranty's part about auctions for a car under the hammer only", () => {
    const hashOf = (isAuction: boolean) =>
      promisesOf({ hasWarranty: true, isDeliveredAbroad: true, isAuction })[0]?.hash;
    expect(hashOf(true)).toBe('auction-warranty');
    expect(hashOf(false)).toBeUndefined();
  });
});
