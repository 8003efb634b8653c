import { CAR_FIELDS, type CarInput, type CarValues } from '#shared/fields/index.ts';
import { type Ads, carOf, faultsOf, type Read, readLine, readObject } from '../ads/index.ts';
import { record } from '../audit/index.ts';
import { readCsv } from '../csv/index.ts';
import type { Reads, Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import {
  type AdImport,
  endImport,
  findBody,
  findImport,
  findKnown,
  type ImportKey,
  type ImportLine,
  onTrial,
  showProgress,
} from './imports-store.ts';

export type RunParts = { readonly ads: Pick<Ads, 'createFor' | 'updateFor' | 'lock'> };

/** As many ads as one file brings. */
const LINES_MAX = 2_000;
const TOLD_EVERY = 20;

type Line = { readonly line: number; readonly read: Read };

/** Brings a file in: all of it or its right lines, and where it is a trial nothing of it. */
export async function runImport(
  { ads, database }: RunParts & { database: Reads },
  writes: Writes,
  id: string,
): Promise<void> {
  const file = await findImport(writes, id);
  if (file?.state !== 'RUNNING') return;
  const lines = linesOf(file.fileName, await findBody(writes, id));
  if (!Array.isArray(lines)) return endImport(writes, id, 'REFUSED', [lines], 0);
  const seen = new Set<string>();
  const { report, stands } = await onTrial(writes, async () => {
    const report: ImportLine[] = [];
    for (const [index, line] of lines.entries()) {
      if (index % TOLD_EVERY === 0) await showProgress(database, id, lines.length, index);
      report.push(...(await bringIn(ads, writes, file, line, seen)));
    }
    return { report, stands: isTaken(file, report) && !file.isTrial };
  });
  const isDone = isTaken(file, report);
  const told = isDone ? report : report.filter(isFault);
  // What was taken back has no address, unless it was there before.
  const lasting = file.isTrial
    ? told.map(({ uuid, ...line }) => (line.isUpdate ? { uuid, ...line } : line))
    : told;
  if (stands) await recordImport(writes, file, report.filter(line => !isFault(line)).length);
  await endImport(writes, id, isDone ? 'DONE' : 'REFUSED', lasting as ImportLine[], lines.length);
}

const isFault = ({ code }: ImportLine) => code !== undefined;

/** Whether the file comes in: whole, or where that is wished as far as it is right. */
const isTaken = ({ takesGood }: AdImport, report: readonly ImportLine[]) =>
  takesGood ? report.some(line => !isFault(line)) : !report.some(isFault);

const KEY_FIELDS = { UUID: 'uuid', REFERENCE: 'sfInternalOpportunityId', CHASSIS: 'vin' } as const;

/** What a line says that its ad is known by; null where it does not say. */
function keyOf({ car, uuid }: Read, updatesBy: ImportKey): string | null {
  const value = updatesBy === 'UUID' ? uuid : car[KEY_FIELDS[updatesBy]];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The ad that a line changes; null for a new one. @throws AppError with the field of its key */
async function knownOf(
  writes: Writes,
  { updatesBy }: AdImport,
  read: Read,
  seen: Set<string>,
): Promise<string | null> {
  const key = updatesBy && keyOf(read, updatesBy);
  if (!updatesBy || key === null) return null;
  const field = KEY_FIELDS[updatesBy];
  const isTwice = seen.has(key.toUpperCase());
  seen.add(key.toUpperCase());
  const found = await findKnown(writes, updatesBy, key);
  const isNowhere = updatesBy === 'UUID' && found.length === 0;
  if (isTwice || found.length > 1 || isNowhere) throw new AppError('BadInput', { field });
  // Whoever bids waits for nobody's file.
  if (found[0]?.isUnderHammer) throw new AppError('CarUnderHammer', { field });
  return found[0]?.uuid ?? null;
}

/** What became of a line: what it made, or every fault of it. */
async function bringIn(
  ads: RunParts['ads'],
  writes: Writes,
  file: AdImport,
  { line, read }: Line,
  seen: Set<string>,
): Promise<ImportLine[]> {
  const { brand, model } = read.car;
  const name = [brand, model].filter(Boolean).join(' ');
  const fault = (code: string, field: string): ImportLine => ({ line, name, code, field });
  const { lines } = await onTrial(writes, async () => {
    try {
      const known = await knownOf(writes, file, read, seen);
      // What is no car at all has no fields.
      const isCar = !read.unread.includes('');
      const faults = isCar ? [...read.unread, ...faultsOf(read.car, known === null)] : [''];
      if (faults.length > 0) {
        return { stands: false, lines: [...new Set(faults)].map(field => fault('BadInput', field)) };
      }
      return { stands: true, lines: [{ line, name, ...(await write(ads, writes, file, read.car, known)) }] };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { stands: false, lines: [fault(error.code, error.details.field ?? '')] };
    }
  });
  return lines;
}

async function write(
  ads: RunParts['ads'],
  writes: Writes,
  { authorId }: AdImport,
  car: CarInput,
  known: string | null,
): Promise<Pick<ImportLine, 'uuid' | 'isUpdate'>> {
  if (known === null) return { uuid: await ads.createFor(writes, null, car, authorId ?? undefined) };
  const ad = await ads.lock(writes, known);
  await ads.updateFor(writes, known, withTexts(carOf(ad), car), { actorId: authorId });
  return { uuid: known, isUpdate: true };
}

/** What a file says of a text in one language leaves it in the others. */
function withTexts(known: CarValues, car: CarInput): CarInput {
  const texts = CAR_FIELDS.filter(({ kind, name }) => kind === 'text' && car[name] != null).map(
    ({ name }) => [name, { ...(known[name] as object | null), ...(car[name] as object) }],
  );
  return { ...car, ...Object.fromEntries(texts) };
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
