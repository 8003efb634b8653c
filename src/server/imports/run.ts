import type { Accounts } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import type { Core } from '../core.ts';
import { DatabaseAway, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import {
  countLines,
  endImport,
  type FileImport,
  findImport,
  type GivenLine,
  holdState,
  type ImportKind,
  type ImportWish,
  isTwice,
  type Judged,
  judgeLines,
  keepCounts,
  type LineFault,
  nextLines,
  onTrial,
  permissionsFor,
} from './imports-store.ts';
import { type Cells, type LineKind, LineRefused, type SaidLine } from './lines.ts';
import { addPhotos } from './photos-store.ts';

export type RunParts = Pick<Core, 'bus' | 'database' | 'events'> &
  Pick<Accounts, 'mayStill'> & { readonly kinds: Readonly<Record<ImportKind, LineKind>> };
type Wished = FileImport & { readonly wish: ImportWish };

/** The lines of one transaction, which locks their ads for some tenths of a second. */
const AT_ONCE = 25;
/** The time slice of a job, which holds a connection; then another job continues. */
const TURN_MS = 60_000;

/**
 * Processes a file for a time slice or until shutdown; returns whether there is more. Lines are processed in order, a
 * batch in one transaction with its results: after a crash it resumes, and no line counts twice. It ends if the author
 * has lost the permission.
 */
export async function workOff(parts: RunParts, id: string, stop: AbortSignal): Promise<boolean> {
  const lane = parts.database.lane('LONG');
  const file = await findImport(lane, id);
  if (!file?.wish) return false;
  const wished = { ...file, wish: file.wish };
  const until = performance.now() + TURN_MS;
  while (performance.now() < until && !stop.aborted) {
    const found = await lane.transaction(async writes => {
      const state = await holdState(writes, id);
      if (state !== 'TRYING' && state !== 'RUNNING') return 'ENDED';
      if (!(await parts.mayStill(writes, file.authorId, permissionsFor(file)))) return 'BROKEN';
      const lines = await nextLines(writes, id, AT_ONCE);
      const judged = await judge(parts, writes, wished, lines, state === 'RUNNING');
      await judgeLines(writes, id, judged);
      if (lines.length === 0) return 'ALL';
      return isBroken(wished, state, judged) ? 'BROKEN' : 'MORE';
    });
    if (found === 'MORE') continue;
    if (found !== 'ENDED') await lane.transaction(writes => end(parts, writes, id, found === 'BROKEN'));
    return false;
  }
  return true;
}

/** Whether an all-or-nothing import must end: a line that was valid in the preview no longer is. */
const isBroken = ({ wish }: Wished, state: string, judged: readonly Judged[]) =>
  state === 'RUNNING' && !wish.takesGood && judged.some(({ outcome }) => outcome === 'REFUSED');

async function judge(
  parts: RunParts,
  writes: Writes,
  file: Wished,
  lines: readonly GivenLine[],
  stands: boolean,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const line of lines) {
    const one = await judgeLine(parts, writes, file, line, stands);
    judged.push(one);
    if (isBroken(file, stands ? 'RUNNING' : 'TRYING', judged)) break;
    // The next line of the batch may have the same key and must find this one.
    if (one.key !== null) await judgeLines(writes, file.id, [one]);
  }
  return judged;
}

async function judgeLine(
  { kinds, events }: RunParts,
  writes: Writes,
  file: Wished,
  { line, cells }: GivenLine,
  stands: boolean,
): Promise<Judged> {
  // No cells, or more than there are columns: not a line of this table.
  const isNone = cells.length === 0 || cells.slice(file.columns.length).some(cell => cell !== '');
  const said = isNone ? null : kinds[file.kind].read(file, cellsOf(file, cells));
  const told = { line, name: said?.name ?? '', key: said?.key?.value.toUpperCase() ?? null };
  const { judged } = await onTrial(writes, async () => {
    try {
      return { stands, judged: { ...told, ...(await write(writes, file.id, line, said)), faults: [] } };
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      const faults = faultsIn(error);
      if (faults[0]?.code === 'Unknown') events.partFailed({ part: 'imports', error });
      return { stands: false, judged: { ...told, outcome: 'REFUSED' as const, subjectId: null, faults } };
    }
  });
  // A preview creates nothing, so a new ad has no id.
  return judged.outcome === 'CREATED' && !stands ? { ...judged, subjectId: null } : judged;
}

async function write(writes: Writes, id: string, line: number, said: SaidLine | null) {
  if (said === null) throw new LineRefused([{ field: '', reason: 'TABLE' }]);
  const { key } = said;
  if (key && (await isTwice(writes, id, key.value.toUpperCase(), line))) {
    throw new LineRefused([{ field: key.field, reason: 'TWICE' }]);
  }
  const { photos = [], ...written } = await said.write(writes);
  if (written.subjectId && photos.length > 0)
    await addPhotos(writes, { importId: id, line, adUuid: written.subjectId, photos });
  return written;
}

function faultsIn(error: unknown): readonly LineFault[] {
  if (error instanceof LineRefused) return error.faults;
  if (!(error instanceof AppError)) return [{ code: 'Unknown', field: '', reason: null }];
  const field = error.details.field ?? '';
  return [{ code: error.code, field, reason: field === 'sellerEmail' ? 'UNKNOWN' : null }];
}

function cellsOf({ wish }: Wished, cells: readonly unknown[]): Cells {
  const said: Record<string, unknown> = {};
  for (const [at, target] of wish.targets.entries()) {
    if (target !== null && cells[at] !== undefined) said[target] = cells[at];
  }
  return said;
}

/** Invalidates cached pages that show results. */
export const tellPrices = (bus: Core['bus'], writes: Writes, id: string): Promise<void> =>
  bus.publish(writes, [{ topic: 'ad', id, version: 0 }]);

/** Ends an import and records it in the audit log. */
export async function end(
  { bus, kinds }: Pick<RunParts, 'bus' | 'kinds'>,
  writes: Writes,
  id: string,
  isStopped: boolean,
): Promise<void> {
  // Nothing processes it from here on, so the counts are final.
  if (!(await endImport(writes, id, isStopped))) return;
  const counts = await countLines(writes, id);
  await keepCounts(writes, id, counts);
  const file = await findImport(writes, id);
  if (file?.state !== 'DONE' && file?.state !== 'STOPPED') return;
  if (file.kind === 'RESULTS') await tellPrices(bus, writes, id);
  const { created, updated, unchanged, refused, waiting } = counts;
  await record(writes, {
    actorId: file.authorId,
    action: kinds[file.kind].action,
    subjectId: id,
    subjectName: file.fileName,
    after: { created, updated, unchanged, refused, ...(waiting > 0 ? { waiting } : {}) },
  });
}
