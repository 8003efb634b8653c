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

  it('sees that the machine’s clock was set, and takes the next reading, though its trip be longer', () => {
    const at = { local: 1_000, running: 0 };
    const clock = createClock(
      () => at.local,
      () => at.running,
    );
    clock.read({ serverAt: 1_000, sentAt: 1_000, receivedAt: 1_000 });
    at.local += 60_000;
    at.running += 60_000;
    expect(clock.hasJumped()).toBe(false);
    at.local += 600_000;
    expect([clock.hasJumped(), clock.hasJumped()]).toEqual([true, false]);
    clock.read({ serverAt: 61_000, sentAt: at.local - 100, receivedAt: at.local });
    expect(clock.serverNow()).toBe(61_050);
    // Set back, it is before the best reading, which the page has not seen for itself.
    at.local -= 900_000;
    clock.read({ serverAt: 61_000, sentAt: at.local - 200, receivedAt: at.local });
    expect(clock.serverNow()).toBe(61_100);
  });

  it('ignores what is no time, and trips that end before they begin', () => {
    const clock = createClock(() => 1_000);
    clock.read({ serverAt: Number.NaN, sentAt: 0, receivedAt: 1 });
    clock.read({ serverAt: 5, sentAt: 2, receivedAt: 1 });
    expect(clock.isSet()).toBe(false);
  });
});
