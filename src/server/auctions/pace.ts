/** How many of the last answers are looked at. */
const KEPT_MAX = 100;

export type Pace = ReturnType<typeof openPace>;

/** How long the desk takes from hearing a bid to acknowledging it: the last ones of this process. */
export function openPace(now: () => number = () => performance.now()) {
  const kept: number[] = [];
  return {
    /** Measures until the answer is there, whatever it is. */
    async follow<Answer>(answer: Promise<Answer>): Promise<Answer> {
      const begunAt = now();
      try {
        return await answer;
      } finally {
        kept.push(now() - begunAt);
        if (kept.length > KEPT_MAX) kept.shift();
      }
    },
    /** Whole milliseconds: the middle one and the slowest; null before the first. */
    read(): { readonly medianMs: number; readonly slowestMs: number } | null {
      const sorted = kept.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)];
      const slowest = sorted.at(-1);
      if (median === undefined || slowest === undefined) return null;
      return { medianMs: Math.ceil(median), slowestMs: Math.ceil(slowest) };
    },
  };
}
