import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { StartError } from '../start-error.ts';
import { askedBy, sentencesIn } from '../words/catalogue.ts';
import { readJson } from './description.ts';

/** A house's own sentences, by language and whole key. */
export type SentencesByLocale = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/**
 * What `words/<language>.json` says otherwise than the catalogue: a sentence by its whole key, `home.title`.
 * @throws StartError naming a key that the catalogue has not, or a sentence that cannot be said or asks for more
 */
export function readOwnSentences(folder: string): SentencesByLocale {
  const own: Partial<Record<Locale, Record<string, string>>> = {};
  for (const locale of LOCALES) {
    const path = join(folder, 'words', `${locale}.json`);
    if (!existsSync(path)) continue;
    const given = readJson(path);
    if (typeof given !== 'object' || given === null)
      throw new StartError(`${path} must hold sentences by key.`);
    own[locale] = Object.fromEntries(
      Object.entries(given).map(([key, text]) => [key, checked(path, locale, key, text)]),
    );
  }
  return own;
}

function checked(path: string, locale: Locale, key: string, text: unknown): string {
  const said = sentencesIn(locale).get(key);
  if (said === undefined) throw new StartError(`${path}: the catalogue says nothing at "${key}".`);
  if (typeof text !== 'string' || text.trim() === '')
    throw new StartError(`${path}: "${key}" must be a sentence.`);
  const known = new Set(askedBy(said));
  let asked: readonly string[];
  try {
    asked = askedBy(text);
  } catch (error) {
    throw new StartError(`${path}: "${key}" can't be read: ${error instanceof Error ? error.message : ''}`);
  }
  const strange = asked.find(each => !known.has(each));
  if (strange) throw new StartError(`${path}: "${key}" asks for ${strange}, which is not given to it.`);
  return text;
}
