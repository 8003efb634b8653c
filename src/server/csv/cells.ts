import { stringify } from 'csv-stringify/sync';
import type { Cents, Instant } from '#shared/sale/index.ts';
import { parisTime } from '#shared/words/paris.ts';
import { phoneIn, type SheetWords, sheetWords } from '../words/index.ts';
import { guarded } from './guard.ts';

/** A calendar day, `2026-11-26`, and an amount in cents: values that a spreadsheet formats. */
export class Day {
  readonly iso: string;
  constructor(iso: string) {
    this.iso = iso;
  }
}
export class Amount {
  readonly cents: Cents;
  constructor(cents: Cents) {
    this.cents = cents;
  }
}

/** A Date is an instant; an array is several codes in one cell. */
export type CsvValue = string | number | boolean | Date | Day | Amount | readonly string[] | null | undefined;

/**
 * A column: its heading, its value for a row, and, for codes, the key in the catalogue that translates them. Headings
 * are translated by `admin.sheets`, or by the labels of a car's fields.
 */
export type CsvColumn<Row> = readonly [
  heading: string,
  cellOf: (row: Row) => CsvValue,
  codes?: string | undefined,
];

/**
 * The form of an export. Language null: for programs, with the API's names, codes and instants, suitable for import.
 * Otherwise for staff: in their language, in Paris time, in the format of their spreadsheet.
 */
export type SheetForm = { readonly kind: 'csv' | 'xlsx'; readonly language: SheetLanguage | null };
export type SheetLanguage = 'FR' | 'EN';

export const momentOf = (at: Instant | null | undefined): Date | null => (at == null ? null : new Date(at));
export const day = (iso: string | null | undefined): Day | null => (iso ? new Day(iso) : null);
export const cents = (amount: Cents | null | undefined): Amount | null =>
  amount == null ? null : new Amount(amount);

/** Separates several values of one cell in exports for programs. */
const BETWEEN = '|';
const PHONE = /^\+\d{6,15}$/;
/** Returns a cell's value for its reader: codes, flags and telephone numbers in readable form. */
export function toldCell(value: CsvValue, codes: string | undefined, words: SheetWords | null) {
  if (value === null || value === undefined) return '';
  if (!words) return Array.isArray(value) ? value.join(BETWEEN) : (value as Exclude<CsvValue, Many>);
  const said = (code: string) => (codes === undefined ? code : words.code(codes, code));
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (typeof value === 'boolean') return words.code('admin.sheets.flags', String(value));
  if (typeof value === 'string') return PHONE.test(value) ? phoneIn(value) : said(value);
  return value as Exclude<CsvValue, Many>;
}
type Many = readonly string[] | null | undefined;

export const headingsOf = (columns: readonly (readonly [string, ...unknown[]])[], words: SheetWords | null) =>
  columns.map(([heading]) => words?.heading(heading) ?? heading);

/** Returns the heading line, after a UTF-8 byte order mark. */
export function headOf<Row>(
  columns: readonly CsvColumn<Row>[],
  language: SheetLanguage | null,
  separator = separatorFor(language),
): string {
  const headings = headingsOf(columns, language && sheetWords(language));
  return `\uFEFF${linesOf([headings.map(guarded)], separator)}`;
}

export function bodyOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  language: SheetLanguage | null,
  separator = separatorFor(language),
): string {
  const words = language && sheetWords(language);
  const table = rows.map(row =>
    columns.map(([, cellOf, codes]) => asText(toldCell(cellOf(row), codes, words), language)),
  );
  return linesOf(table, separator);
}

/** French spreadsheets separate cells by semicolons, since their numbers have decimal commas. */
const separatorFor = (language: SheetLanguage | null): string => (language === 'FR' ? ';' : ',');

const linesOf = (table: readonly (readonly string[])[], separator: string): string =>
  stringify([...table], { delimiter: separator, record_delimiter: 'windows', quoted_match: /[\r\n]/ });

function asText(value: ReturnType<typeof toldCell>, language: SheetLanguage | null): string {
  if (value instanceof Date) return language ? momentIn(value, language) : value.toISOString();
  if (value instanceof Day) return language ? dayIn(value.iso, language) : value.iso;
  const isPhone = language !== null && typeof value === 'string' && /^\+\d[\d ]+$/.test(value);
  if (typeof value === 'string') return isPhone ? value : guarded(value);
  const text = value instanceof Amount ? (value.cents / 100).toFixed(2) : String(value);
  return language === 'FR' && typeof value !== 'boolean' ? text.replace('.', ',') : text;
}

/** Formats a day: `26/11/2026` in French; in English `2026-11-26`, which every spreadsheet understands. */
const dayIn = (iso: string, language: SheetLanguage): string =>
  language === 'FR' ? iso.split('-').toReversed().join('/') : iso;

function momentIn(at: Date, language: SheetLanguage): string {
  const [on = '', time = ''] = parisTime(at.getTime()).split('T');
  return `${dayIn(on, language)} ${time.slice(0, 5)}`;
}
