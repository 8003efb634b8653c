import { randomUUID } from 'node:crypto';
import type { Database, Writes } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { PersonalData } from '../personal-data.ts';
import { addFile, collectFiles, endFiles, endUnnamed, leaveFiles, type StoredFile } from './files-store.ts';
import type { Incoming } from './incoming.ts';
import type { Folder, Key, Store } from './store.ts';
import { variantKeysOf } from './variants.ts';

const REMOVE = 'files.remove';
const SWEEP = 'files.sweep';
/** Variants are removed twice: one that was being drawn when its original went is stored after the first removal. */
const REMOVE_AGAIN_AFTER_MS = 60_000;

export type LedgerParts = {
  readonly database: Database;
  readonly store: Store;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
};

export type Ledger = ReturnType<typeof openLedger>;

/** The purpose of an upload, and its account; null: the house or a visitor. */
export type Sent = Pick<StoredFile, 'purpose' | 'accountId'>;

/** Gives each stored file an owner, a purpose and an end. Deleting a file in a transaction also removes its bytes. */
export function openLedger({ database, store, jobs }: LedgerParts) {
  // One at a time: if the store hangs, letters and pushes keep the other connections.
  jobs.handle<{ readonly key: Key }>(
    REMOVE,
    async ({ key }) => {
      await store.remove(key);
      for (const variant of variantKeysOf(key)) await store.remove(variant);
    },
    { atOnce: 1 },
  );

  // Runs as a job: it searches all records that name files, too slow for a person who is leaving to wait for.
  const sweep = async (writes: Writes) => promiseRemoval(writes, await endUnnamed(writes));
  jobs.handle(SWEEP, (_, writes) => sweep(writes), { atOnce: 1 });

  async function promiseRemoval(writes: Writes, keys: readonly Key[]): Promise<void> {
    const drawn = keys.filter(key => variantKeysOf(key).length > 0);
    await jobs.enqueue(writes, [
      ...keys.map(key => ({ kind: REMOVE, data: { key } })),
      ...drawn.map(key => ({ kind: REMOVE, data: { key }, delayMs: REMOVE_AGAIN_AFTER_MS })),
    ]);
  }

  /** Reserves a key for bytes to come; if nothing names it, it is swept together with its bytes. */
  async function reserve(folder: Folder, sent: Sent, byteCount: number | null = null): Promise<Key> {
    const key: Key = `${folder}/${randomUUID()}`;
    await database.transaction(writes => addFile(writes, { ...sent, key, byteCount }));
    return key;
  }

  return {
    reserve,
    /** Stores bytes under a new key and returns it. @throws AppError StorageFull */
    async keep(folder: Folder, sent: Sent, bytes: Buffer): Promise<Key> {
      const key = await reserve(folder, sent, bytes.length);
      try {
        await store.put(key, bytes);
        return key;
      } catch (error) {
        await database.transaction(writes => endFiles(writes, [key]));
        throw error;
      }
    },
    /** Stores an uploaded file as it is, if `use` accepts its key. @throws AppError StorageFull */
    async keepFile<Result>(
      folder: Folder,
      sent: Sent,
      { path, byteCount }: Incoming,
      use: (key: Key) => Promise<Result>,
    ): Promise<Result> {
      const key = await reserve(folder, sent, byteCount);
      try {
        await store.putFile(key, path);
        return await use(key);
      } catch (error) {
        await database.transaction(async writes => promiseRemoval(writes, await endFiles(writes, [key])));
        throw error;
      }
    },
    /** Stores bytes within a transaction of the house's own, which names them at once. */
    async keepIn(writes: Writes, folder: Folder, sent: Sent, bytes: Buffer): Promise<Key> {
      const key: Key = `${folder}/${randomUUID()}`;
      await addFile(writes, { ...sent, key, byteCount: bytes.length });
      await store.put(key, bytes);
      return key;
    },
    /** Deletes files that nothing names any more; their bytes are removed soon after the commit. */
    async end(writes: Writes, keys: readonly Key[]): Promise<void> {
      await promiseRemoval(writes, await endFiles(writes, keys));
    },
    /** Deletes files that nothing has named for a day. */
    sweep: (stop?: AbortSignal) => database.lane('LONG').transaction(sweep, stop),
    /** The files a person sent. It runs after the rooms that name files, so that what they release is swept too. */
    personalData: {
      name: 'files',
      collect: collectFiles,
      async erase(writes, accountId) {
        await leaveFiles(writes, accountId);
        await jobs.enqueue(writes, [{ kind: SWEEP, data: {} }]);
      },
    } satisfies PersonalData,
  };
}
