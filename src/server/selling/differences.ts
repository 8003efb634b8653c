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

/** A figure, a code or a text, and where in its field it stands: nowhere in particular, or `works` → `name` → `fr`. */
export type DifferencePart = { readonly path: readonly string[]; readonly value: string };
/** A field's value, or an entry of its list. */
export type DifferenceLine = { readonly parts: readonly DifferencePart[] };
export type Difference = {
  readonly field: string;
  readonly before: readonly DifferenceLine[];
  readonly after: readonly DifferenceLine[];
};

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

/** What changes from one to the other: codes and figures as they are kept, for whoever reads them to word. */
export function differencesOf(before: Ad | null, after: Ad): Difference[] {
  return READS.map(([field, read]) => ({
    field,
    before: before === null ? [] : linesOf(read(before)),
    after: linesOf(read(after)),
  })).filter(({ before: old, after: now }) => JSON.stringify(old) !== JSON.stringify(now));
}

/** A list's entries, or the one value there is; none where it says nothing. */
function linesOf(value: unknown): DifferenceLine[] {
  const entries = Array.isArray(value) ? value : [value];
  return entries.map(entry => ({ parts: partsOf(entry, []) })).filter(({ parts }) => parts.length > 0);
}

function partsOf(value: unknown, path: readonly string[]): DifferencePart[] {
  if (value === null || value === undefined || value === '' || value === false) return [];
  if (Array.isArray(value)) return value.flatMap(each => partsOf(each, path));
  if (typeof value !== 'object') return [{ path, value: String(value) }];
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, part]) => partsOf(part, [...path, name]));
}
