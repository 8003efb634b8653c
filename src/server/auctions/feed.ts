import type { Version } from '#shared/sale/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Reads } from '../database/index.ts';
import type { Events } from '../events.ts';
import { openRetrying, type Retrying } from '../retrying.ts';
import { markMade } from '../spans.ts';
import type { RowsAdded } from './desk.ts';
import { bidsSince } from './history.ts';
import { type Bid, findAuctions } from './ledger.ts';

/** The maximum number of undelivered events of a slow reader, before it is dropped. */
export const WAITING_MAX = 5_000;

/** An event for an auction's watchers: a row, or any other change. */
export type FeedEvent = { readonly kind: 'bid'; readonly bid: Bid } | { readonly kind: 'changed' };

/** The live feed; disposing it ends all watchers' streams. */
export type Feed = Disposable & {
  /** Takes rows committed by this process, which then need not be read again. */
  offer(added: RowsAdded): void;
  /** Watches an auction; resolves once nothing committed later can be missed. */
  watch(auctionId: string): Promise<AsyncIterableIterator<FeedEvent>>;
  /** The number of auctions watched in this process. */
  watchedCount(): number;
};

/**
 * Opens the live feed: after the commit, each watched auction's rows in order of version, without duplicates. A notice
 * only tells the ledger's newest version, and missing rows are read from the ledger: a lost notice costs latency, never
 * correctness. Failed reads are retried as long as anybody watches.
 */
export function openFeed(parts: { reads: Reads; bus: Bus; events: Events }): Feed {
  const { reads, bus, events } = parts;
  const channels = new Map<string, Channel>();

  bus.onMessage(notice => {
    const channel = channels.get(notice.id);
    if (!channel) return;
    if (notice.topic === 'bids') channel.reach(notice.version);
    if (notice.topic === 'auction') channel.emit({ kind: 'changed' });
  });
  bus.onReset(() => {
    for (const channel of channels.values()) {
      channel.reach(Number.POSITIVE_INFINITY);
      channel.emit({ kind: 'changed' });
    }
  });

  return {
    offer: added => channels.get(added.auctionId)?.offer(added),
    async watch(auctionId) {
      let channel = channels.get(auctionId);
      if (!channel) {
        channel = new Channel(auctionId, reads, events, () => channels.delete(auctionId));
        channels.set(auctionId, channel);
      }
      return channel.join();
    },
    watchedCount: () => channels.size,
    [Symbol.dispose]() {
      for (const channel of channels.values()) channel.end();
    },
  };
}

/**
 * Watches the newest auction of an ad. After each change it checks for a newer auction, switches to it, and reports a
 * change.
 */
export async function watchNewest(
  watch: Feed['watch'],
  findNewest: () => Promise<string | null>,
): Promise<AsyncIterableIterator<FeedEvent>> {
  let id: string | null = null;
  let source: AsyncIterableIterator<FeedEvent> | null = null;
  let isOver = false;
  const end = async () => {
    isOver = true;
    await source?.return?.();
    return { done: true, value: undefined } as const;
  };
  const follow = async () => {
    // Asked again after each switch: another one may have been scheduled before we watched.
    for (let newest = await findNewest(); newest !== null && newest !== id; newest = await findNewest()) {
      const next = await watch(newest);
      await source?.return?.();
      [id, source] = [newest, next];
    }
    if (isOver) await source?.return?.();
  };
  // After a failure the caller subscribes again, and must not find this stream still listening.
  const followOrEnd = () => follow().catch(error => end().then(() => Promise.reject(error)));
  await followOrEnd();
  const following: AsyncIterableIterator<FeedEvent> = {
    async next() {
      const told = await source?.next();
      if (isOver || !told || told.done) return { done: true, value: undefined };
      if (told.value.kind === 'changed') await followOrEnd();
      return isOver ? { done: true, value: undefined } : told;
    },
    return: end,
    [Symbol.asyncIterator]: () => following,
  };
  return following;
}

