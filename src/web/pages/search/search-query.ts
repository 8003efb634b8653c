import type { CarAdFilter, CarAdSort } from '../../graphql/documents.gen.ts';
import type { QueryValues } from '../../links.ts';

/** How a list may be sorted, in the order in which it is offered. */
export const SORTS = [
  'NEWEST',
  'ENDING_SOON',
  'PRICE_ASC',
  'PRICE_DESC',
  'YEAR_ASC',
  'YEAR_DESC',
  'MILEAGE_ASC',
] as const satisfies readonly CarAdSort[];
export type Sort = (typeof SORTS)[number];

export const PAGE_LENGTH = 24;

/** What the address asks of the catalogue. */
export type SearchQuery = {
  /** The path's words: brand, model, type, body, country. */
  readonly words: readonly string[];
  readonly text: string;
  readonly areAuctionsOnly: boolean;
  readonly sort: Sort;
  readonly after: string | null;
};

const isSort = (value: string | null): value is Sort => SORTS.some(sort => sort === value);

export function readQuery(splat: string, search: URLSearchParams): SearchQuery {
  const areAuctionsOnly = search.get('auctions') === '1';
  const sort = search.get('sort');
  return {
    words: splat.split('/').filter(word => word !== ''),
    text: (search.get('text') ?? '').trim().slice(0, 120),
    areAuctionsOnly,
    sort: isSort(sort) ? sort : defaultSort(areAuctionsOnly),
    after: search.get('after'),
  };
}

export const defaultSort = (areAuctionsOnly: boolean): Sort => (areAuctionsOnly ? 'ENDING_SOON' : 'NEWEST');

/** The address of a view: what is as usual is left out. */
export function writeQuery({ text, areAuctionsOnly, sort, after }: Omit<SearchQuery, 'words'>): QueryValues {
  return {
    text,
    auctions: areAuctionsOnly ? 1 : null,
    sort: sort === defaultSort(areAuctionsOnly) ? null : sort,
    after,
  };
}

/** The words of the path are searched as text: `porsche/911` finds what is called so. */
export function filterOf({ words, text, areAuctionsOnly }: SearchQuery): CarAdFilter {
  const searched = [...words.map(word => word.replaceAll('-', ' ')), text].join(' ').trim();
  return {
    ...(searched === '' ? {} : { text: searched }),
    ...(areAuctionsOnly ? { auctionsOnly: true } : {}),
  };
}
