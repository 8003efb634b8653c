import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from './errors.ts';
import { statement } from './statement.ts';
import type { Database } from './transaction.ts';

/** Work slower than this is checked, at this interval. */
const SLOW_FROM_MS = 500;
const WATCH_EVERY_MS = 250;
/**
 * The pulse's timeout, counted in turns of the event loop: a busy process takes longer for each turn, and must not
 * blame its own delay on the database.
 */
const TURNS = { count: 12, eachMs: 100 };

const pulseSql = statement('database.pulse', 'select 1');

export type Pulse = {
  /** Whether the database answers, on a reserved connection; concurrent calls share one check. */
  isReady(): Promise<boolean>;
  /**
   * Resolves with the work's result, however slow, as long as the database answers.
   * @throws DatabaseAway once it does not; the work itself goes on, but is no longer awaited
   */
  unlessAway<Result>(work: Promise<Result>): Promise<Result>;
};

/** Pending work: its start, and how to reject it. */
type Watched = { readonly since: number; readonly tellAway: () => void };

/** Opens the pulse. A hanging database accepts connections but never answers, so a trivial query is tried. */
export function openPulse(database: Database): Pulse {
  const lane = database.lane('PULSE');
  let looking: Promise<boolean> | null = null;

  async function look(): Promise<boolean> {
    let isAnswered = false;
    const asked = lane.query(pulseSql).then(
      rows => rows.length === 1,
      () => false,
    );
    const late = (async () => {
      for (let turn = 0; turn < TURNS.count && !isAnswered; turn += 1) await sleep(TURNS.eachMs);
      return false;
    })();
    const isReady = await Promise.race([asked, late]);
    isAnswered = true;
    return isReady;
  }

  function isReady(): Promise<boolean> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  const watched = new Set<Watched>();
  let isWatching = false;

  /** Rejects long-pending work once the database does not answer; runs while anything is pending. */
  async function watch(): Promise<void> {
    isWatching = true;
    while (watched.size > 0) {
      await sleep(WATCH_EVERY_MS, undefined, { ref: false });
      const slow = [...watched].filter(({ since }) => performance.now() - since >= SLOW_FROM_MS);
      if (slow.length === 0 || (await isReady())) continue;
      for (const waiting of slow) {
        watched.delete(waiting);
        waiting.tellAway();
      }
    }
    isWatching = false;
  }

  return {
    isReady,
    unlessAway<Result>(work: Promise<Result>) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const tellAway = () => reject(new DatabaseAway(true));
      const waiting = { since: performance.now(), tellAway };
      watched.add(waiting);
      // One timer for all pending work: hardly any takes long.
      if (!isWatching) void watch();
      work.then(resolve, reject).finally(() => watched.delete(waiting));
      return promise;
    },
  };
}
