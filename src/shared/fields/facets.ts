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
  'withdrawal',
] as const;
export type FacetName = (typeof FACETS)[number];
