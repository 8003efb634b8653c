import { describe, expect, it } from 'vitest';
import { differences, merge, valueAt, withValue } from './written.ts';

const base = { brand: 'Alpine', price: 10, location: { country: 'FR', city: null }, options: [] };

describe('what two people write at once', () => {
  it('is kept of both where they wrote in different fields', () => {
    const merged = merge(base, { ...base, price: 12 }, { ...base, brand: 'Renault' });
    expect(merged).toEqual({
      values: { ...base, brand: 'Renault', price: 12 },
      taken: ['brand'],
      clashes: [],
    });
  });

  it('is decided by the second where both wrote in one, unless they wrote the same', () => {
    const mine = { ...base, price: 12, brand: 'Renault' };
    const merged = merge(base, mine, { ...base, price: 13, brand: 'Renault' });
    expect(merged.clashes).toEqual(['price']);
    expect(merged.values.price).toBe(12);
  });

  it('takes nothing said in two ways for no difference', () => {
    expect(differences(base, { ...base, options: null, location: { country: 'FR' }, engine: '' })).toEqual(
      [],
    );
  });
});

describe('a value', () => {
  it('is read and written at its path', () => {
    expect(valueAt(base, 'location.country')).toBe('FR');
    expect(valueAt(base, 'sales.phone')).toBeUndefined();
    expect(withValue(base, 'location.city', 'Dieppe').location).toEqual({ country: 'FR', city: 'Dieppe' });
    expect(withValue(base, 'sales.phone', '1').sales).toEqual({ phone: '1' });
  });
});
