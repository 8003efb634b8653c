import { describe, expect, it } from 'vitest';
import { wishProblems } from './wish.ts';

const NOTHING = { startingPrice: null, reserve: null, startDay: null };
const of = (wish: Partial<Parameters<typeof wishProblems>[0]>) => [
  ...wishProblems({ ...NOTHING, ...wish }, '2026-11-23'),
];

describe('what a seller hopes for', () => {
  it('has no reserve under the price at which the bids begin', () => {
    expect(of({ startingPrice: 15_000, reserve: 12_000 })).toEqual([['reserve', 'reserveUnderStart']]);
    expect(of({ startingPrice: 15_000, reserve: 15_000 })).toEqual([]);
    expect(of({ reserve: 12_000 })).toEqual([]);
  });
  it('begins today at the earliest', () => {
    expect(of({ startDay: '2026-11-22' })).toEqual([['startDay', 'pastDay']]);
    expect(of({ startDay: '2026-11-23' })).toEqual([]);
  });
});
