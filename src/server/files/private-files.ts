import { Readable } from 'node:stream';
import { PAPER_FILES_MAX } from '#shared/fields/index.ts';
import { isUuid, type Reads, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { Secrets } from '../secrets/index.ts';
import type { Incoming } from './incoming.ts';
import type { Ledger } from './ledger.ts';
import type { Key, Store } from './store.ts';
import type { Rewritten, Workshop } from './workshop.ts';

/** How long a link to a private file opens it. */
export const LINK_GOOD_FOR_MS = 5 * 60_000;
/** As many bytes as the files of one paper have together, once they are written anew. */
const PAPER_BYTES_MAX = 40 * 1024 * 1024;
const LINK = 'private file';
const MEDIA_TYPES = { pdf: 'application/pdf', picture: 'image/webp' } as const;
const EXTENSIONS = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const;

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
  readonly database: Reads;
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'keep' | 'reserve' | 'end'>;
  readonly workshop: Pick<Workshop, 'takeApart' | 'join'>;
  readonly receive: (body: Readable, bytesMax: number) => Promise<Incoming | null>;
  /** Whether nobody has removed it. */
  readonly isStanding: (key: Key) => Promise<boolean>;
  readonly isSentBy: (reads: Reads, key: Key, accountId: string) => Promise<boolean>;
  readonly secrets: Pick<Secrets, 'sign' | 'read'>;
  readonly clock: () => number;
};

/** What a file is called where it is saved: its sender's word for it, and an end that says what it is. */
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
 * Files for few eyes. The room whose they are keeps the key and decides who may open one; a link is made
 * only for them, opens one file, and is good for minutes. Who removes one closes its links at once.
 */
export function openPrivateFiles(parts: PrivateFilesParts) {
  const { database, store, ledger, isStanding, isSentBy, secrets, clock } = parts;
  return {
    /**
     * Looks at which files of theirs somebody's next one is to follow as pages of one paper, before it is read; answers
     * the way to take it in: written anew, one PDF with those before it, a picture alone a picture. Those before it
     * stay until they are swept: whoever lost the answer sends the last one again.
     * @throws AppError BadInput with `after`; what is answered as `takeApart` and `join` do, and StorageFull
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
    /** Whether somebody sent in that file, and nobody has removed it. */
    isSentBy: (reads: Reads, key: string, accountId: string) => isSentBy(reads, placeOf(key), accountId),
    /** A place for a paper that the house is about to draw: whoever names it keeps it. */
    async reservePrivate(): Promise<{ readonly key: string; put(bytes: Buffer): Promise<void> }> {
      const place = await ledger.reserve('private', { purpose: 'ORDER_PAPER', accountId: null });
      return { key: keyOf(place), put: bytes => store.put(place, bytes) };
    },
    /** The file's address for whoever may open it now. */
    async linkTo(
      { key, mediaType }: Pick<PrivateFile, 'key' | 'mediaType'>,
      fileName: string,
    ): Promise<string> {
      const until = clock() + LINK_GOOD_FOR_MS;
      const name = fileNameOf(fileName, mediaType);
      return `/private/${await secrets.sign(LINK, JSON.stringify([key, mediaType, until, name]))}`;
    },
    /** What a link's token opens; null when it is not ours, too old, or its file was removed. */
    async openLink(token: string): Promise<Opened | null> {
      const text = await secrets.read(LINK, token);
      if (text === null) return null;
      const [key, mediaType, until, fileName] = JSON.parse(text) as [string, string, number, string];
      if (clock() >= until || !(await isStanding(placeOf(key)))) return null;
      const found = await store.stream(placeOf(key));
      return found && { ...found, mediaType, fileName };
    },
    /** The bytes, for work inside the house. */
    readPrivate: (key: string) => store.get(placeOf(key)),
    /** Removes files that their room names no more: closed with the commit, their bytes gone soon after. */
    removePrivate: (writes: Writes, keys: readonly string[]) => ledger.end(writes, keys.map(placeOf)),
  };
}

/** A file from outside written anew, as the last pages of one paper where it follows others. */
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
