import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { unlessFull } from './folder.ts';

/** The size of a camera's largest photos. */
export const UPLOAD_BYTES_MAX = 20 * 1024 * 1024;
/** No upload takes that long: older files were left behind by a killed process. */
const LEFT_AFTER_MS = 3_600_000;

/** An uploaded file, kept only in this place on the disk until it is checked. */
export type Incoming = AsyncDisposable & { readonly path: string; readonly byteCount: number };

/** Streams uploads to the disk, so that none is ever in memory as a whole. */
export function openIncoming(dataDir: string) {
  const folder = join(dataDir, 'incoming');
  return {
    /**
     * Streams a body to a temporary file, which the caller disposes of; returns null, leaving the rest unread, when it
     * is larger than a photo may be or than `bytesMax`. @throws AppError StorageFull, and what cut the body short
     */
    async receive(body: Readable, bytesMax = UPLOAD_BYTES_MAX): Promise<Incoming | null> {
      // The body may fail before it is read; without a listener, its error would end the process.
      body.on('error', () => {});
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      const remove = () => rm(path, { force: true });
      try {
        const byteCount = await write(path, body, bytesMax);
        if (byteCount !== null) return { path, byteCount, [Symbol.asyncDispose]: remove };
      } catch (error) {
        await remove();
        throw unlessFull(error as NodeJS.ErrnoException);
      }
      await remove();
      return null;
    },
    /** Removes what killed processes left behind. */
    async sweep(): Promise<void> {
      const names = await readdir(folder).catch((): string[] => []);
      for (const name of names) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found && found.mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(path, { force: true });
      }
    },
  };
}

async function write(path: string, body: Readable, bytesMax: number): Promise<number | null> {
  let byteCount = 0;
  await using file = await open(path, 'wx', 0o600);
  // The connection must survive a body that is refused half way: the response is sent on it.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    byteCount += chunk.length;
    if (byteCount > bytesMax) return null;
    await file.write(chunk);
  }
  return byteCount;
}
