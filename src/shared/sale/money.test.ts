import { describe, expect, it } from 'vitest';
import { INCREMENTS, incrementAt, isBigJump, maxBidStep, minimumBid, minimumMaxBid } from './increment.ts';
import {
  BID_MAX,
  BUYER_FEE,
  bidWithinTotal,
  commissionCents,
  feeCents,
  isBidAmount,
  totalCents,
} from './money.ts';

/** 1.2 × max(416.67, 4 %) in exact fractions: hundred-thousandths of a cent, then half up. */
function exactFee(bid: number): number {
  const base =
    BigInt(bid) * 4n * 10_000n > 41_667n * 100n * 100n ? BigInt(bid) * 4n * 10_000n : 41_667n * 10_000n;
  const scaled = (base * 12n) / 10n;
  return Number((scaled + 5_000n) / 10_000n);
}

describe('the commission of a seller', () => {
  it.each([
    [500, 50_000],
    [1_000, 100_000],
    [16_666, 100_000],
    [16_667, 100_002],
    [40_001, 240_006],
    [BID_MAX, 6_000_000_000],
  ])('of %i euros is %i cents: 6 %, at least 1,000 euros, at most the price', (price, cents) => {
    expect(commissionCents(price, { commissionBp: 600, commissionMinCents: 100_000 })).toBe(cents);
  });

  it('is half up to the cent, and nothing where nothing was agreed', () => {
    expect(
      [1, 2, 3].map(price => commissionCents(price, { commissionBp: 25, commissionMinCents: 0 })),
    ).toEqual([0, 1, 1]);
    expect(commissionCents(25_000, { commissionBp: 0, commissionMinCents: 0 })).toBe(0);
  });
});

describe('the fee', () => {
  it.each([
    [1, 50_000],
    [1_000, 50_000],
    [5_000, 50_000],
    [10_416, 50_000],
    [10_417, 50_002],
    [12_500, 60_000],
    [25_000, 120_000],
    [33_333, 159_998],
    [49_999, 239_995],
    [99_999, 479_995],
    [100_000, 480_000],
    [123_457, 592_594],
    [999_999, 4_799_995],
    [1_000_000, 4_800_000],
    [BID_MAX, 4_800_000_000],
  ])('of %i euros is %i cents, and the total adds up', (bid, cents) => {
    expect(feeCents(bid, BUYER_FEE)).toBe(cents);
    expect(totalCents(bid, BUYER_FEE)).toBe(bid * 100 + cents);
  });

  it('is exact to the cent for every amount from 1 to 2,000,000', () => {
    for (let bid = 1; bid <= 2_000_000; bid += 1) {
      if (feeCents(bid, BUYER_FEE) !== exactFee(bid))
        expect([bid, feeCents(bid, BUYER_FEE)]).toEqual([bid, exactFee(bid)]);
    }
  });
});

describe('the fee of another house', () => {
  const fee = { basisPoints: 1_050, leastCents: 25_000, mostCents: 2_000_000 };

  it.each([
    [1, 30_000],
    [2_380, 30_000],
    [2_381, 30_001],
    [10_000, 126_000],
    [33_333, 419_996],
    [190_476, 2_399_998],
    [190_477, 2_400_000],
    [BID_MAX, 2_400_000],
  ])(
    'of %i euros is %i cents: its percent, no less than the least and no more than the most',
    (bid, cents) => {
      expect(feeCents(bid, fee)).toBe(cents);
      expect(totalCents(bid, fee)).toBe(bid * 100 + cents);
      expect(bidWithinTotal(bid * 100 + cents, fee)).toBe(bid);
    },
  );

  it('may be nothing', () => {
    expect(feeCents(50_000, { basisPoints: 0, leastCents: 0, mostCents: null })).toBe(0);
  });

  it('is the specification’s where none is said', () => {
    expect(BUYER_FEE).toEqual({ basisPoints: 400, leastCents: 41_667, mostCents: null });
  });
});

