import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export type ListQuery<Filter extends string> = {
  readonly text: string;
  /** `PRICE_ASC`, as the server names its orders; null for the list's own. */
  readonly sort: string | null;
  /** From one. */
  readonly page: number;
  /** What is chosen in each filter; empty for all. */
  readonly filters: Readonly<Record<Filter, string>>;
  /** Changes part of what is asked, and goes back to the first page. */
  set(change: Readonly<Record<string, string>>): void;
  goTo(page: number): void;
};

/** What a list is asked, kept in the page's address: it can be sent to a colleague, and found again by going back. */
export function useListQuery<const Filter extends string>(names: readonly Filter[]): ListQuery<Filter> {
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
  const key = names.join();
  return useMemo(() => {
    const page = Number(search.get('page') ?? '1');
    const filters = Object.fromEntries(key.split(',').map(name => [name, search.get(name) ?? '']));
    return {
      text: search.get('text') ?? '',
      sort: search.get('sort'),
      page: Number.isInteger(page) && page > 0 ? page : 1,
      filters: filters as Record<Filter, string>,
      set: change => write({ page: '', ...change }),
      goTo: to => write({ page: to === 1 ? '' : String(to) }),
    };
  }, [search, write, key]);
}
