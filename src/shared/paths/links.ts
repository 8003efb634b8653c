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

/** The parameters of a route's link; the search takes its optional words as `*`. */
export type ParamsOf<Name extends RouteName> = Name extends 'search'
  ? { '*'?: string }
  : Record<ParamNames<PathOf<Name>>, string>;

type QueryValue = string | number | boolean | null | undefined;
/** A list becomes one query parameter for each of its values. */
export type QueryValues = Record<string, QueryValue | readonly string[]>;

/** Returns a route's pattern: `/en/buy/collection-car/:slug.html`. Staff routes have no language prefix. */
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

/** Returns the path and query of a page. */
export function linkTo<Name extends RouteName>(
  name: Name,
  locale: Locale,
  ...[params, query]: object extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, query?: QueryValues]
    : [params: ParamsOf<Name>, query?: QueryValues]
): string {
  return fill(patternOf(name, locale), params ?? {}) + searchOf(query ?? {});
}

/** Turns a pattern into a regular expression with a named group for each parameter. */
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
    return null; // malformed percent-encoding
  }
  return params;
}

export type RouteAt = { name: RouteName; locale: Locale; who: Who; params: Params };

// Order matters: the car's pattern is narrower than the search's and comes first.
const patterns = once(() =>
  ROUTE_NAMES.flatMap(name =>
    LOCALES.map(locale => ({ name, locale, regex: regexOf(patternOf(name, locale)) })),
  ),
);

/** Returns the route of a path, built or not; null when there is none. */
export function routeAt(pathname: string): RouteAt | null {
  for (const { name, locale, regex } of patterns()) {
    const params = match(regex, pathname);
    if (params) return { name, locale, who: ROUTES[name].who, params };
  }
  return null;
}

/** Whether a path belongs to the staff application, existing page or not. */
export const isStaffPath = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

/** Returns the anchor on the order's page where the reader acts on a piece of news; empty for the top of the page. */
export const placeOfNews = (news: string | null | undefined): string =>
  ['PAYOUT_ACCOUNT', 'PAYOUT_RETURNED', 'REFUND_RETURNED'].includes(news ?? '') ? '#account' : '';
