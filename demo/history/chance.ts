/** Numbers in [0, 1) that only look random: the same seed gives the same house every time (mulberry32). */
export type Chance = () => number;

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
export const pick = <Value>(chance: Chance, values: readonly Value[]): Value =>
  values[Math.floor(chance() * values.length)] as Value;

/** A whole number from the first to the last, both included. */
export const between = (chance: Chance, first: number, last: number): number =>
  first + Math.floor(chance() * (last - first + 1));
