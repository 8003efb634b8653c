import { type RouteAt, routeAt } from '#shared/paths/links.ts';
import { type Locale, localeOfPath } from '#shared/words/locale.ts';
import { loadMessages, type Namespace } from './messages.ts';

/** Every namespace: what the server brings, which says all pages. */
export const NAMESPACES: readonly Namespace[] = ['core', 'reading', 'own', 'user'];
/** What a page brings itself, where it is not named below: one's own pages ask for theirs as they come. */
const OF_PAGES = NAMESPACES.filter(namespace => namespace !== 'user');

/** The namespaces a page speaks from. An ad and an auction carry the least: they are where seconds count. */
export function namespacesOf(name: RouteAt['name'] | null): readonly Namespace[] {
  return name === 'car' ? ['core'] : OF_PAGES;
}

/** Brings the words of the page at a path, in its language. */
export const loadPageMessages = (pathname: string): Promise<void> =>
  loadMessages(localeOfPath(pathname), namespacesOf(routeAt(pathname)?.name ?? null));

/** Every word of a language: for the server, and for tests. */
export const loadAllMessages = (locale: Locale): Promise<void> => loadMessages(locale, NAMESPACES);

/**
 * More words, for a part of the page that comes later than the page. On the server they are all there. The language
 * is read from the address: a browser that translates writes another one into the page.
 */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  if (typeof document !== 'undefined') await loadMessages(localeOfPath(location.pathname), [namespace]);
}
