/** The archive of a backup: tar in gzip, so that any system can look into it without us. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** One file of an archive; its bytes come in pieces, for a film may be larger than memory. */
export type Entry = {
  readonly name: string;
  readonly byteCount: number;
  readonly body: AsyncIterable<Buffer>;
};
/** Writes an entry and answers the SHA-256 of its bytes. */
export type WriteEntry = (entry: Entry) => Promise<string>;

/** An entry whose bytes are at hand. */
export function entryOf(name: string, bytes: Buffer): Entry {
  return { name, byteCount: bytes.length, body: Readable.from([bytes]) };
}

/**
 * Writes an archive, which nobody but its owner can read, of what `fill` gives it.
 * @throws what `fill` throws, and what the disk says where it takes no more
 */
export async function writeArchive<Result>(
  path: string,
  fill: (write: WriteEntry) => Promise<Result>,
): Promise<Result> {
  const archive = pack();
  const written = pipeline(Readable.from(archive), createGzip(), createWriteStream(path, { mode: 0o600 }));
  let cause: unknown;
  // A full disk ends the entry that is being written, which tells; it must not end us.
  written.catch(error => {
    cause = error;
    archive.destroy(error);
  });
  const write: WriteEntry = async ({ name, byteCount, body }) => {
    const hash = createHash('sha256');
    const sink = archive.entry({ name, size: byteCount, mode: 0o600, mtime: new Date(0) });
    for await (const bytes of body) {
      hash.update(bytes);
      if (!sink.write(bytes)) await once(sink, 'drain');
    }
    sink.end();
    return hash.digest('hex');
  };
  try {
    const result = await fill(write);
    archive.finalize();
    await written;
    return result;
  } catch (error) {
    archive.destroy(error as Error);
    await written.catch(() => {});
    throw cause ?? error;
  }
}

/** The entries of an archive in their order, each to be read before the next. @throws where it is cut short */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  // What an older house wrote has no mark of its dialect in its headers.
  const archive = extract({ allowUnknownFormat: true });
  const reading = pipeline(createReadStream(path), createGunzip(), archive);
  reading.catch(error => archive.destroy(error));
  for await (const entry of archive) {
    yield { name: entry.header.name, byteCount: entry.header.size ?? 0, body: entry };
    entry.resume();
  }
  await reading;
}
