import { cityIn } from '../words/cities.ts';
import { dateWords } from '../words/date-words.ts';
import { formatKilometres, formatNumber } from '../words/format.ts';
import type { Locale } from '../words/locale.ts';
import type { CarInput } from './car.ts';
import type { CodeList } from './car-codes.ts';
import { CAR_ROWS, type CarFact, factsIn } from './car-facts.ts';

/** Looks up a key of the catalogue; null where it has none. */
export type Say = (key: string) => string | null;

export type CarRow = {
  readonly name: (typeof CAR_ROWS)[number]['row'];
  readonly label: string;
  /** null: shown to signed-in users only. */
  readonly value: string | null;
};

type Place = {
  readonly city: string | null;
  readonly country: string | null;
  readonly zipCode: string | null;
};
export type ToldCar = { readonly vinPublic: boolean; readonly location: Place | null };

/** The lists whose translations are loaded with the cards of cars. */
const AREAS: Partial<Record<CodeList, string>> = { transmission: 'car.transmission', carType: 'car.type' };

/** Returns the catalogue path of a code list's translations. */
export const codePlace = (group: CodeList): string => AREAS[group] ?? `codes.${group}`;

/** Translates a code; free text is returned as it is. */
export const codeWords = (say: Say, group: CodeList, code: string): string =>
  say(`${codePlace(group)}.${code}`) ?? code;

/** Translates a country code into its name; free text is returned as it is. */
export const countryWords = (say: Say, place: string): string => say(`countries.${place}`) ?? place;

/** `Lyon, France`; a country without a translation stays a code. */
const placeWords = (say: Say, { city, country }: Omit<Place, 'zipCode'>): string | null =>
  [city, country && countryWords(say, country)].filter(Boolean).join(', ') || null;

/** Returns the rows of a car's feature table, in the order of its description; unknown facts give no row. */
export function carRows(ad: ToldCar, say: Say, locale: Locale): CarRow[] {
  const car: CarInput = factsIn(ad);
  return CAR_ROWS.flatMap(({ row, field }) => {
    const given =
      row === 'location' ? townWords(say, locale, ad.location) : valueWords(say, locale, field, car);
    const value = given?.trim() || null;
    const isKept = field.reader === 'SIGNED_IN' && !ad.vinPublic;
    return value !== null || isKept ? [{ name: row, label: say(`ad.feature.${row}`) ?? row, value }] : [];
  });
}

/** `Dieppe (76200), France`. */
function townWords(say: Say, locale: Locale, location: Place | null): string | null {
  if (!location) return null;
  const { zipCode, country } = location;
  const city = location.city && cityIn(locale, location.city);
  const town = city && zipCode ? `${city} (${zipCode})` : (city ?? zipCode);
  return placeWords(say, { city: town, country });
}

const COLOUR_NAMES = { fr: 'nameFr', en: 'nameEn', es: 'nameEs' } as const;

/** Formats a field with a single value: number, code, line or colour. */
function valueWords(
  say: Say,
  locale: Locale,
  { name, kind, codes, unit }: CarFact,
  car: CarInput,
): string | null {
  const value = car[name];
  if (name === 'shellColor' || name === 'interiorColor') {
    const shade = car[name === 'shellColor' ? 'exteriorShade' : 'interiorShade'];
    const colour = car[name]?.[COLOUR_NAMES[locale]] ?? '';
    // A colour with a capital inside is a proper name: British Racing Green, Bleu de France.
    const called = /\s\p{Lu}/u.test(colour) ? colour : colour.toLowerCase();
    const words = [called, shade && codeWords(say, 'shade', shade).toLowerCase()].filter(Boolean);
    // English puts the shade first: metallic blue.
    const said = (locale === 'en' ? words.reverse() : words).join(' ');
    return said === '' ? null : said.charAt(0).toUpperCase() + said.slice(1);
  }
  if (typeof value === 'boolean') return say(value ? 'ad.yes' : 'ad.no');
  if (typeof value === 'number') {
    if (kind === 'year') return String(value);
    if (unit === 'km') return formatKilometres(value);
    // Zero means unknown: every car has some seats, doors or power.
    if (value === 0) return null;
    const words = unit && unit !== 'euros' ? say(`ad.unit.${unit}`) : null;
    return [formatNumber(value), words].filter(Boolean).join(' ');
  }
  if (typeof value !== 'string') return null;
  if (codes) return codeWords(say, codes, value);
  if (kind === 'country') return countryWords(say, value);
  return kind === 'day' ? dateWords(value) : value;
}
