import type { Permission } from './context.ts';
import type { Writes } from './database/index.ts';

/** Who acts, and the chosen value, such as a state or reason; null: none. */
export type ActingOn = { readonly actorId: string; readonly value: string | null };

/** A bulk action on a list, with the same rules as on a single row. */
export type ListAct = {
  readonly permission: Permission;
  /** Validates the chosen value. @throws AppError BadInput with `value` */
  readonly check?: (value: string | null) => Promise<void> | void;
  /** Acts on one row in the caller's transaction; false where there is nothing to do. @throws AppError */
  readonly run: (writes: Writes, id: string, by: ActingOn) => Promise<boolean>;
};

/** The bulk actions of a list. */
export type ActedList = {
  /** Returns a row's name; null where it no longer exists. */
  readonly nameOf: (id: string) => Promise<string | null>;
  readonly acts: Readonly<Record<string, ListAct>>;
};

/** By the name of the list's export. */
export type ActedLists = Readonly<Record<string, ActedList>>;
