/**
 * The files room: originals as they came, pictures in the widths that pages ask for, made once and kept.
 * It promises that what it serves was drawn anew by us, so no photo carries where it was taken, and that a
 * file's address never changes what it answers. It does not know what a picture shows.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Database, isUuid, statement, type Writes } from '../database/index.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { takeDocument } from './document.ts';
import { type Photo, WIDTHS } from './photo.ts';
import { redraw } from './upload.ts';

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
  `select id, width, height, alt from photos where id = any($1::uuid[])
   order by array_position($1::uuid[], id)`,
);

export type Files = ReturnType<typeof openFiles>;

export function openFiles({ database, folder }: { database: Database; folder: string }) {
  const originals = join(folder, 'originals');
  const variants = join(folder, 'variants');
  const kept = join(folder, 'private');
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

  async function addPhoto(writes: Writes, bytes: Buffer, alt: string | null, size?: Size): Promise<string> {
    const { width, height } = size ?? (await sharp(bytes).metadata());
    const key = createHash('sha256').update(bytes).digest('hex');
    await mkdir(originals, { recursive: true });
    await writeWhole(join(originals, key), bytes);
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
    /** A picture as WebP in one of the widths; null where there is none. */
    async readPhoto(id: string, width: number): Promise<Buffer | null> {
      if (!isUuid(id) || !WIDTHS.includes(width as (typeof WIDTHS)[number])) return null;
      const key = await keys.get(id);
      if (key === null) return null;
      const path = join(variants, `${key}-${width}.webp`);
      return readFile(path).catch(() => draw(key, width, path));
    },
    /** Pictures by their ids, in that order; those there are. */
    findPhotos: (ids: readonly string[]) => database.query<Photo>(photosSql, [ids]),
    /** A picture as papers take it in: JPEG, of a modest size. Null where there is none. */
    async readForPaper(id: string): Promise<Buffer | null> {
      const key = isUuid(id) ? await keys.get(id) : null;
      if (key === null) return null;
      return sharp(join(originals, key)).rotate().resize({ width: 900 }).jpeg({ quality: 80 }).toBuffer();
    },
    /** Keeps bytes that have no public address; answers their key. The same bytes are kept once. */
    async keepPrivate(bytes: Buffer): Promise<string> {
      const key = createHash('sha256').update(bytes).digest('hex');
      await mkdir(kept, { recursive: true });
      await writeWhole(join(kept, key), bytes);
      return key;
    },
    /** Bytes that were kept, whole or not at all; null where there are none. */
    async readPrivate(key: string): Promise<Buffer | null> {
      if (!/^[\da-f]{64}$/.test(key)) return null;
      const bytes = await readFile(join(kept, key)).catch(() => null);
      return bytes && createHash('sha256').update(bytes).digest('hex') === key ? bytes : null;
    },
    /** Takes in a paper somebody hands in. @throws AppError BadInput, field document */
    takeDocument,
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
