import {
  CAR_CODES,
  CAR_FIELDS,
  type CarFaultReason,
  type CarField,
  type CarInput,
  type CarValues,
  codePlace,
  faultOf,
  flatCar,
} from '#shared/fields/index.ts';
import { LOCALES } from '#shared/words/locale.ts';
import { type CsvColumn, type CsvValue, day } from '../csv/index.ts';
import type { Ad, LocalizedText } from './ad.ts';
import { type CellReading, readCell } from './said.ts';

/** A column of the export and import: a field, or its text in one language. */
type SheetColumn = {
  readonly heading: string;
  readonly field: CarField;
  readonly locale?: 'fr' | 'en' | 'es';
};

/** The kinds that do not fit into a cell. */
const NOT_IN_SHEET: ReadonlySet<string> = new Set([
  'texts',
  'colour',
  'documents',
  'works',
  'photos',
  'condition',
]);

/** Returns a field's columns, named as in the API. */
function columnsOf(field: CarField): SheetColumn[] {
  const { name, kind, within } = field;
  if (NOT_IN_SHEET.has(kind) || within === 'sales') return [];
  if (kind === 'text') return LOCALES.map(locale => ({ heading: `${name}.${locale}`, field, locale }));
  return [{ heading: within ? `${within}.${name}` : name, field }];
}

export const SHEET: readonly SheetColumn[] = CAR_FIELDS.flatMap(columnsOf);

function cellOf({ field, locale }: SheetColumn, values: CarValues): CsvValue {
  const value = values[field.name];
  if (locale) return (value as LocalizedText | null)?.[locale];
  return field.kind === 'day' ? day(value as string | null) : (value as CsvValue);
}

/** The columns of the export of ads, which can be imported again. */
export const AD_SHEET: readonly CsvColumn<{ readonly ad: Ad; readonly values: CarValues }>[] = [
  ['uuid', ({ ad }) => ad.uuid],
  ['status', ({ ad }) => ad.status, 'admin.ads.statuses'],
  ...SHEET.map(
    (column): CsvColumn<{ ad: Ad; values: CarValues }> => [
      column.heading,
      ({ values }) => cellOf(column, values),
      placeOf(column.field),
    ],
  ),
];

function placeOf({ kind, codes }: CarField): string | undefined {
  if (kind === 'country') return 'countries';
  return codes && codePlace(codes);
}

/** A car read from a file, with the fields that could not be parsed. */
export type Read = {
  readonly car: CarInput;
  /** The ad to update; null where the line names none. */
  readonly uuid: string | null;
  readonly unread: readonly string[];
};

const HEADINGS = new Set(SHEET.map(({ heading }) => heading));

type Cells = Readonly<Record<string, unknown>>;
const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * Reads a line of a file, by our export's headings or the API's field names. Cells are parsed as people write them;
 * structured values, possible in JSON only, must match the API.
 */
export function readLine(cells: Cells, how: CellReading): Read {
  const isCell = (heading: string) =>
    HEADINGS.has(heading) && isScalar(FIELDS[heading] ? cells[heading] : (cells[heading] ?? ''));
  const whole = readObject(Object.fromEntries(Object.entries(cells).filter(([heading]) => !isCell(heading))));
  const car: Record<string, unknown> = { ...whole.car };
  const unread = [...whole.unread];
  for (const { heading, field, locale } of SHEET) {
    const cell = isCell(heading) ? String(cells[heading] ?? '').trim() : '';
    if (cell === '') continue;
    const value = readCell(cell, field, how);
    if (value === undefined) unread.push(heading);
    else if (locale) car[field.name] = { ...(car[field.name] as LocalizedText | undefined), [locale]: value };
    else car[field.name] = value;
  }
  return { ...whole, car, unread };
}

/**
 * Returns every invalid field of an imported car, by heading. A new car needs the fields that every ad needs, and a
 * valid `carType`, for which there is no default.
 */
