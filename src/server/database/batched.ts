import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { outsideScope } from './replica.ts';

/** The maximum number of keys of one statement; the rest go with the next. */
const LENGTH_MAX = 1_000;
/** Under load, more keys are collected for this long: a statement for forty costs little more than one for four. */
const GATHER_MS = 3;

type Waiting<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Batches lookups: all keys requested in one turn of the event loop, or during a running query, go into one statement.
 * Nothing is cached: each answer is read after its request. A single request does not wait.
 * @param ask answers each key, in order; a failure rejects all requests of the batch.
 */
export function openBatched<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    // Requests that arrive together are batched together.
    await turn();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LENGTH_MAX);
      waiting = waiting.slice(LENGTH_MAX);
      await settle(ask, batch);
      if (batch.length > 1 && waiting.length > 0) await sleep(GATHER_MS);
    }
    isWorking = false;
  }

  return key => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    waiting.push({ key, resolve, reject });
    if (!isWorking) void outsideScope(work);
    return promise;
  };
}

async function settle<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
  batch: readonly Waiting<Key, Value>[],
): Promise<void> {
  try {
    const values = await ask(batch.map(({ key }) => key));
    batch.forEach(({ resolve }, index) => {
      resolve(values[index] as Value);
    });
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
