/** The expiry of each slot, in case its holder failed, and what waits for a slot, by name. */
type Turns<Waiting> = { ends: number[]; readonly waiting: Map<string, Waiting> };

/**
 * Limits how many deliveries of one person run in this process at a time. The rest wait without delaying anybody else.
 */
export function openTurns<Waiting>(most: number, keptMs: number) {
  const turns = new Map<string, Turns<Waiting>>();
  return {
    /** Takes a slot; if none is free, `waiting` is queued, once for each name. */
    take(key: string, name: string, waiting: Waiting): boolean {
      const now = performance.now();
      const known = turns.get(key) ?? { ends: [], waiting: new Map() };
      turns.set(key, known);
      known.ends = known.ends.filter(end => end > now);
      const isFree = known.ends.length < most;
      if (isFree) known.ends.push(now + keptMs);
      else known.waiting.set(name, waiting);
      return isFree;
    },
    /** Releases a slot and returns what has waited longest. */
    giveBack(key: string): Waiting | null {
      const known = turns.get(key);
      known?.ends.shift();
      const [first] = known?.waiting ?? [];
      if (first) known?.waiting.delete(first[0]);
      if (known?.ends.length === 0 && known.waiting.size === 0) turns.delete(key);
      return first?.[1] ?? null;
    },
  };
}
