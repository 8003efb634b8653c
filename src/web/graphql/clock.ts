/** One reading of the server's clock, and our own clock before and after it. Milliseconds. */
export type ClockReading = { serverAt: number; sentAt: number; receivedAt: number };

const READING_KEPT_MS = 10 * 60_000;
/** What the machine's clock and the page's own running time may come apart by before the clock was set. */
const JUMP_MS = 1_000;

/**
 * Follows the server's clock. The answer lies somewhere within the round trip, so half of it is taken, and
 * among recent readings the one with the shortest trip is the most exact.
 */
export function createClock(localNow: () => number, runningFor = () => performance.now()) {
  let best: ClockReading | null = null;
  let isDoubted = false;
  /** When the page began by the machine's clock: it moves where that is set. */
  const beganAt = () => localNow() - runningFor();
  let began = beganAt();
  const tripOf = (reading: ClockReading) => reading.receivedAt - reading.sentAt;

  return {
    read(reading: ClockReading): void {
      if (!Number.isFinite(reading.serverAt) || tripOf(reading) < 0) return;
      const age = best === null ? 0 : reading.receivedAt - best.receivedAt;
      const isStale = isDoubted || age < 0 || age > READING_KEPT_MS;
      if (best !== null && !isStale && tripOf(reading) > tripOf(best)) return;
      best = reading;
      isDoubted = false;
    },
    serverNow(): number {
      if (!best) return localNow();
      return localNow() + best.serverAt - (best.sentAt + best.receivedAt) / 2;
    },
    /** Whether the machine's clock was set since this was last asked: the next reading counts, whatever its trip. */
    hasJumped(): boolean {
      const before = began;
      began = beganAt();
      const has = best !== null && Math.abs(began - before) > JUMP_MS;
      isDoubted ||= has;
      return has;
    },
    /** Before the first reading the page's own clock is all there is. */
    isSet: () => best !== null,
  };
}

export const clock = createClock(() => Date.now());

/** The server's time in milliseconds, as well as this page knows it. */
export const serverNow = (): number => clock.serverNow();
