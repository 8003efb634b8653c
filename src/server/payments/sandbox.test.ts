import { describe, expect, it } from 'vitest';
import { brandOf, endOfCard, judgeCard, readSandboxRequest } from './sandbox.ts';

const NOW = Date.UTC(2026, 5, 15);
const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030, cvc: '123' };

function fieldOf(change: object): string | null {
  const request = readSandboxRequest({ ...card, ...change }, NOW);
  return request.kind === 'invalid' ? request.field : null;
}

describe('a card', () => {
  it('is read with spaces or hyphens in its number, and a year of two digits or four', () => {
    for (const number of ['4242424242424242', '4242-4242-4242-4242', 4242424242424242]) {
      expect(fieldOf({ number })).toBeNull();
    }
    expect(readSandboxRequest({ ...card, expYear: 30 }, NOW)).toEqual({
      kind: 'card',
      card: { number: '4242424242424242', expMonth: 12, expYear: 2030 },
    });
  });

  it('is told its first wrong field', () => {
    for (const number of ['4242424242424241', '4242', '', 'abcd', null, {}, '4'.repeat(20)]) {
      expect(fieldOf({ number })).toBe('number');
    }
    for (const expMonth of [0, 13, 1.5, 'x', -1]) expect(fieldOf({ expMonth })).toBe('expMonth');
    for (const expYear of [2025, 'x', -1, 9999, null]) expect(fieldOf({ expYear })).toBe('expYear');
    for (const cvc of ['12', '12345', 'abc', null, undefined]) expect(fieldOf({ cvc })).toBe('cvc');
    for (const body of [null, undefined, 'card', 7]) {
      expect(readSandboxRequest(body, NOW)).toEqual({ kind: 'invalid', field: 'number' });
    }
    expect(readSandboxRequest({ code: 123456 }, NOW)).toEqual({ kind: 'invalid', field: 'code' });
  });

  it('is good to the last instant of the month printed on it', () => {
    const june = { expMonth: 6, expYear: 2026 };
    expect(endOfCard(june)).toBe(Date.UTC(2026, 6, 1));
    expect(readSandboxRequest({ ...card, ...june }, Date.UTC(2026, 6, 1) - 1).kind).toBe('card');
    expect(readSandboxRequest({ ...card, ...june }, Date.UTC(2026, 6, 1)).kind).toBe('invalid');
    expect(endOfCard({ expMonth: 12, expYear: 2026 })).toBe(Date.UTC(2027, 0, 1));
  });

  it('is judged by its number and named by its first digits', () => {
    const verdicts = ['4242424242424242', '4000000000000002', '4000002760003184'].map(number =>
      judgeCard({ number, expMonth: 1, expYear: 2030 }),
    );
    expect(verdicts).toEqual(['complete', 'declined', 'challenged']);
    expect(['4242', '5555', '2223', '3782'].map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'card',
    ]);
  });
});
