/**
 * The search: interprets typed queries, finds and sorts the matching public ads, and counts facets. Totals and counts
 * are exact, changes are found at once, and hidden prices neither filter nor sort. It owns no ads: its index is derived
 * from what others store.
 */
import type { Language } from '#shared/words/locale.ts';
import { slugify } from '#shared/words/text.ts';
import type { Reads } from '../database/index.ts';
import type { Makes } from '../makes/index.ts';
import { Catalogue, type CatalogueParts } from './catalogue.ts';
import { EMPTY_FILTER, type FacetValue, type Searcher, type SearchFilter } from './filter.ts';
import { type CarCatalogue, knownBrands, knownCar, knownModels } from './known-cars.ts';
import { type Reading, readFilter } from './reading.ts';
import { type Relaxed, relax } from './relaxing.ts';
import { type CarNames, type Chip, chipsOf } from './saying.ts';
import { findVersions } from './search-store.ts';
import { wordsOf } from './words.ts';

export { searchInDatabase } from './catalogue.ts';
export { EMPTY_FILTER, type Searcher, type SearchFilter, type SearchSort } from './filter.ts';
export type { CarBound } from './known-cars.ts';
export type { Correction, Reading } from './reading.ts';
export type { Relaxed } from './relaxing.ts';
export { type CarNames, type Chip, lineOf } from './saying.ts';

/** A known car, with the versions of the cars here. */
export type NamedCar = CarCatalogue & { readonly versions: readonly string[] };

/** A suggested brand or model, with its number of cars. */
export type Suggestion = { readonly brand: string; readonly model: string | null; readonly count: number };

export type Search = Searcher & {
  /** Resolves once the index is built; until then the database answers. */
  ready(): Promise<void>;
  /** Makes all later answers current for these ads: for callers who learned of a change before the bus did. */
  refresh(uuids: readonly string[]): void;
  /** Interprets a filter: its text, and swapped ranges. */
  read(filter: SearchFilter): Promise<Reading>;
  /** Interprets a filter and leaves out parts without results, but nothing that is in `insists`. */
  relaxed(filter: SearchFilter, insists: SearchFilter): Promise<Relaxed>;
  /** Returns how a URL's brand and model are written; null where they are unknown. */
  names(brand: string, model: string | null): Promise<CarNames | null>;
  /** Returns all parts of a filter in a language; words as they were typed. */
  chips(filter: SearchFilter, typed: Reading['typed'], language: Language): Promise<Chip[]>;
  /** Returns what is known of a car, by a typed brand and model. */
  named(brand: string, model: string): Promise<NamedCar>;
  /** Suggests brands and models for an incomplete text. */
  suggest(text: string, first: number): Promise<Suggestion[]>;
};

const SUGGESTED_BRANDS = 3;
const NOTHING = { first: 0, offset: 0 };

export type SearchParts = CatalogueParts & { readonly makes: Pick<Makes, 'asWritten' | 'shown'> };

