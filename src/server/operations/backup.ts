import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { type FileKey, openStore } from '../files/index.ts';
import { entryOf, type WriteEntry, writeArchive } from './archive.ts';
import { dump } from './dump.ts';
import { KEPT_FOLDERS, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { reachDatabase } from './reach.ts';

/**
 * Writes the whole house into one file, while it runs or not: every row as of one moment, and every file.
 * The file appears when it is whole; nobody but its owner can read it, for it holds all there is of people.
 */
export async function backUp(config: Config, file: string): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.partial`;
  try {
    const manifest = await writeArchive(draft, write => writeHouse(config, write));
    await syncFile(draft);
    await rename(draft, file);
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeHouse(config: Config, write: WriteEntry): Promise<Manifest> {
  await using database = await reachDatabase(config);
  const entries: [string, string][] = [];
  const writeNamed: WriteEntry = async entry => {
    const digest = await write(entry);
    entries.push([entry.name, digest]);
    return digest;
  };
  // What happens from here on may be missing.
  const madeAt = new Date().toISOString();
  // Rows first: a file stands before any row names it, so every file that these rows name is there, or was removed.
  const { fileKeys, ...dumped } = await dump(database.url, writeNamed);
  await writeFiles(config, writeNamed);
  const written = new Set(entries.map(([name]) => name));
  const isKept = (key: FileKey) => KEPT_FOLDERS.some(folder => key.startsWith(`${folder}/`));
  const lacking = fileKeys.filter(key => isKept(key) && !written.has(`files/${key}`));
  const manifest: Manifest = { format: 1, madeAt, ...dumped, entries, lacking };
  await write(entryOf(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest))));
  return manifest;
}

async function writeFiles(config: Config, write: WriteEntry): Promise<void> {
  const store = openStore(config, () => {});
  for (const folder of KEPT_FOLDERS) {
    for await (const key of store.list(folder)) {
      // One that was removed meanwhile is named by no row that stands.
      const found = await store.stream(key);
      if (found) await write({ name: `files/${key}`, ...found });
    }
  }
}

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r');
  await file.sync();
}
