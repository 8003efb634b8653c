/**
 * The facets of the search. Each is counted under all filters but its own. Year, price and mileage are counted in
 * bands, named by their lower bound.
 */
export const FACETS = [
  'brand',
  'model',
  'carType',
  'body',
  'color',
  'country',
  'transmission',
  'fuel',
  'kind',
  'year',
  'price',
  'mileage',
  'auctionState',
  'sold',
  'forSale',
  'withdrawal',
] as const;
export type FacetName = (typeof FACETS)[number];

/**
 * The list filters of the search, by their name in the API: the query parameter, the facet that counts the list (null:
 * none), and where in the catalogue the words of its codes are (names have none).
 */
export const SEARCH_LISTS = {
  brands: { query: 'brand', facet: 'brand', words: [] },
  models: { query: 'model', facet: 'model', words: [] },
  carTypes: { query: 'type', facet: 'carType', words: ['car.type'] },
  bodies: { query: 'body', facet: 'body', words: ['codes.body'] },
  colors: { query: 'color', facet: 'color', words: ['car.color'] },
  countries: { query: 'country', facet: 'country', words: ['countries'] },
  transmissions: { query: 'gearbox', facet: 'transmission', words: ['car.transmission'] },
  fuels: { query: 'fuel', facet: 'fuel', words: ['codes.fuel'] },
  kinds: { query: 'seller', facet: 'kind', words: ['car.kind'] },
  features: {
    query: 'feature',
    facet: null,
    // Equipment, strengths, condition, seats: several code lists.
    words: [
      ...(['codes.option', 'codes.highlight', 'codes.state'] as const),
      ...(['codes.saddlery', 'codes.steering', 'codes.documentLabel'] as const),
    ],
  },
} as const satisfies Readonly<
  Record<string, { query: string; facet: FacetName | null; words: readonly string[] }>
>;
export type SearchList = keyof typeof SEARCH_LISTS;
export const SEARCH_LIST_NAMES = Object.keys(SEARCH_LISTS) as SearchList[];

/** Builds a value for each list, by the list's name. */
export const ofEachList = <Value>(value: (list: SearchList) => Value): Record<SearchList, Value> =>
  Object.fromEntries(SEARCH_LIST_NAMES.map(name => [name, value(name)])) as Record<SearchList, Value>;
