/**
 * The files room: originals as they came, pictures in the widths and forms that pages ask for, made once and kept, and
 * papers. It promises that a picture it serves was drawn anew by us, so none carries where it was taken, that
 * a file's address never changes what it answers (a photo turned or told otherwise is another photo), and
 * that a private file is opened only by a link of minutes. The bytes lie in a folder or a bucket. It does not
 * know what a picture shows, nor who may open what.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Database, isUuid, statement, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import type { Secrets } from '../secrets/index.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { openDocuments } from './documents.ts';
import { FORMATS, isFormat, isWidth, type Photo } from './photo.ts';
import { openPrivateFiles } from './private-files.ts';
import type { Store } from './store.ts';
import { redraw, turn } from './upload.ts';
import { blurOf, openVariants, originalOf } from './variants.ts';

export { documentIdOf } from './documents.ts';
export type { Photo } from './photo.ts';
export type { Opened, PrivateFile } from './private-files.ts';
export { type PhotoRef, photoSchema } from './schema.ts';
export { type Key as FileKey, openStore } from './store.ts';
export { UPLOAD_BYTES_MAX } from './upload.ts';

type Served = { readonly bytes: Buffer; readonly mediaType: string };
type Size = { readonly width: number; readonly height: number };

const KEPT_MAX = 20_000;

const addSql = statement(
  'files.addPhoto',
  'insert into photos (file_key, width, height, alt, blur) values ($1, $2, $3, $4, $5) returning id',
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
  `insert into photos (file_key, width, height, alt, blur)
   select file_key, width, height, $2, blur from photos where id = $1
   returning id, width, height, alt, blur`,
);

export type Files = ReturnType<typeof openFiles>;

export type FilesParts = {
  readonly database: Database;
  readonly store: Store;
  readonly secrets: Secrets;
  readonly clock: () => number;
};

export function openFiles({ database, store, secrets, clock }: FilesParts) {
  const variants = openVariants(store);
  const keys = openSnapshots(async ids => {
    const rows = await database.query<{ id: string; fileKey: string }>(findSql, [ids]);
    return new Map(rows.map(row => [row.id, row.fileKey]));
  }, KEPT_MAX);

  /** Puts the bytes among the originals; answers their key. */
  async function keep(bytes: Buffer): Promise<string> {
    const key = createHash('sha256').update(bytes).digest('hex');
    await store.put(originalOf(key), bytes);
    return key;
  }

  async function addPhoto(writes: Writes, bytes: Buffer, alt: string | null, size?: Size): Promise<string> {
    const { width, height } = size ?? (await sharp(bytes).metadata());
    const [key, blur] = await Promise.all([keep(bytes), blurOf(bytes)]);
    const [row] = await writes.query<{ id: string }>(addSql, [key, width, height, alt, blur]);
    if (!row) throw new Error('a photo that was just added has an id');
    return row.id;
  }

  return {
    /** Keeps a picture; the same bytes are kept once. */
    addPhoto,
    /** Takes in a picture from outside, drawn anew. @throws AppError BadInput */
    async takePhoto(given: Buffer): Promise<{ id: string; url: string; width: number; height: number }> {
      const { bytes, width, height } = await redraw(given);
      const id = await database.transaction(writes => addPhoto(writes, bytes, null, { width, height }));
      return { id, url: `/photos/${id}/640.webp`, width, height };
    },
    ...photoChanges({ database, store, keys, addPhoto }),
    ...openDocuments({ database, keep, read: key => store.get(originalOf(key)) }),
    /** A drawing of ours as PNG, for those who take no other. */
    drawPng: (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer(),
    /** A picture in one of the widths and forms it is served in; null where there is none. */
    async readPhoto(id: string, width: number, format: string): Promise<Served | null> {
      if (!isUuid(id) || !isWidth(width) || !isFormat(format)) return null;
      const key = await keys.get(id);
      if (key === null) return null;
      return { bytes: await variants.get({ key, width, format }), mediaType: FORMATS[format] };
    },
    /** A picture as papers take it in: JPEG, of a modest size. Null where there is none. */
    async readForPaper(id: string): Promise<Buffer | null> {
      const key = isUuid(id) ? await keys.get(id) : null;
      const original = key === null ? null : await store.get(originalOf(key));
      return original && sharp(original).rotate().resize({ width: 900 }).jpeg({ quality: 80 }).toBuffer();
    },
    ...openPrivateFiles({ store, secrets, clock }),
    /** Whether files can be kept at all. @throws StartError */
    check: store.check,
  };
}

type PhotoChangesParts = Pick<FilesParts, 'database' | 'store'> & {
  readonly keys: { get(id: string): Promise<string | null> };
  readonly addPhoto: (writes: Writes, bytes: Buffer, alt: string | null, size: Size) => Promise<string>;
};

/** Photos as records, and the new ones that are made of them. */
function photoChanges({ database, store, keys, addPhoto }: PhotoChangesParts) {
  return {
    /** These photos, those that there are. */
    async findPhotos(ids: readonly string[]): Promise<Map<string, Photo>> {
      const rows = await database.query<Photo>(photosSql, [ids.filter(isUuid)]);
      return new Map(rows.map(photo => [photo.id, photo]));
    },
    /** The same photo turned to the right, as a photo of its own. @throws AppError NotFound */
    async turnPhoto(id: string, quarterTurns: number): Promise<Photo> {
      const key = found(isUuid(id) ? await keys.get(id) : null);
      const original = found(await store.get(originalOf(key)));
      const { bytes, width, height } = await turn(original, quarterTurns);
      const [known] = await database.query<Photo>(photosSql, [[id]]);
      const alt = known?.alt ?? null;
      const added = await database.transaction(writes => addPhoto(writes, bytes, alt, { width, height }));
      return { id: added, width, height, alt, blur: await blurOf(bytes) };
    },
    /** The same photo with other words for those who can't see it, as a photo of its own. @throws NotFound */
    describePhoto: (id: string, alt: string | null): Promise<Photo> =>
      database.transaction(async writes => {
        const [row] = isUuid(id) ? await writes.query<Photo>(describeSql, [id, alt]) : [];
        return found(row);
      }),
  };
}
