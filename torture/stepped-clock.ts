/** Loaded before the application: at each SIGUSR2 its clock is stepped by hours, forth and back. */
const HOUR_MS = 3_600_000;
const STEPS = [3 * HOUR_MS, -2 * HOUR_MS, 0, 30 * HOUR_MS, -30 * HOUR_MS];
const ownNow = Date.now;
let step = 0;

process.on('SIGUSR2', () => {
  step += 1;
});
const now = () => ownNow() + (STEPS[step % STEPS.length] ?? 0);

class SteppedDate extends Date {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(now());
    else super(...(given as [number]));
  }

  static override now = now;
}

globalThis.Date = SteppedDate as DateConstructor;
