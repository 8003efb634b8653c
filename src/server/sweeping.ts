import type { Events } from './events.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** What clears away. One that takes long ends at the signal: the rest is the next process's. */
export type Sweep = (stop: AbortSignal) => Promise<void>;

/** Clears away, once started and then every hour, what time has ended; several processes may do so at once. */
export function openSweeping(events: Events) {
  const stopping = new AbortController();
  const stop = stopping.signal;
  let sweeping = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function sweep(sweeps: readonly Sweep[]): Promise<void> {
    for (const clear of sweeps) {
      if (stop.aborted) return;
      await clear(stop).catch(error => stop.aborted || events.partFailed({ part: 'sweeping', error }));
    }
  }

  return {
    start(sweeps: readonly Sweep[]): void {
      sweeping = sweep(sweeps);
      timer = setInterval(() => {
        sweeping = sweep(sweeps);
      }, SWEEP_EVERY_MS);
      timer.unref();
    },
    /** Begins nothing any more, and says so to what is under way. */
    stop(): void {
      clearInterval(timer);
      stopping.abort();
    },
    async [Symbol.asyncDispose]() {
      this.stop();
      await sweeping;
    },
  };
}
