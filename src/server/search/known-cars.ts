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

/** From what to what a field of this model was ever built; `most` is null while it is still made. */
export type CarBound = {
  readonly field: BoundedField;
  readonly least: number;
  readonly most: number | null;
};

/** What the house knows of a car that is being named: names to choose from, and what may have been meant. */
export type CarCatalogue = {
  readonly brands: readonly string[];
  /** Of the brand that was named. */
  readonly models: readonly string[];
  /** The brand that was meant by what was typed, where it is written otherwise; null where nothing is to be said. */
  readonly meantBrand: string | null;
  readonly meantModel: string | null;
  /** Which of the two no car of the catalogue is called, nor meant by: the words are its owner's. */
  readonly ownWords: readonly ('brand' | 'model')[];
  /** Codes of the bodies that the model was built with; empty where nothing is known. */
  readonly bodies: readonly string[];
  readonly bounds: readonly CarBound[];
};

const ERRORS_MAX = 2;
const TWO_ERRORS_FROM = 8;
const ONE_ERROR_FROM = 4;

/** The names, each once however it is written: who comes first is how it stays written. */
function eachOnce(names: readonly string[]): string[] {
  const bySlug = new Map<string, string>();
  for (const name of names) if (!bySlug.has(joinedOf(name))) bySlug.set(joinedOf(name), name);
  return [...bySlug.values()].sort((one, other) => one.localeCompare(other, 'fr', { numeric: true }));
}

/** The name that a misspelt one is nearest to; a number is never taken for its neighbour. */
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

/** The known brand that this is, or is meant for; null where there is none. */
function brandOf(typed: string, names: readonly string[]): string | null {
  const same = names.find(name => joinedOf(name) === joinedOf(typed));
  if (same !== undefined) return same;
  const [said] = meantBy(wordsIn(typed))?.brands ?? [];
  return (said === undefined ? null : makeName(said)) ?? nearest(typed, names);
}

/** The known model that this is, or begins with: a `911 T 2.2` is a 911. */
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

/** What was meant, where something else was typed; its capitals and accents are told, blanks around it are not. */
const otherwise = (meant: string | null, typed: string) => (meant === typed.trim() ? null : meant);

/** The brands that may be chosen: those of the table, and those of cars here unless one of the table was meant. */
export function knownBrands(ofAds: readonly string[]): string[] {
  const table = [...makeNames(), ...Object.keys(models)];
  return eachOnce([...table, ...ofAds.filter(name => brandOf(name, table) === null)]);
}

/** The models that the table knows of a brand. */
export function knownModels(brand: string): string[] {
  const name = makeName(slugify(brand)) ?? brand;
  return [...Object.keys(models[name] ?? {}), ...spokenModels(name)];
}

/**
 * What the house knows of a car, by what was typed of it. Words of one's own are nobody's error: they name no model,
 * have no bounds, and whoever wants keeps them.
 * @param modelsOf the models of cars here, by the brand as it is written
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
