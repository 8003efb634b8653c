/**
 * The files room: originals as they came, pictures in the widths that pages ask for, made once and kept, and
 * papers. It promises that a picture it serves was drawn anew by us, so none carries where it was taken, and
 * that a file's address never changes what it answers: a photo that is turned or told otherwise is another
 * photo. It does not know what a picture shows.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Database, isUuid, statement, type Writes } from '../database/index.ts';
import { found } from '../errors.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { addDocument, countDocuments, findDocument, readDocument } from './documents.ts';
import { type Photo, WIDTHS } from './photo.ts';
import { redraw, turn } from './upload.ts';

export { documentIdOf } from './documents.ts';
export type { Photo } from './photo.ts';
export { type PhotoRef, photoSchema } from './schema.ts';
export { UPLOAD_BYTES_MAX } from './upload.ts';

type Size = { readonly width: number; readonly height: number };

const KEPT_MAX = 20_000;
/** Pictures drawn at a time: the processor belongs to the bids. */
const DRAWN_AT_ONCE = 2;

const addSql = statement(
  'files.addPhoto',
  'insert into photos (file_key, width, height, alt) values ($1, $2, $3, $4) returning id',
);
const findSql = statement(
  'files.findKeys',
  'select id, file_key as "fileKey" from photos where id = any($1::uuid[])',
);
const photosSql = statement(
  'files.findPhotos',
  'select id, width, height, alt from photos where id = any($1::uuid[])',
);
const describeSql = statement(
  'files.describePhoto',
  `insert into photos (file_key, width, height, alt) select file_key, width, height, $2 from photos where id = $1
   returning id, width, height, alt`,
);

export type Files = ReturnType<typeof openFiles>;

export function openFiles({ database, folder }: { database: Database; folder: string }) {
  const originals = join(folder, 'originals');
  const variants = join(folder, 'variants');
  const drawing = new Map<string, Promise<Buffer>>();
  const keys = openSnapshots(async ids => {
    const rows = await database.query<{ id: string; fileKey: string }>(findSql, [ids]);
    return new Map(rows.map(row => [row.id, row.fileKey]));
  }, KEPT_MAX);
  sharp.concurrency(1);
  const turns: Promise<unknown>[] = Array.from({ length: DRAWN_AT_ONCE }, () => Promise.resolve());

  function draw(key: string, width: number, path: string): Promise<Buffer> {
    const known = drawing.get(path);
    if (known) return known;
    const lane = turns.shift() ?? Promise.resolve();
    const made = lane.then(() => drawVariant(join(originals, key), width, path));
    turns.push(made.catch(() => {}));
    drawing.set(path, made);
    void made.finally(() => drawing.delete(path)).catch(() => {});
    return made;
  }

  /** Puts the bytes among the originals; answers their key. */
  async function keep(bytes: Buffer): Promise<string> {
    const key = createHash('sha256').update(bytes).digest('hex');
    await mkdir(originals, { recursive: true });
    await writeWhole(join(originals, key), bytes);
    return key;
  }

  async function addPhoto(writes: Writes, bytes: Buffer, alt: string | null, size?: Size): Promise<string> {
    const { width, height } = size ?? (await sharp(bytes).metadata());
    const key = await keep(bytes);
    const [row] = await writes.query<{ id: string }>(addSql, [key, width, height, alt]);
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
    /** These photos, those that there are. */
    async findPhotos(ids: readonly string[]): Promise<Map<string, Photo>> {
      const rows = await database.query<Photo>(photosSql, [ids.filter(isUuid)]);
      return new Map(rows.map(photo => [photo.id, photo]));
    },
    /** The same photo turned to the right, as a photo of its own. @throws AppError NotFound */
    async turnPhoto(id: string, quarterTurns: number): Promise<Photo> {
      const key = found(isUuid(id) ? await keys.get(id) : null);
      const { bytes, width, height } = await turn(await readFile(join(originals, key)), quarterTurns);
      const [known] = await database.query<Photo>(photosSql, [[id]]);
      const alt = known?.alt ?? null;
      const added = await database.transaction(writes => addPhoto(writes, bytes, alt, { width, height }));
      return { id: added, width, height, alt };
    },
    /** The same photo with other words for those who can't see it, as a photo of its own. @throws NotFound */
    describePhoto: (id: string, alt: string | null): Promise<Photo> =>
      database.transaction(async writes => {
        const [row] = isUuid(id) ? await writes.query<Photo>(describeSql, [id, alt]) : [];
        return found(row);
      }),
    /** Takes in a paper from outside: a PDF as it is, a picture drawn anew. @throws AppError BadInput */
    takeDocument: (given: Buffer) => addDocument({ database, keep }, given),
    /** How many of these papers there are. */
    countDocuments: (ids: readonly string[]) => countDocuments(database, ids),
    /** A paper's bytes; null where there is none of that name. */
    async readDocument(id: string, extension: string): Promise<Buffer | null> {
      const document = isUuid(id) ? await findDocument(database, id) : null;
      return document?.extension === extension ? readDocument(originals, document) : null;
    },
    /** A picture as WebP in one of the widths; null where there is none. */
    async readPhoto(id: string, width: number): Promise<Buffer | null> {
      if (!isUuid(id) || !WIDTHS.includes(width as (typeof WIDTHS)[number])) return null;
      const key = await keys.get(id);
      if (key === null) return null;
      const path = join(variants, `${key}-${width}.webp`);
      return readFile(path).catch(() => draw(key, width, path));
    },
  };
}

async function drawVariant(original: string, width: number, path: string): Promise<Buffer> {
  // Drawn anew without what the camera wrote beside it, and upright as the camera was held.
  const bytes = await sharp(original, { density: 96 })
    .rotate()
    .resize({ width, withoutEnlargement: false })
    .webp({ quality: 82 })
    .toBuffer();
  await mkdir(join(path, '..'), { recursive: true });
  await writeWhole(path, bytes);
  return bytes;
}

/** Moved into place whole: a start cut short leaves no half file behind. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.new`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
