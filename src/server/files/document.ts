import sharp from 'sharp';
import { requireInput } from '../context.ts';

const PIXELS_MAX = 60_000_000;
const SIDE_MAX = 4_096;
const PICTURES = new Set(['jpeg', 'png', 'webp']);
const PDF_HEAD = '%PDF-';
const PDF_END = '%%EOF';

/**
 * A paper from outside: a PDF as it is, a picture drawn anew without what the camera wrote beside it. What
 * it is is read from its bytes, never from its name. @throws AppError BadInput, field document
 */
export async function takeDocument(bytes: Buffer): Promise<{ bytes: Buffer; mediaType: string }> {
  requireInput(bytes.length > 0, 'document');
  if (bytes.subarray(0, 1_024).includes(PDF_HEAD)) {
    requireInput(bytes.subarray(-2_048).includes(PDF_END), 'document');
    return { bytes, mediaType: 'application/pdf' };
  }
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  const read = await sharp(bytes, options)
    .metadata()
    .catch(() => null);
  requireInput(read !== null && PICTURES.has(read.format), 'document');
  const drawn = await sharp(bytes, options)
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer()
    .catch(() => null);
  requireInput(drawn !== null, 'document');
  return { bytes: drawn as Buffer, mediaType: 'image/jpeg' };
}