/** A watched auction: the newest row sent, and its readers. */
class Channel {
  readonly #auctionId: string;
  readonly #reads: Reads;
  readonly #onEmpty: () => void;
  readonly #readers = new Set<Reader>();
  #last: Version = 0;
  #reached: Version = 0;
  /** Retried: the watchers' connection is alive, and the next notice may never come. */
  readonly #reading: Retrying;
  readonly #ready: Promise<void>;

  constructor(auctionId: string, reads: Reads, events: Events, onEmpty: () => void) {
    this.#auctionId = auctionId;
    this.#reads = reads;
    this.#onEmpty = onEmpty;
    this.#reading = openRetrying(
      () => this.#read(),
      error => events.partFailed({ part: 'feed', error }),
    );
    this.#ready = this.#begin();
  }

  async #begin(): Promise<void> {
    const auction = (await findAuctions(this.#reads, [this.#auctionId])).get(this.#auctionId);
    this.#last = Math.max(this.#last, auction?.lastBidVersion ?? 0);
    this.reach(this.#reached);
  }

  async join(): Promise<AsyncIterableIterator<FeedEvent>> {
    const reader = new Reader(() => {
      this.#readers.delete(reader);
      if (this.#readers.size > 0) return;
      this.#reading[Symbol.dispose]();
      this.#onEmpty();
    });
    this.#readers.add(reader);
    await this.#ready.catch(error => {
      reader.return();
      throw error;
    });
    return reader;
  }

  offer({ after, rows }: RowsAdded): void {
    // Rows of another process may lie between: the following notice then has them read in order.
    if (!this.#reading.isRunning() && after === this.#last) this.#tell(rows);
  }

  /** Reads the rows up to `version` that have not been sent yet. */
  reach(version: Version): void {
    this.#reached = Math.max(this.#reached, version);
    if (this.#reached > this.#last) this.#reading.start();
  }

  async #read(): Promise<void> {
    await this.#ready;
    while (this.#reached > this.#last) {
      const aim = this.#reached;
      const rows = await bidsSince(this.#reads, this.#auctionId, this.#last);
      this.#tell(rows);
      // The notice was ahead of the ledger, as after a reset: the ledger's end counts.
      if (rows.length === 0 && this.#reached === aim) this.#reached = this.#last;
    }
  }

  #tell(rows: readonly Bid[]): void {
    for (const bid of rows) {
      if (bid.version <= this.#last) continue;
      this.#last = bid.version;
      markMade(bid);
      this.emit({ kind: 'bid', bid });
    }
  }

  end(): void {
    for (const reader of this.#readers) reader.return();
  }

  emit(event: FeedEvent): void {
    for (const reader of this.#readers) reader.push(event);
  }
}

/** A reader's queue: an async iterator that ends when its owner ends it or the queue is full. */
class Reader implements AsyncIterableIterator<FeedEvent> {
  readonly #onEnd: () => void;
  #waiting: FeedEvent[] = [];
  #wake: ((result: IteratorResult<FeedEvent>) => void) | null = null;
  #isOver = false;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  push(event: FeedEvent): void {
    if (this.#isOver) return;
    if (this.#wake) {
      this.#wake({ done: false, value: event });
      this.#wake = null;
    } else if (this.#waiting.length >= WAITING_MAX) this.return();
    else this.#waiting.push(event);
  }

  next(): Promise<IteratorResult<FeedEvent>> {
    const value = this.#waiting.shift();
    if (value) return Promise.resolve({ done: false, value });
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    const { promise, resolve } = Promise.withResolvers<IteratorResult<FeedEvent>>();
    this.#wake = resolve;
    return promise;
  }

  return(): Promise<IteratorResult<FeedEvent>> {
    if (!this.#isOver) {
      this.#isOver = true;
      this.#wake?.({ done: true, value: undefined });
      this.#onEnd();
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
