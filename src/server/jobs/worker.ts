import type { Bus } from '../bus/index.ts';
import type { Database, Writes } from '../database/index.ts';
import type { Events } from '../events.ts';
import { failJob, finishJob, type Job, type Lane, takeJobs, untilNextJob } from './jobs-store.ts';

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

/** What is done after a job's commit, in its place, while no transaction is open. */
type Afterwards = () => Promise<void>;

/**
 * Does one job. What it writes is committed with the job's end, or not at all; throwing means "again later". What it
 * answers is done after the commit, for those who wait long for others; it ends with its process, so whoever answers it
 * has promised the next try in the transaction.
 */
export type Handler<Data> = (data: Data, writes: Writes) => Promise<Afterwards | undefined> | Promise<void>;

type Kind = { readonly handler: Handler<object>; readonly atOnce: number; running: number };

export type WorkerParts = { readonly database: Database; readonly bus: Bus; readonly events: Events };

/** A process's loop over the kinds it can do: one query takes what is due, each kind has room of its own. */
export class Worker implements AsyncDisposable {
  readonly #parts: WorkerParts;
  readonly #kinds = new Map<string, Kind>();
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;
  #isWoken = false;
  #looping: Promise<void> | null = null;
  #wake = () => {};

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    parts.bus.onMessage(({ topic, id }) => {
      if (topic === 'jobs' && this.#kinds.has(id)) this.#rouse();
    });
    parts.bus.onReset(() => this.#rouse());
  }

  handle(kind: string, handler: Handler<object>, atOnce = AT_ONCE): void {
    if (this.#kinds.has(kind)) throw new Error(`two handlers for jobs of kind ${kind}`);
    this.#kinds.set(kind, { handler, atOnce, running: 0 });
  }

  start(): void {
    this.#looping ??= this.#loop();
  }

  async drain(): Promise<void> {
    for (;;) {
      // One that ends while we look may leave another behind it, which only the next look finds.
      const wasIdle = this.#running.size === 0;
      const taken = await this.#take();
      if (taken === 0 && wasIdle) return;
      if (this.#running.size > 0) await Promise.race(this.#running);
    }
  }

  /** Takes nothing more, and lets what has begun come to its end. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true;
    this.#rouse();
    await this.#looping;
    await Promise.all(this.#running);
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
    const lanes: Lane[] = this.#idle().map(([kind, { atOnce, running }]) => ({
      kind,
      room: atOnce - running,
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
    const work = runJob(this.#parts, kind.handler, job).finally(() => {
      kind.running -= 1;
      this.#running.delete(work);
      this.#rouse();
    });
    this.#running.add(work);
  }

  #idle(): [string, Kind][] {
    return Array.from(this.#kinds).filter(([, kind]) => kind.running < kind.atOnce);
  }

  /** How long there is nothing to do, unless a notice tells otherwise. */
  async #untilNext(): Promise<number> {
    const names = this.#idle().map(([name]) => name);
    const untilMs = (await untilNextJob(this.#parts.database, names)) ?? LOOK_EVERY_MS;
    return untilMs > 0 ? Math.min(LOOK_EVERY_MS, untilMs) : TAKEN_PAUSE_MS;
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
}

async function runJob({ database, events }: WorkerParts, handler: Handler<object>, job: Job): Promise<void> {
  const of = { kind: job.kind, id: job.id, attempts: job.attempts };
  let afterwards: Afterwards | undefined;
  try {
    // Counted above the limit means that each attempt before took its process down with it.
    if (job.attempts > ATTEMPTS_MAX) throw new Error('no attempt came to its end');
    // A job may speak to others for long: not on the connections of those who wait.
    afterwards = await database.lane('LONG').transaction(async writes => {
      if (await finishJob(writes, job)) return (await handler(job.data, writes)) ?? undefined;
    });
  } catch (error) {
    const isDead = job.attempts >= ATTEMPTS_MAX;
    // When not even this can be written the job comes back by itself, its attempt counted.
    const wasOurs = await database
      .transaction(writes => failJob(writes, job, String(error), isDead))
      .catch(() => false);
    if (isDead && wasOurs) events.jobDied({ ...of, error });
    else events.jobFailed({ ...of, error });
  }
  // The job is over; the try that was promised in its transaction comes when this one fails.
  await afterwards?.().catch((error: unknown) => events.jobFailed({ ...of, error }));
}
