import { describe, expect, it } from 'vitest';
import { countdownParts, isUrgent, secondsLeft } from './countdown.ts';
import { endFellInOutage, extendedEnd, isOutage, phaseAt, reopenedEnd, verdict } from './timeline.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the phase', () => {
  const auction = { status: 'open', startAt: 100, endAt: 200 } as const;
  it('runs from the start, included, to the end, excluded', () => {
    expect([99, 100, 199, 200].map(now => phaseAt(auction, now))).toEqual([
      'NOT_STARTED',
      'RUNNING',
      'RUNNING',
      'FINISHED',
    ]);
  });
  it('is finished once closed and cancelled once cancelled, whatever the hour', () => {
    expect(phaseAt({ ...auction, status: 'sold' }, 50)).toBe('FINISHED');
    expect(phaseAt({ ...auction, status: 'unsold' }, 150)).toBe('FINISHED');
    expect(phaseAt({ ...auction, status: 'cancelled' }, 150)).toBe('CANCELLED');
    expect(phaseAt({ ...auction, status: 'cancelled' }, 250)).toBe('CANCELLED');
  });
});

describe('the verdict', () => {
  it('is sold with a leader at or over the reserve, or without one', () => {
    expect(verdict({ leader: 'A', price: 10_000, reserve: 10_000 })).toBe('sold');
    expect(verdict({ leader: 'A', price: 9_999, reserve: 10_000 })).toBe('unsold');
    expect(verdict({ leader: 'A', price: 1, reserve: null })).toBe('sold');
    expect(verdict({ leader: null, price: null, reserve: null })).toBe('unsold');
  });
});

describe('after an outage', () => {
  it('which is a silence of more than five seconds', () => {
    expect(isOutage(1_000, 1_000)).toBe(false);
    expect(isOutage(1_000, 6_000)).toBe(false);
    expect(isOutage(1_000, 6_001)).toBe(true);
    expect(isOutage(1_000, 6_001, 10_000)).toBe(false);
    expect(isOutage(1_000, 11_001, 10_000)).toBe(true);
  });
  it('only an end while nobody could bid is moved', () => {
    expect(endFellInOutage(100, 99, 101)).toBe(true);
    expect(endFellInOutage(100, 99, 100)).toBe(true);
    expect(endFellInOutage(100, 100, 200)).toBe(false);
    expect(endFellInOutage(100, 50, 99)).toBe(false);
  });
  it('the auction goes on for at least ten minutes, else as long as the outage, or a day after two hours', () => {
    const back = 1_000 * HOUR;
    const lasts = (outage: number) => reopenedEnd(back - outage, back) - back;
    expect(lasts(MINUTE)).toBe(10 * MINUTE);
    expect(lasts(10 * MINUTE)).toBe(10 * MINUTE);
    expect(lasts(10 * MINUTE + 1)).toBe(10 * MINUTE + 1);
    expect(lasts(2 * HOUR - 1)).toBe(2 * HOUR - 1);
    expect(lasts(2 * HOUR)).toBe(24 * HOUR);
    expect(lasts(50 * HOUR)).toBe(24 * HOUR);
  });
});

describe('soft close', () => {
  it('moves an end that is within the window, and no other', () => {
    expect(extendedEnd(1_000, 100, 899)).toBe(1_000);
    expect(extendedEnd(1_000, 100, 900)).toBe(1_000);
    expect(extendedEnd(1_000, 100, 901)).toBe(1_001);
    expect(extendedEnd(1_000, 0, 999)).toBe(1_000);
  });
});

describe('countdowns', () => {
  const write = (seconds: number, style: 'ad' | 'auction') =>
    countdownParts(seconds, style)
      .map(part => part.value + part.unit.charAt(0))
      .join(' ');

  it.each([
    [950_400, '11d 0h', '11d 0h', false],
    [273_906, '3d 4h', '3d 4h', false],
    [172_801, '2d 0h', '2d 0h', false],
    [172_800, '2d 0h 0m', '2d 0h', false],
    [172_799, '1d 23h 59m', '1d 23h', false],
    [98_700, '1d 3h 25m', '1d 3h', false],
    [86_401, '1d 0h 0m', '1d 0h', false],
    [86_400, '1d 0h 0m', '1d 0h', false],
    [86_399, '23h 59m', '23h 59m', false],
    [7_260, '2h 1m', '2h 1m', false],
    [3_600, '1h 0m', '1h 0m', false],
    [3_599, '59m 59s', '59m 59s', true],
    [605, '10m 5s', '10m 5s', true],
    [60, '1m 0s', '1m 0s', true],
    [59, '59s', '59s', true],
    [1, '1s', '1s', true],
    [0, '0s', '0s', false],
  ])('at %i seconds', (seconds, ad, auction, urgent) => {
    expect(write(seconds, 'ad')).toBe(ad);
    expect(write(seconds, 'auction')).toBe(auction);
    expect(isUrgent(seconds)).toBe(urgent);
  });

  it('count whole seconds up, and stop at the end', () => {
    expect([2_001, 2_000, 1_001, 1, 0, -5].map(left => secondsLeft(10_000, 10_000 - left))).toEqual([
      3, 2, 2, 1, 0, 0,
    ]);
  });
});
