import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '#shared/words/locale.ts';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
const CATALOGUE = join(SOURCES, 'shared/words/catalogue');

/** The folders whose name begins their keys; the others only say what travels together. */
const NAMED: ReadonlySet<string> = new Set(['admin', 'bare', 'house', 'letters', 'papers']);
/** Who is not spoken to in every language: staff, and the mailbox of the house. */
const SPOKEN: Readonly<Record<string, readonly Locale[]>> = { admin: ['fr', 'en'], house: ['fr'] };

/** Sentences by the parts of their keys. */
export type Sentences = { readonly [part: string]: Sentences | string };
/** What a file says: a sentence in each language, or a branch of them, or `same`: the key of one said elsewhere. */
type Entry = { readonly [part: string]: Entry | string };

const entryIn = (folder: string, file: string): Entry =>
  JSON.parse(readFileSync(join(CATALOGUE, folder, file), 'utf8'));

function readFolder(folder: string): Entry {
  const areas = readdirSync(join(CATALOGUE, folder))
    .toSorted()
    .map(file => [basename(file, '.json'), entryIn(folder, file)] as const);
  return NAMED.has(folder) ? { [folder]: Object.fromEntries(areas) } : Object.fromEntries(areas);
}

const folders = new Map(
  readdirSync(CATALOGUE)
    .toSorted()
    .map(folder => [folder, readFolder(folder)]),
);
const whole: Entry = Object.assign({}, ...folders.values());

/** The folders of the catalogue. */
export const FOLDERS: readonly string[] = [...folders.keys()];

/** The languages that a folder speaks. */
export const localesOf = (folder: string): readonly Locale[] => SPOKEN[folder] ?? LOCALES;

/** Every sentence of a folder in one language, under its whole key. @throws where one is missing */
export function sentencesOf(folder: string, locale: Locale): Sentences {
  const entry = folders.get(folder);
  if (!entry) throw new Error(`The catalogue of words has no folder ${folder}`);
  return cut(entry, locale, '') as Sentences;
}

function cut(entry: Entry, locale: Locale, key: string): Sentences | string {
  if (typeof entry.same === 'string') return cut(entryAt(entry.same), locale, entry.same);
  const said = entry[locale];
  if (typeof said === 'string') return said;
  const parts = Object.entries(entry).map(([part, inner]) => {
    if (typeof inner === 'string') throw new Error(`${key} is not said in ${locale}`);
    return [part, cut(inner, locale, key === '' ? part : `${key}.${part}`)];
  });
  return Object.fromEntries(parts);
}

function entryAt(key: string): Entry {
  let entry: Entry | string | undefined = whole;
  for (const part of key.split('.')) entry = typeof entry === 'object' ? entry[part] : undefined;
  if (typeof entry !== 'object') throw new Error(`Nothing is said at ${key}`);
  return entry;
}
