import { requireInput } from './context.ts';

/** How long a page of a list of staff's is when nothing else is asked. */
export const PAGE_LENGTH = 50;
const PAGE_LENGTH_MAX = 100;
const PAGE_NUMBER_MAX = 10_000;
const SEARCH_LENGTH_MAX = 200;

/** One page of a list, and how many rows the whole list has. */
export type Paged<Row> = { readonly rows: readonly Row[]; readonly totalCount: number };

export type Span = { readonly limit: number; readonly offset: number };

type PageWish = {
  readonly page?: number | null | undefined;
  readonly first?: number | null | undefined;
};

/** Pages counted from one, as database rows. @throws AppError BadInput */
export function spanOf({ page, first }: PageWish): Span {
  const limit = first ?? PAGE_LENGTH;
  const number = page ?? 1;
  requireInput(limit >= 1 && limit <= PAGE_LENGTH_MAX, 'first');
  requireInput(number >= 1 && number <= PAGE_NUMBER_MAX, 'page');
  return { limit, offset: (number - 1) * limit };
}

/** What is looked for, as `ilike` takes it; null finds everything. @throws AppError BadInput */
export function patternOf(search: string | null | undefined): string | null {
  const text = search?.trim() ?? '';
  requireInput(text.length <= SEARCH_LENGTH_MAX, 'search');
  return text === '' ? null : `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
}

/** Rows that carry the length of their whole list beside them. */
export function pagedOf<Row extends { readonly totalCount: number }>(rows: readonly Row[]): Paged<Row> {
  return { rows, totalCount: rows[0]?.totalCount ?? 0 };
}
