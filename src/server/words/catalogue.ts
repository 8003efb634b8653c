import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { joinWords } from '#shared/words/join-words.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
const CATALOGUE = join(SOURCES, 'shared/words/catalogue');

/** The files whose name begins their keys; the others only say what travels together. */
const NAMED: ReadonlySet<string> = new Set(['admin', 'bare', 'house', 'letters', 'papers']);
/** Who is not spoken to in every language: staff, and the mailbox of the house, which they read. */
const SPOKEN: Readonly<Record<string, readonly Locale[]>> = { admin: ['fr', 'en'], house: ['fr', 'en'] };

/** Sentences by the parts of their keys. */
export type Sentences = { readonly [part: string]: Sentences | string };
/** What a file says: a sentence in each language, or a branch of them, or `same`: the key of one said elsewhere. */
type Entry = { readonly [part: string]: Entry | string };

function readNamespace(name: string): Entry {
  const entry: Entry = JSON.parse(readFileSync(join(CATALOGUE, `${name}.json`), 'utf8'));
  return NAMED.has(name) ? { [name]: entry } : entry;
}

const namespaces = new Map(
  readdirSync(CATALOGUE)
    .toSorted()
    .map(file => basename(file, '.json'))
    .map(name => [name, readNamespace(name)]),
);
const whole: Entry = joinWords({}, ...namespaces.values());

/** The files of the catalogue: what travels together. */
export const NAMESPACES: readonly string[] = [...namespaces.keys()];

/** The languages that a namespace speaks. */
export const localesOf = (namespace: string): readonly Locale[] => SPOKEN[namespace] ?? LOCALES;

/** Every sentence of a namespace in one language, under its whole key. @throws where one is missing */
export function sentencesOf(namespace: string, locale: Locale): Sentences {
  const entry = namespaces.get(namespace);
  if (!entry) throw new Error(`The catalogue of words has no ${namespace}.json`);
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

const flat = new Map<Locale, ReadonlyMap<string, string>>();

/** Every sentence of a language by its whole key. */
export function sentencesIn(locale: Locale): ReadonlyMap<string, string> {
  const found = flat.get(locale) ?? new Map(NAMESPACES.flatMap(namespace => listed(namespace, locale)));
  flat.set(locale, found);
  return found;
}

function listed(namespace: string, locale: Locale): [key: string, text: string][] {
  if (!localesOf(namespace).includes(locale)) return [];
  const list = (node: Sentences, path: string): [string, string][] =>
    Object.entries(node).flatMap(([part, inner]) =>
      typeof inner === 'string' ? [[path + part, inner]] : list(inner, `${path}${part}.`),
    );
  return list(sentencesOf(namespace, locale), '');
}

type Node = string | number | readonly [name: string, kind?: unknown, options?: unknown];

/** What every sentence may say unasked: whose house it is. */
const GIVEN: ReadonlySet<string> = new Set(['houseName', 'houseSlug']);

type Branches = (branches: readonly ReadonlySet<string>[]) => Iterable<string>;
const inAny: Branches = branches => branches.flatMap(branch => [...branch]);
const inAll: Branches = ([first = new Set<string>(), ...others]) =>
  [...first].filter(each => others.every(other => other.has(each)));

/** What is asked for, in the order in which it is; of the branches of a choice, what `of` takes from them. */
function asked(nodes: unknown, of: Branches): Set<string> {
  const found = new Set<string>();
  const add = (more: Iterable<string>) => {
    for (const each of more) found.add(each);
  };
  for (const node of Array.isArray(nodes) ? (nodes as Node[]) : []) {
    if (!Array.isArray(node)) continue;
    const [name, kind, options] = node;
    if (node.length === 1) {
      if (!GIVEN.has(name)) found.add(`{${name}}`);
    } else if (kind === 1 || kind === 2) {
      const names = kind === 1 ? Object.keys(options as object) : ['other'];
      const kinds = kind === 1 ? 'select' : 'plural';
      found.add(`{${name}, ${kinds}, ${names.map(each => `${each} {}`).join(' ')}}`);
      add(of(Object.values(options as object).map(option => asked(option, of))));
    } else if (kind === 4) found.add(`{${name}, number}`);
    else {
      found.add(`<${name}></${name}>`);
      add(asked(node.slice(1), of));
    }
  }
  return found;
}

/**
 * What a sentence asks for, in the order in which it does: `{name}`, `{count, plural, other {}}`, `<link></link>`.
 * @throws Error where it cannot be read
 */
export const askedBy = (sentence: string): string[] => [...asked(compile(sentence), inAny)];

/** The same, of what it says whichever of its branches is taken. @throws Error where it cannot be read */
export const alwaysAskedBy = (sentence: string): string[] => [...asked(compile(sentence), inAll)];

/** A sentence in the form that a browser's formatter takes. */
export const compiled = (sentence: string) => compile(sentence);
