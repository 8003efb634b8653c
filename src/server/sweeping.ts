import type { Events } from './events.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** Clears away, now and every hour, what time has ended; several processes may do so at once. */
export function startSweeping(sweeps: readonly (() => Promise<void>)[], events: Events): Disposable {
  const sweep = async () => {
    for (const clear of sweeps) {
      await clear().catch(error => events.partFailed({ part: 'sweeping', error }));
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
