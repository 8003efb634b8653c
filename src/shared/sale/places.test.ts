import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, isCountryCode, isZipCode } from './places.ts';

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each once, and each has a name', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
    expect(COUNTRY_CODES.filter(code => !names.of(code))).toEqual([]);
    for (const code of ['fr', 'XX', 'UK', '']) expect(isCountryCode(code)).toBe(false);
  });
});

describe('a postal code', () => {
  it.each([
    ['FR', '75008'],
    ['GB', 'sw1a 1aa'],
    ['NL', '1012 JS'],
    ['PT', '1100-148'],
    ['JP', '100-0001'],
    ['IE', ' D02 X285 '],
  ])('of %s may be %s', (country, zip) => expect(isZipCode(country, zip)).toBe(true));

  it.each([
    ['FR', '7500'],
    ['FR', '2A004'],
    ['DE', '1011'],
    ['US', 'ABCDE'],
    ['JP', ' '],
    ['JP', '1234567890123'],
  ])('of %s is not %s', (country, zip) => expect(isZipCode(country, zip)).toBe(false));
});
