import { setTimeout as sleep } from 'node:timers/promises';
import type { AuctionStatus } from '#shared/sale/index.ts';
import type { Core } from './core.ts';
import { type ColumnsFor, DatabaseAway, type Statement, type Writes } from './database/index.ts';

/** The timing of a follower, in milliseconds. */
export type Rhythm = {
  /** The first event is told at once; those within this time after it are told together. */
  readonly restMs: number;
  /** Under heavy load telling takes at most this share of the time, since bids need the same machine. */
  readonly shareOfTime: number;
  readonly restMostMs: number;
  /** The interval of sweeps, which find what no notice announced. */
  readonly sweepEveryMs: number;
};

export type FollowerParts = Pick<Core, 'bus' | 'events'> & {
  /** The name in the log. */
  readonly part: string;
  readonly rhythm: Rhythm;
  /** Returns the auctions with something to tell, among these or among all (null). */
  readonly find: (changed: readonly string[] | null) => Promise<readonly string[]>;
  /** Tells what is new of one auction, in its own transaction. */
  readonly tell: (auctionId: string) => Promise<void>;
  /** Runs time-based reminders, at each sweep. */
  readonly remind?: () => Promise<void>;
};

/** An auction's current state, and how far it has been told. */
export type ToldAuction = {
  readonly id: string;
  readonly adUuid: string;
  readonly status: AuctionStatus;
  readonly price: number | null;
  readonly endAt: number;
  readonly isStarted: boolean;
  readonly bidVersion: number;
  readonly isStartTold: boolean;
  readonly isReserveTold: boolean;
  readonly isEndTold: boolean;
  readonly now: number;
};

/**
 * Builds a function that locks the mark of how far an auction was told, so that one process at a time tells it, and
 * then reads the auction: later changes are told by the next holder of the lock. No bid waits for it.
 */
export const holdingTold =
  <Told extends ToldAuction>(
    begin: Statement<object>,
    hold: Statement<object>,
    find: Statement<ColumnsFor<Told>>,
  ) =>
  async (writes: Writes, auctionId: string): Promise<Told | null> => {
    await writes.query<object>(begin, [auctionId]);
    await writes.query<object>(hold, [auctionId]);
    return (await writes.query<Told>(find, [auctionId]))[0] ?? null;
  };

/**
 * Runs `tell` for each auction separately: a failure is reported by the auction's id, does not stop the others, and is
 * retried by the next sweep. @throws DatabaseAway, which is not about that auction
 */
export async function tellApart(
  { events, part }: Pick<FollowerParts, 'events' | 'part'>,
  auctionIds: Iterable<string>,
  tell: FollowerParts['tell'],
): Promise<void> {
  for (const id of auctionIds) {
    try {
      await tell(id);
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      events.partFailed({ part: `${part} ${id}`, error });
    }
  }
}

/**
 * Follows the auctions to notify people. The ledger is the outbox: what it has beyond the mark is told, in the same
 * transaction that moves the mark. So bidding does no extra work, a lost notice costs seconds, and a killed process
 * loses nothing.
 */
export class Follower implements AsyncDisposable {
  readonly #parts: FollowerParts;
  readonly #changed = new Set<string>();
  #looping: Promise<void> | null = null;
  readonly #stop = new AbortController();
  #wake = () => {};

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    parts.bus.onMessage(({ topic, id }) => {
      if (!this.#looping || (topic !== 'bids' && topic !== 'auction')) return;
      this.#changed.add(id);
      this.#wake();
    });
  }

  start(): void {
    this.#looping ??= this.#loop();
  }

  /** Tells everything outstanding now. */
  async catchUp(): Promise<void> {
    try {
      await this.#tell(null);
    } finally {
      await this.#parts.remind?.();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    this.#wake();
    await this.#looping;
  }

  async #tell(changed: readonly string[] | null): Promise<void> {
    const { find, tell } = this.#parts;
    await tellApart(this.#parts, await find(changed), tell);
  }

  async #loop(): Promise<void> {
    const { events, part, rhythm } = this.#parts;
    let sweptAt = Number.NEGATIVE_INFINITY;
    while (!this.#stop.signal.aborted) {
      const changed = [...this.#changed];
      const beganAt = performance.now();
      this.#changed.clear();
      try {
        if (performance.now() - sweptAt >= rhythm.sweepEveryMs) {
          sweptAt = performance.now();
          await this.catchUp();
        } else if (changed.length > 0) {
          await this.#tell(changed);
        }
      } catch (error) {
        events.partFailed({ part, error });
      }
      const wishedMs = (performance.now() - beganAt) / rhythm.shareOfTime;
      const restMs = Math.min(rhythm.restMostMs, Math.max(rhythm.restMs, wishedMs));
      if (changed.length > 0) await sleep(restMs, undefined, { signal: this.#stop.signal }).catch(() => {});
      const untilSweep = sweptAt + rhythm.sweepEveryMs - performance.now();
      if (this.#changed.size === 0 && !this.#stop.signal.aborted) await this.#pause(Math.max(0, untilSweep));
    }
  }

  async #pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
  }
}
