import { describe, expect, it } from 'vitest';
import { isVigilanceDue, type VigilanceCase, vigilanceOf } from './vigilance.ts';

const TERMS = { fromEuros: 10_000, proofFromEuros: 50_000, countries: ['IR', 'KP'] };
const BUYER: VigilanceCase = {
  ...{ side: 'BUYER', isCompany: false, priceEuros: 25_000, totalCents: 2_620_000 },
  ...{ soldOn: '2026-11-26', isExposed: false, livesIn: 'FR' },
};
const SELLER = { ...BUYER, side: 'SELLER' as const };

describe('vigilance', () => {
  it.each([
    [999_999, false],
    [1_000_000, true],
    [1_000_001, true],
  ])('with price and fee of %i cents begins: %s', (cents, isDue) => {
    expect(isVigilanceDue(cents, TERMS)).toBe(isDue);
  });

  const dear = { totalCents: 5_000_000 };
  it.each([
    ['a buyer', BUYER, ['IDENTITY']],
    ['a buyer of just less than what is proven', { ...BUYER, totalCents: 4_999_999 }, ['IDENTITY']],
    ['a buyer of as much', { ...BUYER, ...dear }, ['IDENTITY', 'FUNDS']],
    ['a buyer who holds an office', { ...BUYER, isExposed: true }, ['IDENTITY', 'FUNDS']],
    ['a buyer in a listed country', { ...BUYER, livesIn: 'KP' }, ['IDENTITY', 'FUNDS']],
    ['a buyer who has said nothing yet', { ...BUYER, livesIn: null }, ['IDENTITY']],
    ['a company that buys', { ...BUYER, isCompany: true }, ['IDENTITY', 'REGISTER', 'OWNERS']],
    [
      'a company that buys a dear car',
      { ...BUYER, ...dear, isCompany: true },
      ['IDENTITY', 'REGISTER', 'OWNERS', 'FUNDS'],
    ],
    ['a seller', SELLER, ['IDENTITY']],
    ['a seller of a dear car', { ...SELLER, ...dear }, ['IDENTITY']],
    ['a seller who holds an office', { ...SELLER, isExposed: true }, ['IDENTITY']],
    ['a company that sells', { ...SELLER, isCompany: true }, ['IDENTITY', 'REGISTER', 'OWNERS']],
  ] as const)('wants to see of %s', (_who, given, pieces) => {
    expect(vigilanceOf(given, TERMS).pieces).toEqual(pieces);
  });

  it('asks a buyer what they pay with, and a company who owns it', () => {
    const asks = (given: VigilanceCase) => {
      const { asksFunds, asksOwners } = vigilanceOf(given, TERMS);
      return [asksFunds, asksOwners];
    };
    expect([asks(BUYER), asks(SELLER)]).toEqual([
      [true, false],
      [false, false],
    ]);
    expect([asks({ ...BUYER, isCompany: true }), asks({ ...SELLER, isCompany: true })]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('is harder with an office or a listed country, on either side', () => {
    const isEnhanced = (given: VigilanceCase) => vigilanceOf(given, TERMS).isEnhanced;
    expect([BUYER, SELLER].map(isEnhanced)).toEqual([false, false]);
    expect([BUYER, SELLER].map(each => isEnhanced({ ...each, isExposed: true }))).toEqual([true, true]);
    expect([BUYER, SELLER].map(each => isEnhanced({ ...each, livesIn: 'IR' }))).toEqual([true, true]);
  });

  it.each([
    ['the day before the regulation', {}, { soldOn: '2027-07-09' }, false],
    ['from its day on', {}, {}, true],
    ['of a euro less', {}, { priceEuros: 249_999 }, false],
    ['to a company', { isCompany: true }, {}, false],
    ['on the side of its seller', { side: 'SELLER' as const }, {}, false],
  ])('has a car of 250,000 € reported %s', (_when, who, sale, isReported) => {
    const sold = { priceEuros: 250_000, totalCents: 26_200_000, soldOn: '2027-07-10' };
    expect(vigilanceOf({ ...BUYER, ...sold, ...who, ...sale }, TERMS).isReported).toBe(isReported);
  });
});
