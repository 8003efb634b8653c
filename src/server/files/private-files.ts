import { Readable } from 'node:stream';
import { PAPER_FILES_MAX } from '#shared/fields/index.ts';
import { isUuid, type Reads, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { Secrets } from '../secrets/index.ts';
import type { Incoming } from './incoming.ts';
import type { Ledger } from './ledger.ts';
import type { Key, Store } from './store.ts';
import type { Rewritten, Workshop } from './workshop.ts';

/** How long a link to a private file is valid. */
export const LINK_GOOD_FOR_MS = 5 * 60_000;
/** The maximum size of all files of one document together, after rewriting. */
const PAPER_BYTES_MAX = 40 * 1024 * 1024;
const LINK = 'private file';
const MEDIA_TYPES = { pdf: 'application/pdf', picture: 'image/webp' } as const;
const EXTENSIONS = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const;

/** A private file as its room records it. */
export type PrivateFile = {
  readonly key: string;
  readonly mediaType: 'application/pdf' | 'image/webp';
  readonly byteCount: number;
};

/** A private file opened by a link, with its name for saving. */
export type Opened = {
  readonly body: Readable;
  readonly byteCount: number;
  readonly mediaType: string;
  readonly fileName: string;
};

export type PrivateFilesParts = {
  readonly database: Reads;
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'keep' | 'reserve' | 'end'>;
  readonly workshop: Pick<Workshop, 'takeApart' | 'join'>;
  readonly receive: (body: Readable, bytesMax: number) => Promise<Incoming | null>;
  /** Whether the file has not been removed. */
  readonly isStanding: (key: Key) => Promise<boolean>;
  readonly isSentBy: (reads: Reads, key: Key, accountId: string) => Promise<boolean>;
  readonly secrets: Pick<Secrets, 'sign' | 'read'>;
  readonly clock: () => number;
};

/** Returns the name for saving: the sender's name, cleaned, with the extension of the media type. */
export function fileNameOf(given: string, mediaType: PrivateFile['mediaType']): string {
  const extension = EXTENSIONS[mediaType];
  const clean = given.replace(/[\p{C}/\\:*?"<>|]/gu, '').trim();
  const named = clean.replace(/\.[^.]*$/, '');
  const isTwice = named.toLowerCase().endsWith(`.${extension}`);
  const stem = isTwice ? named.slice(0, -extension.length - 1) : named;
  return `${stem.replace(/^[.\s]+|[.\s]+$/g, '') || 'document'}.${extension}`;
}

const placeOf = (key: string): Key => `private/${key}`;
const keyOf = (place: Key): string => place.replace('private/', '');

/**
 * Private files. The owning room keeps the key and decides who may open the file; a link is made only for them, opens
 * one file, and lasts minutes. Removing a file invalidates its links at once.
 */
export function openPrivateFiles(parts: PrivateFilesParts) {
  const { database, store, ledger, isStanding, isSentBy, secrets, clock } = parts;
  return {
    /**
     * Checks the sender's earlier files that the next one is to follow as pages of one document, before it is read.
     * Returns the function that takes it: rewritten, and joined to those before it as one PDF; a picture alone stays a
     * picture. The earlier files stay until they are swept, so that the last one can be sent again after a lost
     * response.
     * @throws AppError BadInput with `after`; the function throws as `takeApart` and `join` do, and StorageFull
     */
    async beginPrivate(accountId: string, after: readonly string[]) {
      requireInput(after.length < PAPER_FILES_MAX && after.every(isUuid), 'after');
      for (const key of after) requireInput(await isSentBy(database, placeOf(key), accountId), 'after');
      return async (given: Incoming): Promise<PrivateFile> => {
        const { kind, bytes } = await takePaper(parts, given, after.map(placeOf));
        const key = keyOf(await ledger.keep('private', { purpose: 'PERSON_PAPER', accountId }, bytes));
        return { key, mediaType: MEDIA_TYPES[kind], byteCount: bytes.length };
      };
    },
    /** Whether this person sent the file, and it has not been removed. */
    isSentBy: (reads: Reads, key: string, accountId: string) => isSentBy(reads, placeOf(key), accountId),
    /** Reserves a key for a document that the house is about to draw; whoever names it keeps it. */
    async reservePrivate(): Promise<{ readonly key: string; put(bytes: Buffer): Promise<void> }> {
      const place = await ledger.reserve('private', { purpose: 'ORDER_PAPER', accountId: null });
      return { key: keyOf(place), put: bytes => store.put(place, bytes) };
    },
    /** Returns a link to the file for a person who may open it now. */
    async linkTo(
      { key, mediaType }: Pick<PrivateFile, 'key' | 'mediaType'>,
      fileName: string,
    ): Promise<string> {
      const until = clock() + LINK_GOOD_FOR_MS;
      const name = fileNameOf(fileName, mediaType);
      return `/private/${await secrets.sign(LINK, JSON.stringify([key, mediaType, until, name]))}`;
    },
    /** Opens the file of a link's token; null when it is invalid, expired, or its file was removed. */
    async openLink(token: string): Promise<Opened | null> {
      const text = await secrets.read(LINK, token);
      if (text === null) return null;
      const [key, mediaType, until, fileName] = JSON.parse(text) as [string, string, number, string];
      if (clock() >= until || !(await isStanding(placeOf(key)))) return null;
      const found = await store.stream(placeOf(key));
      return found && { ...found, mediaType, fileName };
    },
    /** Returns the bytes, for internal use. */
    readPrivate: (key: string) => store.get(placeOf(key)),
    /** Removes files that their room no longer names: links end with the commit, bytes are removed soon after. */
    removePrivate: (writes: Writes, keys: readonly string[]) => ledger.end(writes, keys.map(placeOf)),
  };
}

/** Rewrites an uploaded file, as the last pages of one document if it follows others. */
async function takePaper(
  { store, workshop, receive }: PrivateFilesParts,
  given: Incoming,
  after: readonly Key[],
): Promise<Pick<Rewritten, 'kind' | 'bytes'>> {
  const last = await workshop.takeApart(given, ['pdf', 'picture'], 'document');
  if (after.length === 0) return last;
  await using beside = new AsyncDisposableStack();
  let left = PAPER_BYTES_MAX;
  const lay = async (body: Readable): Promise<Incoming> => {
    const file = await receive(body, left).finally(() => body.destroy());
    if (file === null) throw new AppError('FileTooHeavy', { field: 'after' });
    left -= file.byteCount;
    return beside.use(file);
  };
  const files: Incoming[] = [];
  for (const key of after) files.push(await lay(found(await store.stream(key)).body));
  return {
    kind: 'pdf',
    bytes: await workshop.join([...files, await lay(Readable.from(last.bytes))], 'after'),
  };
}
