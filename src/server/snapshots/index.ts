/**
 * Snapshots: what rooms keep in memory of the database, so that reading what a thousand visitors read
 * costs no query. Dropped by a notice of the bus, loaded again by whoever asks next, many keys in one
 * query. Never holds what belongs to one person. Knows no room.
 */
import { LRUCache } from 'lru-cache';

export type Snapshots<Value> = {
  /** The value as of the last notice; null when there is none. */
  get(key: string): Promise<Value | null>;
  drop(key: string): void;
  clear(): void;
};

/**
 * @param load answers every key it knows; keys asked for in one turn of the loop come together.
 * @param countMax how many values are kept; the one unread for longest goes first.
 */
export function openSnapshots<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  countMax: number,
): Snapshots<Value> {
  const kept = new LRUCache<string, Promise<Value | null>>({ max: countMax });
  let waiting: { keys: string[]; values: Promise<ReadonlyMap<string, Value>> } | null = null;

  function loadWithOthers(key: string): Promise<Value | null> {
    if (waiting === null) {
      const keys: string[] = [];
      const values = Promise.resolve().then(() => {
        waiting = null;
        return load(keys);
      });
      waiting = { keys, values };
    }
    waiting.keys.push(key);
    return waiting.values.then(values => values.get(key) ?? null);
  }

  return {
    get(key) {
      const known = kept.get(key);
      if (known) return known;
      const value = loadWithOthers(key);
      kept.set(key, value);
      value.catch(() => {
        if (kept.peek(key) === value) kept.delete(key);
      });
      return value;
    },
    // A load under way answers those who asked before the drop and is kept for nobody after it.
    drop: key => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
