import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '../bus/index.ts';
import { type Database, DatabaseAway, type Writes } from '../database/index.ts';
import type { Events } from '../events.ts';
import { unlessCut } from '../unless-cut.ts';
import {
  failJob,
  finishJob,
  giveJobBack,
  type Job,
  type Lane,
  putJobOff,
  takeJobs,
  untilNextJob,
} from './jobs-store.ts';
import { PutOff } from './put-off.ts';
import { openStopping, type Stopping } from './stopping.ts';

/** After so many attempts, over about two days, a job is dead. */
export const ATTEMPTS_MAX = 20;
/** The first pause between attempts, doubled each time up to the second value. */
const BACK_OFF = { firstMs: 5_000, mostMs: 4 * 3_600_000 };
/** The default concurrency of a kind. */
const AT_ONCE = 4;
/** The pause where due jobs are locked by another process. */
const TAKEN_PAUSE_MS = 250;
/** The longest pause, since notices may be lost. */
const LOOK_EVERY_MS = 5_000;

/** The timeout of outside work; it is cut off after half as long again. The lease is longer than both. */
const OUTSIDE_WITHIN_MS = 60_000;
const LEASE_MS = 120_000;
/** The pause before a retry of storing a result while the database is away. */
const BOOK_AGAIN_MS = 500;

/** Work after a job's commit, within its slot, without a transaction. */
type Afterwards = (stop: AbortSignal) => Promise<void>;

/**
 * Runs one job. What it writes is committed with the job's end, or not at all; throwing means a retry. A returned
 * function runs after the commit, for slow calls; it may be lost with the process, so the handler has to enqueue a
 * retry in its transaction. `stop` aborts at a shutdown: a handler that ignores it is cut off, and either way the
 * attempt does not count.
 */
export type Handler<Data> = (
  data: Data,
  writes: Writes,
  stop: AbortSignal,
) => Promise<Afterwards | undefined> | Promise<void>;

/** Writes the result of outside work; it must be idempotent. */
export type Booking = (writes: Writes) => Promise<unknown>;

/**
 * Runs one job without a database connection: the returned booking is committed with the job's end. `stop` aborts at a
 * shutdown or timeout.
 */
export type OutsideHandler<Data> = (data: Data, stop: AbortSignal) => Promise<Booking | null>;

type Kind = {
  /** Runs a job to its end, and returns the work to do after it. */
  readonly run: (job: Job) => Promise<Afterwards | undefined>;
  readonly atOnce: number;
  readonly leaseMs: number;
  running: number;
  /** Set while a needed service is away: when one job may try again, by performance.now(); 0: not held. */
  heldUntil: number;
  /** When a job of the kind last succeeded, on the same clock. */
  cameThroughAt: number;
};

/** Returns how many more jobs of a kind may be taken. */
function roomOf({ atOnce, running, heldUntil }: Kind): number {
  if (heldUntil === 0) return atOnce - running;
  return running === 0 && performance.now() >= heldUntil ? 1 : 0;
}

export type WorkerParts = {
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  /** How long a stop waits for running jobs. */
  readonly patienceMs?: number | undefined;
  /** The timeout of outside work. */
  readonly outsideWithinMs?: number | undefined;
};

/** A process's loop over its kinds of jobs: one query takes what is due, within each kind's own room. */
export class Worker implements AsyncDisposable {
  readonly #parts: WorkerParts;
  readonly #kinds = new Map<string, Kind>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping: Stopping;
  #isStopped = false;
  #isWoken = false;
  #looping: Promise<void> | null = null;
  #wake = () => {};

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#stopping = openStopping(parts.patienceMs);
    parts.bus.onMessage(({ topic, id }) => {
      if (topic === 'jobs' && this.#kinds.has(id)) this.#rouse();
    });
    parts.bus.onReset(() => this.#rouse());
  }

  handle(kind: string, handler: Handler<object>, atOnce = AT_ONCE): void {
    const { stop, cut } = this.#stopping;
    // Jobs may be slow and must not use the connections of requests.
    const lane = this.#parts.database.lane('LONG');
    const run = (job: Job) =>
      lane.transaction(async writes => {
        if (await finishJob(writes, job)) return (await handler(job.data, writes, stop)) ?? undefined;
      }, cut);
    this.#add(kind, { run, atOnce, leaseMs: 0 });
  }

  handleOutside(kind: string, handler: OutsideHandler<object>, atOnce = AT_ONCE): void {
    const withinMs = this.#parts.outsideWithinMs ?? OUTSIDE_WITHIN_MS;
    const run = async (job: Job) => {
      const stop = AbortSignal.any([this.#stopping.stop, AbortSignal.timeout(withinMs)]);
      // Waiting on a broken response ignores the signal and would block its slot for ever.
      const cut = AbortSignal.any([this.#stopping.cut, AbortSignal.timeout(1.5 * withinMs)]);
      const book = await unlessCut(handler(job.data, stop), cut);
      await this.#book(job, book);
      return undefined;
    };
    this.#add(kind, { run, atOnce, leaseMs: LEASE_MS });
  }

  #add(kind: string, how: Omit<Kind, 'running' | 'heldUntil' | 'cameThroughAt'>): void {
    if (this.#kinds.has(kind)) throw new Error(`two handlers for jobs of kind ${kind}`);
    this.#kinds.set(kind, { ...how, running: 0, heldUntil: 0, cameThroughAt: 0 });
  }

  /**
   * Stores the result of outside work, even if another process has the job by now. It retries while the database is
   * away, as long as the lease lasts; otherwise the work would be repeated.
   */
  async #book(job: Job, book: Booking | null): Promise<void> {
    const until = performance.now() + LEASE_MS - OUTSIDE_WITHIN_MS;
    for (;;) {
      try {
        return await this.#parts.database.transaction(async writes => {
          await book?.(writes);
          await finishJob(writes, job);
        });
      } catch (error) {
        const isOver = this.#stopping.stop.aborted || performance.now() > until;
        if (isOver || !(error instanceof DatabaseAway)) throw error;
        await sleep(BOOK_AGAIN_MS);
      }
    }
  }

  start(): void {
    this.#looping ??= this.#loop();
  }

  async drain(): Promise<void> {
    for (const kind of this.#kinds.values()) kind.heldUntil = 0;
    for (;;) {
      // A job that ends during the query may have enqueued another, which only the next query finds.
      const wasIdle = this.#running.size === 0;
      const taken = await this.#take();
      if (taken === 0 && wasIdle) return;
      if (this.#running.size > 0) await Promise.race(this.#running);
    }
  }

  /** Takes no more jobs; running ones have limited time from now on. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#stopping.begin();
    this.#rouse();
  }

  /** Takes no more jobs, and waits for running ones to end or be cut off. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.stop();
    await this.#looping;
    await Promise.all(this.#running);
    this.#stopping[Symbol.dispose]();
  }

  async #loop(): Promise<void> {
    while (!this.#isStopped) {
      this.#isWoken = false;
      let waitMs = LOOK_EVERY_MS;
      try {
        if ((await this.#take()) > 0) continue;
        waitMs = await this.#untilNext();
      } catch (error) {
        if (!this.#isStopped) this.#parts.events.partFailed({ part: 'jobs', error });
      }
      if (!this.#isWoken) await this.#pause(waitMs);
    }
  }

  /** Starts jobs within the free room; returns how many. */
  async #take(): Promise<number> {
    const lanes: Lane[] = this.#idle().map(([name, kind]) => ({
      kind: name,
      room: roomOf(kind),
      leaseMs: kind.leaseMs,
    }));
    if (lanes.length === 0) return 0;
    const { database } = this.#parts;
    const jobs = await database.transaction(writes => takeJobs(writes, lanes, BACK_OFF));
    for (const job of jobs) this.#begin(job);
    return jobs.length;
  }

