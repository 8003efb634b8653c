/**
 * The imports room: files that staff bring in, of cars of the house and of what others sold. It promises that a file is
 * tried before it is taken, line by line and by the verb that one car is written by; that a trial writes nothing and
 * says every fault of every line; that nothing is taken while a line is wrong, but where only the right ones are
 * wished; that what dies on the way goes on where it stood, each line counting once; and that a car under the hammer is
 * changed by no file. Photos that a line names are had once it is taken, from public addresses alone or out of the one
 * archive beside the file, each once for a car, and one that cannot be had is told. A file is written anew before it is
 * read, and its lines are let go of after a month; the archive is never unpacked but for the photo whose turn it is,
 * and goes as soon as none is left to come. Both stop where its author was blocked, or may not bring it any more. What
 * a file of results brought is taken back whole, once, by whoever may bring such files.
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
/** As many lines as are shown one by one. */
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
    /** One's own last twenty, and whatever files of results still feed prices. */
    list: (authorId: string) => listImports(database, authorId),
    /** One's own. @throws AppError NotFound */
    get,
    findAnybodys: (id: string) => findImport(database, id),
    /** Of results: how many stand that it brought, or was the last to change. */
    resultCount: ({ id, kind }: FileImport) => (kind === 'RESULTS' ? countPastResults(database, id) : 0),
    counts: ({ id, counts }: FileImport): ImportCounts | Promise<ImportCounts> =>
      counts ?? countLines(database, id),
    lines: ({ id }: FileImport) => listLines(database, id, LINES_SHOWN),
    faults: ({ id }: FileImport) => countFaults(database, id),
    photos: ({ id }: FileImport) => countPhotos(database, id),
    refusedPhotos: ({ id }: FileImport) => listRefusedPhotos(database, id, LINES_SHOWN),
    samples: async ({ id }: FileImport) => (await findSamples(database, id)).map(({ cells }) => cells),
    /** What was chosen, or was for the last file of this kind with these columns, or is likely meant. */
    async wishOf(file: FileImport): Promise<ImportWish> {
      const { kind, columns } = file;
      const remembered = file.wish ? null : await findRemembered(database, kind, columns, whyNames());
      if (remembered) return inOrderOfColumns(file.columns, remembered);
      return file.wish ?? guessWish(file, kinds[file.kind]);
    },
    /** Takes in a file that has arrived. @throws as `takeTable` does, BadInput */
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
    /** The lines that are refused as they came, each with why, as a file to mend. @throws AppError NotFound */
    readFaults: async (authorId: string, id: string, language: 'FR' | 'EN') =>
      readFaults(database, await get(authorId, id), kinds, language),
    sweep: () =>
      database.transaction(async writes => {
        await sweepArchives(writes);
        await sweepLines(writes);
      }),
  };
}
