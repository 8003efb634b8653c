/** Chance as the demo's history has it: the same seed gives the same numbers. */
export { between, type Chance, chanceFrom, pick } from '#demo/history/chance.ts';

/** The seed given, or a fixed one and a new one; a failing test prints its own. */
export const SEEDS: readonly number[] = process.env.PROPERTY_SEED
  ? [Number(process.env.PROPERTY_SEED)]
  : [20_261_120, Math.floor(Math.random() * 2 ** 31)];
