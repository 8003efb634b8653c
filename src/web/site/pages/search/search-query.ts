import { ofEachList, SEARCH_LISTS, type SearchList } from '#shared/fields/facets.ts';
import type { QueryValues } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import type { AdKind, AuctionState, CarAdFilter, CarAdSort, CarType } from '#web/graphql/documents.gen.ts';

/** The sort orders, as they are offered. */
export const SORTS = [
  'RELEVANCE',
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
const PAGE_MAX = 400;
const TEXT_LENGTH_MAX = 120;
const CHOICES_MAX = 20;

/** The criteria that take several values. */
export type ChoiceName = (typeof SEARCH_LISTS)[SearchList]['query'];
export const CHOICES: readonly ChoiceName[] = Object.values(SEARCH_LISTS).map(({ query }) => query);
/** Those with counts, as checkboxes beside the results. */
export type CountedName = Exclude<ChoiceName, 'feature'>;
export const COUNTED: readonly CountedName[] = CHOICES.filter(name => name !== 'feature');
export const BOUNDS = ['yearMin', 'yearMax', 'priceMin', 'priceMax', 'mileageMax'] as const;
export type BoundName = (typeof BOUNDS)[number];
/** The cars for sale, the sold ones, or both. */
export type Stock = 'all' | 'available' | 'sold';

/** A search as the URL states it. Brands and models are slugs, all else codes. */
export type SearchQuery = Readonly<Record<ChoiceName, readonly string[]>> &
  Readonly<Record<BoundName, number | null>> & {
    readonly text: string;
    readonly areAuctionsOnly: boolean;
    /** Only cars with a right of withdrawal for consumers. */
    readonly canWithdraw: boolean;
    readonly stock: Stock;
    readonly sort: Sort;
    /** From 1 on. */
    readonly page: number;
  };

const choicesBy = (values: (name: ChoiceName) => string[]) =>
  Object.fromEntries(CHOICES.map(name => [name, values(name)])) as Record<ChoiceName, string[]>;

export const EVERYTHING: SearchQuery = {
  ...choicesBy(() => []),
  yearMin: null,
  yearMax: null,
  priceMin: null,
  priceMax: null,
  mileageMax: null,
  text: '',
  areAuctionsOnly: false,
  canWithdraw: false,
  stock: 'all',
  sort: 'RELEVANCE',
  page: 1,
};

const isSort = (value: string | null): value is Sort => SORTS.some(sort => sort === value);

export const defaultSort = (areAuctionsOnly: boolean): Sort =>
  areAuctionsOnly ? 'ENDING_SOON' : 'RELEVANCE';

/** Parses a whole number with separators; null for any other text. */
function numberOf(text: string | null): number | null {
  const digits = (text ?? '').replace(/[\s.\u00a0\u202f]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** Parses the query; invalid values are left out. */
export function readQuery(search: URLSearchParams): SearchQuery {
  const areAuctionsOnly = search.get('auctions') === '1';
  const [sort, stock] = [search.get('sort'), search.get('stock')];
  const page = numberOf(search.get('page')) ?? 1;
  return {
    ...choicesBy(name => {
      const isName = name === 'brand' || name === 'model';
      const values = search.getAll(name).map(value => (isName ? slugify(value) : value.toUpperCase()));
      return [...new Set(values.filter(value => value !== ''))].slice(0, CHOICES_MAX);
    }),
    ...(Object.fromEntries(BOUNDS.map(name => [name, numberOf(search.get(name))])) as Record<
      BoundName,
      number | null
    >),
    text: (search.get('text') ?? '').trim().slice(0, TEXT_LENGTH_MAX),
    areAuctionsOnly,
    canWithdraw: search.get('withdrawal') === '1',
    stock: stock === 'available' || stock === 'sold' ? stock : 'all',
    sort: isSort(sort) ? sort : defaultSort(areAuctionsOnly),
    page: Math.min(Math.max(page, 1), PAGE_MAX),
  };
}

/** Returns the query; defaults, and what is already in the path, are left out. */
export function writeQuery(asked: SearchQuery, inPath: ReadonlySet<ChoiceName>): QueryValues {
  return {
    text: asked.text,
    ...choicesBy(name => (inPath.has(name) ? [] : [...asked[name]])),
    ...Object.fromEntries(BOUNDS.map(name => [name, asked[name]])),
    auctions: asked.areAuctionsOnly ? 1 : null,
    withdrawal: asked.canWithdraw ? 1 : null,
    stock: asked.stock === 'all' ? null : asked.stock,
    sort: asked.sort === defaultSort(asked.areAuctionsOnly) ? null : asked.sort,
    page: asked.page > 1 ? asked.page : null,
  };
}

/** The search for auctions means open ones; those that are over are among the results. */
export const OPEN_AUCTIONS: AuctionState[] = ['RUNNING', 'NOT_STARTED'];

/** Returns the search as the server's filter. */
export function filterOf(asked: SearchQuery): CarAdFilter {
  const types = ['CLASSIC', 'YOUNGTIMER', 'GT', 'OTHER'] satisfies CarType[];
  const kinds = [
    'RETROMOBILE',
    'CALANDRE_COLLECTION',
    'HANDLED',
    'PROFESSIONAL',
    'INDIVIDUAL',
  ] satisfies AdKind[];
  const { yearMin, yearMax, priceMin, priceMax, mileageMax } = asked;
  return {
    text: asked.text === '' ? null : asked.text,
    ...ofEachList(name => [...asked[SEARCH_LISTS[name].query]]),
    carTypes: types.filter(type => asked.type.includes(type)),
    kinds: kinds.filter(kind => asked.seller.includes(kind)),
    ...{ yearMin, yearMax, priceMin, priceMax, mileageMax },
    auctionsOnly: asked.areAuctionsOnly,
    auctionStates: asked.areAuctionsOnly ? OPEN_AUCTIONS : [],
    withdrawal: asked.canWithdraw,
    sold: asked.stock === 'sold' ? true : null,
    forSale: asked.stock === 'available',
  };
}

/** Returns `alfa-romeo` as a name, when no result shows how it is written. */
export const nameOfSlug = (slug: string): string =>
  slug.replace(/(^|-)(\p{L})/gu, (_, gap, letter) => (gap && ' ') + letter.toUpperCase());
