import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { named } from '#shared/brand.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { houseBrand } from '../brand/index.ts';
import { type Details, type Key, KINDS, type Kind, type Version } from './content.ts';
import { type HoldingTerms, inTerms } from './holding-terms.ts';

const FOLDER = new URL('./texts/', import.meta.url);
const FOLDERS: Readonly<Record<string, Kind>> = {
  pages: 'PAGE',
  articles: 'ARTICLE',
  events: 'EVENT',
  faq: 'FAQ',
  brands: 'BRAND',
};

/** A text that comes with the house. */
export type HouseText = Key &
  Pick<Version, 'title' | 'description' | 'tags' | 'body' | 'details'> & {
    readonly datedAt: number | null;
  };

/**
 * The house's own texts: `texts/<kind>/<slug>.<locale>.md`, each with a few words about it above `---`. Those of its
 * brand's folder come in the place of ours. They name what the house has decided as it holds.
 */
export async function readHouseTexts(terms?: HoldingTerms): Promise<HouseText[]> {
  const own = pathToFileURL(join(houseBrand().folder, 'texts/'));
  const folders = new Map([...(await filesOf(FOLDER)), ...(await filesOf(own))]);
  const files = [...folders].sort(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(
    files.map(async ([file, folder]) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      return parse(file, named(inTerms(text, terms)));
    }),
  );
}

/** The texts of a folder, which may be missing, and where each is. */
async function filesOf(folder: URL): Promise<[file: string, folder: URL][]> {
  const files = await readdir(folder, { recursive: true }).catch((): string[] => []);
  return files.filter(file => file.endsWith('.md')).map(file => [file.replaceAll('\\', '/'), folder]);
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
