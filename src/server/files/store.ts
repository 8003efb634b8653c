import type { Readable } from 'node:stream';

/** What a stored file's name may be: one folder and a name made by us, never by whoever sent it. */
export type Folder = 'originals' | 'variants' | 'private' | 'archives';
export type Key = `${Folder}/${string}`;
/** A part of a file: from which byte on, and how many, one at least. */
export type Part = { readonly from: number; readonly byteCount: number };

/** Where bytes are kept: a folder of this machine's, or a bucket that several machines share. */
export type Store = {
  /** Keeps the bytes whole or not at all. @throws AppError StorageFull */
  put(key: Key, bytes: Buffer): Promise<void>;
  /** The same with a file of this machine's disk, which goes there: it is never in memory as a whole. */
  putFile(key: Key, path: string): Promise<void>;
  /** null where there is none of that name. */
  get(key: Key): Promise<Buffer | null>;
  /** The same, or a part of it, without holding it all in memory. */
  stream(key: Key, part?: Part): Promise<{ readonly body: Readable; readonly byteCount: number } | null>;
  /** Removes it; that it is gone already is fine. */
  remove(key: Key): Promise<void>;
  /** Every file of a folder in the order of their names, a page at a time: there may be more than memory holds. */
  list(folder: Folder): AsyncIterable<Key>;
  /** Whether it takes and gives files at all. @throws StartError where it can't until somebody mends it, or Error */
  check(): Promise<void>;
};
