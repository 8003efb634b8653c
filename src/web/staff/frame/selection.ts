import { useState } from 'react';

/** What may be done to the rows that are ticked. */
export type RowAct = {
  /** As the server calls it. */
  readonly act: string;
  readonly label: string;
  /** What the person may do; it is not offered to others. */
  readonly permission: string;
  /** What is chosen with it: one of a few, or a text where there are none to choose from. */
  readonly choice?: {
    readonly label: string;
    readonly options?: readonly (readonly [value: string, word: string])[];
    /** Nothing is a choice too, under this name. */
    readonly none?: string;
  };
};

export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** All that the list has for what it is asked, on this page and the others. */
  readonly isAll: boolean;
  toggle(id: string): void;
  /** Ticks these, or where all of them are ticked none of them. */
  togglePage(ids: readonly string[]): void;
  takeAll(): void;
  clear(): void;
};

type Ticked = { readonly of: string; readonly ids: ReadonlySet<string>; readonly isAll: boolean };

/** Which rows are ticked; with another question, or another page, none is. */
export function useSelection(asked: unknown): Selection {
  const of = JSON.stringify(asked);
  const none: Ticked = { of, ids: new Set(), isAll: false };
  const [kept, setKept] = useState(none);
  const ticked = kept.of === of ? kept : none;
  const put = (ids: Iterable<string>, isAll = false) => setKept({ of, ids: new Set(ids), isAll });
  return {
    ...ticked,
    toggle(id) {
      const without = [...ticked.ids].filter(each => each !== id);
      put(ticked.ids.has(id) ? without : [...ticked.ids, id]);
    },
    togglePage: ids => put(ids.every(id => ticked.ids.has(id)) ? [] : ids),
    takeAll: () => put(ticked.ids, true),
    clear: () => put([]),
  };
}
