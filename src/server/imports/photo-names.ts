import { photoUrl, type Reach } from './fetch-photo.ts';

/** The most photos of an ad. */
const PHOTOS_MAX = 200;
const ADDRESS_LENGTH_MAX = 2_000;
/** A URL ends at a space or bar; it may contain commas and semicolons. */
const ADDRESSES = /(https?:\/\/[^\s|]+?(?=[,;]*(?:[\s|]|$)|[,;]+https?:))/i;
/** Separators of file names, which may contain spaces; a comma separates only after a picture's extension. */
const BETWEEN_NAMES = /[|;\t\r\n]+|(?<=\.(?:jpe?g|png|webp|hei[cf]|avif))\s*,/i;

/** Whether a photo is a URL; otherwise it is a file name in the archive. */
export const isAddress = (photo: string): boolean => /^https?:\/\//i.test(photo);

/** Parses a cell's photos, URLs and file names in order, or returns the fault. */
export function photosIn(
  cell: unknown,
  reach: Pick<Reach, 'isTrusted'>,
): readonly string[] | 'UNREAD' | 'ADDRESS' | 'LENGTH' {
  const parts = typeof cell === 'string' ? partsOf(cell) : (cell ?? []);
  if (!Array.isArray(parts) || !parts.every(part => typeof part === 'string')) return 'UNREAD';
  const photos = [...new Set(parts.map(part => part.trim()).filter(part => part !== ''))];
  if (photos.length > PHOTOS_MAX) return 'LENGTH';
  const isGood = (photo: string) => {
    // A URL with another scheme is not a file name.
    if (!isAddress(photo)) return !photo.includes('://');
    try {
      return photoUrl(photo, reach) && photo.length <= ADDRESS_LENGTH_MAX;
    } catch {
      return false;
    }
  };
  return photos.every(isGood) ? photos : 'ADDRESS';
}

const partsOf = (cell: string) =>
  cell
    .split(ADDRESSES)
    .flatMap((part, at) =>
      at % 2 === 1 ? [part] : part.split(BETWEEN_NAMES).map(name => name.replace(/^[\s,]+|[\s,]+$/g, '')),
    );

/**
 * Reverses a path for comparison: `photos/Lot 12/front.JPG` becomes `front.jpg/lot 12/photos/`. A path given by its
 * last folders, or by its file name alone, is then a prefix of the whole.
 */
export const tailOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\\/]+/)
    .filter(part => part !== '' && part !== '.')
    .reverse()
    .map(part => `${part}/`)
    .join('');
