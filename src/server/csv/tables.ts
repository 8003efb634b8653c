/**
 * Uploaded tables: CSV, XLSX or a JSON array, detected by content and rewritten to one plain format, row by row. The
 * first row of CSV and XLSX names the columns; in JSON a column is a field.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decoded, TableFault } from './decoded.ts';
import { unguarded } from './guard.ts';
import { elementsOf } from './json-rows.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** The most rows of a table. */
export const TABLE_ROWS_MAX = 100_000;
const COLUMNS_MAX = 300;
/** The longest cell or heading in characters, as in spreadsheets. */
const CELL_LENGTH_MAX = 32_767;
const HEADING_LENGTH_MAX = 200;
/** The longest rewritten table in characters. */
const LENGTH_MAX = 400_000_000;
const SEPARATORS = [';', ',', '\t', '|'] as const;

/** A row: its last line in the file, or its number in a sheet or array, and its cells by column. */
export type TableRow = { readonly line: number; readonly cells: readonly unknown[] };
/** The record after the last row. */
export type TableEnd = { readonly columns: readonly string[]; readonly separator: string | null };

type Columns = { names: string[]; separator: string | null };

/** Characters that the database cannot store, as JSON escapes: NUL and lone surrogates. */
const UNKEPT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Rewrites a table: each row a line of JSON, the columns at the end. @throws TableFault */
export async function rewriteTable(from: string, to: string): Promise<void> {
  const out = createWriteStream(to, { mode: 0o600 });
  const columns: Columns = { names: [], separator: null };
  let [count, length] = [0, 0];
  for await (const row of rowsOf(from, columns)) {
    count += 1;
    const text = `${JSON.stringify(row)}\n`;
    length += text.length;
    const isLong = row.cells.some(cell => typeof cell === 'string' && cell.length > CELL_LENGTH_MAX);
    const isWhole = !isLong && !UNKEPT.test(text);
    if (count > TABLE_ROWS_MAX || length > LENGTH_MAX || !isWhole) throw new TableFault(row.line);
    if (!out.write(text)) await once(out, 'drain');
  }
  const { names, separator } = columns;
  if (count === 0 || names.length === 0 || UNKEPT.test(JSON.stringify(names))) throw new TableFault(1);
  out.end(`${JSON.stringify({ columns: names, separator } satisfies TableEnd)}\n`);
  await once(out, 'finish');
}

/** Streams a rewritten table; the end record comes last. */
export async function* readTable(path: string): AsyncGenerator<TableRow | TableEnd, void> {
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    yield JSON.parse(line) as TableRow | TableEnd;
  }
}

async function* rowsOf(path: string, columns: Columns): AsyncGenerator<TableRow, void> {
  const head = await headOf(path);
  if (head.startsWith('PK\u0003\u0004')) yield* under(xlsxRows(path), columns);
  else if (/^(\u00ef\u00bb\u00bf)?\s*[[{]/.test(head)) yield* objectsIn(path, columns);
  else yield* under(csvRows(path, columns), columns);
}

async function headOf(path: string): Promise<string> {
  const head = Buffer.alloc(64);
  await using file = await open(path);
  const { bytesRead } = await file.read(head, 0, head.length);
  return head.toString('latin1', 0, bytesRead);
}

/** Streams the rows after the heading row; a row may be shorter than it. */
async function* under(
  rows: AsyncIterable<{ line: number; cells: readonly string[] }>,
  columns: Columns,
): AsyncGenerator<TableRow, void> {
  for await (const row of rows) {
    if (columns.names.length > 0) {
      yield row;
      continue;
    }
    if (row.cells.length > COLUMNS_MAX) throw new TableFault(row.line);
    columns.names = row.cells.map(cell => cell.slice(0, HEADING_LENGTH_MAX));
  }
}

async function* csvRows(path: string, columns: Columns) {
  const text = decoded(path);
  const first = await text.next();
  columns.separator = separatorOf(first.value ?? '');
  const all = (async function* whole() {
    yield first.value ?? '';
    yield* text;
  })();
  const parser = parse({
    bom: true,
    delimiter: columns.separator,
    info: true,
    max_record_size: 1_000_000,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  Readable.from(all)
    .on('error', error => parser.destroy(error))
    .pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { line: info.lines, cells: record.map(unguarded) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new TableFault((error as CsvError & { lines?: number }).lines ?? 1);
    throw error;
  }
}

type Parsed = { readonly record: string[]; readonly info: { readonly lines: number } };

/** Returns the most frequent separator of the first line. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  const count = (sign: string) => heading.split(sign).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

async function* objectsIn(path: string, columns: Columns): AsyncGenerator<TableRow, void> {
  const places = new Map<string, number>();
  let line = 0;
  for await (const value of elementsOf(decoded(path))) {
    line += 1;
    // Only objects have fields.
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      yield { line, cells: [] };
      continue;
    }
    const cells: unknown[] = [];
    for (const [name, cell] of Object.entries(value)) {
      const place = places.get(name) ?? places.size;
      places.set(name, place);
      cells[place] = cell;
    }
    if (places.size > COLUMNS_MAX) throw new TableFault(line);
    columns.names = [...places.keys()];
    yield { line, cells: Array.from(cells, cell => cell ?? null) };
  }
}
