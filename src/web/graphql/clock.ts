/** One reading of the server's clock, and our own clock before and after it. Milliseconds. */
export type ClockReading = { serverAt: number; sentAt: number; receivedAt: number };

const READING_KEPT_MS = 10 * 60_000;

/**
 * Follows the server's clock. The answer lies somewhere within the round trip, so half of it is taken, and
 * among recent readings the one with the shortest trip is the most exact.
 */
export function createClock(localNow: () => number) {
  let best: ClockReading | null = null;
  const tripOf = (reading: ClockReading) => reading.receivedAt - reading.sentAt;

  return {
    read(reading: ClockReading): void {
      if (!Number.isFinite(reading.serverAt) || tripOf(reading) < 0) return;
      const isStale = best === null || reading.receivedAt - best.receivedAt > READING_KEPT_MS;
      if (isStale || best === null || tripOf(reading) <= tripOf(best)) best = reading;
    },
    serverNow(): number {
      if (!best) return localNow();
      return localNow() + best.serverAt - (best.sentAt + best.receivedAt) / 2;
    },
    /** Before the first reading the page's own clock is all there is. */
    isSet: () => best !== null,
  };
}

export const clock = createClock(() => Date.now());

/** The server's time in milliseconds, as well as this page knows it. */
export const serverNow = (): number => clock.serverNow();
