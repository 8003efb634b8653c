/**
 * The jobs: work that a transaction enqueues and that any process runs afterwards. A job exists exactly if its
 * transaction was committed. What it writes is committed together with its end. A failing kind delays no other. Jobs
 * that failed for good are kept and listed. A stop waits only a few seconds: an interrupted job counts as not taken.
 * External effects may happen more than once, so outgoing calls need an idempotency key.
 */
import type { Registry } from 'prom-client';
import type { Writes } from '../database/index.ts';
import { addJobs, type FailedJob, listFailedJobs, reviveJob } from './jobs-store.ts';
import { followJobs } from './metrics.ts';
import { type Handler, type OutsideHandler, Worker, type WorkerParts } from './worker.ts';

export type { FailedJob } from './jobs-store.ts';
export { PutOff } from './put-off.ts';
export { ATTEMPTS_MAX } from './worker.ts';

export type NewJob<Data> = {
  readonly kind: string;
  readonly data: Data;
  /** Milliseconds until it may start; by default at once. */
  readonly delayMs?: number;
  /** Whether it runs after all other due jobs of its kind, since nobody waits for it. */
  readonly isForMany?: boolean;
};

/** The interface for other folders, without the worker loop. */
export type Jobs = {
  /** Enqueues jobs in the caller's transaction. */
  enqueue<Data extends object>(writes: Writes, jobs: readonly NewJob<Data>[]): Promise<void>;
  /** Registers the handler of a kind and its concurrency; once for each kind, before the start. */
  handle<Data extends object>(kind: string, handler: Handler<Data>, options?: { atOnce?: number }): void;
  /** Registers a handler that waits for an outside service: it holds no database connection meanwhile. */
  handleOutside<Data extends object>(
    kind: string,
    handler: OutsideHandler<Data>,
    options?: { atOnce?: number },
  ): void;
};

export type JobsParts = WorkerParts & { readonly metrics?: Registry };

export type OpenJobs = Jobs &
  AsyncDisposable & {
    /** Starts to run jobs until disposed. */
    start(): void;
    /** Takes no more jobs and interrupts running ones after a few seconds; called before the rest closes. */
    stop(): void;
    /** Runs everything due now and resolves when nothing is left: for tests and scripts. */
    drain(): Promise<void>;
    /** Lists failed jobs: dead, or to be retried. */
    failed(): Promise<FailedJob[]>;
    /** Retries a failed job now and runs `also` in the same transaction; null when there is none. */
    retry(id: number, also: (writes: Writes, job: FailedJob) => Promise<unknown>): Promise<FailedJob | null>;
  };

export function openJobs(parts: JobsParts): OpenJobs {
  const { database, bus, metrics } = parts;
  const worker = new Worker(parts);
  if (metrics) followJobs(database, metrics);
  return {
    async enqueue(writes, jobs) {
      if (jobs.length === 0) return;
      await addJobs(writes, jobs);
      const kinds = new Set(jobs.filter(job => !job.delayMs).map(job => job.kind));
      await bus.publish(
        writes,
        Array.from(kinds, kind => ({ topic: 'jobs' as const, id: kind, version: 0 })),
      );
    },
    handle: (kind, handler, { atOnce } = {}) => worker.handle(kind, handler as Handler<object>, atOnce),
    handleOutside: (kind, handler, { atOnce } = {}) =>
      worker.handleOutside(kind, handler as OutsideHandler<object>, atOnce),
    start: () => worker.start(),
    stop: () => worker.stop(),
    drain: () => worker.drain(),
    failed: () => listFailedJobs(database),
    retry: (id, also) =>
      database.transaction(async writes => {
        const job = await reviveJob(writes, id);
        if (!job) return null;
        await also(writes, job);
        await bus.publish(writes, [{ topic: 'jobs', id: job.kind, version: 0 }]);
        return job;
      }),
    [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
  };
}
