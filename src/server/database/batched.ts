import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { outsideScope } from './replica.ts';

/** How many one statement asks for; the rest go with the next. */
const LENGTH_MAX = 1_000;
/** In a crowd, so long more are gathered: a statement for forty costs little more than one for four. */
const GATHER_MS = 3;

type Waiting<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Asks for many at once: whatever is asked in one turn of the loop, or while a question is under way, goes as one
 * statement. Nothing is kept: each answer was read after it was asked for. Alone, one waits for nobody.
 * @param ask answers each key, in their order; when it fails, all who asked hear of it.
 */
export function openBatched<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    // Requests that came in together are asked for together.
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
