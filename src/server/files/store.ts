import type { Readable } from 'node:stream';

/** A stored file's key: a folder and a generated name, never the sender's. */
export type Folder = 'originals' | 'variants' | 'private' | 'archives';
export type Key = `${Folder}/${string}`;
/** A part of a file: its first byte, and its length, at least one. */
export type Part = { readonly from: number; readonly byteCount: number };

/** A store of files: a folder of this machine, or a bucket that several machines share. */
export type Store = {
  /** Stores the bytes whole or not at all. @throws AppError StorageFull */
  put(key: Key, bytes: Buffer): Promise<void>;
  /** Stores a file of this machine's disk by moving or streaming it: it is never in memory as a whole. */
  putFile(key: Key, path: string): Promise<void>;
  /** Returns null when there is no such file. */
  get(key: Key): Promise<Buffer | null>;
  /** Streams a file, or a part of it, without holding it all in memory. */
  stream(key: Key, part?: Part): Promise<{ readonly body: Readable; readonly byteCount: number } | null>;
  /** Removes the file; succeeds if it is gone already. */
  remove(key: Key): Promise<void>;
  /** Lists a folder in the order of names, page by page, since it may exceed the memory. */
  list(folder: Folder): AsyncIterable<Key>;
  /** Checks that files can be stored and read. @throws StartError if only an operator can fix it, or Error */
  check(): Promise<void>;
};
