import type { Events } from './events.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** Clears away, now and every hour, what time has ended; several processes may do so at once. */
export function startSweeping(sweeps: readonly (() => Promise<void>)[], events: Events): AsyncDisposable {
  const sweep = async () => {
    for (const clear of sweeps) {
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
      clearInterval(timer);
      await sweeping;
    },
  };
}
