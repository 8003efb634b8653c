import { photoUrl, type Reach } from './fetch-photo.ts';

/** As many photos as an ad may have. */
const PHOTOS_MAX = 200;
const ADDRESS_LENGTH_MAX = 2_000;
/** Up to a blank or a bar; a comma or a semicolon may stand within one. */
const ADDRESSES = /(https?:\/\/[^\s|]+?(?=[,;]*(?:[\s|]|$)|[,;]+https?:))/i;
/** Between names, which may hold blanks; a comma parts them only behind what ends a picture's name. */
const BETWEEN_NAMES = /[|;\t\r\n]+|(?<=\.(?:jpe?g|png|webp|hei[cf]|avif))\s*,/i;

/** Whether a photo is fetched; what is no address is the name of a file in the archive. */
export const isAddress = (photo: string): boolean => /^https?:\/\//i.test(photo);

/** What a cell names as photos, addresses and files in its order, or why it names none. */
export function photosIn(
  cell: unknown,
  reach: Pick<Reach, 'isTrusted'>,
): readonly string[] | 'UNREAD' | 'ADDRESS' | 'LENGTH' {
  const parts = typeof cell === 'string' ? partsOf(cell) : (cell ?? []);
  if (!Array.isArray(parts) || !parts.every(part => typeof part === 'string')) return 'UNREAD';
  const photos = [...new Set(parts.map(part => part.trim()).filter(part => part !== ''))];
  if (photos.length > PHOTOS_MAX) return 'LENGTH';
  const isGood = (photo: string) => {
    // An address of another kind is the name of nothing.
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
 * A name from its end, as it is compared: `photos/Lot 12/front.JPG` is `front.jpg/lot 12/photos/`. So what is called
 * by its last folders, or by its file alone, begins as the whole does.
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
