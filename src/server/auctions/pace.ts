/** The number of answers measured. */
const KEPT_MAX = 100;

export type Pace = ReturnType<typeof openPace>;

/** Measures how long the desk takes to acknowledge a bid: the last answers of this process. */
export function openPace(now: () => number = () => performance.now()) {
  const kept: number[] = [];
  return {
    /** Measures until the promise settles, whatever the answer. */
    async follow<Answer>(answer: Promise<Answer>): Promise<Answer> {
      const begunAt = now();
      try {
        return await answer;
      } finally {
        kept.push(now() - begunAt);
        if (kept.length > KEPT_MAX) kept.shift();
      }
    },
    /** Returns the median and the maximum in whole milliseconds; null before the first. */
    read(): { readonly medianMs: number; readonly slowestMs: number } | null {
      const sorted = kept.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)];
      const slowest = sorted.at(-1);
      if (median === undefined || slowest === undefined) return null;
      return { medianMs: Math.ceil(median), slowestMs: Math.ceil(slowest) };
    },
  };
}
