import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import { textFrame } from './frames.ts';

/** The least time between two writes: a lone event goes out at once, those that crowd behind it share the next. */
export const TICK_MS = 15;
/** After this many sockets the loop gets its turn: bids are decided while a crowd is told. */
const SOCKETS_PER_TURN = 1_000;

/** Where frames go: a live socket, or a test. */
export type Listener = {
  /** Whole frames; the socket's owner cuts it when it can't keep up. */
  write(frames: Buffer): void;
};

/**
 * One subscription for everyone who asks the same: executed once per event, its answer written once,
 * and the same bytes handed to all. Clients choose their own ids, so there is one frame an id.
 */
export class SharedSubscription {
  readonly #groups = new Map<string, Group>();
  readonly #onEmpty: () => void;
  #source: AsyncIterableIterator<ExecutionResult> | null = null;

  constructor(onEmpty: () => void) {
    this.#onEmpty = onEmpty;
  }

  /** Tells every listener what comes out of `source`, then that it is over. */
  async pump(source: AsyncIterableIterator<ExecutionResult>): Promise<void> {
    this.#source = source;
    try {
      for await (const result of source) {
        const payload = JSON.stringify(result);
        for (const [id, group] of this.#groups) {
          group.push(textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`));
        }
      }
    } finally {
      // Also where it failed: nobody waits for what does not come any more, nor joins it.
      for (const [id, group] of this.#groups) {
        group.push(textFrame(`{"id":${JSON.stringify(id)},"type":"complete"}`));
      }
      this.#onEmpty();
    }
  }

  /** Each socket once, whatever ids it gave. */
  listeners(): ReadonlySet<Listener> {
    return new Set(Array.from(this.#groups.values(), group => [...group.listeners]).flat());
  }

  add(id: string, listener: Listener): void {
    const group = this.#groups.get(id) ?? new Group();
    this.#groups.set(id, group);
    group.listeners.add(listener);
  }

  remove(id: string, listener: Listener): void {
    const group = this.#groups.get(id);
    group?.listeners.delete(listener);
    if (group?.listeners.size === 0) this.#groups.delete(id);
    if (this.#groups.size === 0) {
      this.#onEmpty();
      void this.#source?.return?.();
    }
  }
}

/** Everyone who gave the subscription the same id. */
class Group {
  readonly listeners = new Set<Listener>();
  #pending: Buffer[] = [];
  #isFlushing = false;

  push(frame: Buffer): void {
    this.#pending.push(frame);
    if (!this.#isFlushing) void this.#flush();
  }

  async #flush(): Promise<void> {
    this.#isFlushing = true;
    // The rows of one request come in one turn of the loop, in which whoever bid is answered first.
    await turn();
    while (this.#pending.length > 0) {
      const tick = sleep(TICK_MS, undefined, { ref: false });
      const frames = this.#pending.length === 1 ? this.#pending[0] : Buffer.concat(this.#pending);
      this.#pending = [];
      let written = 0;
      for (const listener of this.listeners) {
        if (frames) listener.write(frames);
        if (++written % SOCKETS_PER_TURN === 0) await turn();
      }
      await tick;
    }
    this.#isFlushing = false;
  }
}
