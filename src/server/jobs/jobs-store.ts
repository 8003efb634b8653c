import { inOrderOf, statement, type Writes } from '../database/index.ts';

export type Job = {
  readonly id: number;
  readonly kind: string;
  readonly data: object;
  readonly attempts: number;
};

type Added = {
  readonly kind: string;
  readonly data: object;
  readonly delayMs?: number;
  readonly isForMany?: boolean;
};

export const addJobs = statement(
  'jobs.add',
  `insert into jobs (kind, data, run_at, is_for_many)
   select kind, data, clock_timestamp() + delay * interval '1 ms', many
   from unnest($1::text[], $2::jsonb[], $3::float8[], $4::bool[]) as j (kind, data, delay, many)`,
).run<[jobs: readonly Added[]]>(jobs => [
  jobs.map(job => job.kind),
  jobs.map(job => JSON.stringify(job.data)),
  jobs.map(job => job.delayMs ?? 0),
  jobs.map(job => job.isForMany ?? false),
]);

/** How many jobs of a kind may be taken, and their lease while no transaction holds them. */
export type Lane = { readonly kind: string; readonly room: number; readonly leaseMs: number };
export type BackOff = { readonly firstMs: number; readonly mostMs: number };

/**
 * Takes due jobs, each kind up to its room, and counts the attempt in advance. A running job is skipped, since it is
 * locked by its process or leased; after a crash it becomes due again at its time.
 */
export const takeJobs = statement(
  'jobs.take',
  `with due as (
     select taken.id, lane.lease from unnest($1::text[], $2::int[], $5::float8[]) as lane (kind, room, lease), lateral (
       select id from jobs where kind = lane.kind and died_at is null and run_at <= clock_timestamp()
       order by is_for_many, run_at, id limit lane.room for update skip locked) taken
   )
   update jobs j set attempts = attempts + 1,
     run_at = clock_timestamp() + greatest(due.lease, least($3 * power(2, attempts), $4)) * interval '1 ms'
   from due where j.id = due.id returning j.id, j.kind, j.data, j.attempts`,
).all<Job, [lanes: readonly Lane[], backOff: BackOff], Writes>((lanes, backOff) => [
  lanes.map(lane => lane.kind),
  lanes.map(lane => lane.room),
  backOff.firstMs,
  backOff.mostMs,
  lanes.map(lane => lane.leaseMs),
]);

/** Deletes the job if the transaction commits, and locks it until then; false when another process has it. */
export const finishJob = statement(
  'jobs.finish',
  'delete from jobs where id = $1 and attempts = $2 returning id',
).any<[job: Job], Writes>(inOrderOf('id', 'attempts'));

export type FailedTry = { readonly reason: string; readonly isDead: boolean; readonly backOff: BackOff };

/** Stores a failure; a dead job is never taken again. Returns whether the job was still ours. */
export const failJob = statement(
  'jobs.fail',
  `update jobs set last_error = $3, died_at = case when $4 then clock_timestamp() end,
     run_at = clock_timestamp() + least($5 * power(2, attempts - 1), $6) * interval '1 ms'
   where id = $1 and attempts = $2 and died_at is null returning id`,
).any<[job: Job, failed: FailedTry], Writes>((job, { reason, isDead, backOff }) => [
  job.id,
  job.attempts,
  reason.slice(0, 500),
  isDead,
  backOff.firstMs,
  backOff.mostMs,
]);

/** Returns a job untouched: the attempt does not count. */
export const giveJobBack = statement(
  'jobs.giveBack',
  `update jobs set attempts = attempts - 1, run_at = clock_timestamp()
   where id = $1 and attempts = $2 and died_at is null returning id`,
).any<[job: Job], Writes>(inOrderOf('id', 'attempts'));

/** Postpones a job with a reason; the attempt does not count, but after five days it is dead. Null: not ours. */
export const putJobOff = statement(
  'jobs.putOff',
  `update jobs set attempts = attempts - 1, last_error = $3, run_at = clock_timestamp() + $4::float8 * interval '1 ms',
     died_at = case when created_at < clock_timestamp() - interval '5 days' then clock_timestamp() end
   where id = $1 and attempts = $2 and died_at is null returning died_at is not null as "isDead"`,
).value<{ isDead: boolean }, [job: Job, reason: string, forMs: number], Writes>(
  'isDead',
  (job, reason, forMs) => [job.id, job.attempts, reason.slice(0, 500), forMs],
);

/** Returns milliseconds until one of these kinds is due; null when nothing waits. */
export const untilNextJob = statement(
  'jobs.untilNext',
  `select extract(epoch from min(run_at) - clock_timestamp())::float8 * 1000 as "untilMs" from jobs
   where kind = any($1) and died_at is null`,
).value<{ untilMs: number | null }, [kinds: readonly string[]]>('untilMs');

export type JobCount = {
  readonly kind: string;
  readonly isDead: boolean;
  readonly count: number;
  /** Seconds since the first one was due. */
  readonly lateBy: number;
};

export const countJobs = statement(
  'jobs.count',
  `select kind, died_at is not null as "isDead", count(*)::int as count,
     coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0)::float8 as "lateBy"
   from jobs group by 1, 2`,
).all<JobCount>();

/** A failed job, without its data, which may be personal. */
export type FailedJob = {
  readonly id: number;
  readonly kind: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly runAt: number;
  /** null: it will be retried. */
  readonly diedAt: number | null;
};

const FAILED_SHOWN = 200;
const FAILED = `id, kind, attempts, last_error as "lastError", run_at as "runAt", died_at as "diedAt"`;

/** Lists dead jobs first, then those to be retried. */
export const listFailedJobs = statement(
  'jobs.failed',
  `select ${FAILED} from jobs where died_at is not null or last_error is not null
   order by (died_at is null), id desc limit ${FAILED_SHOWN}`,
).all<FailedJob>();

/** Makes a failed job due now with a new count of attempts; null when there is none. */
export const reviveJob = statement(
  'jobs.revive',
  `update jobs set died_at = null, attempts = 0, run_at = clock_timestamp(), created_at = clock_timestamp()
   where id = $1 and (died_at is not null or last_error is not null) returning ${FAILED}`,
).one<FailedJob, [id: number], Writes>();
