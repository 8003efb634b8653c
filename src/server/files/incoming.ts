import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { unlessFull } from './folder.ts';

/** As many bytes as a camera's largest photo has, and no more. */
export const UPLOAD_BYTES_MAX = 20 * 1024 * 1024;
/** No upload takes so long: what is older was left behind by a process that was killed. */
const LEFT_AFTER_MS = 3_600_000;

/** A file from outside, on the disk and nowhere else until it is judged. */
export type Incoming = AsyncDisposable & { readonly path: string; readonly byteCount: number };

/** Takes bodies in as they come, so that none is ever in memory as a whole. */
export function openIncoming(dataDir: string) {
  const folder = join(dataDir, 'incoming');
  return {
    /**
     * Writes a body beside the files; null when it has more bytes than a photo may have, or than is said, and the rest
     * of it is not read. Whoever receives it disposes of it. @throws AppError StorageFull, and what cut the body short
     */
    async receive(body: Readable, bytesMax = UPLOAD_BYTES_MAX): Promise<Incoming | null> {
      // A body may break before it is read; an error that nobody listens for would end the process.
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
    /** Removes what was left behind. */
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
  // The connection outlives a body that is refused half way: the answer goes out on it.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    byteCount += chunk.length;
    if (byteCount > bytesMax) return null;
    await file.write(chunk);
  }
  return byteCount;
}
