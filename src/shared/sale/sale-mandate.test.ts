import { describe, expect, it } from 'vitest';
import { mandateFault } from './sale-mandate.ts';

describe('a sale on a mandate', () => {
  const mandate = { reserve: 40_000, fromOn: '2026-11-01', untilOn: '2026-12-31' };
  const plan = { startOn: '2026-11-20', endOn: '2026-11-30', reserve: 40_000 };
  it('is within it from its first to its last day, and at its reserve', () => {
    expect(mandateFault(mandate, plan)).toBeNull();
    expect(mandateFault(mandate, { ...plan, endOn: '2026-12-31' })).toBeNull();
    expect(mandateFault({ ...mandate, reserve: null }, { ...plan, reserve: null })).toBeNull();
  });
  it('is asked of its seller else, of whom the first thing that is not agreed is named', () => {
    expect(mandateFault(null, plan)).toBe('mandate');
    expect(mandateFault(mandate, { ...plan, startOn: '2026-10-31' })).toBe('start');
    expect(mandateFault(mandate, { ...plan, endOn: '2027-01-01' })).toBe('end');
    for (const reserve of [39_999, 40_001, null])
      expect(mandateFault(mandate, { ...plan, reserve })).toBe('reservePrice');
    expect(mandateFault({ ...mandate, reserve: null }, plan)).toBe('reservePrice');
  });
  it('goes for what was signed at the least, or for more', () => {
    for (const least of [40_000, 45_000]) expect(mandateFault(mandate, { least })).toBeNull();
    for (const least of [39_999, null]) expect(mandateFault(mandate, { least })).toBe('reservePrice');
    for (const least of [1_000, null])
      expect(mandateFault({ ...mandate, reserve: null }, { least })).toBeNull();
  });
  it('says nothing against what is not about to change', () => {
    expect(mandateFault(mandate, { endOn: '2026-12-31' })).toBeNull();
    expect(mandateFault(mandate, { reserve: 40_000 })).toBeNull();
    expect(mandateFault(null, { endOn: '2026-12-31' })).toBe('mandate');
  });
});
