import { setTimeout as sleep } from 'node:timers/promises';
import type { AuctionStatus } from '#shared/sale/index.ts';
import type { Core } from './core.ts';
import { type ColumnsFor, DatabaseAway, type Statement, type Writes } from './database/index.ts';

/** How often a follower tells, in milliseconds. */
export type Rhythm = {
  /** What happens first is told at once; what follows within this time, in a storm of bids, is told together. */
  readonly restMs: number;
  /** In a great storm telling takes no more than this share of the time, for bids need the same machine. */
  readonly shareOfTime: number;
  readonly restMostMs: number;
  /** What no notice told of is found this often. */
  readonly sweepEveryMs: number;
};

export type FollowerParts = Pick<Core, 'bus' | 'events'> & {
  /** As the log names it. */
  readonly part: string;
  readonly rhythm: Rhythm;
  /** Of which auctions something is to be told: among these, or among all. */
  readonly find: (changed: readonly string[] | null) => Promise<readonly string[]>;
  /** Tells, in a transaction of its own, what there is to tell of one. */
  readonly tell: (auctionId: string) => Promise<void>;
  /** What else is due by the clock, at each sweep. */
  readonly remind?: () => Promise<void>;
};

/** An auction as it stands, and how far it was told. */
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
 * Holds how far an auction was told, so that one process at a time tells on, and reads the auction after it: what
 * becomes of it from then on is told by whoever holds it next. No bid waits for it.
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
 * Does something for each auction, apart from the others: one that can't be told is reported by its id, holds up none
 * after it, and is found again by the next sweep. @throws DatabaseAway, which says nothing of the one it met
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
 * Follows the auctions for those who are told of them. The ledger is the outbox: what an auction's rows and state say
 * beyond what was told is told, in one transaction with the mark of how far. So bidding itself does nothing for it, a
 * lost notice costs seconds, and a killed process loses nothing.
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

  /** Tells all there is to tell, now. */
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
