/**
 * Jobs: work that a transaction promises and that is done after it, by whichever process comes first.
 * It promises that a job exists exactly when its cause was committed, that what a job writes is committed
 * together with its end, that one failing kind delays no other, that what fails for good is kept and shown, and that a
 * stop waits for none of it longer than a few seconds: what is let go of was never taken. It never promises that the
 * outside world sees a job once: what leaves the house carries a key.
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
  /** Milliseconds until it may begin; at once when not said. */
  readonly delayMs?: number;
  /** Of what is due of its kind it comes last: nobody waits for it. */
  readonly isForMany?: boolean;
};

/** What rooms may ask of jobs; a room is given this and never the loop. */
export type Jobs = {
  /** Promises work in the caller's transaction. */
  enqueue<Data extends object>(writes: Writes, jobs: readonly NewJob<Data>[]): Promise<void>;
  /** Says who does a kind of work, and how many at a time. Once a kind, before the work begins. */
  handle<Data extends object>(kind: string, handler: Handler<Data>, options?: { atOnce?: number }): void;
  /** As `handle`, for work that waits for somebody outside: no connection is held while it does. */
  handleOutside<Data extends object>(
    kind: string,
    handler: OutsideHandler<Data>,
    options?: { atOnce?: number },
  ): void;
};

export type JobsParts = WorkerParts & { readonly metrics?: Registry };

export type OpenJobs = Jobs &
  AsyncDisposable & {
    /** Begins to work, and goes on until disposed. */
    start(): void;
    /** Takes nothing more, and lets go in a few seconds of what does not end: before the rest of the house closes. */
    stop(): void;
    /** Works off everything that is due now, and resolves when nothing of it is left: for tests and scripts. */
    drain(): Promise<void>;
    /** What failed: dead, or tried again later. */
    failed(): Promise<FailedJob[]>;
    /** Tries a failed job anew, now, and does `also` with it; null when there is none. */
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
