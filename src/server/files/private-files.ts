import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { requireInput } from '../context.ts';
import type { Secrets } from '../secrets/index.ts';
import type { Key, Store } from './store.ts';
import { redraw } from './upload.ts';

/** How long a link to a private file opens it. */
export const LINK_GOOD_FOR_MS = 5 * 60_000;
const LINK = 'private file';
const PDF = Buffer.from('%PDF-');

/** A file for few eyes as its room notes it down. */
export type PrivateFile = {
  readonly key: string;
  readonly mediaType: 'application/pdf' | 'image/webp';
  readonly byteCount: number;
};

/** What a link opens, and what it is called where it is saved. */
export type Opened = {
  readonly body: Readable;
  readonly byteCount: number;
  readonly mediaType: string;
  readonly fileName: string;
};

export type PrivateFilesParts = {
  readonly store: Store;
  readonly secrets: Pick<Secrets, 'sign' | 'read'>;
  readonly clock: () => number;
};

/**
 * Files for few eyes. The room whose they are keeps the key and decides who may open one; a link is made
 * only for them, opens one file, and is good for minutes.
 */
export function openPrivateFiles({ store, secrets, clock }: PrivateFilesParts) {
  const placeOf = (key: string): Key => `private/${key}`;
  return {
    /** Keeps a PDF as it is, or a picture drawn anew. @throws AppError BadInput on the field, StorageFull */
    async keepPrivate(given: Buffer, field = 'file'): Promise<PrivateFile> {
      requireInput(given.length > 0, field);
      const isPdf = given.subarray(0, PDF.length).equals(PDF);
      const bytes = isPdf ? given : (await redraw(given, field)).bytes;
      const key = randomUUID();
      await store.put(placeOf(key), bytes);
      return { key, mediaType: isPdf ? 'application/pdf' : 'image/webp', byteCount: bytes.length };
    },
    /** The file's address for whoever may open it now. */
    async linkTo(
      { key, mediaType }: Pick<PrivateFile, 'key' | 'mediaType'>,
      fileName: string,
    ): Promise<string> {
      const until = clock() + LINK_GOOD_FOR_MS;
      return `/private/${await secrets.sign(LINK, JSON.stringify([key, mediaType, until, fileName]))}`;
    },
    /** What a link's token opens; null when it is not ours, too old, or its file is gone. */
    async openLink(token: string): Promise<Opened | null> {
      const text = await secrets.read(LINK, token);
      if (text === null) return null;
      const [key, mediaType, until, fileName] = JSON.parse(text) as [string, string, number, string];
      if (clock() >= until) return null;
      const found = await store.stream(placeOf(key));
      return found && { ...found, mediaType, fileName };
    },
    /** The bytes, for work inside the house. */
    readPrivate: (key: string) => store.get(placeOf(key)),
    removePrivate: (key: string) => store.remove(placeOf(key)),
  };
}
