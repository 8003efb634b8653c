import { describe, expect, it } from 'vitest';
import { bandsOf, countUpTo, sumOf } from './bands.ts';

const MILEAGES = [
  { value: '50000', until: 100_000, count: 4 },
  { value: '0', until: 10_000, count: 2 },
  { value: '150000', until: null, count: 1 },
];

describe('bands', () => {
  it('stand in their order, whatever holds most', () => {
    expect(bandsOf(MILEAGES).map(({ from }) => from)).toEqual([0, 50_000, 150_000]);
  });

  it('are summed up to their ends; what is open has none', () => {
    expect(countUpTo(MILEAGES, null)).toEqual([
      { until: 10_000, count: 2 },
      { until: 100_000, count: 6 },
    ]);
  });

  it('make room for a bound of one’s own, which nobody counted', () => {
    expect(countUpTo(MILEAGES, 60_000)[1]).toEqual({ until: 60_000, count: null });
    expect(countUpTo(MILEAGES, 100_000)).toHaveLength(2);
  });

  it('count a choice of one value, or of any', () => {
    expect([sumOf(MILEAGES), sumOf(MILEAGES, '0'), sumOf(MILEAGES, '7')]).toEqual([7, 2, 0]);
  });
});
