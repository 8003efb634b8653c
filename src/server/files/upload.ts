import sharp from 'sharp';
import { requireInput } from '../context.ts';

/** As many bytes as a camera's largest photo has, and no more. */
export const UPLOAD_BYTES_MAX = 20 * 1024 * 1024;
const PIXELS_MAX = 60_000_000;
const SIDE_MAX = 4_096;
const SIDE_MIN = 200;
const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

/**
 * A picture from outside, drawn anew: upright, no larger than we need, and without what the camera wrote
 * beside it, such as where it stood. What it is is read from its bytes, never from its name.
 * @throws AppError BadInput, field photo
 */
export async function redraw(bytes: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  requireInput(bytes.length > 0, 'photo');
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  const read = await sharp(bytes, options)
    .metadata()
    .catch(() => null);
  requireInput(read !== null && TAKEN.has(read.format), 'photo');
  requireInput(Math.min(read?.width ?? 0, read?.height ?? 0) >= SIDE_MIN, 'photo');
  const drawn = await sharp(bytes, options)
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  requireInput(drawn !== null, 'photo');
  const { data, info } = drawn as NonNullable<typeof drawn>;
  return { bytes: data, width: info.width, height: info.height };
}
