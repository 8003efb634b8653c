import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ColumnsFor, type Reads, type Statement, statement } from './statement.ts';

/** A replica that lags more than this, or by an unknown time, is not used. */
const BEHIND_MAX_MS = 2_000;
const LOOK_EVERY_MS = 250;
/** The shorter interval while it may lack a notified change. */
const LOOK_AGAIN_MS = 25;
/** The maximum number of primary positions waited for; older ones are dropped. */
const MARKS_MAX = 40;

const primarySql = statement('replica.position', 'select pg_current_wal_lsn()::text as position');
const replicaSql = statement(
  'replica.replayed',
  'select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()',
);

/** Whether the current work may read slightly old, public data. */
const scope = new AsyncLocalStorage<boolean>();

/** Runs batched work outside the scope of the request that happened to start the batch. */
export const outsideScope = <Result>(work: () => Result): Result => scope.exit(work);

/** A WAL position of the primary, and when it was read. */
type Mark = { readonly askedAt: number; readonly position: bigint };

export type Replica = Disposable & {
  /** Reads within `publicly` go to the replica while it is fresh; all others to the primary. */
  readonly query: Reads['query'];
  publicly<Result>(work: () => Result): Result;
  /** Notes a change: later reads must see it. */
  heard(): void;
  /** The known lag in seconds; NaN while it is unreachable. */
  behindSeconds(): number;
};

/**
 * Opens a streaming replica. It is fresh where it has replayed a WAL position that the primary reached after the last
 * bus message, at most `BEHIND_MAX_MS` ago: a reader then finds what the message announced. Two queries check this four
 * times a second, and after each message. What the replica refuses or fails to answer in time is asked of the primary.
 */
export function openReplica(primary: Reads, copy: Reads, onError: (error: Error) => void): Replica {
  let coveredAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let marks: Mark[] = [];
  let isAway = false;
  /** The statements it refused because they write. */
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

/** Parses a WAL position: two hexadecimal halves. */
function positionOf(text = '0/0'): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
