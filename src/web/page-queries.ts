import { SEARCH_LISTS } from '#shared/fields/facets.ts';
import { ROUTES, type RouteName } from '#shared/paths/route-table.ts';

/** The current offer and step of a form whose path contains neither. */
const FORM = ['id', 'step'];
/** The page to return to after signing in, and the result of signing in elsewhere. */
const SIGN_IN = ['redirect', 'error', 'link'];
const SEARCH = [
  ...['text', ...Object.values(SEARCH_LISTS).map(({ query }) => query)],
  ...['yearMin', 'yearMax', 'priceMin', 'priceMax', 'mileageMax'],
  ...['auctions', 'withdrawal', 'stock', 'sort', 'page', 'read'],
];

/**
 * The query parameters that each route's page reads. All others are dropped before the page is rendered, so that the
 * cache does not keep a copy for each campaign; only the browser reads them.
 */
const QUERIES: Partial<Record<RouteName, readonly string[]>> = {
  reviews: ['after'],
  withdrawal: [...FORM, 'order', 'token'],
  'car/contact': ['uuid'],
  search: SEARCH,
  results: ['brand', 'model', 'year', 'page'],
  newsletter: ['token'],
  feed: ['page'],
  'feed/brand': ['page'],
  sitemapXml: ['part'],
  manifest: ['lang'],
  blog: ['tag', 'after'],
  'form/buy/precise': FORM,
  'form/buy/budget': FORM,
  'form/concierge': FORM,
  'form/buy/continue': ['token'],
  'form/auth': ['form'],
  'auth/login': SIGN_IN,
  'auth/register': SIGN_IN,
  'auth/resetPassword': ['token'],
  'auth/confirmEmail': ['token'],
  'auth/dataCopy': ['token'],
  'orders/sign': ['paper'],
  'user/preparedBid': ['lot', 'bid', 'maxBid'],
  'user/profile': ['redirect', 'error'],
  'user/cars/edit': ['step'],
  'user/cars/create': ['step'],
  'user/addresses': ['redirect'],
  'user/addresses/edit': ['redirect'],
  'user/addresses/new': ['redirect'],
};
/** Texts can be read in each of their versions. */
const OF_TEXTS = ['version'];

export const queryOf = (name: RouteName): readonly string[] =>
  QUERIES[name] ?? (ROUTES[name].folder === 'text' ? OF_TEXTS : []);

/** Returns the query string reduced to the parameters that the route's page reads, in their original order. */
export function searchRead(name: RouteName, search: string): string {
  const read = [...new URLSearchParams(search)].filter(([key]) => queryOf(name).includes(key));
  return read.length === 0 ? '' : `?${new URLSearchParams(read)}`;
}
