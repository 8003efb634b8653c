import { stringify } from 'csv-stringify/sync';
import type { Cents, Instant } from '#shared/sale/index.ts';
import { parisTime } from '#shared/words/paris.ts';
import { phoneIn, type SheetWords, sheetWords } from '../words/index.ts';
import { guarded } from './guard.ts';

/** A day of the calendar, `2026-11-26`, and an amount in cents: what a spreadsheet writes otherwise than texts. */
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

/** A Date is an instant; several codes may stand in one cell. */
export type CsvValue = string | number | boolean | Date | Day | Amount | readonly string[] | null | undefined;

/**
 * A column: its heading, what stands in it for a row, and where it holds codes the place in the catalogue that says
 * them. What a heading is called in a language stands at `admin.sheets`, or is the name of a field of a car.
 */
export type CsvColumn<Row> = readonly [
  heading: string,
  cellOf: (row: Row) => CsvValue,
  codes?: string | undefined,
];

/**
 * What a table leaves as: for a machine (null) with the names, codes and instants of the API, as it may be read in
 * again; for staff in their language, by the time of Paris, as their spreadsheet opens it.
 */
export type SheetForm = { readonly kind: 'csv' | 'xlsx'; readonly language: SheetLanguage | null };
export type SheetLanguage = 'FR' | 'EN';

export const momentOf = (at: Instant | null | undefined): Date | null => (at == null ? null : new Date(at));
export const day = (iso: string | null | undefined): Day | null => (iso ? new Day(iso) : null);
export const cents = (amount: Cents | null | undefined): Amount | null =>
  amount == null ? null : new Amount(amount);

/** Between several values of one cell that a machine reads. */
const BETWEEN = '|';
const PHONE = /^\+\d{6,15}$/;
/** What stands in a cell for whoever reads it: codes, flags and telephone numbers in words. */
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

/** The first line, after the mark that says that it is UTF-8. */
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

/** French spreadsheets part cells by semicolons, since their numbers have commas. */
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

/** `26/11/2026`; English ones are those that every spreadsheet understands: `2026-11-26`. */
const dayIn = (iso: string, language: SheetLanguage): string =>
  language === 'FR' ? iso.split('-').toReversed().join('/') : iso;

function momentIn(at: Date, language: SheetLanguage): string {
  const [on = '', time = ''] = parisTime(at.getTime()).split('T');
  return `${dayIn(on, language)} ${time.slice(0, 5)}`;
}
