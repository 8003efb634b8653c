import type { Core } from '../core.ts';
import type { Reads, Writes } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { type Files, type Incoming, UPLOAD_BYTES_MAX } from '../files/index.ts';
import type { PersonalData } from '../personal-data.ts';
import {
  addArchive,
  addEntries,
  collectArchives,
  endArchive,
  endArchivesOf,
  endDoneArchive,
  endOldArchives,
  type FoundEntry,
  findArchive,
  findNamed,
  reopenTrial,
} from './archives-store.ts';
import type { FileImport, LineFault } from './imports-store.ts';
import { isAddress, tailOf } from './photo-names.ts';
import { countPhotos, type PhotoNamed } from './photos-store.ts';

export type ArchivesParts = Pick<Core, 'database'> & {
  readonly files: Pick<Files, 'takeArchive' | 'receiveEntry' | 'removeArchives'>;
};
/** Returns a file of the author. @throws AppError NotFound */
type Get = (authorId: string, id: string) => Promise<FileImport>;

const NAME_LENGTH_MAX = 200;
/** The longest list of names in a fault, in characters. */
const TOLD_LENGTH_MAX = 200;
/** The states before it runs. */
const STATES = ['WAITING', 'TRIED'];

/** The photo archive of a file: one, stored as uploaded until its photos are extracted. */
export function openArchives({ database, files }: ArchivesParts, get: Get) {
  const letGo = async (writes: Writes, gone: readonly { readonly fileKey: string }[]) =>
    files.removeArchives(
      writes,
      gone.map(({ fileKey }) => fileKey),
    );

  return {
    archive: ({ id }: FileImport) => findArchive(database, id),
    /**
     * Authorises an archive before its first byte is read; the returned function receives it and replaces an earlier
     * one. The file then needs a new preview. @throws AppError NotFound, BadInput `kind`, `state`, `name`; as
     * `takeArchive` does
     */
    async beginArchive(authorId: string, id: string, given: string) {
      const { kind, state } = await get(authorId, id);
      const fileName = given.trim().slice(0, NAME_LENGTH_MAX);
      requireInput(kind === 'ADS', 'kind');
      requireInput(STATES.includes(state), 'state');
      requireInput(fileName !== '', 'name');
      return async (file: Incoming) => {
        const { byteCount } = file;
        await files.takeArchive(file, authorId, 'archive', (fileKey, entries) =>
          database.lane('LONG').transaction(async writes => {
            requireInput(await reopenTrial(writes, id), 'state');
            await letGo(writes, await endArchive(writes, id));
            await addArchive(writes, { importId: id, fileKey, fileName, byteCount });
            await addEntries(writes, id, entries);
          }),
        );
        return { id };
      };
    },
    /** Removes it. @throws AppError NotFound, BadInput `state` while the import runs */
    async removeArchive(authorId: string, id: string): Promise<FileImport> {
      const { state } = await get(authorId, id);
      found(await findArchive(database, id));
      const { waiting } = await countPhotos(database, id);
      requireInput(state !== 'TRYING' && state !== 'RUNNING' && waiting === 0, 'state');
      await database.transaction(async writes => {
        requireInput((await reopenTrial(writes, id)) || !STATES.includes(state), 'state');
        await letGo(writes, await endArchive(writes, id));
      });
      return get(authorId, id);
    },
    /** Deletes it once no photo is left to extract. */
    endDone: async (writes: Writes, id: string) => letGo(writes, await endDoneArchive(writes, id)),
    sweepArchives: async (writes: Writes) => letGo(writes, await endOldArchives(writes)),
  };
}

/** Archives are erased with their sender, before unreferenced files. */
export const importsPersonalData = ({ removeArchives }: Pick<Files, 'removeArchives'>): PersonalData => ({
  name: 'imports',
  collect: collectArchives,
  async erase(writes, accountId) {
    const gone = await endArchivesOf(writes, accountId);
    await removeArchives(
      writes,
      gone.map(({ fileKey }) => fileKey),
    );
  },
});

/**
 * Resolves the photos of a line: URLs unchanged, file names to entries of the archive.
 * @returns the photos, or the fault where a name matches no entry or several
 */
export async function meantBy(
  reads: Reads,
  importId: string,
  photos: readonly string[],
): Promise<readonly PhotoNamed[] | Omit<LineFault, 'code'>> {
  const names = photos.filter(photo => !isAddress(photo));
  const tails = [...new Set(names.map(tailOf))].filter(tail => tail !== '');
  const rows = tails.length > 0 ? await findNamed(reads, importId, tails) : [];
  const entries = Map.groupBy(rows, ({ asked }) => asked);
  const of = (name: string) => meantIn(entries.get(tailOf(name)) ?? []);
  for (const reason of ['NO_FILE', 'MANY_FILES', 'HEAVY_FILE'] as const) {
    const wrong = names.filter(name => of(name) === reason);
    if (wrong.length === 0) continue;
    const isBare = reason === 'NO_FILE' && (await findArchive(reads, importId)) === null;
    const value = wrong.join(', ').slice(0, TOLD_LENGTH_MAX);
    return { field: 'photos', reason: isBare ? 'NO_ARCHIVE' : reason, value };
  }
  return photos.map(photo => {
    const entry = isAddress(photo) ? null : of(photo);
    if (entry === null || typeof entry === 'string') return { address: photo, content: null };
    return { address: entry.path, content: `${entry.crc}:${entry.byteCount}` };
  });
}

/** An exact match wins over a suffix match. */
function meantIn([entry, other]: readonly FoundEntry[]):
  | FoundEntry
  | 'NO_FILE'
  | 'MANY_FILES'
  | 'HEAVY_FILE' {
  if (!entry) return 'NO_FILE';
  if (other && (entry.tail !== entry.asked || other.tail === entry.tail)) return 'MANY_FILES';
  return entry.byteCount > UPLOAD_BYTES_MAX ? 'HEAVY_FILE' : entry;
}
