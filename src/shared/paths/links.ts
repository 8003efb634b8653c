import { once } from '../once.ts';
import { LOCALES, type Locale, PREFIX } from '../words/locale.ts';
import { ROUTE_NAMES, ROUTES, type RouteName, type Row, type Who } from './route-table.ts';

export type Params = Record<string, string>;

type Bare<Name extends string> = Name extends `${infer Word}.${'html' | 'json' | 'xml'}` ? Word : Name;
type ParamNames<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Bare<Name> | ParamNames<`/${Tail}`>
    : Bare<Rest>
  : never;
type PathOf<Name extends RouteName> = (typeof ROUTES)[Name] extends Row<infer Path> ? Path : never;

/** What a link to this route must say; the search takes its words as `*`, or none. */
export type ParamsOf<Name extends RouteName> = Name extends 'search'
  ? { '*'?: string }
  : Record<ParamNames<PathOf<Name>>, string>;

type QueryValue = string | number | boolean | null | undefined;
/** A list stands in the address once for each of its values. */
export type QueryValues = Record<string, QueryValue | readonly string[]>;

/** The pattern of a path, with its language: `/en/buy/collection-car/:slug.html`. Staff's have none. */
export function patternOf(name: RouteName, locale: Locale): string {
  const { words: inLanguages, who } = ROUTES[name];
  const words = inLanguages[locale];
  if (who === 'staff') return words;
  return words === '/' ? PREFIX[locale] || '/' : PREFIX[locale] + words;
}

export function fill(pattern: string, params: Partial<Params>): string {
  const splat = params['*'] ?? '';
  return pattern
    .replace('/*.html', splat === '' ? '.html' : `/${splat}.html`)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function searchOf(query: QueryValues): string {
  const search = new URLSearchParams();
  for (const [name, given] of Object.entries(query)) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value !== null && value !== undefined && value !== '') search.append(name, String(value));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The address of a page. */
export function linkTo<Name extends RouteName>(
  name: Name,
  locale: Locale,
  ...[params, query]: object extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, query?: QueryValues]
    : [params: ParamsOf<Name>, query?: QueryValues]
): string {
  return fill(patternOf(name, locale), params ?? {}) + searchOf(query ?? {});
}

/** A pattern as an expression with a group for each parameter. */
export function regexOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replace('/*\\.html', '(?:/(?<splat>.+))?\\.html')
    .replace(/:(\w+)/g, '(?<$1>[^/]+?)');
  return new RegExp(`^${source}$`);
}

export function match(pattern: RegExp, pathname: string): Params | null {
  const found = pattern.exec(pathname);
  if (!found) return null;
  const params: Params = {};
  try {
    for (const [name, value] of Object.entries(found.groups ?? {})) {
      if (value !== undefined) params[name === 'splat' ? '*' : name] = decodeURIComponent(value);
    }
  } catch {
    return null; // not UTF-8 behind the percent signs
  }
  return params;
}

export type RouteAt = { name: RouteName; locale: Locale; who: Who; params: Params };

// The car's path is narrower than the search's and stands before it.
const patterns = once(() =>
  ROUTE_NAMES.flatMap(name =>
    LOCALES.map(locale => ({ name, locale, regex: regexOf(patternOf(name, locale)) })),
  ),
);

/** Which route a path is, built or not; null when it is none. */
export function routeAt(pathname: string): RouteAt | null {
  for (const { name, locale, regex } of patterns()) {
    const params = match(regex, pathname);
    if (params) return { name, locale, who: ROUTES[name].who, params };
  }
  return null;
}

/** Whether an address belongs to the staff application, be it a page or none. */
export const isStaffPath = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

/** Where on an order's page its reader does what news asks of them; the page itself, where nothing is said. */
export const placeOfNews = (news: string | null | undefined): string =>
  ['PAYOUT_ACCOUNT', 'PAYOUT_RETURNED', 'REFUND_RETURNED'].includes(news ?? '') ? '#account' : '';
