import { describe, expect, it } from 'vitest';
import { isPersonTin, isReportable } from './platform-seller.ts';

describe('the sellers of a year that are reported', () => {
  it.each([
    [0, 0, false],
    [1, 200_000, false],
    [29, 200_000, false],
    [1, 200_001, true],
    [30, 0, true],
    [30, 200_000, true],
  ])('%i sales for %i cents: %s', (sales, cents, isIt) => {
    expect(isReportable(sales, cents)).toBe(isIt);
  });
});

describe('a tax identification number', () => {
  it.each([
    ['FR', '3023217600053', true],
    ['FR', '3023217600054', false],
    ['FR', '4023217600053', false],
    ['FR', '302321760005', false],
    ['FR', '', false],
    ['DE', '86095742719', true],
    ['IT', 'MRTMTT91D08F205J', true],
    ['ES', '54-X', true],
    ['ES', 'a b', false],
    ['DE', '<1234>', false],
    ['DE', '1'.repeat(26), false],
  ])('of %s as %s: %s', (country, tin, isIt) => {
    expect(isPersonTin(country, tin)).toBe(isIt);
  });
});
