import yauzl from 'yauzl';
import { AppError } from '../errors.ts';

/** A picture in an archive: what it is called there, and where its bytes lie. */
export type ArchiveEntry = {
  /** With slashes, and without what leads nowhere; never a path of ours. */
  readonly path: string;
  /** Where its packed bytes begin in the archive, and how many they are. */
  readonly startsAt: number;
  readonly packedBytes: number;
  /** As many as the archive says that it has unpacked: no more are read. */
  readonly byteCount: number;
  readonly isDeflated: boolean;
  /** CRC-32 of what it is unpacked, as the archive says. */
  readonly crc: number;
};

const ENTRIES_MAX = 20_000;
const PATH_LENGTH_MAX = 255;
/** Photos hardly shrink when they are packed; what promises so much more than it holds is made to fill a disk. */
const RATIO_MAX = 100;
const IS_PICTURE = /\.(jpe?g|png|webp|hei[cf]|avif)$/i;
const [STORED, DEFLATED] = [0, 8];
const IS_UTF8 = 0x800;
/** What Unix writes of a link, where it was packed there. */
const [KIND_OF_FILE, LINK] = [0xf000, 0xa000];

/**
 * The pictures in a ZIP by its directory: nothing is unpacked. What else lies in it is left alone.
 * @throws AppError BadInput, FileLocked, FileTooHeavy; whatever the reader stumbles over
 */
export async function entriesIn(archive: string): Promise<ArchiveEntry[]> {
  const zip = await yauzl.openPromise(archive, { autoClose: false, decodeStrings: false });
  try {
    if (zip.entryCount > ENTRIES_MAX) throw new AppError('FileTooHeavy');
    const directoryAt = Number(zip.readEntryCursor);
    const entries: ArchiveEntry[] = [];
    const places: [from: number, to: number][] = [[directoryAt, zip.fileSize]];
    for await (const entry of zip.eachEntry()) {
      const { fileDataStart: startsAt } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
      const { compressedSize: packedBytes, uncompressedSize: byteCount, crc32: crc } = entry;
      places.push([entry.relativeOffsetOfLocalHeader, startsAt + packedBytes]);
      const path = pathOf(entry);
      if (path === null || !IS_PICTURE.test(path)) continue;
      if (entry.isEncrypted()) throw new AppError('FileLocked');
      const isDeflated = entry.compressionMethod === DEFLATED;
      if (!isDeflated && entry.compressionMethod !== STORED) throw new AppError('BadInput');
      entries.push({ path, startsAt, packedBytes, byteCount, isDeflated, crc });
    }
    const unpacked = entries.reduce((sum, { byteCount }) => sum + byteCount, 0);
    if (entries.length === 0) throw new AppError('BadInput');
    if (unpacked > RATIO_MAX * zip.fileSize || overlap(places)) throw new AppError('FileTooHeavy');
    return entries;
  } finally {
    zip.close();
  }
}

/** Whether files lie in one another, or in the directory: so a few bytes are made to be many files. */
function overlap(places: [from: number, to: number][]): boolean {
  const inOrder = places.toSorted(([one], [other]) => one - other);
  return inOrder.some(([from], at) => from < (inOrder[at - 1]?.[1] ?? 0));
}

/** What a file is called in its archive; null where nobody put it there, or where its name leads elsewhere. */
function pathOf({
  generalPurposeBitFlag: flags,
  fileNameRaw,
  extraFields,
  externalFileAttributes,
}: yauzl.Entry) {
  const isLink = ((externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK;
  const named = nameIn(fileNameRaw) ?? yauzl.getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
  // A name that says of itself that it is UTF-8 and is not was made to be read in two ways.
  if (flags & IS_UTF8 && nameIn(fileNameRaw) === null) throw new AppError('BadInput');
  const path = named.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
  const parts = path.split('/');
  const leadsElsewhere = /^[a-z]:/i.test(path) || /\p{C}/u.test(path);
  // Hidden files, what a Mac writes beside each, and ways up begin with these; a way from the root has no first part.
  const isHidden = parts.some(part => part === '' || part === '__MACOSX' || part.startsWith('.'));
  return isLink || leadsElsewhere || isHidden || path.length > PATH_LENGTH_MAX ? null : path;
}

/** Programs often write UTF-8 without saying so. */
function nameIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
