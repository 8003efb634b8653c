import { readTable } from '../csv/tables.ts';
import type { Writes } from '../database/index.ts';
import { addLines, type GivenLine, setColumns } from './imports-store.ts';

const AT_ONCE = 1_000;

/** Stores the lines of a rewritten table in chunks; it is never in memory as a whole. */
export async function takeLines(writes: Writes, id: string, path: string): Promise<void> {
  let lines: GivenLine[] = [];
  for await (const row of readTable(path)) {
    if ('columns' in row) await setColumns(writes, id, row.columns, row.separator);
    else lines.push(row);
    if (lines.length < AT_ONCE) continue;
    await addLines(writes, id, lines);
    lines = [];
  }
  if (lines.length > 0) await addLines(writes, id, lines);
}
