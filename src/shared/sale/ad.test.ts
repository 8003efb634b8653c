import { describe, expect, it } from 'vitest';
import { adKind, priceState, sectionOrder } from './ad.ts';

const FLAGS = [true, false];

describe('the kind of an ad', () => {
  it('is the first that holds, in all sixteen combinations', () => {
    for (const isRetromobile of FLAGS) {
      for (const calandreCollection of FLAGS) {
        for (const handleByCalandre of FLAGS) {
          for (const ownerIsPro of FLAGS) {
            const names = ['RETROMOBILE', 'CALANDRE_COLLECTION', 'HANDLED', 'PROFESSIONAL', 'INDIVIDUAL'];
            const held = [isRetromobile, calandreCollection, handleByCalandre, ownerIsPro, true];
            const kind = adKind({ isRetromobile, calandreCollection, handleByCalandre, ownerIsPro });
            expect(kind).toBe(names[held.indexOf(true)]);
          }
        }
      }
    }
  });
});

describe('the order of an ad’s sections', () => {
  it('begins with the strengths of a classic, and with the features of any other', () => {
    const classic = 'strengths features history states disclaimer works documents equipment';
    const other = 'features strengths history states disclaimer equipment works documents';
    expect(sectionOrder('CLASSIC', false).join(' ')).toBe(classic);
    for (const type of ['YOUNGTIMER', 'GT', 'OTHER']) expect(sectionOrder(type, false).join(' ')).toBe(other);
  });
  it('leaves the disclaimer out for the house’s own cars', () => {
    expect(sectionOrder('CLASSIC', true)).not.toContain('disclaimer');
    expect(sectionOrder('GT', true)).toHaveLength(7);
  });
});

describe('what an ad asks for', () => {
  const ad = { sold: false, isPriceHidden: false, price: 50_000, reducedPrice: null, canStrikePrice: true };
  it('is sold, then hidden, then reduced, then plain', () => {
    expect(priceState({ ...ad, sold: true, isPriceHidden: true, reducedPrice: 1 })).toEqual({ kind: 'sold' });
    expect(priceState({ ...ad, isPriceHidden: true, reducedPrice: 1 })).toEqual({ kind: 'hidden' });
    expect(priceState({ ...ad, price: null })).toEqual({ kind: 'hidden' });
    expect(priceState({ ...ad, reducedPrice: 45_000 })).toEqual({
      kind: 'reduced',
      price: 50_000,
      reducedPrice: 45_000,
    });
    expect(priceState(ad)).toEqual({ kind: 'plain', price: 50_000 });
  });
  it('is the reduced price alone where the former one may not be struck through', () => {
    expect(priceState({ ...ad, reducedPrice: 45_000, canStrikePrice: false })).toEqual({
      kind: 'plain',
      price: 45_000,
    });
  });
});
