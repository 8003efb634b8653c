import sources from 'virtual:words';
import type { Messages } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { routeAt } from '#shared/paths/links.ts';
import { ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { joinWords } from '#shared/words/join-words.ts';
import { type Locale, localeOfPath } from '#shared/words/locale.ts';

/** The namespaces: files of the catalogue (`shared/words/catalogue`) that are loaded together. */
export const NAMESPACES = [
  'core',
  'reading',
  'own',
  'user',
  'bid',
  'room',
  'selling',
  'carEditor',
  'report',
  'proof',
  'forms',
  'admin',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** The namespaces of the site's pages, except those that are loaded with one part of a page. */
const OF_SITE: readonly Namespace[] = ['core', 'reading', 'own', 'user', 'bid', 'room'];
/** The namespaces of a page that is only read; a dialog loads its own. */
const OF_READING: readonly Namespace[] = ['core', 'reading'];
/** The namespaces of any other page. */
const OF_PAGES: readonly Namespace[] = [...OF_READING, 'own'];

/** Whether a page may contain an inquiry form; each offer's page contains its own. */
const hasForm = (name: RouteName) =>
  /^(form\/|contact$|car\/contact$|withdrawal$)/.test(name) || ROUTES[name].folder === 'offer';

/** Returns the namespaces that a page needs. Ads and auctions need the fewest, because they must load fastest. */
export function namespacesOf(name: RouteName | null): readonly Namespace[] {
  if (name === 'car') return ['core'];
  if (name === 'proof') return [...OF_PAGES, 'proof'];
  if (name === 'appeal') return [...OF_PAGES, 'report'];
  if (name === null) return OF_PAGES;
  if (hasForm(name)) return [...OF_PAGES, 'forms'];
  const { who } = ROUTES[name];
  if (who === 'user') return [...OF_PAGES, 'user'];
  return who === 'public' ? OF_READING : OF_PAGES;
}

const loaded: Readonly<Record<Locale, Partial<Messages>>> = { fr: {}, en: {}, es: {} };

/**
 * Loads words: in the browser the page's own before hydration, on the server all of them. Objects returned by
 * `messagesIn` are extended in place: a part that needs a namespace is shown only after it is loaded.
 */
export async function loadWords(locale: Locale, namespaces = OF_SITE): Promise<void> {
  const brought = await Promise.all(namespaces.map(namespace => sources[locale][namespace]?.()));
  joinWords(loaded[locale], ...brought.map(words => words?.default ?? {}));
  if (typeof document !== 'undefined' && brand().wordsVersion !== null)
    sayOwn(locale, await ownWords(locale));
}

/** The house's own messages by language, precompiled. They are fetched once, and again after a failure. */
const own: Partial<Record<Locale, Promise<Readonly<Record<string, unknown>>>>> = {};
function ownWords(locale: Locale) {
  own[locale] ??= fetch(`/brand/${brand().wordsVersion}/words.${locale}.json`).then(answer => answer.json());
  own[locale].catch(() => {
    delete own[locale];
  });
  return own[locale];
}

/** Replaces the catalogue's messages by the house's own, where their namespace is loaded. */
function sayOwn(locale: Locale, sentences: Readonly<Record<string, unknown>>): void {
  for (const [key, said] of Object.entries(sentences)) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    let place: Record<string, unknown> | undefined = loaded[locale] as Record<string, unknown>;
    for (const part of parts) place = place?.[part] as typeof place;
    if (place) place[last] = said;
  }
}

/** Loads the words of the page at a path, in its language. */
export const loadPageWords = (pathname: string): Promise<void> =>
  loadWords(localeOfPath(pathname), namespacesOf(routeAt(pathname)?.name ?? null));

/**
 * Loads one more namespace, for a part of the page that loads later; on the server all are loaded. The language is read
 * from the URL, because a browser that translates changes the page's `lang`.
 */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  if (typeof document !== 'undefined') await loadWords(localeOfPath(location.pathname), [namespace]);
}

/** Returns the loaded messages of a language; their types name the values that each takes. */
export function messagesIn(locale: Locale): Messages {
  const messages = loaded[locale];
  if (!messages.site) throw new Error(`The words in ${locale} are not loaded`);
  return messages as Messages;
}
