/**
 * The files room: originals as they came, pictures in the widths and forms that pages ask for, made once and kept, and
 * papers, films and sounds. It promises that a picture it serves was drawn anew by us, and a film freed of what no
 * player needs, so none carries where it was taken, that a file's address never changes what it answers (a photo turned
 * or told otherwise is another photo), and that a private file is opened only by a link of minutes, and that every file
 * has an owner, a purpose and an end: what nothing names any more is removed, bytes and all. The bytes lie in a folder
 * or a bucket. It does not know what a picture shows, nor who may open what.
 */

import sharp from 'sharp';
import type { Core } from '../core.ts';
import { isUuid, statement, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import type { Jobs } from '../jobs/index.ts';
import { openRetrying } from '../retrying.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { StartError } from '../start-error.ts';
import { openArchives } from './archives.ts';
import { openDocuments } from './documents.ts';
import { drawings } from './drawings.ts';
import { isSentBy, isStanding } from './files-store.ts';
import { type Incoming, openIncoming } from './incoming.ts';
import { openLedger, type Sent } from './ledger.ts';
import { FORMATS, isFormat, isWidth, type Photo } from './photo.ts';
import { openPrivateFiles } from './private-files.ts';
import { openRecordings } from './recordings.ts';
import type { Key, Store } from './store.ts';
import { type Drawn, turn } from './upload.ts';
import { blurOf, openVariants, originalOf } from './variants.ts';
import type { Workshop } from './workshop.ts';

export type { ArchiveEntry } from './archive-entries.ts';
export { documentIdOf, findGonePapers } from './documents.ts';
export { type Incoming, openIncoming, UPLOAD_BYTES_MAX } from './incoming.ts';
export { openStore } from './open-store.ts';
export type { Photo } from './photo.ts';
export { fileNameOf, type Opened, type PrivateFile } from './private-files.ts';
export { type KnownRecording, RECORDING_FORMATS, recordingUrl } from './recordings.ts';
export { openScan } from './scan.ts';
export type { Key as FileKey, Part } from './store.ts';
export { openWorkshop } from './workshop.ts';

type Served = { readonly bytes: Buffer; readonly mediaType: string };
type Size = { readonly width: number; readonly height: number };
/** What a photo shows, and the photo that it is made of, where it is of one. */
type PhotoWords = { readonly alt: string | null; readonly madeOf?: string };
const UNTOLD: PhotoWords = { alt: null };
type TakenPhoto = Size & { readonly id: string; readonly url: string };

const HOUSE_PHOTO: Sent = { purpose: 'PHOTO', accountId: null };

const KEPT_MAX = 20_000;

const addSql = statement(
  'files.addPhoto',
  `insert into photos (file_key, width, height, alt, blur, made_of)
   values ($1, $2, $3, $4, $5, (select coalesce(made_of, id) from photos where id = $6)) returning id`,
);
const findSql = statement(
  'files.findKeys',
  'select id, file_key as "fileKey" from photos where id = any($1::uuid[])',
);

const photosSql = statement(
  'files.findPhotos',
  'select id, width, height, alt, blur from photos where id = any($1::uuid[])',
);
const describeSql = statement(
  'files.describePhoto',
  `insert into photos (file_key, width, height, alt, blur, made_of)
   select file_key, width, height, $2, blur, coalesce(made_of, id) from photos where id = $1
   returning id, width, height, alt, blur`,
);

export type Files = ReturnType<typeof openFiles>;

export type FilesParts = Pick<Core, 'database' | 'secrets' | 'clock'> & {
  readonly store: Store;
  readonly workshop: Workshop;
  /** Where what comes in lies until it is judged. */
  readonly dataDir: string;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly onError: (error: Error) => void;
};

/** What photos and papers of cars are called by their records. */
const fileKeyOf = (key: Key) => key.replace('originals/', '');

export function openFiles(parts: FilesParts) {
  const { database, store, workshop, dataDir, jobs, secrets, clock, onError } = parts;
  const incoming = openIncoming(dataDir);
  const ledger = openLedger({ database, store, jobs });
  const variants = openVariants(store);
  const keys = openSnapshots(async ids => {
    const rows = await database.query<{ id: string; fileKey: string }>(findSql, [ids]);
    return new Map(rows.map(row => [row.id, row.fileKey]));
  }, KEPT_MAX);

  /** Notes down a picture whose bytes are kept. */
  async function addRecord(
    writes: Writes,
    place: Key,
    bytes: Buffer,
    size: Size,
    { alt, madeOf }: PhotoWords,
  ) {
    const { width, height } = size;
    const values = [fileKeyOf(place), width, height, alt, await blurOf(bytes), madeOf ?? null];
    const [row] = await writes.query<{ id: string }>(addSql, values);
    if (!row) throw new Error('a photo that was just added has an id');
    return row.id;
  }

  /** Keeps a picture that was drawn anew. @throws AppError StorageFull */
  async function keepPhoto({ bytes, ...size }: Drawn, words: PhotoWords, accountId: string | null) {
    const place = await ledger.keep('originals', { purpose: 'PHOTO', accountId }, bytes);
    return database.transaction(writes => addRecord(writes, place, bytes, size, words));
  }

  return {
    /** Keeps a picture of the house's own. */
    async addPhoto(writes: Writes, bytes: Buffer, alt: string | null, size: Size): Promise<string> {
      const place = await ledger.keepIn(writes, 'originals', HOUSE_PHOTO, bytes);
      return addRecord(writes, place, bytes, size, { alt });
    },
    /** Writes what comes in to the disk as it comes; null when it is too large. */
    receive: incoming.receive,
    /** Takes in a picture from outside, drawn anew; a visitor's has no account. @throws as `takeApart` does */
    async takePhoto(given: Incoming, accountId: string | null): Promise<TakenPhoto> {
      const drawn = await workshop.takeApart(given, ['picture'], 'photo');
      if (drawn.kind !== 'picture') throw new Error('a picture that was asked for is one');
      const { bytes, width, height } = drawn;
      const id = await keepPhoto({ bytes, width, height }, UNTOLD, accountId);
      return { id, url: `/photos/${id}/640.webp`, width, height };
    },
    /** Takes in a table, written anew until it was read; nothing of it is kept here. */
    takeTable: workshop.takeTable,
    ...openArchives({ store, ledger, workshop, receive: incoming.receive }),
    ...openRecordings({ database, store, ledger, workshop }),
    ...photoChanges({ database, store, keys, keepPhoto }),
    ...openDocuments({
      database,
      workshop,
      keep: async (bytes, accountId) =>
        fileKeyOf(await ledger.keep('originals', { purpose: 'AD_PAPER', accountId }, bytes)),
      read: key => store.get(originalOf(key)),
    }),
    ...drawings,
    /** A picture in one of the widths and forms it is served in; null where there is none. */
    async readPhoto(id: string, width: number, format: string): Promise<Served | null> {
      if (!isUuid(id) || !isWidth(width) || !isFormat(format)) return null;
      const key = await keys.get(id);
      if (key === null) return null;
      const bytes = await variants.get({ key, width, format });
      return bytes && { bytes, mediaType: FORMATS[format] };
    },
    /** A picture as papers take it in: JPEG, of a modest size. Null where there is none. */
    async readForPdf(id: string): Promise<Buffer | null> {
      const key = isUuid(id) ? await keys.get(id) : null;
      const original = key === null ? null : await store.get(originalOf(key));
      return original && sharp(original).rotate().resize({ width: 900 }).jpeg({ quality: 80 }).toBuffer();
    },
    ...openPrivateFiles({
      ...{ database, store, ledger, workshop, secrets, clock, receive: incoming.receive },
      isStanding: key => isStanding(database, key),
      isSentBy,
    }),
    /** Removes what nothing has named for a day, and what was left half way in. */
    async sweep(stop?: AbortSignal): Promise<void> {
      await ledger.sweep(stop);
      await incoming.sweep();
    },
    /** What a person sent in; after the personalData of the rooms that name files. */
    personalData: ledger.personalData,
    check: () => checkPlace(store, onError),
  };
}

/**
 * Whether files can be kept. Where their place does not answer, the house opens all the same, for no bid needs one:
 * that is told, until it does. @throws StartError where they can't be until an operator mends it
 */
async function checkPlace(store: Store, onError: (error: Error) => void): Promise<void> {
  await store.check().catch((error: Error) => {
    if (error instanceof StartError) throw error;
    onError(error);
    openRetrying(store.check, onError).start();
  });
}

type PhotoChangesParts = Pick<FilesParts, 'database' | 'store'> & {
  readonly keys: { get(id: string): Promise<string | null> };
  readonly keepPhoto: (drawn: Drawn, words: PhotoWords, accountId: string | null) => Promise<string>;
};

/** Photos as records, and the new ones that are made of them. */
function photoChanges({ database, store, keys, keepPhoto }: PhotoChangesParts) {
  return {
    /** These photos, those that there are. */
    async findPhotos(ids: readonly string[]): Promise<Map<string, Photo>> {
      const rows = await database.query<Photo>(photosSql, [ids.filter(isUuid)]);
      return new Map(rows.map(photo => [photo.id, photo]));
    },
    /** The same photo turned to the right, as a photo of its own. @throws AppError NotFound */
    async turnPhoto(id: string, quarterTurns: number, accountId: string): Promise<Photo> {
      const key = found(isUuid(id) ? await keys.get(id) : null);
      const original = found(await store.get(originalOf(key)));
      const drawn = await turn(original, quarterTurns);
      const [known] = await database.query<Photo>(photosSql, [[id]]);
      const alt = known?.alt ?? null;
      const added = await keepPhoto(drawn, { alt, madeOf: id }, accountId);
      const { width, height } = drawn;
      return { id: added, width, height, alt, blur: await blurOf(drawn.bytes) };
    },
    /** The same photo with other words for those who can't see it, as a photo of its own. @throws NotFound */
    describePhoto: (id: string, alt: string | null): Promise<Photo> =>
      database.transaction(async writes => {
        const [row] = isUuid(id) ? await writes.query<Photo>(describeSql, [id, alt]) : [];
        return found(row);
      }),
  };
}
