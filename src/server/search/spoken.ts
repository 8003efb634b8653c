import { readFileSync } from 'node:fs';
import { named } from '#shared/brand.ts';
import { once } from '#shared/once.ts';
import { LOCALES } from '#shared/words/locale.ts';
import { fold, slugify } from '#shared/words/text.ts';
import { sentencesOf } from '../words/catalogue.ts';
import type { SearchFilter } from './filter.ts';
import { Vocabulary } from './words.ts';

/** The meaning of a phrase: a partial filter, possible spellings of models, or a filler word. */
export type Meant = Partial<SearchFilter> & {
  readonly modelNames?: readonly string[];
  readonly isFiller?: boolean;
};
type Make = { from: string; said?: string; models?: Readonly<Record<string, string>> };
type Facets = Readonly<Record<string, Readonly<Record<string, string>>>>;

const tableOf = <Table>(name: string): Table =>
  JSON.parse(readFileSync(new URL(`vocabulary/${name}.json`, import.meta.url), 'utf8'));
const makes = tableOf<Record<string, Make>>('makes');
const facets = tableOf<Facets>('facets');

/** Normalizes a phrase for lookup: without accents, hyphens or spaces. */
export const joinedOf = (text: string): string => slugify(text).replaceAll('-', '');

/** Removes the endings of number and gender: `rouges` to `rouge`, `verte` to `vert`. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  const single = word.replace(/[sx]$/, '');
  return single.length < 4 ? single : single.replace(/[aeo]$/, '');
}
const stemsOf = (words: readonly string[]): string => words.map(stemOf).join('');

const phrases = new Map<string, Meant>();
const stems = new Map<string, Meant>();
const modelsOfMake = new Map<string, Map<string, Meant>>();
const misspellable = new Vocabulary();

function say(text: string, meant: Meant): void {
  for (const phrase of named(text).split(',')) {
    const words = slugify(phrase).split('-').filter(Boolean);
    if (words.length === 0) continue;
    phrases.set(words.join(''), meant);
    stems.set(stemsOf(words), meant);
    if (words.length === 1 && !meant.isFiller) misspellable.add(words[0] as string);
  }
}

/** Adds the labels of codes in every language. */
function sayLabels(): void {
  for (const locale of LOCALES) {
    const said = { ...sentencesOf('core', locale), ...sentencesOf('reading', locale) };
    const { codes, car, countries } = said as unknown as Record<string, Record<string, object>>;
    const { body, fuel, option, highlight, state, saddlery } = codes ?? {};
    const features = [option, highlight, state, saddlery];
    for (const labels of features) sayEach(labels, code => ({ features: [code] }));
    sayEach(body, code => ({ bodies: [code] }));
    sayEach(fuel, code => ({ fuels: [code] }));
    sayEach(car?.transmission, code => ({ transmissions: [code] }));
    sayEach(countries, code => ({ countries: [code] }));
  }
}

function sayEach(labels: object | undefined, meantBy: (code: string) => Meant): void {
  for (const [code, label] of Object.entries(labels ?? {})) say(label, meantBy(code));
}

const makesFrom = (country: string) =>
  Object.entries(makes).flatMap(([name, make]) => (make.from === country ? [slugify(name)] : []));

function sayFacets(): void {
  const lists = ['bodies', 'colors', 'fuels', 'transmissions', 'carTypes', 'countries', 'kinds', 'features'];
  for (const list of lists) sayEach(facets[list], codes => ({ [list]: codes.split(',') }));
  sayEach(facets.origins, country => ({ brands: makesFrom(country) }));
  sayEach(facets.years, span => yearsIn(span));
  sayEach(facets.auctionsOnly, () => ({ auctionsOnly: true }));
  sayEach(facets.forSale, () => ({ forSale: true }));
  sayEach(facets.sold, sold => ({ sold: sold === 'true' }));
  sayEach(facets.filler, () => ({ isFiller: true }));
}

function yearsIn(span: string | undefined): Meant {
  const [yearMin = null, yearMax = null] = (span ?? '').split('-').filter(Boolean).map(Number);
  return span ? { yearMin, yearMax } : {};
}

/** Returns the names in a key: `M3@1986-1991` is the M3 of those years. */
const modelNamesOf = (key: string): string[] => key.replace(/@.*/, '').split('|').filter(Boolean);

function sayMakes(): void {
  for (const [name, { said = '', models = {} }] of Object.entries(makes)) {
    const brands = [slugify(name)];
    const ofMake = new Map<string, Meant>();
    modelsOfMake.set(slugify(name), ofMake);
    say(`${name}, ${said}`, { brands });
    for (const [key, nicknames] of Object.entries(models)) {
      const [, span] = key.split('@');
      const modelNames = modelNamesOf(key);
      const meant = { brands, ...(modelNames.length > 0 ? { modelNames } : {}), ...yearsIn(span) };
      say(nicknames, meant);
      if (span) continue;
      for (const one of modelNames) {
        ofMake.set(joinedOf(one), meant);
        // A bare number is ambiguous without its make.
        if (/[a-z]/.test(fold(one)) && one.length > 1) say(one, meant);
      }
    }
  }
}

/** All phrases, built at the first use, since they include the house's name. */
const said = once(() => {
  sayLabels();
  sayMakes();
  sayFacets();
  return { phrases, stems, modelsOfMake, misspellable };
});

/** Returns the meaning of words as a phrase; null where it is unknown. */
export function meantBy(words: readonly string[]): Meant | null {
  return said().phrases.get(words.join('')) ?? said().stems.get(stemsOf(words)) ?? null;
}

/** Returns the meaning of a model's name for a known make. */
export const modelMeantBy = (brand: string, words: readonly string[]): Meant | null =>
  said().modelsOfMake.get(brand)?.get(words.join('')) ?? null;

/** Returns the phrase nearest to a misspelt word. */
export function nearestPhrase(word: string): string | null {
  const { terms, isGuess } = said().misspellable.meaningOf(word);
  return isGuess ? (terms[0] ?? null) : null;
}

const namesBySlug = new Map(Object.keys(makes).map(name => [slugify(name), name]));
/** Returns a make's spelling: `Citroën` for `citroen`; null where it is unknown. */
export const makeName = (slug: string): string | null => namesBySlug.get(slug) ?? null;
/** Returns the models of a make that have nicknames. */
export const spokenModels = (brand: string): string[] =>
  Object.keys(makes[brand]?.models ?? {}).flatMap(key => modelNamesOf(key));
/** Returns the spelling of every known make. */
export const makeNames = (): string[] => [...namesBySlug.values()];
