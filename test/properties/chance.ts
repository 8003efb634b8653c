/** Numbers in [0, 1) that only look random. */
export type Chance = () => number;

/** The same seed gives the same numbers (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the values, each as likely. */
export function pick<Value>(chance: Chance, values: readonly Value[]): Value {
  return values[Math.floor(chance() * values.length)] as Value;
}

/** A whole number from the first to the last, both included. */
export function between(chance: Chance, first: number, last: number): number {
  return first + Math.floor(chance() * (last - first + 1));
}

/** The seed given, or a fixed one and a new one; a failing test prints its own. */
export const SEEDS: readonly number[] = process.env.PROPERTY_SEED
  ? [Number(process.env.PROPERTY_SEED)]
  : [20_261_120, Math.floor(Math.random() * 2 ** 31)];