  #begin(job: Job): void {
    const kind = this.#kinds.get(job.kind);
    if (!kind) return;
    kind.running += 1;
    const work = this.#runJob(kind, job).finally(() => {
      kind.running -= 1;
      this.#running.delete(work);
      this.#rouse();
    });
    this.#running.add(work);
  }

  #idle(): [string, Kind][] {
    return Array.from(this.#kinds).filter(([, kind]) => roomOf(kind) > 0);
  }

  /** Returns how long there is nothing to do, unless a notice comes. */
  async #untilNext(): Promise<number> {
    const now = performance.now();
    const names = this.#idle().map(([name]) => name);
    const held = Array.from(this.#kinds.values(), kind => kind.heldUntil - now).filter(ms => ms > 0);
    const untilMs = (await untilNextJob(this.#parts.database, names)) ?? LOOK_EVERY_MS;
    return Math.min(LOOK_EVERY_MS, untilMs > 0 ? untilMs : TAKEN_PAUSE_MS, ...held);
  }

  #rouse(): void {
    this.#isWoken = true;
    this.#wake();
  }

  async #pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
  }

  async #runJob(kind: Kind, job: Job): Promise<void> {
    const { database, events } = this.#parts;
    const { stop, cut } = this.#stopping;
    const of = { kind: job.kind, id: job.id, attempts: job.attempts };
    const begunAt = performance.now();
    let afterwards: Afterwards | undefined;
    try {
      // Above the limit, each earlier attempt crashed its process.
      if (job.attempts > ATTEMPTS_MAX) throw new Error('no attempt came to its end');
      // Taken just as the stop came: returned before it starts.
      if (this.#isStopped) return void (await database.transaction(writes => giveJobBack(writes, job)));
      afterwards = await kind.run(job);
      kind.heldUntil = 0;
      kind.cameThroughAt = performance.now();
    } catch (error) {
      if (stop.aborted) {
        // If this fails too, the job is retried later, with the attempt counted.
        await database.transaction(writes => giveJobBack(writes, job)).catch(() => {});
        return;
      }
      const holds = error instanceof PutOff && error.holdsKind;
      // If another job succeeded in the meantime, this one is at fault and the attempt counts.
      const isOwn = !(error instanceof PutOff) || (holds && kind.cameThroughAt > begunAt);
      kind.heldUntil = holds && !isOwn ? performance.now() + error.forMs : 0;
      const book = (writes: Writes) =>
        isOwn ? bookFailure(writes, job, error) : bookPutOff(writes, job, error);
      const isDead = await database.transaction(book).catch(() => false);
      if (isDead) events.jobDied({ ...of, error });
      else events.jobFailed({ ...of, error });
    }
    // The job is done; if this fails, the retry enqueued in its transaction follows.
    if (afterwards)
      await unlessCut(afterwards(stop), cut).catch((error: unknown) => {
        if (!stop.aborted) events.jobFailed({ ...of, error });
      });
  }
}

/** Stores a failure; returns whether the job is dead. */
async function bookFailure(writes: Writes, job: Job, error: unknown): Promise<boolean> {
  const isDead = job.attempts >= ATTEMPTS_MAX;
  return (await failJob(writes, job, { reason: String(error), isDead, backOff: BACK_OFF })) && isDead;
}

/** Stores a postponement; returns whether the job is dead. */
const bookPutOff = async (writes: Writes, job: Job, error: PutOff): Promise<boolean> =>
  (await putJobOff(writes, job, String(error), error.forMs)) ?? false;
