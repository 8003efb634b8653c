import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from './errors.ts';
import { statement } from './statement.ts';
import type { Database } from './transaction.ts';

/** Whatever takes longer is looked into, as often as this. */
const SLOW_FROM_MS = 500;
const WATCH_EVERY_MS = 250;
/**
 * How long the pulse may take: so many turns of this process, not a time. One that is busy itself takes longer
 * for each, and must not take its own delay for the database's.
 */
const TURNS = { count: 12, eachMs: 100 };

const pulseSql = statement('database.pulse', 'select 1');

export type Pulse = {
  /** Whether the database answers, by a connection that nothing else uses; one look at a time for all who ask. */
  isReady(): Promise<boolean>;
  /**
   * What the work comes to, however slow it is, as long as the database answers.
   * @throws DatabaseAway once it does not; the work itself goes on, and nobody waits for it any more
   */
  unlessAway<Result>(work: Promise<Result>): Promise<Result>;
};

/** Who waits for an answer, since when, and how they are told that none comes. */
type Watched = { readonly since: number; readonly tellAway: () => void };

/** A database that hangs takes connections and never answers: a slow answer alone tells nothing, the pulse does. */
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

  /** Tells those who have waited for long once the database does not answer, as long as anybody waits. */
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
      // One timer for all who wait: hardly any of them waits for long.
      if (!isWatching) void watch();
      work.then(resolve, reject).finally(() => watched.delete(waiting));
      return promise;
    },
  };
}
