import { fold } from '#shared/words/text.ts';
import type { Paged, Span } from './database/index.ts';
import { requireInput } from './errors.ts';

export { type Paged, readPage, type Span } from './database/index.ts';

/** A part of a list, from `offset` on. */
export type Slice<Row> = Paged<Row> & { readonly offset: number };

/** The default page length of staff's lists. */
export const PAGE_LENGTH = 50;
const PAGE_LENGTH_MAX = 100;
const PAGE_NUMBER_MAX = 10_000;
const SEARCH_LENGTH_MAX = 200;

/** A list's sort orders: name and SQL. */
type Orders = Readonly<Record<string, string>>;
type SortOf<By extends object> = `${keyof By & string}_${'ASC' | 'DESC'}`;

export const sortsOf = <By extends object>(orders: By): SortOf<By>[] =>
  Object.keys(orders).flatMap(name => [`${name}_ASC`, `${name}_DESC`] as SortOf<By>[]);

/** Returns the SQL of the sort that the parameter names (null: none); put it before the default order. */
export const orderBy = (parameter: string, orders: Orders): string =>
  Object.entries(orders)
    .flatMap(([name, sql]) => [
      `case ${parameter}::text when '${name}_ASC' then ${sql} end`,
      `case ${parameter}::text when '${name}_DESC' then ${sql} end desc nulls last`,
    ])
    .join(', ');

type PageWish = {
  readonly page?: number | null | undefined;
  readonly first?: number | null | undefined;
  readonly sort?: string | null | undefined;
};

/** Converts a page number, from one, into limit and offset. @throws AppError BadInput */
export function spanOf({ page, first, sort }: PageWish): Span {
  const limit = first ?? PAGE_LENGTH;
  const number = page ?? 1;
  requireInput(limit >= 1 && limit <= PAGE_LENGTH_MAX, 'first');
  requireInput(number >= 1 && number <= PAGE_NUMBER_MAX, 'page');
  return { limit, offset: (number - 1) * limit, sort: sort ?? null };
}

/** Returns the search as a pattern for `folded(…) like`; null matches everything. @throws AppError BadInput */
export function patternOf(search: string | null | undefined): string | null {
  const text = search?.trim() ?? '';
  requireInput(text.length <= SEARCH_LENGTH_MAX, 'search');
  return text === '' ? null : `%${fold(text).replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
}
