import { describe, expect, it } from 'vitest';
import { trendOf } from './trend.ts';

const sale = (year: number, price: number) => ({ endedAt: `${year}-06-01T00:00:00Z`, price });

describe('the trend of prices', () => {
  it('is drawn through five sales or more, and through none that fell at one moment', () => {
    expect(trendOf([2020, 2021, 2022, 2023].map(year => sale(year, 10_000)))).toBeNull();
    expect(trendOf(Array.from({ length: 9 }, () => sale(2020, 10_000)))).toBeNull();
  });

  it('is the line nearest to all of them', () => {
    const rising = [2020, 2021, 2022, 2023, 2024].map(year => sale(year, 10_000 + (year - 2020) * 1_000));
    const trend = trendOf(rising);
    expect(trend?.perYear).toBeGreaterThan(990);
    expect(trend?.perYear).toBeLessThan(1_010);
    const middle = trend?.priceAt(Date.parse('2022-06-01T00:00:00Z')) ?? 0;
    expect(Math.abs(middle - 12_000)).toBeLessThan(10);
  });
});
