import { describe, expect, it } from 'vitest';
import { mandateFault } from './sale-mandate.ts';

describe('a sale on a mandate', () => {
  const mandate = { reserve: 40_000, fromOn: '2026-11-01', untilOn: '2026-12-31' };
  const plan = { startOn: '2026-11-20', endOn: '2026-11-30', reserve: 45_000 };
  it('is within it from its first to its last day, and at its reserve or above', () => {
    expect(mandateFault(mandate, plan)).toBeNull();
    expect(mandateFault(mandate, { ...plan, reserve: 40_000, endOn: '2026-12-31' })).toBeNull();
    expect(mandateFault({ ...mandate, reserve: null }, { ...plan, reserve: null })).toBeNull();
  });
  it('is asked of its seller else, of whom the first thing that is not agreed is named', () => {
    expect(mandateFault(null, plan)).toBe('mandate');
    expect(mandateFault(mandate, { ...plan, startOn: '2026-10-31' })).toBe('start');
    expect(mandateFault(mandate, { ...plan, endOn: '2027-01-01' })).toBe('end');
    expect(mandateFault(mandate, { ...plan, reserve: 39_999 })).toBe('reservePrice');
    expect(mandateFault(mandate, { ...plan, reserve: null })).toBe('reservePrice');
  });
  it('says nothing against what is not about to change', () => {
    expect(mandateFault(mandate, { endOn: '2026-12-31' })).toBeNull();
    expect(mandateFault(mandate, { reserve: 40_000 })).toBeNull();
    expect(mandateFault(null, { endOn: '2026-12-31' })).toBe('mandate');
  });
});
