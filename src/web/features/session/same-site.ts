import { linkTo, type ParamsOf, routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import type { Locale } from '#shared/words/locale.ts';

const HERE = 'https://here.invalid';

/**
 * A path of our own site, or the fallback: whoever signs in is never sent to another site. The address is
 * read as the browser would read it, backslashes, tabs and all.
 */
export function sameSitePath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/')) return fallback;
  try {
    const url = new URL(value, HERE);
    if (url.origin !== HERE || /^\/[/\\]/.test(url.pathname)) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** The same page of ours in another language; words of a path that its page alone can tell stay as they are. */
export function pathIn(locale: Locale, path: string): string {
  const { pathname, search, hash } = new URL(path, HERE);
  const route = routeAt(pathname);
  if (!route || route.params['*']) return path;
  return linkTo<RouteName>(route.name, locale, route.params as ParamsOf<RouteName>) + search + hash;
}
