import sharp from 'sharp';
import { requireInput } from '../errors.ts';

const PIXELS_MAX = 60_000_000;
const SIDE_MAX = 4_096;
const SIDE_MIN = 200;
/** A re-encoded picture, as WebP. */
export type Drawn = { bytes: Buffer; width: number; height: number };

const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

/**
 * Re-encodes an uploaded picture: upright, within the maximum size, and without the camera's metadata, such as its
 * position. The format is detected from the bytes, never from the name.
 * @throws AppError BadInput
 */
export async function redraw(from: string): Promise<Drawn> {
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  const read = await sharp(from, options)
    .metadata()
    .catch(() => null);
  requireInput(read !== null && TAKEN.has(read.format), 'photo');
  requireInput(Math.min(read?.width ?? 0, read?.height ?? 0) >= SIDE_MIN, 'photo');
  const drawn = await sharp(from, options)
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  requireInput(drawn !== null, 'photo');
  const { data, info } = drawn as NonNullable<typeof drawn>;
  return { bytes: data, width: info.width, height: info.height };
}

/** Turns a picture of ours clockwise by quarter turns. */
export async function turn(bytes: Buffer, quarters: number): Promise<Drawn> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .autoOrient()
    .rotate(90 * quarters)
    .webp({ quality: 92 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
