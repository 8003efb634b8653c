import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from './errors.ts';
import { statement } from './statement.ts';
import type { Database } from './transaction.ts';

/** Whatever takes longer is looked into; the look itself is over within the second figure. */
export const SLOW_FROM_MS = 800;
export const PULSE_WITHIN_MS = 1_500;

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
    const tooLate = new AbortController();
    const asked = lane.query(pulseSql).then(
      rows => rows.length === 1,
      () => false,
    );
    // A process that was busy itself finds both at once: what the database has answered is read before it counts.
    const late = sleep(PULSE_WITHIN_MS, undefined, { signal: tooLate.signal })
      .then(() => nextTurn(false))
      .catch(() => false);
    const isReady = await Promise.race([asked, late]);
    tooLate.abort();
    return isReady;
  }

  function isReady(): Promise<boolean> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  /** Calls `away` once the database does not answer, looking as long as it is not told to stop. */
  function watch(away: () => void): () => void {
    let isOver = false;
    // A bare timer: every request has one, and hardly any comes to its end.
    let timer = setTimeout(lookAgain, SLOW_FROM_MS);
    function lookAgain(): void {
      void isReady().then(isThere => {
        if (isOver) return;
        if (isThere) timer = setTimeout(lookAgain, SLOW_FROM_MS);
        else away();
      });
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  return {
    isReady,
    async unlessAway(work) {
      const { promise: away, reject } = Promise.withResolvers<never>();
      away.catch(() => {});
      work.catch(() => {});
      const stop = watch(() => reject(new DatabaseAway(true)));
      try {
        return await Promise.race([work, away]);
      } finally {
        stop();
      }
    },
  };
}
