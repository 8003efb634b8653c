import type { Events } from './events.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** Clears away, now and every hour, what time has ended; several processes may do so at once. */
export function startSweeping(sweeps: readonly (() => Promise<void>)[], events: Events): AsyncDisposable {
  let isStopped = false;
  const sweep = async () => {
    for (const clear of sweeps) {
      // What is left to clear is cleared by the next process: a stop waits for one of them, not for all.
      if (isStopped) return;
      await clear().catch(error => events.partFailed({ part: 'sweeping', error }));
    }
  };
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweep();
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      isStopped = true;
      clearInterval(timer);
      await sweeping;
    },
  };
}
