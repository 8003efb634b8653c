import type { Reads, Writes } from './database/index.ts';

/**
 * A folder's personal data. Each folder that stores some declares it here: it is part of the copy that a person
 * downloads, and is erased with the account.
 */
export type PersonalData = {
  /** The name in the copy. */
  readonly name: string;
  /** Returns all data of the person, as they may read it. */
  collect(reads: Reads, accountId: string): Promise<unknown>;
  /** Erases what need not be kept; without it, everything stays, but anonymous. */
  erase?(writes: Writes, accountId: string): Promise<void>;
};

type Collect = PersonalData['collect'];
type Erase = NonNullable<PersonalData['erase']>;

/** Combines several collectors, by name. */
export const together =
  (parts: Readonly<Record<string, Collect>>) =>
  async (reads: Reads, accountId: string): Promise<object> => {
    const all: Record<string, unknown> = {};
    for (const [name, collect] of Object.entries(parts)) all[name] = await collect(reads, accountId);
    return all;
  };

/** Combines several erasures, in order. */
export const inTurn =
  (...steps: readonly Erase[]): Erase =>
  async (writes, accountId) => {
    for (const erase of steps) await erase(writes, accountId);
  };
