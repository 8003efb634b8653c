/** One reading of the server's clock, with the local clock before and after it. Milliseconds. */
export type ClockReading = { serverAt: number; sentAt: number; receivedAt: number };

const READING_KEPT_MS = 10 * 60_000;
/** How far the system clock may drift from the page's monotonic clock before it counts as changed. */
const JUMP_MS = 1_000;

/**
 * Estimates the server's clock. The server read its clock somewhere within the round trip, so half of it is assumed.
 * Among recent readings the one with the shortest round trip is the most exact.
 */
export function createClock(localNow: () => number, runningFor = () => performance.now()) {
  let best: ClockReading | null = null;
  let isDoubted = false;
  /** When the page was opened by the system clock; the value jumps when that clock is changed. */
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
    /** Whether the system clock was changed since the last call; the next reading then replaces the best one. */
    hasJumped(): boolean {
      const before = began;
      began = beganAt();
      const has = best !== null && Math.abs(began - before) > JUMP_MS;
      isDoubted ||= has;
      return has;
    },
    /** Whether the server was asked yet; until then the local clock is used. */
    isSet: () => best !== null,
  };
}

export const clock = createClock(() => Date.now());

/** Returns the server's time in milliseconds, as well as this page knows it. */
export const serverNow = (): number => clock.serverNow();
