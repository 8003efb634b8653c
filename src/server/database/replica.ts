import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ColumnsFor, type Reads, type Statement, statement } from './statement.ts';

/** A replica further behind than this, in milliseconds, or one of which that is not known, is asked nothing. */
const BEHIND_MAX_MS = 2_000;
const LOOK_EVERY_MS = 250;
/** As soon as this where something was heard that it may not have. */
const LOOK_AGAIN_MS = 25;
/** How many positions are waited for; older ones are given up. */
const MARKS_MAX = 40;

const primarySql = statement('replica.position', 'select pg_current_wal_lsn()::text as position');
const replicaSql = statement(
  'replica.replayed',
  'select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()',
);

/** Within it what is read is for everybody, and may be a moment old. */
const scope = new AsyncLocalStorage<boolean>();

/** Runs what is asked for several at once outside whatever the first of them was in. */
export const outsideScope = <Result>(work: () => Result): Result => scope.exit(work);

/** Where the primary was, and when it was asked. */
type Mark = { readonly askedAt: number; readonly position: bigint };

export type Replica = Disposable & {
  /** Reads at the replica what is asked for within `publicly` while it is fresh; all else at the primary. */
  readonly query: Reads['query'];
  publicly<Result>(work: () => Result): Result;
  /** Something is newer since now: whoever reads it must find it so. */
  heard(): void;
  /** How far it is known to be behind, in seconds; NaN while it is away. */
  behindSeconds(): number;
};

/**
 * A copy that streams from the primary. It is fresh where it has replayed up to a position that the primary had after
 * the last word of the bus was heard, and no longer ago than `BEHIND_MAX_MS`: what a message says is newer is then
 * found newer. It is looked after by two questions four times a second, and once more after each word. Whatever it
 * refuses, does not know, or is late with, the primary is asked.
 */
export function openReplica(primary: Reads, copy: Reads, onError: (error: Error) => void): Replica {
  let coveredAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let marks: Mark[] = [];
  let isAway = false;
  /** What it refused because it writes. */
  const writing = new Set<string>();
  const stop = new AbortController();
  let wake = Promise.withResolvers<void>();

  const isCovered = () => coveredAt > heardAt;
  const isFresh = () => isCovered() && performance.now() - coveredAt < BEHIND_MAX_MS;

  async function look(): Promise<void> {
    const askedAt = performance.now();
    const [at] = await primary.query<{ position: string }>(primarySql);
    marks = [...marks, { askedAt, position: positionOf(at?.position) }].slice(-MARKS_MAX);
    const [replayed] = await copy.query<{ position: string }>(replicaSql);
    if (!replayed) throw new Error('DATABASE_READ_URL leads to no replica');
    const reached = positionOf(replayed.position);
    const covered = marks.findLast(({ position }) => position <= reached);
    if (covered) coveredAt = covered.askedAt;
    marks = marks.filter(({ position }) => position > reached);
  }

  function leave(error: unknown): void {
    coveredAt = Number.NEGATIVE_INFINITY;
    marks = [];
    if (!isAway) onError(error as Error);
    isAway = true;
  }

  async function follow(): Promise<void> {
    while (!stop.signal.aborted) {
      wake = Promise.withResolvers();
      await look().then(() => (isAway = false), leave);
      await Promise.race([
        sleep(LOOK_EVERY_MS, undefined, { ref: false, signal: stop.signal }),
        wake.promise,
      ]).catch(() => {});
      if (!isCovered()) await sleep(LOOK_AGAIN_MS, undefined, { ref: false });
    }
  }
  void follow();

  return {
    async query<Row>(asked: Statement<ColumnsFor<Row>>, values?: readonly unknown[]) {
      if (!scope.getStore() || !isFresh() || writing.has(asked.name))
        return primary.query<Row>(asked, values);
      try {
        return await copy.query<Row>(asked, values);
      } catch (error) {
        if ((error as { code?: unknown }).code === READ_ONLY) writing.add(asked.name);
        else leave(error);
        return primary.query<Row>(asked, values);
      }
    },
    publicly: work => scope.run(true, work),
    heard() {
      heardAt = performance.now();
      wake.resolve();
    },
    behindSeconds: () => (isAway ? Number.NaN : (performance.now() - coveredAt) / 1_000),
    [Symbol.dispose]() {
      stop.abort();
      wake.resolve();
    },
  };
}

const READ_ONLY = '25006';

/** A position in the write-ahead log as PostgreSQL writes it: two halves in hexadecimal. */
function positionOf(text = '0/0'): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
