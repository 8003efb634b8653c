import sharp, { type Sharp } from 'sharp';
import { FORMATS, type Format, WIDTHS } from './photo.ts';
import type { Key, Store } from './store.ts';

/** How many pictures are drawn at a time: bids have priority on the processor. */
const DRAWN_AT_ONCE = 2;
const BLUR_WIDTH = 12;

export type Variant = { readonly key: string; readonly width: number; readonly format: Format };

export const originalOf = (key: string): Key => `originals/${key}`;

const variantOf = ({ key, width, format }: Variant): Key => `variants/${key}-${width}.${format}`;

/** Returns the keys of all possible variants of a file; private files have none. */
export function variantKeysOf(original: Key): Key[] {
  const [folder, key = ''] = original.split('/');
  if (folder !== 'originals') return [];
  const formats = Object.keys(FORMATS) as Format[];
  return WIDTHS.flatMap(width => formats.map(format => variantOf({ key, width, format })));
}

/** The pictures that pages request: made from the original at the first request, and kept. */
export function openVariants(store: Store) {
  const drawing = new Map<Key, Promise<Buffer | null>>();
  sharp.concurrency(1);
  const turns: Promise<unknown>[] = Array.from({ length: DRAWN_AT_ONCE }, () => Promise.resolve());

  function draw(path: Key, variant: Variant): Promise<Buffer | null> {
    const known = drawing.get(path);
    if (known) return known;
    const lane = turns.shift() ?? Promise.resolve();
    const made = lane.then(() => drawVariant(store, path, variant));
    turns.push(made.catch(() => {}));
    drawing.set(path, made);
    void made.finally(() => drawing.delete(path)).catch(() => {});
    return made;
  }

  return {
    /** Returns null if the original has been removed. */
    async get(variant: Variant): Promise<Buffer | null> {
      const path = variantOf(variant);
      return (await store.get(path)) ?? draw(path, variant);
    },
  };
}

/** The AVIF effort costs no more than WebP, and still saves a third of the size. */
const encode: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  avif: picture => picture.avif({ quality: 55, effort: 2 }),
  webp: picture => picture.webp({ quality: 82 }),
  jpg: picture => picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
};

async function drawVariant(store: Store, path: Key, { key, width, format }: Variant): Promise<Buffer | null> {
  const given = await store.get(originalOf(key));
  if (given === null) return null;
  // Re-encoded without the camera's metadata, and upright.
  const picture = sharp(given, { density: 96 }).rotate().resize({ width, withoutEnlargement: false });
  const bytes = await encode[format](picture).toBuffer();
  // A full disk, which the store reports itself, must not keep the picture from its viewer.
  await store.put(path, bytes).catch(() => {});
  return bytes;
}

/** Returns a tiny version of the picture, which the browser blurs by stretching it. */
export async function blurOf(bytes: Buffer): Promise<string> {
  const drawn = await sharp(bytes, { density: 2 })
    .rotate()
    .flatten({ background: '#888' })
    .resize({ width: BLUR_WIDTH })
    .webp({ quality: 30 })
    .toBuffer();
  return drawn.toString('base64');
}