export function openSearch(parts: SearchParts): Search {
  const { makes } = parts;
  const catalogue = new Catalogue(parts);

  async function countsOf(name: 'brand' | 'model', filter: Partial<SearchFilter>) {
    const facets = await catalogue.facets({ ...EMPTY_FILTER, ...filter });
    return facets.filter(facet => facet.name === name);
  }

  /** Returns the makes and models of a nickname. */
  async function suggestedBy({ asked: { brands, models } }: Reading): Promise<Suggestion[]> {
    const found = (name: 'brand' | 'model', slugs: readonly string[]) =>
      countsOf(name, { brands }).then(counts => counts.filter(({ value }) => slugs.includes(slugify(value))));
    const [makes, cars] = [await found('brand', brands), await found('model', models)];
    const [make] = makes;
    if (!make || models.length === 0)
      return makes.map(({ value, count: many }) => ({ brand: value, model: null, count: many }));
    return cars.map(({ value, count: many }) => ({ brand: make.value, model: value, count: many }));
  }

  const names = (brand: string, model: string | null) => nameAddress(makes, countsOf, brand, model);
  const named = (brand: string, model: string) => nameCar(parts.database, countsOf, brand, model);

  const readings = new WeakMap<SearchFilter, Promise<Reading>>();
  const count = async (filter: SearchFilter) => (await catalogue.page(filter, 'NEWEST', NOTHING)).total;

  /** Interprets each filter once; an interpreted one is not interpreted again. */
  async function read(filter: SearchFilter): Promise<Reading> {
    const known = readings.get(filter);
    if (known) return known;
    const reading = Promise.all([catalogue.lexicon(), makes.asWritten(filter)]).then(([lexicon, named]) =>
      readFilter({ ...filter, ...named }, lexicon, catalogue.countNamed),
    );
    readings.set(filter, reading);
    reading.then(
      understood => readings.set(understood.asked, reading),
      () => readings.delete(filter),
    );
    return reading;
  }
  const asked = async (filter: SearchFilter) => (await read(filter)).asked;

  return {
    read,
    async relaxed(filter, insists) {
      const vocabulary = async () => (await catalogue.lexicon()).vocabulary;
      const relaxed = await relax(await read(filter), insists, vocabulary, count);
      readings.set(relaxed.asked, Promise.resolve(relaxed));
      return relaxed;
    },
    page: async (filter, sort, page) => catalogue.page(await asked(filter), sort, page),
    finds: async (filter, uuid) => catalogue.finds(await asked(filter), uuid),
    facets: async filter => catalogue.facets(await asked(filter)),
    spans: async filter => catalogue.spans(await asked(filter)),
    ready: () => catalogue.ready(),
    refresh: uuids => catalogue.refresh(uuids),
    chips: (filter, typed, language) => chipsOf(filter, typed, language, names),
    names,
    named,
    async suggest(text, first) {
      const words = wordsOf(text);
      if (words.length === 0) return [];
      const { vocabulary } = await catalogue.lexicon();
      const meanings = words.map(word => vocabulary.meaningOf(word).terms);
      const isNamedBy = (name: string) => {
        const own = new Set([...wordsOf(name), slugify(name).replaceAll('-', '')]);
        return meanings.every(terms => terms.some(term => own.has(term)));
      };
      const suggestions: Suggestion[] = [];
      for (const { value: brand } of (await countsOf('brand', { text })).slice(0, SUGGESTED_BRANDS)) {
        const [whole, models] = await Promise.all([
          countsOf('brand', {}),
          countsOf('model', { brands: [brand], ...(isNamedBy(brand) ? {} : { text }) }),
        ]);
        const count = whole.find(({ value }) => value === brand)?.count ?? 0;
        if (isNamedBy(brand)) suggestions.push({ brand, model: null, count });
        for (const model of models.filter(({ value }) => isNamedBy(`${brand} ${value}`))) {
          suggestions.push({ brand, model: model.value, count: model.count });
        }
      }
      const said =
        suggestions.length > 0 ? suggestions : await suggestedBy(await read({ ...EMPTY_FILTER, text }));
      return said.slice(0, first);
    },
  };
}

type CountsOf = (name: 'brand' | 'model', filter: Partial<SearchFilter>) => Promise<FacetValue[]>;

/**
 * Returns the current spelling of a URL's brand and model: as the cars here have it, else the table, else former cars.
 */
async function nameAddress(
  makes: SearchParts['makes'],
  countsOf: CountsOf,
  brand: string,
  model: string | null,
): Promise<CarNames | null> {
  const asked = await makes.asWritten({ brands: [brand], models: model === null ? [] : [model] });
  const called = (wanted: string, names: readonly string[]) =>
    names.find(name => slugify(name) === slugify(wanted));
  const named = async (
    wanted: string,
    name: 'brand' | 'model',
    brands: readonly string[],
    table: () => string[],
  ) => {
    const here = (await countsOf(name, { brands })).map(({ value }) => value);
    const [brandSlug = '', modelSlug = null] = [...brands, wanted].map(slugify);
    return called(wanted, here) ?? called(wanted, table()) ?? (await makes.shown(brandSlug, modelSlug));
  };
  const found = await named(asked.brands.at(-1) ?? '', 'brand', [], () => knownBrands([]));
  if (found === null) return null;
  const [wanted] = asked.models;
  const known = wanted === undefined ? null : await named(wanted, 'model', [found], () => knownModels(found));
  return { brand: found, model: known };
}

async function nameCar(reads: Reads, countsOf: CountsOf, brand: string, model: string): Promise<NamedCar> {
  const valuesOf = async (name: 'brand' | 'model', filter: Partial<SearchFilter>) =>
    (await countsOf(name, filter)).map(({ value }) => value);
  const brands = await valuesOf('brand', {});
  const car = await knownCar({ brand, model }, brands, one => valuesOf('model', { brands: [one] }));
  const [brandSlug = '', modelSlug = ''] = [car.meantBrand ?? brand, car.meantModel ?? model].map(slugify);
  return { ...car, versions: await findVersions(reads, brandSlug, modelSlug) };
}
