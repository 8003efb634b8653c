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
/** A picture that was being drawn while its original went is put after it: so the variants are removed twice. */
const REMOVE_AGAIN_AFTER_MS = 60_000;

export type LedgerParts = {
  readonly database: Database;
  readonly store: Store;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
};

export type Ledger = ReturnType<typeof openLedger>;

/** What a file that comes in is for, and whose it is; null: the house’s, or a visitor’s. */
export type Sent = Pick<StoredFile, 'purpose' | 'accountId'>;

/** Gives each stored file an owner, a purpose and an end: who ends it in a transaction has its bytes removed. */
export function openLedger({ database, store, jobs }: LedgerParts) {
  // One at a time: where the place of files hangs, letters and pushes have the other connections.
  jobs.handle<{ readonly key: Key }>(
    REMOVE,
    async ({ key }) => {
      await store.remove(key);
      for (const variant of variantKeysOf(key)) await store.remove(variant);
    },
    { atOnce: 1 },
  );

  // What names a file is looked for in the whole house: not while somebody who leaves waits for it.
  const sweep = async (writes: Writes) => promiseRemoval(writes, await endUnnamed(writes));
  jobs.handle(SWEEP, (_, writes) => sweep(writes), { atOnce: 1 });

  async function promiseRemoval(writes: Writes, keys: readonly Key[]): Promise<void> {
    const drawn = keys.filter(key => variantKeysOf(key).length > 0);
    await jobs.enqueue(writes, [
      ...keys.map(key => ({ kind: REMOVE, data: { key } })),
      ...drawn.map(key => ({ kind: REMOVE, data: { key }, delayMs: REMOVE_AGAIN_AFTER_MS })),
    ]);
  }

  /** A place for bytes to come: unless something names it, it is swept with whatever was put there. */
  async function reserve(folder: Folder, sent: Sent, byteCount: number | null = null): Promise<Key> {
    const key: Key = `${folder}/${randomUUID()}`;
    await database.transaction(writes => addFile(writes, { ...sent, key, byteCount }));
    return key;
  }

  return {
    reserve,
    /** Keeps bytes in a place of their own; answers where. @throws AppError StorageFull */
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
    /** Keeps a file that came in as it is, if whoever is told of its place takes it. @throws AppError StorageFull */
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
    /** The same within a transaction of the house's own, which names it at once. */
    async keepIn(writes: Writes, folder: Folder, sent: Sent, bytes: Buffer): Promise<Key> {
      const key: Key = `${folder}/${randomUUID()}`;
      await addFile(writes, { ...sent, key, byteCount: bytes.length });
      await store.put(key, bytes);
      return key;
    },
    /** Ends files that nothing names any more; their bytes are gone soon after the commit. */
    async end(writes: Writes, keys: readonly Key[]): Promise<void> {
      await promiseRemoval(writes, await endFiles(writes, keys));
    },
    /** Ends what nothing has named for a day. */
    sweep: (stop?: AbortSignal) => database.lane('LONG').transaction(sweep, stop),
    /** What a person sent in. It comes after the rooms that name files: what they let go of goes with it. */
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
