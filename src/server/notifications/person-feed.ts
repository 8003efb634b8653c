import type { Bus } from '../bus/index.ts';

/** Watches for news of one person until the session is over. */
export type PersonFeed = { watch(accountId: string, session: string): AsyncIterableIterator<true> };

/** Signals that there is news for a person, in notifications or elsewhere; the client then fetches it. */
export function openPersonFeed(bus: Bus): PersonFeed {
  const readers = new Map<string, Set<Reader>>();
  const ofSession = new Map<string, Set<Reader>>();
  const wake = (id: string) => {
    for (const reader of readers.get(id) ?? []) reader.push();
  };
  bus.onMessage(({ topic, id }) => {
    if (topic === 'person') wake(id);
    if (topic === 'session') for (const reader of ofSession.get(id) ?? []) void reader.return();
  });
  bus.onReset(() => {
    for (const id of readers.keys()) wake(id);
  });
  return {
    watch(accountId, session) {
      const reader = new Reader(() => {
        drop(readers, accountId, reader);
        drop(ofSession, session, reader);
      });
      keep(readers, accountId, reader);
      keep(ofSession, session, reader);
      return reader;
    },
  };
}

function keep(all: Map<string, Set<Reader>>, id: string, reader: Reader): void {
  all.set(id, (all.get(id) ?? new Set()).add(reader));
}

function drop(all: Map<string, Set<Reader>>, id: string, reader: Reader): void {
  const known = all.get(id);
  known?.delete(reader);
  if (known?.size === 0) all.delete(id);
}

/** News that has not been fetched yet is merged into one signal. */
class Reader implements AsyncIterableIterator<true> {
  readonly #onEnd: () => void;
  #hasNews = false;
  #isOver = false;
  #wake = () => {};

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  push(): void {
    this.#hasNews = true;
    this.#wake();
  }

  async next(): Promise<IteratorResult<true>> {
    while (!this.#hasNews && !this.#isOver) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
    this.#hasNews = false;
    return this.#isOver ? { done: true, value: undefined } : { done: false, value: true };
  }

  async return(): Promise<IteratorResult<true>> {
    this.#isOver = true;
    this.#onEnd();
    this.#wake();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
