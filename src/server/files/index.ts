/**
 * The files room: originals as they came, pictures in the widths that pages ask for, made once and kept.
 * It promises that what it serves was drawn anew by us, so no photo carries where it was taken, that a
 * file's address never changes what it answers, and that a private file is opened only by a link of minutes.
 * The bytes lie in a folder or a bucket. It does not know what a picture shows, nor who may open what.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Database, isUuid, statement, type Writes } from '../database/index.ts';
import type { Secrets } from '../secrets/index.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { WIDTHS } from './photo.ts';
import { openPrivateFiles } from './private-files.ts';
import type { Key, Store } from './store.ts';
import { redraw } from './upload.ts';

export type { Photo } from './photo.ts';
export type { Opened, PrivateFile } from './private-files.ts';
export { type PhotoRef, photoSchema } from './schema.ts';
export { openStore } from './store.ts';
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

export type Files = ReturnType<typeof openFiles>;

export type FilesParts = {
  readonly database: Database;
  readonly store: Store;
  readonly secrets: Secrets;
  readonly clock: () => number;
};

export function openFiles({ database, store, secrets, clock }: FilesParts) {
  const drawing = new Map<string, Promise<Buffer>>();
  const keys = openSnapshots(async ids => {
    const rows = await database.query<{ id: string; fileKey: string }>(findSql, [ids]);
    return new Map(rows.map(row => [row.id, row.fileKey]));
  }, KEPT_MAX);
  sharp.concurrency(1);
  const turns: Promise<unknown>[] = Array.from({ length: DRAWN_AT_ONCE }, () => Promise.resolve());

  function draw(key: string, width: number, path: Key): Promise<Buffer> {
    const known = drawing.get(path);
    if (known) return known;
    const lane = turns.shift() ?? Promise.resolve();
    const made = lane.then(() => drawVariant(store, originalOf(key), width, path));
    turns.push(made.catch(() => {}));
    drawing.set(path, made);
    void made.finally(() => drawing.delete(path)).catch(() => {});
    return made;
  }

  async function addPhoto(writes: Writes, bytes: Buffer, alt: string | null, size?: Size): Promise<string> {
    const { width, height } = size ?? (await sharp(bytes).metadata());
    const key = createHash('sha256').update(bytes).digest('hex');
    await store.put(originalOf(key), bytes);
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
    /** A drawing of ours as PNG, for those who take no other. */
    drawPng: (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer(),
    /** A picture as WebP in one of the widths; null where there is none. */
    async readPhoto(id: string, width: number): Promise<Buffer | null> {
      if (!isUuid(id) || !WIDTHS.includes(width as (typeof WIDTHS)[number])) return null;
      const key = await keys.get(id);
      if (key === null) return null;
      const path: Key = `variants/${key}-${width}.webp`;
      return (await store.get(path)) ?? draw(key, width, path);
    },
    ...openPrivateFiles({ store, secrets, clock }),
    /** Whether files can be kept at all. @throws StartError */
    check: store.check,
  };
}

const originalOf = (key: string): Key => `originals/${key}`;

async function drawVariant(store: Store, original: Key, width: number, path: Key): Promise<Buffer> {
  const given = await store.get(original);
  if (given === null) throw new Error(`${original} is missing among the files`);
  // Drawn anew without what the camera wrote beside it, and upright as the camera was held.
  const bytes = await sharp(given, { density: 96 })
    .rotate()
    .resize({ width, withoutEnlargement: false })
    .webp({ quality: 82 })
    .toBuffer();
  await store.put(path, bytes);
  return bytes;
}
