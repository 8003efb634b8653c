import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

describe('the clock of the server', () => {
  it('is the page’s own until it has been read', () => {
    const clock = createClock(() => 1_000);
    expect(clock.isSet()).toBe(false);
    expect(clock.serverNow()).toBe(1_000);
  });

  it('takes half of the round trip', () => {
    const clock = createClock(() => 1_000);
    clock.read({ serverAt: 5_050, sentAt: 900, receivedAt: 1_000 });
    expect(clock.serverNow()).toBe(5_100);
  });

  it('keeps the reading with the shortest trip, and lets old ones go', () => {
    let now = 1_000;
    const clock = createClock(() => now);
    clock.read({ serverAt: 5_000, sentAt: 990, receivedAt: 1_010 });
    clock.read({ serverAt: 9_999, sentAt: 1_010, receivedAt: 1_510 });
    expect(clock.serverNow()).toBe(5_000);
    now += 700_000;
    clock.read({ serverAt: 100, sentAt: now - 200, receivedAt: now });
    expect(clock.serverNow()).toBe(200);
  });

  it('ignores what is no time, and trips that end before they begin', () => {
    const clock = createClock(() => 1_000);
    clock.read({ serverAt: Number.NaN, sentAt: 0, receivedAt: 1 });
    clock.read({ serverAt: 5, sentAt: 2, receivedAt: 1 });
    expect(clock.isSet()).toBe(false);
  });
});
