/** How long until what failed is tried again, at first and at most. */
const PAUSE_MS = { first: 250, most: 10_000 };

/** Disposed it tries no more, and says nothing of what is still under way. */
export type Retrying = Disposable & {
  /** Wishes for it, at once; what is wished for while it is being done is done once more after it. */
  start(): void;
  isRunning(): boolean;
};

/**
 * Work that catches up with the truth, whatever was missed: done as often as it is wished for, by one at a time, and
 * where it fails again after growing pauses until it is done. Each failure is told.
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
