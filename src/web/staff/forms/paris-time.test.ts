import { describe, expect, it } from 'vitest';
import { fromParisTime, toParisTime } from './paris-time.ts';

describe('a moment by the clocks of Paris', () => {
  it.each([
    ['2026-01-15T18:00', '2026-01-15T17:00:00.000Z'],
    ['2026-07-15T18:00', '2026-07-15T16:00:00.000Z'],
    // The hour that autumn has twice is its first, and one that spring leaves out is the one after it.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
    ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-30T12:00', '2026-03-30T10:00:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(fromParisTime(text)).toBe(iso);
    expect(toParisTime(iso)).toBe(text);
  });

  it('is none where the field says none', () => {
    for (const text of ['', 'tomorrow', '2026-13-01T00:00']) expect(fromParisTime(text)).toBeNull();
    expect(fromParisTime('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  });
});
