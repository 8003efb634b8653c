/**
 * The facets, each counting under all that is asked for but the choice made in it itself. Year, price and
 * mileage are counted in bands, named by where they begin.
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
 * What a search lists, by its name in the API: what stands for it behind the question mark of a page, the facet that
 * counts it (null: it is not counted), and where in the catalogue the words of its codes stand; names have none.
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
    // Equipment, what speaks for a car, its state, its seats: several lists of codes.
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

/** Something of each list, by its name. */
export const ofEachList = <Value>(value: (list: SearchList) => Value): Record<SearchList, Value> =>
  Object.fromEntries(SEARCH_LIST_NAMES.map(name => [name, value(name)])) as Record<SearchList, Value>;
