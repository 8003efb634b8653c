import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import type { ArchiveEntry } from './archive-entries.ts';
import { type Incoming, UPLOAD_BYTES_MAX } from './incoming.ts';
import type { Ledger } from './ledger.ts';
import type { Key, Store } from './store.ts';
import type { Workshop } from './workshop.ts';

export type ArchivesParts = {
  readonly store: Pick<Store, 'stream'>;
  readonly ledger: Pick<Ledger, 'keepFile' | 'end'>;
  readonly workshop: Pick<Workshop, 'takeArchive'>;
  readonly receive: (body: Readable, bytesMax: number) => Promise<Incoming | null>;
};

const placeOf = (key: string): Key => `archives/${key}`;

/**
 * Archives of pictures, stored as uploaded and read one picture at a time. They are in no backup: their sender has
 * them, and they are removed as soon as their pictures are taken.
 */
export function openArchives({ store, ledger, workshop, receive }: ArchivesParts) {
  return {
    /** Stores an archive, if `use` accepts its entries. @throws as the workshop's `takeArchive` does, StorageFull */
    takeArchive: <Result>(
      given: Incoming,
      accountId: string,
      field: string,
      use: (key: string, entries: readonly ArchiveEntry[]) => Promise<Result>,
    ): Promise<Result> =>
      workshop.takeArchive(given, field, entries =>
        ledger.keepFile('archives', { purpose: 'IMPORT_ARCHIVE', accountId }, given, key =>
          use(key.replace('archives/', ''), entries),
        ),
      ),
    /**
     * Extracts one picture of an archive to the disk, unchanged; null when it is larger than declared, or than a photo
     * may be. @throws AppError NotFound when the archive is gone, BadInput when it is damaged, StorageFull
     */
    async receiveEntry(key: string, entry: ArchiveEntry): Promise<Incoming | null> {
      const { startsAt, packedBytes, byteCount, isDeflated } = entry;
      if (packedBytes === 0) throw new AppError('BadInput');
      const found = await store.stream(placeOf(key), { from: startsAt, byteCount: packedBytes });
      if (!found) throw new AppError('NotFound');
      const inflate = isDeflated ? createInflateRaw() : null;
      if (inflate) found.body.on('error', error => inflate.destroy(error)).pipe(inflate);
      try {
        return await receive(inflate ?? found.body, Math.min(byteCount, UPLOAD_BYTES_MAX));
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        throw code.startsWith('Z_') ? new AppError('BadInput') : error;
      } finally {
        found.body.destroy();
        inflate?.destroy();
      }
    },
    /** Removes archives that nothing names any more, soon after the commit. */
    removeArchives: (writes: Writes, keys: readonly string[]) => ledger.end(writes, keys.map(placeOf)),
  };
}
