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

/** Tried so often, over about two days, a job is dead. */
export const ATTEMPTS_MAX = 20;
/** The first wait; each next one is twice as long, and none longer than the last figure. */
const BACK_OFF = { firstMs: 5_000, mostMs: 4 * 3_600_000 };
/** How many of one kind a process does at a time when nothing else is said. */
const AT_ONCE = 4;
/** What is due and was not taken is in another's hands: asked for again after this long. */
const TAKEN_PAUSE_MS = 250;
/** A notice may be lost: nothing waits longer than this for want of one. */
const LOOK_EVERY_MS = 5_000;

/** Work outside is asked to end after so long, and cut off half as long later; its job is left alone for longer. */
const OUTSIDE_WITHIN_MS = 60_000;
const LEASE_MS = 120_000;
/** A database that is away when there is something to be written down is asked again after this long. */
const BOOK_AGAIN_MS = 500;

/** What is done after a job's commit, in its place, while no transaction is open. */
type Afterwards = (stop: AbortSignal) => Promise<void>;

/**
 * Does one job. What it writes is committed with the job's end, or not at all; throwing means "again later". What it
 * answers is done after the commit, for those who wait long for others; it ends with its process, so whoever answers it
 * has promised the next try in the transaction. `stop` is aborted where the process ends: who heeds it ends early, who
 * does not is cut off, and either way the job was never taken.
 */
export type Handler<Data> = (
  data: Data,
  writes: Writes,
  stop: AbortSignal,
) => Promise<Afterwards | undefined> | Promise<void>;

/** What there is to write of work that is done, however often it is said. */
export type Booking = (writes: Writes) => Promise<unknown>;

/**
 * Does one job outside the house, on no connection: what it answers is committed with the job's end. `stop` is aborted
 * where the process ends, or where it took too long.
 */
export type OutsideHandler<Data> = (data: Data, stop: AbortSignal) => Promise<Booking | null>;

type Kind = {
  /** Brings it to its end, and answers what follows after that. */
  readonly run: (job: Job) => Promise<Afterwards | undefined>;
  readonly atOnce: number;
  readonly leaseMs: number;
  running: number;
  /** Who it needs is away: when one of them may try again, in milliseconds of this process; 0: all may. */
  heldUntil: number;
  /** When one of them last came to its end, on the same clock. */
  cameThroughAt: number;
};

/** How many more of a kind may be taken. */
function roomOf({ atOnce, running, heldUntil }: Kind): number {
  if (heldUntil === 0) return atOnce - running;
  return running === 0 && performance.now() >= heldUntil ? 1 : 0;
}

export type WorkerParts = {
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  /** How long a stop waits for what is under way before it lets go of it. */
  readonly patienceMs?: number | undefined;
  /** How long work outside may take before it is asked to end. */
  readonly outsideWithinMs?: number | undefined;
};

/** A process's loop over the kinds it can do: one query takes what is due, each kind has room of its own. */
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
    // A job may take long: not on the connections of those who wait.
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
      // What waits for an answer that broke off half way heeds nothing, and would keep its place for ever.
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
   * Writes down what was done outside, also where another has the job by now: it was done. As long as the lease lasts
   * a database that is away is asked again, for without its word the work would be done twice.
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
      // One that ends while we look may leave another behind it, which only the next look finds.
      const wasIdle = this.#running.size === 0;
      const taken = await this.#take();
      if (taken === 0 && wasIdle) return;
      if (this.#running.size > 0) await Promise.race(this.#running);
    }
  }

  /** Takes nothing more; from now on what has begun has so long to come to its end. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#stopping.begin();
    this.#rouse();
  }

  /** Takes nothing more, and lets what has begun come to its end or go. */
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

  /** Begins what there is room for; answers how many. */
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

  /** How long there is nothing to do, unless a notice tells otherwise. */
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
      // Counted above the limit means that each attempt before took its process down with it.
      if (job.attempts > ATTEMPTS_MAX) throw new Error('no attempt came to its end');
      // Taken while the stop was asked for: it is given back before it begins.
      if (this.#isStopped) return void (await database.transaction(writes => giveJobBack(writes, job)));
      afterwards = await kind.run(job);
      kind.heldUntil = 0;
      kind.cameThroughAt = performance.now();
    } catch (error) {
      if (stop.aborted) {
        // When not even this can be written the job comes back by itself, its attempt counted.
        await database.transaction(writes => giveJobBack(writes, job)).catch(() => {});
        return;
      }
      const holds = error instanceof PutOff && error.holdsKind;
      // Where another came through meanwhile it is this one that is at fault, and its try counts.
      const isOwn = !(error instanceof PutOff) || (holds && kind.cameThroughAt > begunAt);
      kind.heldUntil = holds && !isOwn ? performance.now() + error.forMs : 0;
      const book = (writes: Writes) =>
        isOwn ? bookFailure(writes, job, error) : bookPutOff(writes, job, error);
      const isDead = await database.transaction(book).catch(() => false);
      if (isDead) events.jobDied({ ...of, error });
      else events.jobFailed({ ...of, error });
    }
    // The job is over; the try that was promised in its transaction comes when this one fails.
    if (afterwards)
      await unlessCut(afterwards(stop), cut).catch((error: unknown) => {
        if (!stop.aborted) events.jobFailed({ ...of, error });
      });
  }
}

/** Writes down why a job was not done; whether it is given up by that. */
async function bookFailure(writes: Writes, job: Job, error: unknown): Promise<boolean> {
  const isDead = job.attempts >= ATTEMPTS_MAX;
  return (await failJob(writes, job, { reason: String(error), isDead, backOff: BACK_OFF })) && isDead;
}

/** The same of one whose try was none. */
const bookPutOff = async (writes: Writes, job: Job, error: PutOff): Promise<boolean> =>
  (await putJobOff(writes, job, String(error), error.forMs)) ?? false;
