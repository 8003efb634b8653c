import { readFileSync } from 'node:fs';
import { slugify } from '#shared/words/text.ts';
import { joinedOf, makeName, makeNames, meantBy, modelMeantBy, spokenModels } from './spoken.ts';
import { distanceOf } from './words.ts';

const BOUNDED = ['year', 'cubicCapacity', 'horsePower'] as const;
type BoundedField = (typeof BOUNDED)[number];
type Span = readonly [least: number, most: number | null];
type Model = { readonly [Field in BoundedField]?: Span } & { readonly bodies?: string };

const models: Readonly<Record<string, Readonly<Record<string, Model>>>> = JSON.parse(
  readFileSync(new URL('vocabulary/models.json', import.meta.url), 'utf8'),
);

/** The range of a field over a model's production; `most` is null while it is still built. */
export type CarBound = {
  readonly field: BoundedField;
  readonly least: number;
  readonly most: number | null;
};

/** What is known of a car being entered: choices, and corrections. */
export type CarCatalogue = {
  readonly brands: readonly string[];
  /** The models of that brand. */
  readonly models: readonly string[];
  /** The correct spelling of the typed brand; null where it is correct or unknown. */
  readonly meantBrand: string | null;
  readonly meantModel: string | null;
  /** The names unknown to the catalogue: the owner's own words. */
  readonly ownWords: readonly ('brand' | 'model')[];
  /** Codes of the model's bodies; empty where unknown. */
  readonly bodies: readonly string[];
  readonly bounds: readonly CarBound[];
};

const ERRORS_MAX = 2;
const TWO_ERRORS_FROM = 8;
const ONE_ERROR_FROM = 4;

/** Removes duplicates that differ in spelling: the first one is kept. */
function eachOnce(names: readonly string[]): string[] {
  const bySlug = new Map<string, string>();
  for (const name of names) if (!bySlug.has(joinedOf(name))) bySlug.set(joinedOf(name), name);
  return [...bySlug.values()].sort((one, other) => one.localeCompare(other, 'fr', { numeric: true }));
}

/** Returns the name nearest to a misspelt one; numbers are never corrected. */
function nearest(typed: string, names: readonly string[]): string | null {
  const word = joinedOf(typed);
  if (word.length < ONE_ERROR_FROM || /\d/.test(word)) return null;
  const most = word.length >= TWO_ERRORS_FROM ? ERRORS_MAX : 1;
  const found = names
    .map(name => ({ name, distance: distanceOf(word, joinedOf(name), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return found[0]?.name ?? null;
}

const wordsIn = (text: string): string[] => slugify(text).split('-').filter(Boolean);

/** Returns the known brand, also by nickname or misspelling; null where there is none. */
function brandOf(typed: string, names: readonly string[]): string | null {
  const same = names.find(name => joinedOf(name) === joinedOf(typed));
  if (same !== undefined) return same;
  const [said] = meantBy(wordsIn(typed))?.brands ?? [];
  return (said === undefined ? null : makeName(said)) ?? nearest(typed, names);
}

/** Returns the known model that a text is or begins with: a `911 T 2.2` is a 911. */
function modelWithin(typed: string, names: readonly string[]): string | null {
  const slug = slugify(typed);
  const within = names.filter(
    name => joinedOf(name) === joinedOf(typed) || slug.startsWith(`${slugify(name)}-`),
  );
  return within.sort((one, other) => other.length - one.length)[0] ?? null;
}

function modelOf(brand: string, typed: string, names: readonly string[]): string | null {
  const said = modelMeantBy(slugify(brand), wordsIn(typed)) ?? meantBy(wordsIn(typed));
  const isOfBrand = said?.brands?.includes(slugify(brand)) ?? false;
  const called = (isOfBrand && said?.modelNames) || [];
  return names.find(name => called.some(one => joinedOf(one) === joinedOf(name))) ?? nearest(typed, names);
}

/** Returns the meant name if it differs, also by capitals or accents; outer spaces do not count. */
const otherwise = (meant: string | null, typed: string) => (meant === typed.trim() ? null : meant);

/** Returns the brands to choose from: the table's, and those of cars here that are not variants of these. */
export function knownBrands(ofAds: readonly string[]): string[] {
  const table = [...makeNames(), ...Object.keys(models)];
  return eachOnce([...table, ...ofAds.filter(name => brandOf(name, table) === null)]);
}

/** Returns the models in the table of a brand. */
export function knownModels(brand: string): string[] {
  const name = makeName(slugify(brand)) ?? brand;
  return [...Object.keys(models[name] ?? {}), ...spokenModels(name)];
}

/**
 * Returns what is known of a car by typed names. Unknown names are not errors: they have no bounds, and may be kept.
 * @param modelsOf returns the models of cars here, by the brand's correct spelling
 */
export async function knownCar(
  { brand, model }: { readonly brand: string; readonly model: string },
  brandsOfAds: readonly string[],
  modelsOf: (brand: string) => Promise<readonly string[]>,
): Promise<CarCatalogue> {
  const brands = knownBrands(brandsOfAds);
  const named = brand.trim() === '' ? null : brandOf(brand, brands);
  const table = named === null ? {} : (models[named] ?? {});
  const names = named === null ? [] : eachOnce([...Object.keys(table), ...(await modelsOf(named))]);
  const within = modelWithin(model, names);
  const meant = named === null || model.trim() === '' ? null : (within ?? modelOf(named, model, names));
  const ownWords = [
    ...(named === null && brand.trim() !== '' ? (['brand'] as const) : []),
    ...(named !== null && meant === null && model.trim() !== '' ? (['model'] as const) : []),
  ];
  const known = table[modelWithin(meant ?? '', Object.keys(table)) ?? ''];
  return {
    brands,
    models: names,
    meantBrand: named === null ? null : otherwise(named, brand),
    meantModel:
      within !== null && slugify(within) !== slugify(model) ? null : meant && otherwise(meant, model),
    ownWords,
    bodies: known?.bodies?.split(',') ?? [],
    bounds: BOUNDED.flatMap(field => {
      const span = known?.[field];
      return span ? [{ field, least: span[0], most: span[1] }] : [];
    }),
  };
}
