/**
 * The search room: what people mean by what they type, which public ads answer it, in which order, and how many of
 * each sort there are. It promises exact totals and counts, that what is written is found at once, and that a
 * price nobody may see neither filters nor sorts. It owns no ad: what it keeps in memory is made of what others
 * store.
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

/** The same with the versions that the cars here have. */
export type NamedCar = CarCatalogue & { readonly versions: readonly string[] };

/** A brand, or a model of it, and how many cars there are. */
export type Suggestion = { readonly brand: string; readonly model: string | null; readonly count: number };

export type Search = Searcher & {
  /** Once the index in memory is there; until then the database answers. */
  ready(): Promise<void>;
  /**
   * Every answer from here on knows of these ads what the database does now: for whoever was told of them by another
   * way than the bus, which may be behind.
   */
  refresh(uuids: readonly string[]): void;
  /** What a filter asks, its text understood and its ranges in their order. */
  read(filter: SearchFilter): Promise<Reading>;
  /** The same, without what nothing answers to; what stands in `insists` is never left out. */
  relaxed(filter: SearchFilter, insists: SearchFilter): Promise<Relaxed>;
  /** How a brand and a model that stand in an address are written; null where the house knows no such car. */
  names(brand: string, model: string | null): Promise<CarNames | null>;
  /** All that a filter asks, in a language; its words as they were typed. */
  chips(filter: SearchFilter, typed: Reading['typed'], language: Language): Promise<Chip[]>;
  /** What the house knows of a car, by what was typed of its brand and its model. */
  named(brand: string, model: string): Promise<NamedCar>;
  /** Brands and models that what was typed may become. */
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

  /** The makes and models that a nickname stands for. */
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

  /** Each filter is read once; what was read is not read again. */
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
 * How a brand and a model of an address are written now: as the cars here have them, else as the table does, else as
 * those that were here once.
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
