import { fill, match, type Params, patternOf, regexOf, routeAt } from '#shared/paths/links.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { LOCALES, type Locale, PREFIX } from '#shared/words/locale.ts';

/** A pattern of addresses that redirect permanently (301) to a page. */
type Redirect = { from: RegExp; name: RouteName; locale: Locale };

/** Returns the route's name as a path with its parameters: `/carHunter/page/:id`. */
function ownName(name: RouteName): string {
  const params = ROUTES[name].words.fr.match(/:\w+/g) ?? [];
  return [`/${name}`, ...params].join('/');
}

function aliasesOf(name: RouteName): readonly string[] {
  return name === 'home' ? [] : [ownName(name), ...ROUTES[name].aliases];
}

const paramCount = (path: string): number => path.split(':').length - 1;

const toRedirect = (pattern: string, name: RouteName, locale: Locale): Redirect => ({
  from: regexOf(pattern),
  name,
  locale,
});

/** All redirects. Names come before words without their prefix: `/buy/new` is a form, not an English search. */
const REDIRECTS: readonly Redirect[] = [
  ...ROUTE_NAMES.flatMap(name => aliasesOf(name).map(alias => ({ name, alias })))
    // Literal paths come before parameters: `/car/contact` is not a car of that name.
    .toSorted((one, other) => paramCount(one.alias) - paramCount(other.alias))
    .flatMap(({ name, alias }) => LOCALES.map(locale => toRedirect(PREFIX[locale] + alias, name, locale))),
  ...(['en', 'es'] as const).flatMap(locale =>
    ROUTE_NAMES.map(name => toRedirect(ROUTES[name].words[locale], name, locale)),
  ),
];

function withoutFrenchPrefix(pathname: string): string | null {
  if (pathname === '/fr') return '/';
  return pathname.startsWith('/fr/') ? pathname.slice(3) : null;
}

/** Redirects a search root written as a folder, with or without the slash, to its `.html` file. */
function searchRoot(pathname: string): string | null {
  const folder = pathname.replace(/\/$/, '');
  for (const locale of LOCALES) {
    const root = fill(patternOf('search', locale), {});
    if (root === `${folder}.html`) return root;
  }
  return null;
}

/** Fills the target's path; parameters that it lacks, for instance a car's uuid, go into the query. */
function targetOf({ name, locale }: Redirect, params: Params): string {
  const pattern = patternOf(name, locale);
  const rest = Object.entries(params).filter(([param]) => param !== '*' && !pattern.includes(`:${param}`));
  const query = rest.length > 0 ? `?${new URLSearchParams(rest)}` : '';
  return fill(pattern, params) + query;
}

/** Returns the permanent redirect of a path; null when the path is a page itself or is unknown. */
export function findRedirect(pathname: string): string | null {
  const french = withoutFrenchPrefix(pathname) ?? searchRoot(pathname);
  if (french !== null) return french;
  if (routeAt(pathname)) return null;
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const bare = pathname.replace(/\/+$/, '');
    return findRedirect(bare) ?? (routeAt(bare) ? bare : null);
  }
  for (const redirect of REDIRECTS) {
    const params = match(redirect.from, pathname);
    if (params) return targetOf(redirect, params);
  }
  return null;
}
