import { linkTo } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import { LOCALES, type Locale, messagesIn } from '#web/i18n/index.ts';
import { type ChoiceName, type SearchQuery, writeQuery } from './search-query.ts';

/** The order of the words in a path (spec §2.4); brand and model come first. */
const CODED = ['type', 'body', 'country'] as const;
type Coded = (typeof CODED)[number];

function namesOf(name: Coded, locale: Locale): Readonly<Record<string, string>> {
  const messages = messagesIn(locale);
  return { type: messages.car.type, body: messages.codes.body, country: messages.countries }[name];
}

/** Returns the word of a code in a URL; null for a code without a translation. */
function wordOf(name: Coded, code: string, locale: Locale): string | null {
  const word = namesOf(name, locale)[code];
  return word === undefined ? null : slugify(word);
}

/** Returns the code of a word in any of the languages; null if there is none. */
function codeOf(name: Coded, word: string): string | null {
  for (const locale of LOCALES) {
    const found = Object.entries(namesOf(name, locale)).find(([, text]) => slugify(text) === word);
    if (found) return found[0];
  }
  return null;
}

/**
 * Parses the words after brand and model: each kind at most once, in order. It needs the words of every language, so it
 * runs on the server. null for an unknown word.
 */
export function readWords(words: readonly string[]): Partial<Record<Coded, string>> | null {
  const read: Partial<Record<Coded, string>> = {};
  let next = 0;
  for (const word of words) {
    let code: string | null = null;
    for (; next < CODED.length && code === null; next += 1) {
      const name = CODED[next] as Coded;
      code = codeOf(name, word);
      if (code !== null) read[name] = code;
    }
    if (code === null) return null;
  }
  return read;
}

/** Returns the one URL of a search: a single brand, model, type, body and country are words of its path. */
export function addressOf(asked: SearchQuery, locale: Locale): string {
  const { words, names } = pathOf(asked, locale);
  return linkTo('search', locale, { '*': words.join('/') }, writeQuery(asked, names));
}

/** Returns only the path's words: the page that the search is a view of. */
export function splatOf(asked: SearchQuery, locale: Locale): string {
  return pathOf(asked, locale).words.join('/');
}

function pathOf(asked: SearchQuery, locale: Locale): { words: string[]; names: Set<ChoiceName> } {
  const words: string[] = [];
  const names = new Set<ChoiceName>();
  const add = (name: ChoiceName, word: string | null | undefined) => {
    if (!word || asked[name].length !== 1) return;
    words.push(word);
    names.add(name);
  };
  add('brand', asked.brand[0]);
  // A model without its brand is ambiguous.
  if (names.has('brand')) add('model', asked.model[0]);
  for (const name of CODED) add(name, wordOf(name, asked[name][0] ?? '', locale));
  return { words, names };
}
