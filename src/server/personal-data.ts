import type { Reads, Writes } from './database/index.ts';

/**
 * What one room holds of a person. Whoever keeps something of people says so with one of these: it is in
 * the copy they download, and leaves with them when they go.
 */
export type PersonalData = {
  /** Its name in the copy. */
  readonly name: string;
  /** All there is of the person, as they may read it. */
  collect(reads: Reads, accountId: string): Promise<unknown>;
  /** Takes away what does not have to stay; without it, everything stays, nameless. */
  erase?(writes: Writes, accountId: string): Promise<void>;
};

type Collect = PersonalData['collect'];
type Erase = NonNullable<PersonalData['erase']>;

/** Several things of a person, each under its name. */
export const together =
  (parts: Readonly<Record<string, Collect>>) =>
  async (reads: Reads, accountId: string): Promise<object> => {
    const all: Record<string, unknown> = {};
    for (const [name, collect] of Object.entries(parts)) all[name] = await collect(reads, accountId);
    return all;
  };

/** Takes several things away, in that order. */
export const inTurn =
  (...steps: readonly Erase[]): Erase =>
  async (writes, accountId) => {
    for (const erase of steps) await erase(writes, accountId);
  };
