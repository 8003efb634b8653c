import yauzl from 'yauzl';
import { AppError } from '../errors.ts';

/** A picture in an archive: its name and the position of its bytes. */
export type ArchiveEntry = {
  /** With slashes, and without hidden or absolute parts; never used as a path on the disk. */
  readonly path: string;
  /** The position and size of the compressed bytes in the archive. */
  readonly startsAt: number;
  readonly packedBytes: number;
  /** The uncompressed size that the archive declares: no more is read. */
  readonly byteCount: number;
  readonly isDeflated: boolean;
  /** The CRC-32 of the uncompressed bytes, as the archive declares it. */
  readonly crc: number;
};

const ENTRIES_MAX = 20_000;
const PATH_LENGTH_MAX = 255;
/** Photos hardly shrink when compressed; a higher ratio is made to fill a disk. */
const RATIO_MAX = 100;
const IS_PICTURE = /\.(jpe?g|png|webp|hei[cf]|avif)$/i;
const [STORED, DEFLATED] = [0, 8];
const IS_UTF8 = 0x800;
/** The file type in Unix attributes, to recognise symbolic links. */
const [KIND_OF_FILE, LINK] = [0xf000, 0xa000];

/**
 * Returns the pictures in a ZIP from its directory, without decompressing anything. Other entries are ignored.
 * @throws AppError BadInput, FileLocked, FileTooHeavy; any error of the reader
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

/** Whether entries overlap each other or the directory, as in a ZIP bomb. */
function overlap(places: [from: number, to: number][]): boolean {
  const inOrder = places.toSorted(([one], [other]) => one - other);
  return inOrder.some(([from], at) => from < (inOrder[at - 1]?.[1] ?? 0));
}

/** Returns an entry's path; null for a link, a hidden file or a path that leads out of the archive. */
function pathOf({
  generalPurposeBitFlag: flags,
  fileNameRaw,
  extraFields,
  externalFileAttributes,
}: yauzl.Entry) {
  const isLink = ((externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK;
  const named = nameIn(fileNameRaw) ?? yauzl.getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
  // A name flagged as UTF-8 that is not was made to be read in two ways.
  if (flags & IS_UTF8 && nameIn(fileNameRaw) === null) throw new AppError('BadInput');
  const path = named.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
  const parts = path.split('/');
  const leadsElsewhere = /^[a-z]:/i.test(path) || /\p{C}/u.test(path);
  // Excludes hidden files, macOS metadata, '..' and absolute paths (whose first part is empty).
  const isHidden = parts.some(part => part === '' || part === '__MACOSX' || part.startsWith('.'));
  return isLink || leadsElsewhere || isHidden || path.length > PATH_LENGTH_MAX ? null : path;
}

/** Programs often write UTF-8 without setting the flag. */
function nameIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
