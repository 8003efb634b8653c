import { setImmediate as turn } from 'node:timers/promises';

/** How many requests one transaction decides at most. */
export const BATCH_LENGTH_MAX = 1_000;
/** Of more than this it takes half: while the database writes, the last are answered and the next read. */
const BATCH_LENGTH_WHOLE = 250;

/** What waits for its turn, one batch after the other, in the order in which it came. */
export function openQueue<Waiting>(settle: (batch: readonly Waiting[]) => Promise<void>) {
  let queue: Waiting[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const length = Math.min(BATCH_LENGTH_MAX, Math.max(BATCH_LENGTH_WHOLE, Math.ceil(queue.length / 2)));
      const batch = queue.slice(0, length);
      queue = queue.slice(length);
      await settle(batch);
    }
    working = null;
  }

  return {
    add(waiting: Waiting): void {
      queue.push(waiting);
      // Requests that came in together are decided together.
      working ??= turn().then(work);
    },
    /** Once nothing waits any more. */
    settled: () => working,
    waitingCount: () => queue.length,
  };
}
