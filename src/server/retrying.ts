/** The first and the longest pause before a retry, in milliseconds. */
const PAUSE_MS = { first: 250, most: 10_000 };

/** Disposing stops retries and silences errors of work still running. */
export type Retrying = Disposable & {
  /** Requests a run now; a request during a run causes one more run after it. */
  start(): void;
  isRunning(): boolean;
};

/**
 * Runs catch-up work on request, one run at a time; a failure is reported and retried after growing pauses until it
 * succeeds.
 */
export function openRetrying(work: () => Promise<unknown>, onError: (error: Error) => void): Retrying {
  let pauseMs = PAUSE_MS.first;
  let pause: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWished = false;
  let isOver = false;

  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (isWished && !isOver) {
        isWished = false;
        await work();
      }
      pauseMs = PAUSE_MS.first;
    } catch (error) {
      if (isOver) return;
      onError(error as Error);
      pause = setTimeout(start, pauseMs);
      pause.unref();
      pauseMs = Math.min(PAUSE_MS.most, 2 * pauseMs);
    } finally {
      isRunning = false;
    }
  }

  function start(): void {
    if (isOver) return;
    clearTimeout(pause);
    isWished = true;
    if (!isRunning) void run();
  }

  return {
    start,
    isRunning: () => isRunning,
    [Symbol.dispose]() {
      isOver = true;
      clearTimeout(pause);
    },
  };
}
