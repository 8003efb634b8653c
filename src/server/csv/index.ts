/**
 * CSV: tables as spreadsheets write them, with commas or semicolons, read into rows that carry the number of
 * their line. It knows no room, and promises that what it can't read is said and never guessed.
 */
import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../errors.ts';

/** As long as a table may be, in characters: it comes in one request of GraphQL's. */
const CSV_LENGTH_MAX = 60_000;

/** One row: its cells by the heading of their column in small letters, and where it stands. */
export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** @throws AppError BadInput with the field the table came in, when it is too long or no table */
export function readCsv(text: string, field: string): CsvRow[] {
  if (text.length > CSV_LENGTH_MAX) throw new AppError('BadInput', { field });
  try {
    const parsed = parse(text, {
      bom: true,
      columns: (head: string[]) => head.map(name => name.trim().toLowerCase()),
      delimiter: separatorOf(text),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
    return parsed.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new AppError('BadInput', { field });
    throw error;
  }
}

/** Whichever the first line has more of: spreadsheets in French write semicolons. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}
