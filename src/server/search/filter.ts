import { type FacetName, ofEachList, type SearchList } from '#shared/fields/index.ts';

/** A search filter; an empty list does not filter, and `features` must all match. Hidden prices are never compared. */
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
  /** true: only cars that can still be bought, at their price or by bidding. */
  readonly forSale: boolean;
  /** true: only cars sold by a trader, with a right of withdrawal. */
  readonly withdrawal: boolean;
};

/** The availability of a public car; `over`: unsold and no longer available. */
export type Stock = 'forSale' | 'sold' | 'over';

/** Returns the states that a filter accepts; empty where it accepts all. */
export function stocksOf({ sold, forSale }: SearchFilter): readonly Stock[] {
  if (forSale) return ['forSale'];
  return sold === null ? [] : sold ? ['sold'] : ['forSale', 'over'];
}

/** A filter by text and names alone. */
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
/** Lower bounds of the price bands, in euros. */
export const PRICE_BANDS = [0, 10_000, 20_000, 35_000, 50_000, 75_000, 100_000, 200_000, 500_000] as const;
/** Lower bounds of the mileage bands, in kilometres; each includes its upper end, as “up to 50,000” does. */
export const MILEAGE_BANDS = [0, 10_000, 30_000, 50_000, 100_000, 150_000] as const;

/** Returns the lower bound of a value's band. */
export function bandOf(bands: readonly number[], value: number): number {
  return bands.findLast(from => from <= value) ?? 0;
}

/** Returns the lower bound of a mileage's band. */
export const mileageBandOf = (mileage: number): number => bandOf(MILEAGE_BANDS, Math.max(mileage - 1, 0));

/** Returns the last value of a band; null for the last band, and for a facet without bands. */
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

/** The lowest and highest values of the found cars; null where none has one. */
export type Spans = {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly yearMin: number | null;
  readonly yearMax: number | null;
};

/** Answers searches: the index in memory, or the database itself. */
export type Searcher = {
  page(filter: SearchFilter, sort: SearchSort, page: PageOf): Promise<SearchPage>;
  /** Whether the filter finds the ad. */
  finds(filter: SearchFilter, uuid: string): Promise<boolean>;
  /** Returns the facets in their order, by descending count, then by value. */
  facets(filter: SearchFilter): Promise<FacetValue[]>;
  spans(filter: SearchFilter): Promise<Spans>;
};
export type PageOf = { readonly first: number; readonly offset: number };
