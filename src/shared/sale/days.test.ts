import { describe, expect, it } from 'vitest';
import { INSTANT_MAX, INSTANT_MIN, isCalendarDay, isKnownInstant } from './days.ts';

describe('a day', () => {
  it('is one that the calendar has', () => {
    for (const day of ['1900-01-01', '2200-12-31', '2024-02-29', '2000-02-29'])
      expect([day, isCalendarDay(day)]).toEqual([day, true]);
    const none = [
      '2026-02-29',
      '1900-02-29',
      '2026-02-31',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
    ];
    for (const day of [...none, '1899-12-31', '2201-01-01', '0000-01-01', '2026-1-1', '20260101', '', 'hier'])
      expect([day, isCalendarDay(day)]).toEqual([day, false]);
    expect(isCalendarDay('1886-07-03', 1885)).toBe(true);
  });
});

describe('an instant', () => {
  it('lies from 1900 to 2200', () => {
    expect(new Date(INSTANT_MIN).toISOString()).toBe('1900-01-01T00:00:00.000Z');
    expect(new Date(INSTANT_MAX).toISOString()).toBe('2200-12-31T23:59:59.999Z');
    expect([INSTANT_MIN, 0, INSTANT_MAX].every(isKnownInstant)).toBe(true);
    expect([INSTANT_MIN - 1, INSTANT_MAX + 1, Number.NaN].some(isKnownInstant)).toBe(false);
  });
});
