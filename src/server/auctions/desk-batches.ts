import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway, isLate } from '../database/index.ts';
import type { Events } from '../events.ts';
import type { Place } from '../spans.ts';

/** How long a batch is retried while the database does not answer: bidders are answered within five seconds. */
const TRIED_FOR_MS = 3_500;
const TRY_AGAIN_AFTER_MS = 250;
/** How long bids wait for a locked lot, and how often they try it. */
const HELD_FOR_MS = 2_500;
const LOOK_EVERY_MS = 50;

/** A waiting request with the callbacks of its promise. */
export type Asked<Request, Outcome> = {
  readonly request: Request;
  /** The trace that it belongs to, if any. */
  readonly place: Place | null;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
};

/** `isRetry`: a part may already be written. `isAtOnce`: fail immediately where a lot is locked. */
export type How = { readonly isRetry: boolean; readonly isAtOnce: boolean };

type BatchParts<Request, Outcome> = {
  readonly events: Pick<Events, 'batchRetried'>;
  readonly decide: (requests: readonly Request[], how: How) => Promise<readonly Outcome[]>;
};

const FIRST: How = { isRetry: false, isAtOnce: false };
const APART: How = { isRetry: true, isAtOnce: true };

/**
 * Opens the processing of batches. A failed batch is retried lot by lot, and then request by request, so that a bad
 * request harms no other. Bids on a locked lot wait for it in order of arrival; bids on other lots do not wait for
 * them.
 */
export function openBatches<Request extends { readonly auctionId: string }, Outcome>(
  parts: BatchParts<Request, Outcome>,
) {
  type Waiting = Asked<Request, Outcome>;
  type IfLate = (batch: readonly Waiting[], error: unknown) => void | Promise<void>;
  const held = new Map<string, { readonly waiting: Waiting[]; readonly over: Promise<void> }>();

  async function settle(batch: readonly Waiting[]): Promise<void> {
    const free = held.size === 0 ? batch : batch.filter(each => !held.has(each.request.auctionId));
    if (free.length < batch.length) for (const each of batch) if (!free.includes(each)) setAside([each]);
    if (free.length === 0) return;
    try {
      await decideAll(parts, free, FIRST);
    } catch (error) {
      if (error instanceof DatabaseAway) return reject(free, error);
      parts.events.batchRetried({ length: free.length, error });
      const lots = Map.groupBy(free, ({ request }) => request.auctionId);
      for (const lot of lots.values()) await settleApart(lot, setAside);
    }
  }

  /** Decides one lot's part of a batch unless the lot is locked; where that fails, each request by itself. */
  async function settleApart(batch: readonly Waiting[], ifLate: IfLate): Promise<void> {
    try {
      await decideAll(parts, batch, APART);
    } catch (error) {
      if (isLate(error)) return ifLate(batch, error);
      if (error instanceof DatabaseAway || batch.length === 1) return reject(batch, error);
      for (const each of batch) await settleApart([each], ifLate);
    }
  }

  /** Lets bids on a locked lot wait for it, behind those already waiting. */
  function setAside(batch: readonly Waiting[]): void {
    const id = batch[0]?.request.auctionId ?? '';
    const known = held.get(id);
    if (known) return void known.waiting.push(...batch);
    const waiting = [...batch];
    const work = async () => {
      while (waiting.length > 0) {
        await settleHeld(waiting.splice(0), performance.now() + HELD_FOR_MS);
      }
      held.delete(id);
    };
    held.set(id, { waiting, over: sleep(LOOK_EVERY_MS).then(work) });
  }

  async function settleHeld(batch: readonly Waiting[], giveUpAt: number): Promise<void> {
    await settleApart(batch, async (late, error) => {
      if (performance.now() > giveUpAt) return reject(late, error);
      await sleep(LOOK_EVERY_MS);
      await settleHeld(late, giveUpAt);
    });
  }

  return {
    settle,
    /** The number of bids that wait for locked lots. */
    heldCount: () => [...held.values()].reduce((count, { waiting }) => count + waiting.length, 0),
    /** Resolves once no bid waits for a locked lot. */
    settled: () => Promise.all([...held.values()].map(({ over }) => over)),
  };
}

function reject(batch: readonly Pick<Asked<unknown, unknown>, 'reject'>[], error: unknown): void {
  for (const waiting of batch) waiting.reject(error);
}

/**
 * Decides a batch and answers it. While the database does not answer, it retries for a while: by the idempotency keys,
 * what was committed before the answer was lost is found and not placed twice.
 * @throws DatabaseAway unsure where any of the attempts may have been committed
 */
async function decideAll<Request, Outcome>(
  { events, decide }: BatchParts<Request, Outcome>,
  batch: readonly Asked<Request, Outcome>[],
  { isRetry, isAtOnce }: How,
): Promise<void> {
  const requests = batch.map(waiting => waiting.request);
  const giveUpAt = performance.now() + TRIED_FOR_MS;
  let wasAway: DatabaseAway | null = null;
  for (;;) {
    try {
      const outcomes = await decide(requests, { isRetry: isRetry || wasAway !== null, isAtOnce });
      // After the next batch has started: the database works on it while these answers are written.
      setImmediate(() => {
        batch.forEach((waiting, index) => {
          const outcome = outcomes[index];
          if (outcome) waiting.resolve(outcome);
        });
      });
      return;
    } catch (error) {
      const wasUnsure = wasAway?.isUnsure ?? false;
      const isAway = error instanceof DatabaseAway;
      // The lock may be held by our own lost attempt, which is not over yet.
      if (!isAway && !(wasUnsure && isLate(error))) throw error;
      if (wasAway === null) events.batchRetried({ length: batch.length, error });
      else await sleep(TRY_AGAIN_AFTER_MS);
      wasAway = new DatabaseAway(wasUnsure || (isAway && error.isUnsure), error);
      if (performance.now() > giveUpAt) throw wasAway;
    }
  }
}
