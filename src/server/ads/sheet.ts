import {
  CAR_CODES,
  CAR_FIELDS,
  type CarField,
  type CarInput,
  type CarValues,
  faultOf,
  flatCar,
} from '#shared/fields/index.ts';
import { LOCALES } from '#shared/words/locale.ts';
import type { CsvColumn, CsvValue } from '../csv/index.ts';
import type { Ad, LocalizedText } from './ad.ts';

/** A column of a sheet of ads, out and in: a field, or a text in one language. */
type SheetColumn = {
  readonly heading: string;
  readonly field: CarField;
  readonly locale?: 'fr' | 'en' | 'es';
};

/** What no cell holds, and who answers for a car. */
const NOT_IN_SHEET: ReadonlySet<string> = new Set([
  'texts',
  'colour',
  'documents',
  'works',
  'photos',
  'condition',
]);

/** A column is named as the API names its field. */
function columnsOf(field: CarField): SheetColumn[] {
  const { name, kind, within } = field;
  if (NOT_IN_SHEET.has(kind) || within === 'sales') return [];
  if (kind === 'text') return LOCALES.map(locale => ({ heading: `${name}.${locale}`, field, locale }));
  return [{ heading: within ? `${within}.${name}` : name, field }];
}

export const SHEET: readonly SheetColumn[] = CAR_FIELDS.flatMap(columnsOf);

/** Between the codes of one cell. */
const BETWEEN = '|';

function cellOf({ field, locale }: SheetColumn, values: CarValues): CsvValue {
  const value = values[field.name];
  if (locale) return (value as LocalizedText | null)?.[locale];
  return Array.isArray(value) ? value.join(BETWEEN) : (value as CsvValue);
}

/** A sheet of ads, as it can be brought in again. */
export const AD_SHEET: readonly CsvColumn<{ readonly ad: Ad; readonly values: CarValues }>[] = [
  ['uuid', ({ ad }) => ad.uuid],
  ['status', ({ ad }) => ad.status],
  ...SHEET.map(
    (column): CsvColumn<{ ad: Ad; values: CarValues }> => [
      column.heading,
      ({ values }) => cellOf(column, values),
    ],
  ),
];

/** A car as somebody wrote it in a file: what was read of it, and every field that cannot be. */
export type Read = {
  readonly car: CarInput;
  /** Which ad it says that it is; null where it does not say. */
  readonly uuid: string | null;
  readonly unread: readonly string[];
};

/** What a cell says; `undefined` where it cannot be read as what it should be. */
function readCell(cell: string, { kind }: CarField): unknown {
  if (kind === 'codes') return cell.split(BETWEEN).map(code => code.trim());
  if (isNumber(kind)) return /^-?\d{1,10}$/.test(cell) ? Number(cell) : undefined;
  if (kind === 'flag') return { true: true, false: false, 1: true, 0: false }[cell.toLowerCase()];
  return cell;
}

const isNumber = (kind: CarField['kind']) => kind === 'whole' || kind === 'year' || kind === 'euros';

/** A sheet that was taken away may come back: how far its ads are is read by nobody. */
const HEADINGS = new Set(['uuid', 'status', ...SHEET.map(({ heading }) => heading)]);

/** One line of a sheet. */
export function readLine(cells: Readonly<Record<string, string>>): Read {
  const unread = Object.keys(cells).filter(heading => !HEADINGS.has(heading));
  const car: Record<string, unknown> = {};
  for (const { heading, field, locale } of SHEET) {
    const cell = cells[heading] ?? '';
    if (cell === '') continue;
    const value = readCell(cell, field);
    if (value === undefined) {
      unread.push(heading);
      continue;
    }
    car[field.name] = locale ? { ...(car[field.name] as LocalizedText | undefined), [locale]: value } : value;
  }
  return { car, uuid: cells.uuid || null, unread };
}

/**
 * Every field of a car of a file that may not be kept as it is. A new one needs what every ad needs, its kind by one
 * of the house's codes: nothing stands for it.
 */
export function faultsOf(car: CarInput, isNew: boolean): string[] {
  const isKind = CAR_CODES.carType.some(type => type === car.carType);
  const isWrong = (field: CarField) =>
    faultOf(field, car) !== null ||
    (isNew && field.required && !field.within && !car[field.name]) ||
    (field.name === 'carType' && (isNew || car.carType != null) && !isKind);
  return CAR_FIELDS.filter(isWrong).map(({ name }) => name);
}

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

/** An object that has these fields and no other. */
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
 * Every field of an ad in JSON by what it must be; those of an object together. Photos come with no file, nor does what
 * a specialist found, which is pinned to them.
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

/** One ad of a JSON file. */
export function readObject(value: unknown): Read {
  const nothing = { car: {}, uuid: null };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ...nothing, unread: [''] };
  const { uuid = null, ...fields } = value as Readonly<Record<string, unknown>>;
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
