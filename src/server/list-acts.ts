import type { Permission } from './context.ts';
import type { Writes } from './database/index.ts';

/** Who acts, and what was chosen with it: a state, a reason; null where nothing is chosen. */
export type ActingOn = { readonly actorId: string; readonly value: string | null };

/** What may be done to many rows of a list: the same verb, with the same rules, as to one of them. */
export type ListAct = {
  readonly permission: Permission;
  /** @throws AppError BadInput with `value` where what was chosen is no choice */
  readonly check?: (value: string | null) => Promise<void> | void;
  /** Does it to one row in the caller's transaction; false where there is nothing to do. @throws AppError */
  readonly run: (writes: Writes, id: string, by: ActingOn) => Promise<boolean>;
};

/** What a room lets staff do to its list. */
export type ActedList = {
  /** What a row is called; null where it is gone. */
  readonly nameOf: (id: string) => Promise<string | null>;
  readonly acts: Readonly<Record<string, ListAct>>;
};

/** By the names of the lists' sheets. */
export type ActedLists = Readonly<Record<string, ActedList>>;