describe('the increments of another house', () => {
  const table = [
    { from: 0, increment: 50 },
    { from: 1_000, increment: 200 },
    { from: 20_000, increment: 1_000 },
  ];

  it.each([
    [0, 50],
    [999, 50],
    [1_000, 200],
    [19_999, 200],
    [20_000, 1_000],
    [BID_MAX, 1_000],
  ])('at %i are %i', (price, increment) => {
    expect(incrementAt(price, table)).toBe(increment);
    expect(maxBidStep(price, table)).toBe(4 * increment);
    expect(minimumBid(price, 0, table)).toBe(price + increment);
    expect(minimumMaxBid(price, table)).toBe(price + increment);
  });

  it('are the specification’s where none are said', () => {
    for (const { from, increment } of INCREMENTS) expect(incrementAt(from)).toBe(increment);
    expect([isBigJump(20_900, 20_000), isBigJump(20_900, 20_000, table)]).toEqual([true, false]);
  });
});

describe('the bid within a budget', () => {
  it.each([
    [50_099, 0],
    [50_100, 1],
    [150_000, 1_000],
    [1_091_600, 10_416],
    [1_091_702, 10_417],
    [1_091_701, 10_416],
    [1_310_000, 12_500],
  ])('of %i cents in all is %i euros', (total, bid) => {
    expect(bidWithinTotal(total, BUYER_FEE)).toBe(bid);
  });

  it('is the largest that stays within it', () => {
    for (let total = 50_100; total < 5_000_000; total += 9_973) {
      const bid = bidWithinTotal(total, BUYER_FEE);
      expect(totalCents(bid, BUYER_FEE)).toBeLessThanOrEqual(total);
      expect(totalCents(bid + 1, BUYER_FEE)).toBeGreaterThan(total);
    }
  });
});

describe('an amount', () => {
  it('is a whole number of euros from 1 to a billion', () => {
    for (const good of [1, 1_137, BID_MAX]) expect(isBidAmount(good)).toBe(true);
    for (const wrong of [0, -1, 1.5, BID_MAX + 1, Number.NaN, '5', null])
      expect(isBidAmount(wrong)).toBe(false);
  });
});

describe('increments at the borders of their tiers', () => {
  it.each([
    [100, 100, 200, 400, 300],
    [1_000, 100, 1_100, 400, 1_200],
    [9_899, 100, 9_999, 400, 10_099],
    [9_900, 100, 10_000, 400, 10_250],
    [9_999, 100, 10_099, 400, 10_349],
    [10_000, 250, 10_250, 1_000, 10_500],
    [12_345, 250, 12_595, 1_000, 12_845],
    [49_749, 250, 49_999, 1_000, 50_249],
    [49_750, 250, 50_000, 1_000, 50_500],
    [49_999, 250, 50_249, 1_000, 50_749],
    [50_000, 500, 50_500, 2_000, 51_000],
    [99_499, 500, 99_999, 2_000, 100_499],
    [99_999, 500, 100_499, 2_000, 101_499],
    [100_000, 1_000, 101_000, 4_000, 102_000],
    [249_000, 1_000, 250_000, 4_000, 252_500],
    [249_999, 1_000, 250_999, 4_000, 253_499],
    [250_000, 2_500, 252_500, 10_000, 255_000],
    [499_999, 2_500, 502_499, 10_000, 507_499],
    [500_000, 5_000, 505_000, 20_000, 510_000],
    [999_999, 5_000, 1_004_999, 20_000, 1_014_999],
    [1_000_000, 10_000, 1_010_000, 40_000, 1_020_000],
    [2_500_000, 10_000, 2_510_000, 40_000, 2_520_000],
  ])('at %i', (price, increment, next, step, leastMaximum) => {
    expect(incrementAt(price)).toBe(increment);
    expect(minimumBid(price, 1)).toBe(next);
    expect(maxBidStep(price)).toBe(step);
    expect(minimumMaxBid(next)).toBe(leastMaximum);
  });

  it('begin at the starting price, or at 100 where there is none', () => {
    expect(minimumBid(null, 0)).toBe(100);
    expect(minimumBid(null, 1)).toBe(1);
    expect(minimumBid(null, 25_000)).toBe(25_000);
  });
});

describe('a big jump', () => {
  it.each([
    [1_100, 1_100, false],
    [1_320, 1_100, false],
    [1_321, 1_100, true],
    [21_000, 20_250, false],
    [21_001, 20_250, true],
    [100_001, 98_500, true],
    [100_000, 98_500, false],
  ])('%i where %i is enough: %s', (bid, minimum, isJump) => {
    expect(isBigJump(bid, minimum)).toBe(isJump);
  });
});
