import { describe, expect, it } from 'vitest';
import { parisDay, parisTime } from './paris.ts';

describe('the clocks where the house sells', () => {
  const HOUR_MS = 3_600_000;
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const asShown = (at: number) => shown.format(at).replace(' ', 'T');

  it('show what they show, in every quarter of an hour around a change of time', () => {
    for (let year = 1996; year <= 2200; year += 1) {
      for (const [month, day] of [
        [2, 24],
        [9, 24],
      ] as const) {
        const first = Date.UTC(year, month, day);
        for (let at = first; at < first + 9 * 24 * HOUR_MS; at += HOUR_MS / 4)
          if (parisTime(at) !== asShown(at)) expect([at, parisTime(at)]).toEqual([at, asShown(at)]);
      }
    }
  });

  it('show what they showed before there was one rule for summer', () => {
    for (let at = Date.UTC(1900, 0); at < Date.UTC(1996, 1); at += 30 * HOUR_MS)
      if (parisTime(at) !== asShown(at)) expect([at, parisTime(at)]).toEqual([at, asShown(at)]);
    expect(parisTime(Date.UTC(1995, 9, 1, 12))).toBe('1995-10-01T13:00:00');
    expect(parisTime(Date.UTC(1966, 6, 1, 12))).toBe('1966-07-01T13:00:00');
  });

  it('begin the day at midnight', () => {
    expect(parisDay(Date.UTC(2026, 10, 20, 23))).toBe('2026-11-21');
    expect(parisDay(Date.UTC(2026, 6, 20, 21, 59))).toBe('2026-07-20');
  });

  it('counts its days where the house sells', () => {
    expect(parisDay(Date.parse('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
  });
});
