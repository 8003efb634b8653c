import { type FacetName, ofEachList, type SearchList } from '#shared/fields/index.ts';

/**
 * What can be asked for; an empty list asks for nothing, and a car must have each of the features. Prices that are
 * hidden are never compared.
 */
export type SearchFilter = Readonly<Record<SearchList, readonly string[]>> & {
  readonly text: string | null;
  readonly auctionStates: readonly string[];
  readonly yearMin: number | null;
  readonly yearMax: number | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly mileageMax: number | null;
  readonly auctionsOnly: boolean;
  readonly sold: boolean | null;
  /** true: only what can be had still, at its price or by bidding. */
  readonly forSale: boolean;
  /** true: only what a trader sells, on whom one may go back. */
  readonly withdrawal: boolean;
};

/** What became of a public car; `over` where it is not sold, and no more to be had either. */
export type Stock = 'forSale' | 'sold' | 'over';

/** Those of which a filter asks one; empty where it asks for none. */
export function stocksOf({ sold, forSale }: SearchFilter): readonly Stock[] {
  if (forSale) return ['forSale'];
  return sold === null ? [] : sold ? ['sold'] : ['forSale', 'over'];
}

/** What is asked by a text and by names alone. */
export type NamedFilter = Partial<Pick<SearchFilter, 'text' | 'brands' | 'models'>>;

export const EMPTY_FILTER: SearchFilter = {
  ...ofEachList(() => []),
  text: null,
  auctionStates: [],
  yearMin: null,
  yearMax: null,
  priceMin: null,
  priceMax: null,
  mileageMax: null,
  auctionsOnly: false,
  sold: null,
  forSale: false,
  withdrawal: false,
};

export const SORTS = [
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'YEAR_ASC',
  'YEAR_DESC',
  'MILEAGE_ASC',
  'ENDING_SOON',
] as const;
export type SearchSort = (typeof SORTS)[number];

export const YEAR_BAND = 10;
/** Where the bands of prices begin, in euros. */
export const PRICE_BANDS = [0, 10_000, 20_000, 35_000, 50_000, 75_000, 100_000, 200_000, 500_000] as const;
/** Where the bands of distances begin, in kilometres; each holds its end, as “up to 50,000” does. */
export const MILEAGE_BANDS = [0, 10_000, 30_000, 50_000, 100_000, 150_000] as const;

/** Where the band begins that holds the value. */
export function bandOf(bands: readonly number[], value: number): number {
  return bands.findLast(from => from <= value) ?? 0;
}

/** The same for a distance. */
export const mileageBandOf = (mileage: number): number => bandOf(MILEAGE_BANDS, Math.max(mileage - 1, 0));

/** The last value that a band holds; null for the last band, and for what is counted in none. */
export function bandEnd(name: FacetName, value: string): number | null {
  const from = Number(value);
  if (name === 'year') return from + YEAR_BAND - 1;
  const next = (bands: readonly number[]) => bands.find(begin => begin > from) ?? null;
  if (name === 'mileage') return next(MILEAGE_BANDS);
  const end = name === 'price' ? next(PRICE_BANDS) : null;
  return end === null ? null : end - 1;
}

export type SearchPage = { readonly uuids: readonly string[]; readonly total: number };
export type FacetValue = { readonly name: FacetName; readonly value: string; readonly count: number };

/** From the least to the most of what the found cars say of themselves; null where none says anything. */
export type Spans = {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly yearMin: number | null;
  readonly yearMax: number | null;
};

/** Whatever answers searches: the index in memory, or the database itself. */
export type Searcher = {
  page(filter: SearchFilter, sort: SearchSort, page: PageOf): Promise<SearchPage>;
  /** Whether the ad is among what the filter finds. */
  finds(filter: SearchFilter, uuid: string): Promise<boolean>;
  /** By facet in their order, the largest count first, then by value. */
  facets(filter: SearchFilter): Promise<FacetValue[]>;
  spans(filter: SearchFilter): Promise<Spans>;
};
export type PageOf = { readonly first: number; readonly offset: number };
