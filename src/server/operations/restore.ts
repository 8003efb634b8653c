import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { type Config, StartError } from '../config.ts';
import { type FileKey, openIncoming, openStore } from '../files/index.ts';
import { readArchive } from './archive.ts';
import { load } from './load.ts';
import { KEPT_FOLDERS, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { reachAlone } from './reach.ts';

/**
 * Makes the house of a backup again, in an empty database and among the files of this configuration. The file
 * is read through and compared with its own manifest before anything is written; a stop half-way leaves an
 * empty database, and it can be begun again. Files beside it that no row names, as what was sent in since, are told.
 */
export async function restore(config: Config, file: string, tell: (step: string) => void): Promise<Manifest> {
  const manifest = await checkArchive(file);
  tell('the backup is whole; its files come first');
  await using database = await reachAlone(config);
  const store = openStore(config, () => {});
  await store.check();
  const incoming = openIncoming(config.dataDir);
  for await (const { name, byteCount, body } of readArchive(file)) {
    if (!name.startsWith('files/')) continue;
    await using taken = await incoming.receive(Readable.from(body), byteCount);
    if (!taken) throw new Error(`${name} is longer than it says`);
    await store.putFile(name.slice('files/'.length) as FileKey, taken.path);
  }
  tell('now its rows, all of them or none');
  await load(database.url, manifest, readArchive(file));
  const ours = new Set([
    ...manifest.entries.map(([name]) => name),
    ...(manifest.lacking ?? []).map(key => `files/${key}`),
  ]);
  for (const folder of KEPT_FOLDERS) {
    for await (const key of store.list(folder)) {
      // Left there: the place may be another house's too, and only an operator knows (`unnamed.ts`).
      if (!ours.has(`files/${key}`)) tell(`${key} was there before, and nothing names it: npm run unnamed`);
    }
  }
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
    for await (const { name, body } of readArchive(file)) {
      if (name === MANIFEST_NAME) manifest = (await json(body)) as Manifest;
      else digests.set(name, await digestOf(body));
    }
  } catch (error) {
    throw new StartError(`${file} is no whole backup: ${(error as Error).message}`);
  }
  if (manifest?.format !== 1) throw new StartError(`${file} is no backup of this house, or was cut short.`);
  const wrong = manifest.entries.find(([name, digest]) => digests.get(name) !== digest);
  if (wrong) throw new StartError(`${file} is damaged: ${wrong[0]} is not what it was.`);
  return manifest;
}

async function digestOf(body: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of body) hash.update(bytes);
  return hash.digest('hex');
}
