import { setImmediate as turn } from 'node:timers/promises';

/** The maximum number of requests decided in one transaction. */
export const BATCH_LENGTH_MAX = 1_000;
/** A longer queue is taken by halves: while the database writes, answers are sent and requests parsed. */
const BATCH_LENGTH_WHOLE = 250;

/** Opens a queue that is settled batch by batch, in order of arrival. */
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
      // Requests that arrive together are decided together.
      working ??= turn().then(work);
    },
    /** Resolves once nothing waits. */
    settled: () => working,
    waitingCount: () => queue.length,
  };
}
