import type { Ad } from '../ads/index.ts';

/** What a seller can change, by the name of its field, in the order it is read. */
const COLUMNS = [
  'brand',
  'model',
  'version',
  'year',
  'carType',
  'body',
  'transmission',
  'fuel',
  'mileage',
  'price',
  'reducedPrice',
  'isPriceHidden',
  'country',
  'city',
  'zipCode',
] as const satisfies readonly (keyof Ad)[];

const DETAILS = [
  'carState',
  'carLocation',
  'shellColor',
  'interiorColor',
  'exteriorShade',
  'interiorShade',
  'saddlery',
  'releaseDate',
  'engine',
  'doorNumber',
  'registrationPlace',
  'history',
  'globalState',
  'exteriorState',
  'interiorState',
  'mechanicalState',
  'highlights',
  'customHighlights',
  'options',
  'customOptions',
  'freeOption',
  'documents',
  'customDocs',
  'works',
  'vinPublic',
  'optionalData',
] as const satisfies readonly (keyof Ad['details'])[];

export type Difference = { readonly field: string; readonly before: string[]; readonly after: string[] };

type Read = (ad: Ad) => unknown;
const READS: readonly (readonly [field: string, read: Read])[] = [
  ...COLUMNS.map(name => [name, (ad: Ad) => ad[name]] as const),
  ...DETAILS.map(name => [name, (ad: Ad) => ad.details[name]] as const),
  ['photos', ad => ad.photos.map(({ role, id }) => `${role} ${id}`)],
];

/** The fields that are not the same in both. */
export function changedFields(before: Ad, after: Ad): string[] {
  return differencesOf(before, after).map(({ field }) => field);
}

/** What changes from one to the other, as lines of text: codes and figures as they are kept. */
export function differencesOf(before: Ad | null, after: Ad): Difference[] {
  return READS.map(([field, read]) => ({
    field,
    before: before === null ? [] : linesOf(read(before)),
    after: linesOf(read(after)),
  })).filter(({ before: old, after: now }) => JSON.stringify(old) !== JSON.stringify(now));
}

/** Any value as lines: a list's entries, a record's parts with their names; nothing for what says nothing. */
function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '' || value === false) return [];
  if (Array.isArray(value)) return value.flatMap(each => joined(each));
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, part]) => linesOf(part).map(line => `${name}: ${line}`));
}

/** An entry of a list stays one line. */
function joined(value: unknown): string[] {
  const lines = linesOf(value);
  return lines.length === 0 ? [] : [lines.join(' · ')];
}
