import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '../config.ts';
import { openStore } from '../files/index.ts';
import { dump } from './dump.ts';
import { digestOf, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { reachDatabase } from './reach.ts';
import { ARCHIVE_END, type Entry, packEntry } from './tar.ts';

/** Variants are drawn again from their originals whenever they are asked for. */
const KEPT_FOLDERS = ['originals', 'private'] as const;

/**
 * Writes the whole house into one file, while it runs or not: every row as of one moment, and every file.
 * The file appears when it is whole; nobody but its owner can read it, for it holds all there is of people.
 */
export async function backUp(config: Config, file: string): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.partial`;
  try {
    const manifest = await writeArchive(config, draft);
    await syncFile(draft);
    await rename(draft, file);
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeArchive(config: Config, path: string): Promise<Manifest> {
  await using database = await reachDatabase(config);
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(path, { mode: 0o600 }));
  // Told where it is awaited; until then a full disk must not end us.
  written.catch(() => {});
  const entries: [string, string][] = [];
  const write = async (entry: Entry) => {
    entries.push([entry.name, digestOf(entry.bytes)]);
    if (!gzip.write(packEntry(entry))) await Promise.race([once(gzip, 'drain'), written]);
  };
  try {
    // Rows first: a file stands before any row names it, so every file that these rows name is there.
    const dumped = await dump(database.url, write);
    await writeFiles(config, write);
    const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...dumped, entries };
    gzip.write(packEntry({ name: MANIFEST_NAME, bytes: Buffer.from(JSON.stringify(manifest)) }));
    gzip.end(ARCHIVE_END);
    await written;
    return manifest;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    throw error;
  }
}

async function writeFiles(config: Config, write: (entry: Entry) => Promise<void>): Promise<void> {
  const store = openStore(config, () => {});
  for (const folder of KEPT_FOLDERS) {
    for await (const key of store.list(folder)) {
      // One that was removed meanwhile is named by no row that stands.
      const bytes = await store.get(key);
      if (bytes) await write({ name: `files/${key}`, bytes });
    }
  }
}

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r');
  await file.sync();
}
