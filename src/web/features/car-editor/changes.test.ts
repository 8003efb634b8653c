import { describe, expect, it } from 'vitest';
import { differences, merge } from './changes.ts';

type Values = {
  brand: string;
  price: number | null;
  engine: string | null;
  city: string | null;
  options: readonly string[] | null;
  works: readonly { name: { fr?: string | null } }[];
};
const base: Values = { brand: 'Alpine', price: 10, engine: null, city: null, options: [], works: [] };

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

  it('takes nothing said in two ways, or a row that is only begun, for no difference', () => {
    const said = { ...base, options: null, engine: ' ', brand: 'Alpine ', works: [{ name: { fr: '' } }] };
    expect(differences(base, said)).toEqual([]);
    expect(differences(base, { ...base, works: [{ name: { fr: 'Frein' } }] })).toEqual(['works']);
  });
});
