import { describe, expect, it } from 'vitest';
import { loanOf, readAmount } from './loan.ts';

describe('a loan of equal payments', () => {
  it('is reckoned to the cent, rounded up', () => {
    expect(loanOf(20_000, 60)).toEqual({ monthly: 38_573, total: 2_314_380, cost: 314_380 });
  });

  it('is of the amount as one writes it, to the cent', () => {
    const read = ['20 500,5', '20500.50', '20 500 €', '20 500,', '20.500', 'x', ''].map(readAmount);
    expect(read).toEqual([20_500.5, 20_500.5, 20_500, 20_500, null, null, null]);
    expect(loanOf(20_500.55, 12, 0).total).toBe(2_050_056);
  });

  it('without interest is the amount in parts', () => {
    expect(loanOf(12_000, 12, 0)).toEqual({ monthly: 100_000, total: 1_200_000, cost: 0 });
  });

  it('costs more the longer it lasts', () => {
    const costs = [12, 24, 36, 48, 60, 72, 84].map(months => loanOf(30_000, months).cost);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  });
});
