import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A choice that narrows a list: its name, and each value with its word. */
export type Filter = {
  readonly label: string;
  readonly options: readonly (readonly [value: string, word: string])[];
};
/** By their names in the address. */
export type Filters<Name extends string> = Readonly<Record<Name, Filter>>;

/** What the address says; null where nothing is said. */
export type Asked<Name extends string> = {
  readonly text: string;
  /** `PRICE_ASC`, as the server names its orders; null for the list's own. */
  readonly sort: string | null;
  /** From one. */
  readonly page: number;
} & Readonly<Record<Name, string | null>>;

export type ListQuery<Name extends string> = {
  readonly asked: Asked<Name>;
  /** Changes part of what is asked, and goes back to the first page. */
  set(change: Readonly<Record<string, string>>): void;
  goTo(page: number): void;
  /** The columns that are not shown, by their places. */
  readonly hidden: readonly number[];
  hide(columns: readonly number[]): void;
};

/**
 * What a list is asked, kept in the page's address: it can be sent to a colleague, and found again by going back. What
 * is no choice of its filter is not asked, as soon as its choices are known.
 */
export function useListQuery<Name extends string, Also extends string>(
  filters: Filters<Name>,
  also: readonly Also[],
  columns: readonly { readonly sort?: string }[],
): ListQuery<Name | Also> {
  const [search, setSearch] = useSearchParams();
  const write = useCallback(
    (change: Readonly<Record<string, string>>) =>
      setSearch(
        before => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const said = (name: string) => search.get(name) || null;
  const chosen = Object.entries<Filter>(filters).map(([name, { options }]) => {
    const value = said(name);
    const isKnown = options.length === 0 || options.some(([option]) => option === value);
    return [name, isKnown ? value : null];
  });
  const page = Number(said('page') ?? '1');
  const sort = said('sort');
  const isSort = columns.some(column => sort === `${column.sort}_ASC` || sort === `${column.sort}_DESC`);
  const asked = {
    text: said('text') ?? '',
    sort: isSort ? sort : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...Object.fromEntries([...chosen, ...also.map(name => [name, said(name)])]),
  } as Asked<Name | Also>;
  return {
    asked,
    set: change => write({ page: '', ...change }),
    goTo: to => write({ page: to === 1 ? '' : String(to) }),
    // The first one names the row, and stays.
    hidden: (said('hide') ?? '')
      .split('.')
      .map(Number)
      .filter(index => index > 0),
    hide: columns => write({ hide: columns.join('.') }),
  };
}
