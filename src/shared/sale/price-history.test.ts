import { describe, expect, it } from 'vitest';
import { canStrikePrice, lowestBefore, type PricePoint } from './price-history.ts';

const DAY = 86_400_000;
const at = (day: number, price: number | null, reducedPrice: number | null = null): PricePoint => ({
  at: day * DAY,
  price,
  reducedPrice,
});
const PUBLISHED = 100 * DAY;

describe('a price struck through by a trader', () => {
  it('was asked for during the thirty days before the reduction', () => {
    expect(canStrikePrice([at(100, 50_000), at(140, 50_000, 45_000)], PUBLISHED)).toBe(true);
    expect(canStrikePrice([at(100, 50_000), at(101, 50_000, 45_000)], PUBLISHED)).toBe(true);
  });

  it('is none where the car was reduced from its first public day, or not at all', () => {
    expect(canStrikePrice([at(100, 50_000, 45_000)], PUBLISHED)).toBe(false);
    expect(canStrikePrice([at(90, 50_000), at(95, 50_000, 45_000)], PUBLISHED)).toBe(false);
    expect(canStrikePrice([at(100, 50_000)], PUBLISHED)).toBe(false);
    expect(canStrikePrice([], PUBLISHED)).toBe(false);
    expect(canStrikePrice([at(100, 50_000), at(140, 50_000, 45_000)], null)).toBe(false);
  });

  it('is not one that was raised to be struck', () => {
    expect(canStrikePrice([at(100, 50_000), at(139, 60_000), at(140, 60_000, 50_000)], PUBLISHED)).toBe(
      false,
    );
    expect(canStrikePrice([at(100, 50_000), at(120, 60_000), at(149, 60_000, 50_000)], PUBLISHED)).toBe(
      false,
    );
  });

  it('counts what was asked for within thirty days to the millisecond, and nothing before', () => {
    const cheap = at(100, 40_000);
    const raised = at(110, 50_000);
    const reduced = { ...at(0, 50_000, 45_000), at: 140 * DAY };
    expect(canStrikePrice([cheap, raised, reduced], PUBLISHED)).toBe(true);
    expect(canStrikePrice([cheap, raised, { ...reduced, at: 140 * DAY - 1 }], PUBLISHED)).toBe(false);
  });

  it('may be lower than what was asked for before, never higher', () => {
    expect(canStrikePrice([at(100, 50_000), at(140, 48_000, 45_000)], PUBLISHED)).toBe(true);
    expect(canStrikePrice([at(100, 50_000), at(140, 50_001, 45_000)], PUBLISHED)).toBe(false);
  });

  it('stays while a reduction goes deeper, and counts an earlier reduction that was over', () => {
    const deeper = [at(100, 50_000), at(140, 50_000, 45_000), at(150, 50_000, 40_000)];
    expect(canStrikePrice(deeper, PUBLISHED)).toBe(true);
    const again = [...deeper, at(155, 50_000), at(160, 50_000, 45_000)];
    expect(canStrikePrice(again, PUBLISHED)).toBe(false);
    const muchLater = [...deeper, at(155, 50_000), at(185, 50_000, 45_000)];
    expect(canStrikePrice(muchLater, PUBLISHED)).toBe(true);
  });

  it('was shown: a price on asking is none', () => {
    expect(canStrikePrice([at(100, null), at(140, 50_000, 45_000)], PUBLISHED)).toBe(false);
    expect(canStrikePrice([at(100, 50_000), at(140, null)], PUBLISHED)).toBe(false);
  });
});

describe('what a trader may say that it was', () => {
  it('is the least of the thirty days before, not what it was raised to meanwhile', () => {
    expect(lowestBefore([at(100, 50_000), at(139, 60_000), at(140, 50_000)], PUBLISHED)).toBe(50_000);
    expect(lowestBefore([at(100, 50_000), at(110, 60_000), at(141, 55_000)], PUBLISHED)).toBe(60_000);
    expect(lowestBefore([at(100, 50_000), at(120, 50_000, 45_000), at(125, 50_000, 42_000)], PUBLISHED)).toBe(
      45_000,
    );
  });

  it('is nothing where nothing was asked for, or nobody saw it', () => {
    expect(lowestBefore([at(100, null), at(140, 50_000)], PUBLISHED)).toBeNull();
    expect(lowestBefore([at(100, 50_000)], PUBLISHED)).toBeNull();
    expect(lowestBefore([at(90, 50_000), at(140, 45_000)], null)).toBeNull();
  });
});
