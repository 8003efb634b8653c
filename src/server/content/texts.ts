import { readdir, readFile } from 'node:fs/promises';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { type Details, type Key, KINDS, type Kind } from './content.ts';

const FOLDER = new URL('./texts/', import.meta.url);
const FOLDERS: Readonly<Record<string, Kind>> = {
  pages: 'PAGE',
  articles: 'ARTICLE',
  events: 'EVENT',
  faq: 'FAQ',
  brands: 'BRAND',
};

/** A text that comes with the house. */
export type HouseText = Key & {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly body: string;
  readonly details: Details;
  readonly datedAt: number | null;
};

/** The house's own texts: `texts/<kind>/<slug>.<locale>.md`, each with a few words about it above `---`. */
export async function readHouseTexts(): Promise<HouseText[]> {
  const files = (await readdir(FOLDER, { recursive: true })).map(file => file.replaceAll('\\', '/'));
  const texts = files.filter(file => file.endsWith('.md')).sort();
  return Promise.all(texts.map(async file => parse(file, await readFile(new URL(file, FOLDER), 'utf8'))));
}

function parse(file: string, text: string): HouseText {
  const [, folder = '', slug = '', locale = ''] = /^(\w+)\/(.+)\.(\w\w)\.md$/.exec(file) ?? [];
  const kind = FOLDERS[folder];
  const end = text.indexOf('\n---\n');
  if (!isKind(kind) || !isLocale(locale) || end < 0) throw new Error(`${file} is no text of the house`);
  const about = aboutOf(text.slice(0, end));
  const list = (name: string) =>
    about
      .get(name)
      ?.split(',')
      .map(word => word.trim()) ?? [];
  const datedAt = about.get('date');
  return {
    kind,
    slug,
    locale,
    title: about.get('title') ?? '',
    description: about.get('description') ?? '',
    tags: list('tags'),
    body: text.slice(end + 5).trim(),
    datedAt: datedAt === undefined ? null : Date.parse(`${datedAt}T07:00:00Z`),
    details: detailsOf(about, list('brands')),
  };
}

function aboutOf(head: string): Map<string, string> {
  return new Map(
    head.split('\n').map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

function detailsOf(about: ReadonlyMap<string, string>, brands: readonly string[]): Details {
  const given = ['author', 'place', 'startsOn', 'endsOn'].flatMap(name => {
    const value = about.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(given),
    ...(brands.length > 0 ? { brands } : {}),
    ...(about.get('retromobile') === 'yes' ? { isRetromobile: true } : {}),
  };
}

const isKind = (kind: string | undefined): kind is Kind => KINDS.some(known => known === kind);
const isLocale = (locale: string): locale is Locale => LOCALES.some(known => known === locale);
