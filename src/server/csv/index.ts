/**
 * Tables as files: CSV and workbooks as spreadsheets read them, written and read here and nowhere else. It promises
 * that no cell begins a formula, that accents survive (a byte order mark says that it is UTF-8), that a long table
 * leaves in parts that fit into memory, that whoever it is written for reads headings, codes, days and numbers in
 * their language, and that a file that is no table is refused. It knows nothing of what the rows are.
 */
import { CsvError, parse } from 'csv-parse/sync';
import type { Paged, Span } from '../paging.ts';
import { bodyOf, type CsvColumn, headOf, type SheetForm } from './cells.ts';
import { unguarded } from './guard.ts';
import { writeWorkbook } from './workbook.ts';

export { type CsvColumn, type CsvValue, cents, day, momentOf, type SheetForm } from './cells.ts';

/** As many rows as one file brings in. */
export const CSV_ROWS_MAX = 10_000;
/** As many rows as leave at once, and in all. */
const PART_ROWS = 2_000;
const SHEET_ROWS_MAX = 20_000_000;

/** A file, a part at a time. */
export type SheetParts = AsyncGenerator<string | Uint8Array, void>;

/** A long table as a file, read and written a part at a time: put one behind the other the parts are the file. */
export function writeSheet<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (span: Span) => Promise<Paged<Row>>,
  form: SheetForm,
): SheetParts {
  const parts = partsOf(read);
  return form.kind === 'xlsx'
    ? writeWorkbook(columns, parts, form.language)
    : writeLines(columns, parts, form);
}

async function* partsOf<Row>(
  read: (span: Span) => Promise<Paged<Row>>,
): AsyncGenerator<readonly Row[], void> {
  for (let offset = 0; offset < SHEET_ROWS_MAX; offset += PART_ROWS) {
    const { rows, totalCount } = await read({ limit: PART_ROWS, offset });
    yield rows;
    if (rows.length === 0 || offset + PART_ROWS >= totalCount) return;
  }
}

async function* writeLines<Row>(
  columns: readonly CsvColumn<Row>[],
  parts: AsyncGenerator<readonly Row[], void>,
  { language }: SheetForm,
): AsyncGenerator<string, void> {
  let head = headOf(columns, language);
  for await (const rows of parts) {
    yield head + bodyOf(columns, rows, language);
    head = '';
  }
}

/** The rows as a file that a machine may read again: ISO instants, codes, money as numbers. */
export const writeCsv = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  separator = ',',
): string => headOf(columns, null, separator) + bodyOf(columns, rows, null, separator);

/** What could not be read, and in which line of the file. */
export type CsvFault = { readonly line: number };

export type CsvLine = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** The rows of a file by their headings; commas or semicolons. A fault where it is no table. */
export function readCsv(text: string): readonly CsvLine[] | CsvFault {
  // It was read in another code than it was written in: its accents are gone.
  const lostAt = text.indexOf('\uFFFD');
  if (lostAt >= 0) return { line: text.slice(0, lostAt).split('\n').length };
  const [heading = ''] = text.split('\n', 1);
  const isSemicolons = heading.split(';').length > heading.split(',').length;
  try {
    const read = parse(text, {
      bom: true,
      columns: headings => headings.map((each: string) => each.trim()),
      delimiter: isSemicolons ? ';' : ',',
      info: true,
      skip_empty_lines: true,
      to: CSV_ROWS_MAX + 1,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return read.map(({ record, info }) => ({ line: info.lines, cells: plainCells(record) }));
  } catch (error) {
    if (error instanceof CsvError) return { line: (error as CsvError & { lines?: number }).lines ?? 1 };
    throw error;
  }
}

function plainCells(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, unguarded(cell)]));
}
