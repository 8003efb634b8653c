import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from './errors.ts';
import { statement } from './statement.ts';
import type { Database } from './transaction.ts';

/** Whatever takes longer is looked into. */
const SLOW_FROM_MS = 500;
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

  async function untilAway(signal: AbortSignal): Promise<never> {
    do await sleep(SLOW_FROM_MS, undefined, { signal });
    while (await isReady());
    throw new DatabaseAway(true);
  }

  return {
    isReady,
    async unlessAway(work) {
      const done = new AbortController();
      const away = untilAway(done.signal);
      away.catch(() => {});
      work.catch(() => {});
      try {
        return await Promise.race([work, away]);
      } finally {
        done.abort();
      }
    },
  };
}
