/**
 * Files: originals as uploaded, pictures in the widths and formats that pages request, made once and kept, documents,
 * films and sounds. A picture it serves has been re-encoded, and a film stripped of all that no player needs, so
 * neither reveals where it was taken. The content of a file's URL never changes: a photo turned or described anew is
 * another photo. A private file opens only by a link that lasts minutes. Every file has an owner, a purpose and an end:
 * a file that no record names is removed. Files are stored in a folder or a bucket. This room does not know what a
 * picture shows, nor who may open what.
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
/** What a photo shows, and the photo it was made from, if any. */
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
  /** The folder in which uploads stay until they are checked. */
  readonly dataDir: string;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly onError: (error: Error) => void;
};

/** The key by which records of photos and of cars' documents name the file. */
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

  /** Records a picture whose bytes are stored. */
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

  /** Stores a re-encoded picture. @throws AppError StorageFull */
  async function keepPhoto({ bytes, ...size }: Drawn, words: PhotoWords, accountId: string | null) {
    const place = await ledger.keep('originals', { purpose: 'PHOTO', accountId }, bytes);
    return database.transaction(writes => addRecord(writes, place, bytes, size, words));
  }

  return {
    /** Stores a picture of the house's own. */
    async addPhoto(writes: Writes, bytes: Buffer, alt: string | null, size: Size): Promise<string> {
      const place = await ledger.keepIn(writes, 'originals', HOUSE_PHOTO, bytes);
      return addRecord(writes, place, bytes, size, { alt });
    },
    /** Streams an upload to the disk; returns null when it is too large. */
    receive: incoming.receive,
    /** Takes an uploaded picture, re-encoded; a visitor's has no account. @throws as `takeApart` does */
    async takePhoto(given: Incoming, accountId: string | null): Promise<TakenPhoto> {
      const drawn = await workshop.takeApart(given, ['picture'], 'photo');
      if (drawn.kind !== 'picture') throw new Error('a picture that was asked for is one');
      const { bytes, width, height } = drawn;
      const id = await keepPhoto({ bytes, width, height }, UNTOLD, accountId);
      return { id, url: `/photos/${id}/640.webp`, width, height };
    },
    /** Takes an uploaded table, rewritten, until it has been read; nothing of it is stored. */
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
    /** Returns a picture in one of the served widths and formats; null when there is none. */
    async readPhoto(id: string, width: number, format: string): Promise<Served | null> {
      if (!isUuid(id) || !isWidth(width) || !isFormat(format)) return null;
      const key = await keys.get(id);
      if (key === null) return null;
      const bytes = await variants.get({ key, width, format });
      return bytes && { bytes, mediaType: FORMATS[format] };
    },
    /** Returns a picture for a PDF: a JPEG of modest size; null when there is none. */
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
    /** Removes files that nothing has named for a day, and unfinished uploads. */
    async sweep(stop?: AbortSignal): Promise<void> {
      await ledger.sweep(stop);
      await incoming.sweep();
    },
    /** The files a person sent; must run after the personalData of the rooms that name files. */
    personalData: ledger.personalData,
    check: () => checkPlace(store, onError),
  };
}

/**
 * Checks whether files can be stored. If the store does not respond, the server starts all the same, because no bid
 * needs files: the failure is reported until it responds. @throws StartError if only an operator can fix it
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

/** Reads the records of photos, and makes new photos from them. */
function photoChanges({ database, store, keys, keepPhoto }: PhotoChangesParts) {
  return {
    /** Returns those of these photos that exist. */
    async findPhotos(ids: readonly string[]): Promise<Map<string, Photo>> {
      const rows = await database.query<Photo>(photosSql, [ids.filter(isUuid)]);
      return new Map(rows.map(photo => [photo.id, photo]));
    },
    /** Turns a photo clockwise and stores the result as a photo of its own. @throws AppError NotFound */
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
    /** Stores the same photo with another alternative text, as a photo of its own. @throws NotFound */
    describePhoto: (id: string, alt: string | null): Promise<Photo> =>
      database.transaction(async writes => {
        const [row] = isUuid(id) ? await writes.query<Photo>(describeSql, [id, alt]) : [];
        return found(row);
      }),
  };
}
