import { describe, expect, it } from 'vitest';
import { hasWithdrawal, lastDayOf, refundDueAt, returnDueAt, withdrawalEndsAt } from './withdrawal.ts';

const DECLARED = Date.parse('2026-11-10');
const iso = (at: number) => new Date(at).toISOString();

it('the right of withdrawal is a consumer’s, where a trader sells', () => {
  expect(hasWithdrawal({ regime: 'HOUSE', isTradeSale: false })).toBe(true);
  expect(hasWithdrawal({ regime: 'PROFESSIONAL', isTradeSale: true })).toBe(true);
  expect(hasWithdrawal({ regime: 'BROKERAGE', isTradeSale: false })).toBe(false);
  expect(hasWithdrawal({ regime: 'PROFESSIONAL', isTradeSale: true }, true)).toBe(false);
});

describe('the end of the right of withdrawal', () => {
  const endOf = (received: string) => iso(withdrawalEndsAt(Date.parse(received)));

  it('is the end of the fourteenth day after the one of receipt, whatever its hour', () => {
    expect(endOf('2026-11-02T00:00:00Z')).toBe('2026-11-17T00:00:00.000Z');
    expect(endOf('2026-11-02T23:59:59.999Z')).toBe('2026-11-17T00:00:00.000Z');
    expect(endOf('2026-11-03T00:00:00Z')).toBe('2026-11-18T00:00:00.000Z');
  });

  it('moves to the end of the next working day from a Saturday, a Sunday and a holiday', () => {
    expect(endOf('2026-11-06T12:00:00Z')).toBe('2026-11-21T00:00:00.000Z');
    expect(endOf('2026-11-07T12:00:00Z')).toBe('2026-11-24T00:00:00.000Z');
    expect(endOf('2026-11-08T12:00:00Z')).toBe('2026-11-24T00:00:00.000Z');
    // Christmas 2026 is a Friday, 1 May 2026 another, Easter Monday the day after a Sunday.
    expect(endOf('2026-12-11T12:00:00Z')).toBe('2026-12-29T00:00:00.000Z');
    expect(endOf('2026-04-17T12:00:00Z')).toBe('2026-05-05T00:00:00.000Z');
    expect(endOf('2026-03-22T12:00:00Z')).toBe('2026-04-08T00:00:00.000Z');
  });
});

it('the car comes back within fourteen days of the statement, and the money too, or when the car does', () => {
  expect(iso(returnDueAt(DECLARED))).toBe('2026-11-25T00:00:00.000Z');
  expect(iso(refundDueAt(DECLARED, null))).toBe('2026-11-25T00:00:00.000Z');
  expect(iso(refundDueAt(DECLARED, Date.parse('2026-11-12')))).toBe('2026-11-25T00:00:00.000Z');
  expect(iso(refundDueAt(DECLARED, Date.parse('2026-11-30')))).toBe('2026-12-01T00:00:00.000Z');
  expect(iso(lastDayOf(returnDueAt(DECLARED)))).toBe('2026-11-24T12:00:00.000Z');
  // What is due at once is of today.
  expect(iso(lastDayOf(Date.parse('2026-11-24T09:00:00Z')))).toBe('2026-11-24T09:00:00.000Z');
});
