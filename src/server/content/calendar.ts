import type { Core } from '../core.ts';
import { openRetrying } from '../retrying.ts';
import { findNextDate } from './content-store.ts';
import { announce } from './drafts.ts';

/** Looked again after this long at the latest: timers take no longer waits, and clocks are corrected. */
const WAIT_MAX_MS = 3_600_000;

/**
 * Makes a planned text appear at its hour: pages made before it are forgotten then. What could not be looked for or
 * told at its time, or was planned unheard of, is told as soon as that can be done.
 */
export function openCalendar({
  database,
  bus,
  clock,
  events,
}: Pick<Core, 'database' | 'bus' | 'clock' | 'events'>) {
  let timer: NodeJS.Timeout | undefined;
  /** All that has begun by then has been told of. */
  let toldUntil = clock();

  const looking = openRetrying(
    async () => {
      clearTimeout(timer);
      const { now, next } = await findNextDate(database, toldUntil);
      // Only what is public by the database's clock is read, and only what is by ours is shown.
      const until = Math.min(now, clock());
      if (next !== null && next <= until) {
        await database.transaction(writes => announce(bus, writes, 'calendar'));
        toldUntil = until;
        return looking.start();
      }
      toldUntil = until;
      timer = setTimeout(
        looking.start,
        Math.min((next ?? Number.POSITIVE_INFINITY) - until + 1, WAIT_MAX_MS),
      );
      timer.unref();
    },
    error => events.partFailed({ part: 'content calendar', error }),
  );

  // What was planned may have been planned anew, here or in another process.
  bus.onMessage(({ topic }) => {
    if (topic === 'content') looking.start();
  });
  bus.onReset(looking.start);
  return {
    start: looking.start,
    [Symbol.dispose]() {
      looking[Symbol.dispose]();
      clearTimeout(timer);
    },
  };
}
