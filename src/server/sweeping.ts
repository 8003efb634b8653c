import type { Events } from './events.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** A clean-up; it ends at the signal and the next process continues. */
export type Sweep = (stop: AbortSignal) => Promise<void>;

/** Runs clean-ups at the start and then every hour; several processes may do so at once. */
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
    /** Starts no more clean-ups, and signals the running one. */
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
