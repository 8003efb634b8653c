import { record } from '../audit/index.ts';
import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { removePastResults } from '../results/index.ts';
import {
  beginRun,
  beginTrial,
  countLines,
  type FileImport,
  findImport,
  type ImportWish,
  markTakenBack,
  reopenLines,
  takeGoodOn,
} from './imports-store.ts';
import { type PhotosParts, workPhotos } from './photos.ts';
import { resumePhotos, stopPhotos } from './photos-store.ts';
import { end, type RunParts, tellPrices, workOff } from './run.ts';

const WORK = 'imports.work';
const SOURCE_LENGTH_MAX = 120;

type ActsParts = RunParts &
  PhotosParts &
  Pick<Core, 'jobs'> & {
    /** Called when lines and photos have been processed for now. */
    readonly endDone: (writes: Writes, id: string) => Promise<void>;
  };
/** Returns a file of the author. @throws AppError NotFound */
type Get = (authorId: string, id: string) => Promise<FileImport>;

/** The actions on an uploaded file: preview, run, stop, undo. */
export function openActs(parts: ActsParts, get: Get) {
  const { bus, database, jobs, kinds } = parts;
  // Resetting a hundred thousand lines takes seconds.
  const long = database.lane('LONG');
  // One file at a time, since bids need the same database.
  jobs.handle<{ id: string }>(
    WORK,
    async ({ id }, writes, stop) => {
      // Photos follow once every line is processed.
      if ((await workOff(parts, id, stop)) || (await workPhotos(parts, id, stop)))
        await jobs.enqueue(writes, [{ kind: WORK, data: { id } }]);
      else await parts.endDone(writes, id);
    },
    { atOnce: 1 },
  );

  function check({ kind, columns }: FileImport, wish: ImportWish): void {
    const headings = kinds[kind].targets.map(({ heading }) => heading);
    const chosen = wish.targets.filter(target => target !== null);
    const areOurs = chosen.every(target => headings.includes(target));
    requireInput(wish.targets.length === columns.length && areOurs, 'targets');
    requireInput(chosen.length > 0 && new Set(chosen).size === chosen.length, 'targets');
    requireInput((wish.source ?? '').length <= SOURCE_LENGTH_MAX, 'source');
    kinds[kind].check(wish);
  }

  return {
    /** Starts a preview. @throws AppError NotFound, BadInput with the invalid choice, or `state` */
    async try(authorId: string, id: string, wish: ImportWish): Promise<FileImport> {
      check(await get(authorId, id), wish);
      await long.transaction(async writes => {
        requireInput(await beginTrial(writes, id, wish), 'state');
        await reopenLines(writes, id, true);
        await jobs.enqueue(writes, [{ kind: WORK, data: { id } }]);
      });
      return get(authorId, id);
    },
    /**
     * Runs a previewed file, or resumes a stopped one, then skipping invalid lines.
     * @throws AppError NotFound, BadInput `state`, `faults`
     */
    async run(authorId: string, id: string): Promise<FileImport> {
      const { state, wish } = await get(authorId, id);
      const { total, refused } = await countLines(database, id);
      const isRight = refused < total && (refused === 0 || wish?.takesGood === true);
      requireInput(isRight || state === 'STOPPED', 'faults');
      await long.transaction(async writes => {
        const goesOn = await resumePhotos(writes, id);
        requireInput((await beginRun(writes, id)) || goesOn, 'state');
        if (state === 'TRIED') await reopenLines(writes, id, false);
        if (!isRight) await takeGoodOn(writes, id);
        await jobs.enqueue(writes, [{ kind: WORK, data: { id } }]);
      });
      return get(authorId, id);
    },
    /** Stops anybody's import; lines already imported stay. @throws AppError NotFound */
    async stop(id: string): Promise<FileImport> {
      await database.transaction(async writes => {
        await end(parts, writes, id, true);
        await stopPhotos(writes, id);
      });
      return found(await findImport(database, id));
    },
    /**
     * Removes every result that a file, whoever uploaded it, added or was the last to change; the file may then be
     * imported again. @throws AppError NotFound, BadInput `kind` for cars, `state` where it has not ended or was
     * removed before
     */
    async takeBack(actorId: string, id: string): Promise<FileImport> {
      const { kind, fileName } = found(await findImport(database, id));
      requireInput(kind === 'RESULTS', 'kind');
      await long.transaction(async writes => {
        requireInput(await markTakenBack(writes, id, actorId), 'state');
        const count = await removePastResults(writes, id);
        await tellPrices(bus, writes, id);
        const action = 'result.takenBack';
        await record(writes, { actorId, action, subjectId: id, subjectName: fileName, before: { count } });
      });
      return found(await findImport(database, id));
    },
  };
}
