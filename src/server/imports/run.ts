import { type Ads, type Read, readLine, readObject } from '../ads/index.ts';
import { record } from '../audit/index.ts';
import { readCsv } from '../csv/index.ts';
import type { Reads, Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import {
  type AdImport,
  endImport,
  findBody,
  findImport,
  type ImportLine,
  onTrial,
  showProgress,
} from './imports-store.ts';

export type RunParts = { readonly ads: Pick<Ads, 'createFor'> };

/** As many ads as one file brings. */
const LINES_MAX = 2_000;
const TOLD_EVERY = 20;

type Line = { readonly line: number; readonly read: Read };

/** Brings a file in: all of it, or where a line is wrong or it is a trial nothing of it. */
export async function runImport(
  { ads, database }: RunParts & { database: Reads },
  writes: Writes,
  id: string,
): Promise<void> {
  const file = await findImport(writes, id);
  if (file?.state !== 'RUNNING') return;
  const lines = linesOf(file.fileName, await findBody(writes, id));
  if (!Array.isArray(lines)) return endImport(writes, id, 'REFUSED', [lines], 0);
  const { report, faults } = await onTrial(writes, async () => {
    const report: ImportLine[] = [];
    for (const [index, line] of lines.entries()) {
      if (index % TOLD_EVERY === 0) await showProgress(database, id, lines.length, index);
      report.push(await bringIn(ads, writes, file, line));
    }
    const faults = report.filter(({ code }) => code !== undefined).length;
    return { report, faults, stands: faults === 0 && !file.isTrial };
  });
  const told = faults > 0 ? report.filter(({ code }) => code !== undefined) : report;
  // What was taken back has no address.
  const lasting = file.isTrial ? told.map(({ uuid: _uuid, ...line }) => line) : told;
  if (faults === 0 && !file.isTrial) await recordImport(writes, file, lines.length);
  await endImport(writes, id, faults > 0 ? 'REFUSED' : 'DONE', lasting, lines.length);
}

async function bringIn(
  ads: RunParts['ads'],
  writes: Writes,
  { authorId }: AdImport,
  { line, read }: Line,
): Promise<ImportLine> {
  if ('field' in read) return { line, name: '', code: 'BadInput', field: read.field };
  const { brand, model } = read.car;
  const name = [brand, model].filter(Boolean).join(' ');
  try {
    return { line, name, uuid: await ads.createFor(writes, null, read.car, authorId ?? undefined) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { line, name, code: error.code, field: error.details.field ?? '' };
  }
}

/** The ads of a file, each with its line; what is wrong where it is no table at all. */
function linesOf(fileName: string, body: string): Line[] | ImportLine {
  const fault = (line: number, field = ''): ImportLine => ({ line, name: '', code: 'BadInput', field });
  const lines = /\.json$/i.test(fileName) ? linesOfJson(body) : linesOfCsv(body);
  if (typeof lines === 'number') return fault(lines);
  if (lines.length === 0) return fault(1);
  return lines.length > LINES_MAX ? fault(LINES_MAX + 1) : lines;
}

function linesOfCsv(body: string): Line[] | number {
  const read = readCsv(body);
  return 'line' in read ? read.line : read.map(({ line, cells }) => ({ line, read: readLine(cells) }));
}

function linesOfJson(body: string): Line[] | number {
  try {
    const values: unknown = JSON.parse(body);
    if (!Array.isArray(values)) return 1;
    return values.map((value, index) => ({ line: index + 1, read: readObject(value) }));
  } catch {
    return 1;
  }
}

async function recordImport(writes: Writes, file: AdImport, count: number): Promise<void> {
  await record(writes, {
    actorId: file.authorId,
    action: 'ad.imported',
    subjectId: file.id,
    subjectName: file.fileName,
    after: { count },
  });
}
