import type { Reads } from './statement.ts';
import { statement } from './statement.ts';

const MEASURE_EVERY_MS = 30_000;
const SAMPLES = 3;

const clockSql = statement('database.readClock', 'select clock_timestamp() as now');

/**
 * Opens an estimate of the database's clock, for display; decisions read the clock itself, under their lock. The offset
 * is measured by round trips, of which the shortest is the most precise.
 */
export async function openClock(
  reads: Reads,
  onError: (error: Error) => void,
): Promise<Disposable & { now(): number }> {
  let offsetMs = await measure(reads);
  const timer = setInterval(() => {
    measure(reads).then(measured => {
      offsetMs = measured;
    }, onError);
  }, MEASURE_EVERY_MS);
  timer.unref();
  return {
    now: () => Math.round(performance.now() + offsetMs),
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

async function measure(reads: Reads): Promise<number> {
  let best = { tripMs: Number.POSITIVE_INFINITY, offsetMs: 0 };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const sentAt = performance.now();
    const [row] = await reads.query<{ now: number }>(clockSql);
    const tripMs = performance.now() - sentAt;
    if (row && tripMs < best.tripMs) best = { tripMs, offsetMs: row.now - sentAt - tripMs / 2 };
  }
  return best.offsetMs;
}
