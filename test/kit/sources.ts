import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export type Source = { path: string; text: string; lines: string[] };

async function sourcesOf(...folders: string[]): Promise<Source[]> {
  const sources: Source[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(ts|tsx)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const text = await readFile(path, 'utf8');
      sources.push({ path: path.slice(ROOT.length), text, lines: text.split('\n') });
    }
  }
  return sources;
}

/** Everything people wrote here, tests and scripts too. */
export const written = (await sourcesOf('src', 'demo', 'embedded-postgres', 'test', 'scripts')).filter(
  ({ path }) => !/\.gen\.ts$/.test(path),
);

/** What runs, the demo and the database that comes with it too. */
export const code = written.filter(
  ({ path }) => !/^(test|scripts)\//.test(path) && !/\.test\.tsx?$/.test(path),
);