export function faultsOf(car: CarInput, isNew: boolean): { field: string; reason: CarFaultReason }[] {
  const isKind = CAR_CODES.carType.some(type => type === car.carType);
  const reasonOf = (field: CarField) => {
    if (isNew && field.required && !field.within && !car[field.name]) return 'NEEDED';
    const isNoKind = field.name === 'carType' && car.carType != null && !isKind;
    return faultOf(field, car) ?? (isNoKind ? 'CODE' : null);
  };
  return CAR_FIELDS.flatMap(field => {
    const reason = reasonOf(field);
    return reason === null ? [] : [{ field: headingOf(field), reason }];
  });
}

const headingOf = ({ name, kind, within }: CarField) =>
  within && kind !== 'text' && within !== 'sales' ? `${within}.${name}` : name;

/** A possible target of an import's column: a field, or a text in one language. */
export type ImportTarget = {
  readonly heading: string;
  readonly field: string;
  readonly locale: 'fr' | 'en' | 'es' | null;
  /** Whether a new ad needs it. */
  readonly isRequired: boolean;
};

type Check = (value: unknown) => boolean;

const isText: Check = value => typeof value === 'string';
const orNone =
  (check: Check): Check =>
  value =>
    value === null || value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);

/** Checks for an object with exactly these fields. */
function shape(fields: Readonly<Record<string, Check>>): Check {
  return value =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every(name => name in fields) &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));
}

const isLocalized = shape({ fr: orNone(isText), en: orNone(isText), es: orNone(isText) });
const isWhole: Check = value => Number.isInteger(value);
const SHAPES: Partial<Record<CarField['kind'], Check>> = {
  text: isLocalized,
  texts: listOf(isLocalized),
  codes: listOf(isText),
  colour: shape({ code: isText, nameFr: isText, nameEn: isText, nameEs: isText, hex: orNone(isText) }),
  documents: listOf(shape({ label: isText, urls: listOf(isText) })),
  works: listOf(
    shape({
      name: isLocalized,
      description: orNone(isLocalized),
      startDate: orNone(isText),
      endDate: orNone(isText),
    }),
  ),
  whole: isWhole,
  year: isWhole,
  euros: isWhole,
  flag: value => typeof value === 'boolean',
};

/**
 * The checks of every field in JSON, those of an object together. Photos cannot be imported, nor reports, which refer
 * to photos.
 */
const FIELDS: Readonly<Record<string, Check>> = (() => {
  const fields: Record<string, Check> = {};
  const objects: Record<string, Record<string, Check>> = {};
  for (const { name, kind, within } of CAR_FIELDS) {
    if (kind === 'photos' || kind === 'condition' || within === 'sales') continue;
    const check = SHAPES[kind] ?? isText;
    if (within) objects[within] = { ...objects[within], [name]: orNone(check) };
    else fields[name] = check;
  }
  for (const [name, parts] of Object.entries(objects)) fields[name] = shape(parts);
  return fields;
})();

/** Reads what is in the API's form. */
function readObject({ uuid = null, ...fields }: Cells): Read {
  const isId = uuid === null || typeof uuid === 'string';
  const unread = Object.entries(fields).flatMap(([name, given]) => {
    const check = FIELDS[name];
    return check && orNone(check)(given) ? [] : [name];
  });
  const known = Object.entries(fields).filter(([name]) => !unread.includes(name));
  return {
    car: flatCar(Object.fromEntries(known)),
    uuid: isId ? uuid : null,
    unread: isId ? unread : ['uuid', ...unread],
  };
}

/** All targets of an import's column: our export's columns, then the fields only JSON can hold. */
export const AD_TARGETS: readonly ImportTarget[] = [
  { heading: 'uuid', field: 'uuid', locale: null, isRequired: false },
  ...SHEET.map(({ heading, field, locale = null }) => ({
    ...{ heading, field: field.name, locale },
    isRequired: field.required === true && !field.within,
  })),
  ...Object.keys(FIELDS)
    .filter(name => !HEADINGS.has(name))
    .map(name => ({ heading: name, field: name, locale: null, isRequired: false })),
];
