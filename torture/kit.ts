import type { Chance } from '#test/properties/chance.ts';

/** What must never be found; docs/reliability.md says what each of them is. */
export const FAULTS = ['lost', 'doubled', 'disordered', 'differing', 'late', 'early', 'open'] as const;
export type Fault = (typeof FAULTS)[number];
export type Faults = Partial<Record<Fault, number>>;

/** What some rounds of a scenario came to. */
export type Found = {
  readonly done: number;
  /** What was acknowledged and looked up again afterwards. */
  readonly checked: number;
  readonly faults: Faults;
  /** A line for each thing found, to look into. */
  readonly notes: readonly string[];
};

export type Scenario = {
  /** What is done, and counted. */
  readonly unit: string;
  readonly full: number;
  /** How many in the slice that CI runs. */
  readonly slice: number;
  /** How many are done between two notes of how far it got. */
  readonly chunk: number;
  /** Why it can't be done on this machine; null where it can. */
  readonly missing?: () => string | null;
  run(count: number, chance: Chance): Promise<Found>;
};

export function addFaults(one: Faults, other: Faults): Faults {
  const sum = FAULTS.map(name => [name, (one[name] ?? 0) + (other[name] ?? 0)] as const);
  return Object.fromEntries(sum.filter(([, count]) => count > 0));
}
