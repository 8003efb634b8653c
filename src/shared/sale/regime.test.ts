import { describe, expect, it } from 'vitest';
import { hasWithdrawal, saleRegime, withdrawalEndsAt } from './regime.ts';

describe('the regime of a sale', () => {
  it('is the house’s for its own cars, a professional’s for theirs, brokerage for all else', () => {
    expect(saleRegime({ calandreCollection: true, ownerIsPro: false })).toBe('HOUSE');
    expect(saleRegime({ calandreCollection: true, ownerIsPro: true })).toBe('HOUSE');
    expect(saleRegime({ calandreCollection: false, ownerIsPro: true })).toBe('PROFESSIONAL');
    expect(saleRegime({ calandreCollection: false, ownerIsPro: false })).toBe('BROKERAGE');
  });

  it('gives the right of withdrawal where a trader sells', () => {
    expect(hasWithdrawal('HOUSE')).toBe(true);
    expect(hasWithdrawal('PROFESSIONAL')).toBe(true);
    expect(hasWithdrawal('BROKERAGE')).toBe(false);
  });
});

describe('the end of the right of withdrawal', () => {
  const endOf = (received: string) => new Date(withdrawalEndsAt(Date.parse(received))).toISOString();

  it('is the end of the fourteenth day after the one of receipt, whatever its hour', () => {
    expect(endOf('2026-11-02T00:00:00Z')).toBe('2026-11-17T00:00:00.000Z');
    expect(endOf('2026-11-02T23:59:59.999Z')).toBe('2026-11-17T00:00:00.000Z');
    expect(endOf('2026-11-03T00:00:00Z')).toBe('2026-11-18T00:00:00.000Z');
  });

  it('moves to the end of Monday where it falls on a Saturday or a Sunday', () => {
    expect(endOf('2026-11-06T12:00:00Z')).toBe('2026-11-21T00:00:00.000Z');
    expect(endOf('2026-11-07T12:00:00Z')).toBe('2026-11-24T00:00:00.000Z');
    expect(endOf('2026-11-08T12:00:00Z')).toBe('2026-11-24T00:00:00.000Z');
  });
});
