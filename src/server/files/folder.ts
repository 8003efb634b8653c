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

/** The errors of a full disk or an exhausted quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The extension of a file that is being written. */
const DRAFT = '.new';

/** Opens the files under DATA_DIR, for one or several processes on one machine. */
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

/** Turns the error of a full disk into the one that the uploader sees. */
export function unlessFull(error: NodeJS.ErrnoException): Error {
  return FULL.has(error.code ?? '') ? new AppError('StorageFull') : error;
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const writeWhole = (path: string, bytes: Buffer) =>
  place(path, draft => writeFile(draft, bytes, { flush: true, mode: 0o600 }));

/** Moves a file; on the same disk, without copying it. */
const moveWhole = (from: string, path: string) =>
  place(path, async draft => {
    await rename(from, draft).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error;
      return copyFile(from, draft);
    });
    await using file = await open(draft, 'r');
    await file.sync();
  });

/** Writes to a temporary file, then renames it: neither a stop nor a power cut leaves half a file behind. */
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

/** Syncs the folder, which makes the file's name durable; ignored on systems that do not support it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
