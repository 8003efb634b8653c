import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Config, StartError } from '../config.ts';
import { type FileKey, openStore } from '../files/index.ts';
import { load } from './load.ts';
import { digestOf, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { reachAlone } from './reach.ts';
import { type Entry, unpackEntries } from './tar.ts';

/**
 * Makes the house of a backup again, in an empty database and among the files of this configuration. The file
 * is read through and compared with its own manifest before anything is written; a stop half-way leaves an
 * empty database, and it can be begun again.
 */
export async function restore(config: Config, file: string, tell: (step: string) => void): Promise<Manifest> {
  const manifest = await checkArchive(file);
  tell('the backup is whole; its files come first');
  await using database = await reachAlone(config);
  const store = openStore(config, () => {});
  await store.check();
  for await (const { name, bytes } of entriesOf(file)) {
    if (name.startsWith('files/')) await store.put(name.slice('files/'.length) as FileKey, bytes);
  }
  tell('now its rows, all of them or none');
  await load(database.url, manifest, entriesOf(file));
  return manifest;
}

/** The manifest of a backup that is whole. @throws StartError saying what is wrong with it */
async function checkArchive(file: string): Promise<Manifest> {
  await access(file).catch(() => {
    throw new StartError(`There is no backup ${file}.`);
  });
  const digests = new Map<string, string>();
  let manifest: Manifest | null = null;
  try {
    for await (const { name, bytes } of entriesOf(file)) {
      if (name === MANIFEST_NAME) manifest = JSON.parse(bytes.toString()) as Manifest;
      else digests.set(name, digestOf(bytes));
    }
  } catch (error) {
    throw new StartError(`${file} is no whole backup: ${(error as Error).message}`);
  }
  if (manifest?.format !== 1) throw new StartError(`${file} is no backup of this house, or was cut short.`);
  const wrong = manifest.entries.find(([name, digest]) => digests.get(name) !== digest);
  if (wrong) throw new StartError(`${file} is damaged: ${wrong[0]} is not what it was.`);
  return manifest;
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  // A broken stream is told by the reader below.
  reading.catch(() => {});
  yield* unpackEntries(gunzip);
}
