/**
 * The imports room: files with ads, or with auction results of other houses. A file is previewed before it is imported,
 * line by line, with the same operation that saves one ad; the preview writes nothing and reports every fault of every
 * line. Nothing is imported while a line is invalid, unless invalid lines are to be skipped. After a crash an import
 * resumes where it was, each line counting once. A car with an open auction is never changed. Photos of an imported
 * line are then fetched, from public addresses only or from the file's archive, once per car; failures are reported. A
 * file is rewritten before it is read, and its lines are deleted after a month. The archive is only read photo by
 * photo, and deleted once none is left. Everything stops when the author is blocked or loses the permission. An import
 * of results can be undone as a whole, once, by anybody with the permission.
 */
import type { Accounts } from '../accounts/index.ts';
import type { Core } from '../core.ts';
import { found, requireInput } from '../errors.ts';
import type { Files, Incoming } from '../files/index.ts';
import { countPastResults } from '../results/index.ts';
import { openActs } from './acts.ts';
import { type AdLinesParts, adLines } from './ad-lines.ts';
import { type ArchivesParts, openArchives } from './archives.ts';
import { readFaults, whyNames } from './faults.ts';
import {
  addImport,
  countFaults,
  countLines,
  type FileImport,
  findImport,
  findRemembered,
  findSamples,
  type ImportCounts,
  type ImportKind,
  type ImportWish,
  listImports,
  listLines,
  sweepLines,
} from './imports-store.ts';
import { guessWish, inOrderOfColumns } from './mapping.ts';
import { countPhotos, listRefusedPhotos } from './photos-store.ts';
import { RESULT_LINES } from './result-lines.ts';
import { takeLines } from './take.ts';

export { importsPersonalData } from './archives.ts';
export type { ImportArchive } from './archives-store.ts';
export { PHOTO_FAULTS } from './fetch-photo.ts';
export {
  type FaultCount,
  type FileImport,
  IMPORT_KEYS,
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportCounts,
  type ImportKind,
  type ImportLine,
  type ImportWish,
  type LineFault,
  OUTCOMES,
  PERMISSIONS,
} from './imports-store.ts';

export type { PhotoCounts, RefusedPhoto } from './photos-store.ts';

const NAME_LENGTH_MAX = 200;
/** The most lines shown individually. */
const LINES_SHOWN = 100;

export type Imports = ReturnType<typeof openImports>;
type ImportsParts = Pick<Core, 'bus' | 'database' | 'jobs' | 'events'> &
  Pick<Accounts, 'mayStill'> &
  AdLinesParts &
  ArchivesParts & { readonly files: Pick<Files, 'takeTable' | 'takePhoto' | 'receive'> };

export function openImports(parts: ImportsParts) {
  const { database, files } = parts;
  const kinds = { ADS: adLines(parts), RESULTS: RESULT_LINES };
  const long = database.lane('LONG');
  const get = async (authorId: string, id: string): Promise<FileImport> => {
    const file = found(await findImport(database, id));
    return found(file.authorId === authorId ? file : null);
  };
  const { endDone, sweepArchives, ...archives } = openArchives(parts, get);

  return {
    kinds,
    /** Lists the author's last twenty files, and all result files still in use. */
    list: (authorId: string) => listImports(database, authorId),
    /** Returns a file of the author. @throws AppError NotFound */
    get,
    findAnybodys: (id: string) => findImport(database, id),
    /** Counts the results in use that a file added or was the last to change. */
    resultCount: ({ id, kind }: FileImport) => (kind === 'RESULTS' ? countPastResults(database, id) : 0),
    counts: ({ id, counts }: FileImport): ImportCounts | Promise<ImportCounts> =>
      counts ?? countLines(database, id),
    lines: ({ id }: FileImport) => listLines(database, id, LINES_SHOWN),
    faults: ({ id }: FileImport) => countFaults(database, id),
    photos: ({ id }: FileImport) => countPhotos(database, id),
    refusedPhotos: ({ id }: FileImport) => listRefusedPhotos(database, id, LINES_SHOWN),
    samples: async ({ id }: FileImport) => (await findSamples(database, id)).map(({ cells }) => cells),
    /** Returns the choices of a file: its own, those of the last similar file, or a guess. */
    async wishOf(file: FileImport): Promise<ImportWish> {
      const { kind, columns } = file;
      const remembered = file.wish ? null : await findRemembered(database, kind, columns, whyNames());
      if (remembered) return inOrderOfColumns(file.columns, remembered);
      return file.wish ?? guessWish(file, kinds[file.kind]);
    },
    /** Stores an uploaded file. @throws as `takeTable` does, BadInput */
    async begin(
      authorId: string,
      { kind, fileName }: { kind: ImportKind; fileName: string },
      file: Incoming,
    ) {
      const name = fileName.trim().slice(0, NAME_LENGTH_MAX);
      requireInput(name !== '', 'name');
      const id = await files.takeTable(file, 'file', path =>
        long.transaction(async writes => {
          const added = found(await addImport(writes, { authorId, kind, fileName: name }));
          await takeLines(writes, added, path);
          return added;
        }),
      );
      return { id };
    },
    ...archives,
    ...openActs({ ...parts, kinds, endDone }, get),
    /** Returns the refused lines with their reasons, as a file to correct. @throws AppError NotFound */
    readFaults: async (authorId: string, id: string, language: 'FR' | 'EN') =>
      readFaults(database, await get(authorId, id), kinds, language),
    sweep: () =>
      database.transaction(async writes => {
        await sweepArchives(writes);
        await sweepLines(writes);
      }),
  };
}
