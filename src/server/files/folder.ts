import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../errors.ts';
import { StartError } from '../start-error.ts';
import type { Key, Store } from './store.ts';

/** What a system says when a disk, or one's share of it, is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** How a file ends that is being written. */
const DRAFT = '.new';

/** Files under DATA_DIR, one process or several on one machine. */
export function openFolder(dataDir: string): Store {
  const pathOf = (key: Key) => join(dataDir, 'files', key);
  return {
    async put(key, bytes) {
      await writeWhole(pathOf(key), bytes).catch((error: NodeJS.ErrnoException) => {
        throw unlessFull(error);
      });
    },
    async putFile(key, path) {
      await moveWhole(path, pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw unlessFull(error);
      });
    },
    get: key => readFile(pathOf(key)).catch(unlessMissing),
    async stream(key, part) {
      const found = await stat(pathOf(key)).catch(unlessMissing);
      const range = part && { start: part.from, end: part.from + part.byteCount - 1 };
      return (
        found && { body: createReadStream(pathOf(key), range), byteCount: part?.byteCount ?? found.size }
      );
    },
    remove: key => rm(pathOf(key), { force: true }),
    async *list(folder) {
      const names = (await readdir(join(dataDir, 'files', folder)).catch(unlessMissing)) ?? [];
      for (const name of names.toSorted()) if (!name.endsWith(DRAFT)) yield `${folder}/${name}`;
    },
    async check() {
      const folder = join(dataDir, 'files');
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw new StartError(`The files' folder ${folder} cannot be written: ${(error as Error).message}`);
      }
    },
  };
}

/** The error as whoever sends a file is told it. */
export function unlessFull(error: NodeJS.ErrnoException): Error {
  return FULL.has(error.code ?? '') ? new AppError('StorageFull') : error;
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const writeWhole = (path: string, bytes: Buffer) =>
  place(path, draft => writeFile(draft, bytes, { flush: true, mode: 0o600 }));

/** What lies on the same disk is not written again. */
const moveWhole = (from: string, path: string) =>
  place(path, async draft => {
    await rename(from, draft).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error;
      return copyFile(from, draft);
    });
    await using file = await open(draft, 'r');
    await file.sync();
  });

/** On the disk and then moved into place: neither a stop nor a power cut leaves half a file behind. */
async function place(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${process.pid}${DRAFT}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await write(draft);
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The name is on the disk only once its folder is; systems that cannot say so need not be asked. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
