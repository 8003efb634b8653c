/** When each turn ends by itself, for what took it may have failed; and what waits for one, by its name. */
type Turns<Waiting> = { ends: number[]; readonly waiting: Map<string, Waiting> };

/**
 * So many of one person's things are under way in this process at a time; what would be more waits, and nobody else
 * waits for it.
 */
export function openTurns<Waiting>(most: number, keptMs: number) {
  const turns = new Map<string, Turns<Waiting>>();
  return {
    /** Takes a turn; where there is none `waiting` is kept, once for each name. */
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
    /** Gives a turn back; answers what has waited longest. */
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
