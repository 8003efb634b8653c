import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import { textFrame } from './frames.ts';

/** The shortest time between two writes: a single event goes out at once, following ones are joined. */
export const TICK_MS = 15;
/** After so many sockets the event loop gets a turn, so that bids are decided during a large broadcast. */
const SOCKETS_PER_TURN = 1_000;

/** A receiver of frames: a live socket, or a test. */
export type Listener = {
  /** Writes whole frames; its owner closes a socket that is too slow. */
  write(frames: Buffer): void;
};

/**
 * One subscription for all equal requests: each event is executed and serialized once, and the same bytes go to all.
 * Clients choose their own ids, so there is one frame for each id.
 */
export class SharedSubscription {
  readonly #groups = new Map<string, Group>();
  readonly #onEmpty: () => void;
  #source: AsyncIterableIterator<ExecutionResult> | null = null;

  constructor(onEmpty: () => void) {
    this.#onEmpty = onEmpty;
  }

  /** Sends what `source` yields to every listener, then the completion. */
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
      // Also after a failure: listeners must not go on waiting, and nobody may join it any more.
      for (const [id, group] of this.#groups) {
        group.push(textFrame(`{"id":${JSON.stringify(id)},"type":"complete"}`));
      }
      this.#onEmpty();
    }
  }

  /** Each socket once, whatever its ids. */
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

/** The listeners with the same subscription id. */
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
    // The rows of one bid come in one turn of the event loop; the bidder is answered first.
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
