import sources from 'virtual:words';
import type { Messages } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { routeAt } from '#shared/paths/links.ts';
import { ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { joinWords } from '#shared/words/join-words.ts';
import { type Locale, localeOfPath } from '#shared/words/locale.ts';

/** Words that travel together: the files of the catalogue (`shared/words/catalogue`) that pages speak from. */
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

/** What the pages of the site say, but for what comes with a part of a page alone. */
const OF_SITE: readonly Namespace[] = ['core', 'reading', 'own', 'user', 'bid', 'room'];
/** What a page brings that one reads: what it asks of a person comes with the dialog that asks. */
const OF_READING: readonly Namespace[] = ['core', 'reading'];
/** What any other page brings itself. */
const OF_PAGES: readonly Namespace[] = [...OF_READING, 'own'];

/** Whether a form of the house may stand on a page: each offer is asked for where it is read. */
const hasForm = (name: RouteName) =>
  /^(form\/|contact$|car\/contact$|withdrawal$)/.test(name) || ROUTES[name].folder === 'offer';

/** The namespaces a page speaks from. An ad and an auction carry the least: they are where seconds count. */
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
 * Brings words in: those of the page before it is hydrated in the browser, all of them on the server. What was
 * handed out before grows with them: a part that needs a namespace is shown only after it is there.
 */
export async function loadWords(locale: Locale, namespaces = OF_SITE): Promise<void> {
  const brought = await Promise.all(namespaces.map(namespace => sources[locale][namespace]?.()));
  joinWords(loaded[locale], ...brought.map(words => words?.default ?? {}));
  if (typeof document !== 'undefined' && brand().wordsVersion !== null)
    sayOwn(locale, await ownWords(locale));
}

/** The house's own sentences in a language, read already; they are fetched once, and again where that failed. */
const own: Partial<Record<Locale, Promise<Readonly<Record<string, unknown>>>>> = {};
function ownWords(locale: Locale) {
  own[locale] ??= fetch(`/brand/${brand().wordsVersion}/words.${locale}.json`).then(answer => answer.json());
  own[locale].catch(() => {
    delete own[locale];
  });
  return own[locale];
}

/** Puts them in the place of the catalogue's, as far as its words are brought. */
function sayOwn(locale: Locale, sentences: Readonly<Record<string, unknown>>): void {
  for (const [key, said] of Object.entries(sentences)) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    let place: Record<string, unknown> | undefined = loaded[locale] as Record<string, unknown>;
    for (const part of parts) place = place?.[part] as typeof place;
    if (place) place[last] = said;
  }
}

/** Brings the words of the page at a path, in its language. */
export const loadPageWords = (pathname: string): Promise<void> =>
  loadWords(localeOfPath(pathname), namespacesOf(routeAt(pathname)?.name ?? null));

/**
 * More words, for a part of the page that comes later than the page. On the server they are all there. The language
 * is read from the address: a browser that translates writes another one into the page.
 */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  if (typeof document !== 'undefined') await loadWords(localeOfPath(location.pathname), [namespace]);
}

/** The sentences of a language, as far as they were brought; their types say which values each takes. */
export function messagesIn(locale: Locale): Messages {
  const messages = loaded[locale];
  if (!messages.site) throw new Error(`The words in ${locale} are not loaded`);
  return messages as Messages;
}
