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
    /** Hears that lines and photos are worked off for now. */
    readonly endDone: (writes: Writes, id: string) => Promise<void>;
  };
/** One's own file. @throws AppError NotFound */
type Get = (authorId: string, id: string) => Promise<FileImport>;

/** What is done with a file that is here: tried, taken, stopped, taken back. */
export function openActs(parts: ActsParts, get: Get) {
  const { bus, database, jobs, kinds } = parts;
  // To have a hundred thousand lines wait again takes seconds.
  const long = database.lane('LONG');
  // One file at a time: bids need the same database.
  jobs.handle<{ id: string }>(
    WORK,
    async ({ id }, writes, stop) => {
      // Photos follow once every line has its car.
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
    /** Begins to try it. @throws AppError NotFound, BadInput with what is not well chosen, or `state` */
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
     * Takes what was tried, or goes on where it was stopped, from then on without what is wrong.
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
    /** Ends anybody's where it stands: what is taken stays taken. @throws AppError NotFound */
    async stop(id: string): Promise<FileImport> {
      await database.transaction(async writes => {
        await end(parts, writes, id, true);
        await stopPhotos(writes, id);
      });
      return found(await findImport(database, id));
    },
    /**
     * Takes back every result that anybody's file brought, or was the last to change: nothing of them is kept, and
     * the file may be brought in again. @throws AppError NotFound, BadInput `kind` of cars, `state` where it is not
     * over, or was taken back before
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
