import { BETWEEN, SHEET, type SheetKind, type WrittenAd } from './sheet.ts';

/** An ad as somebody wrote it in a file, or the field that cannot be read. */
export type Read = { readonly written: WrittenAd } | { readonly field: string };

const CAR_TYPES = ['CLASSIC', 'YOUNGTIMER', 'GT', 'OTHER'];

/** What a cell says; `undefined` where it cannot be read as what it should be. */
function readCell(cell: string, kind: SheetKind): unknown {
  if (kind === 'text') return cell;
  if (kind === 'list') return cell.split(BETWEEN).map(code => code.trim());
  if (kind === 'whole') return /^-?\d{1,10}$/.test(cell) ? Number(cell) : undefined;
  return { true: true, false: false, 1: true, 0: false }[cell.toLowerCase()];
}

/** One line of a sheet. */
export function readLine(cells: Readonly<Record<string, string>>): Read {
  const unknown = Object.keys(cells).find(heading => !HEADINGS.has(heading));
  if (unknown !== undefined) return { field: unknown };
  const written: Record<string, unknown> = {};
  for (const [path, kind] of SHEET) {
    const cell = cells[path] ?? '';
    if (cell === '') continue;
    const value = readCell(cell, kind);
    if (value === undefined) return { field: path };
    const [first = '', second] = path.split('.');
    written[first] = second ? { ...(written[first] as object | undefined), [second]: value } : value;
  }
  return withCarType(written);
}

/** A sheet that was taken away may come back: what it says of itself is read by nobody. */
const HEADINGS = new Set(['uuid', 'status', ...SHEET.map(([path]) => path)]);

function withCarType(written: Record<string, unknown>): Read {
  return CAR_TYPES.includes(String(written.carType)) ? { written } : { field: 'carType' };
}

type Check = (value: unknown) => boolean;

const isText: Check = value => typeof value === 'string';
const isNone: Check = value => value === null || value === undefined;
const orNone =
  (check: Check): Check =>
  value =>
    isNone(value) || check(value);
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

const localized = shape({ fr: orNone(isText), en: orNone(isText), es: orNone(isText) });
const color = shape({ code: isText, nameFr: isText, nameEn: isText, nameEs: isText, hex: orNone(isText) });
const document = shape({ label: isText, urls: listOf(isText) });
const work = shape({
  name: localized,
  description: orNone(localized),
  startDate: orNone(isText),
  endDate: orNone(isText),
});
const CHECKS: Readonly<Record<SheetKind, Check>> = {
  text: isText,
  whole: value => Number.isInteger(value),
  flag: value => typeof value === 'boolean',
  list: listOf(isText),
};

/** Every field of an ad in JSON, by what it must be; those of a path with two names stand in one object. */
const FIELDS: Readonly<Record<string, Check>> = (() => {
  const groups = new Map<string, Record<string, Check>>();
  const plain: Record<string, Check> = {
    shellColor: color,
    interiorColor: color,
    customHighlights: listOf(localized),
    customOptions: listOf(localized),
    documents: listOf(document),
    customDocs: listOf(document),
    works: listOf(work),
  };
  for (const [path, kind] of SHEET) {
    const [first = '', second] = path.split('.');
    if (second === undefined) plain[first] = CHECKS[kind];
    else groups.set(first, { ...groups.get(first), [second]: orNone(CHECKS[kind]) });
  }
  for (const [name, fields] of groups) plain[name] = shape(fields);
  return plain;
})();

/** One ad of a JSON file. */
export function readObject(value: unknown): Read {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { field: '' };
  for (const [name, given] of Object.entries(value)) {
    const check = FIELDS[name];
    if (!check || !orNone(check)(given)) return { field: name };
  }
  return withCarType({ ...value });
}
