/**
 * Tables as files: the only place that reads and writes CSV and workbooks. No cell starts a formula; accents survive
 * (by a UTF-8 byte order mark); long tables are streamed; headings, codes, days and numbers are in the reader's
 * language; a file that is not a table is refused. It knows nothing of the rows' meaning.
 */
import { CsvError, parse } from 'csv-parse/sync';
import type { Paged, Span } from '../paging.ts';
import { bodyOf, type CsvColumn, headOf, type SheetForm } from './cells.ts';
import { unguarded } from './guard.ts';
import { writeWorkbook } from './workbook.ts';

export { type CsvColumn, type CsvValue, cents, day, momentOf, type SheetForm } from './cells.ts';

/** The most rows of an imported CSV. */
export const CSV_ROWS_MAX = 10_000;
/** The rows of one chunk of an export. */
const PART_ROWS = 2_000;
const SHEET_ROWS_MAX = 20_000_000;

/** A file, in chunks. */
export type SheetParts = AsyncGenerator<string | Uint8Array, void>;

/** Streams a table as a file: the chunks, concatenated, are the file. */
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

/** Writes rows as a CSV for programs: ISO instants, codes, amounts as numbers. */
export const writeCsv = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  separator = ',',
): string => headOf(columns, null, separator) + bodyOf(columns, rows, null, separator);

/** The line of the file that could not be read. */
export type CsvFault = { readonly line: number };

export type CsvLine = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** Reads the rows of a CSV by heading, separated by commas or semicolons; returns a fault if it is invalid. */
export function readCsv(text: string): readonly CsvLine[] | CsvFault {
  // It was decoded with the wrong encoding: its accents are lost.
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
