/**
 * Tables as files: CSV as spreadsheets read it, written and read here and nowhere else. It promises that no
 * cell begins a formula, that accents survive (a byte order mark says that it is UTF-8), that a long table
 * leaves in parts that fit into memory, and that a file that is no table is refused. It knows nothing of what
 * the rows are.
 */
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Instant } from '#shared/sale/index.ts';
import type { Paged, Span } from '../paging.ts';

/** As many rows as one file brings in. */
export const CSV_ROWS_MAX = 10_000;
/** As many rows as leave at once, and in all. */
const PART_ROWS = 2_000;
const SHEET_ROWS_MAX = 20_000_000;

export type CsvValue = string | number | boolean | null | undefined;

/** A column: its heading, and what stands in it for a row. */
export type CsvColumn<Row> = readonly [heading: string, cellOf: (row: Row) => CsvValue];

/** An instant as a cell has it: ISO text, in UTC. */
export const isoOf = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());

/**
 * A long table as a file, read and written a part at a time: put one behind the other the parts are the file, whose
 * headings stand in the first.
 */
export async function* writeSheet<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (span: Span) => Promise<Paged<Row>>,
): AsyncGenerator<string, void> {
  for (let offset = 0; offset < SHEET_ROWS_MAX; offset += PART_ROWS) {
    const { rows, totalCount } = await read({ limit: PART_ROWS, offset });
    yield offset === 0 ? writeCsv(columns, rows) : linesOf(columns, rows);
    if (rows.length === 0 || offset + PART_ROWS >= totalCount) return;
  }
}

/** The rows as a file. Instants are given as ISO text, money as whole numbers: a machine may read it again. */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return stringify([columns.map(([heading]) => heading)], { bom: true }) + linesOf(columns, rows);
}

function linesOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const table = rows.map(row =>
    columns.map(([, cellOf]) => {
      const value = cellOf(row);
      return value === null || value === undefined ? '' : String(value);
    }),
  );
  return stringify(table, { escape_formulas: true });
}

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

/** Without the apostrophe that keeps a cell from being a formula. */
function plainCells(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, cell]) => [name, cell.replace(/^'(?=[=+\-@])/, '').trim()]),
  );
}
