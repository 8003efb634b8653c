import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, StartError } from '../config.ts';
import { BUILD_FOLDER } from './pages.ts';

const ROOT = fileURLToPath(new URL('../', BUILD_FOLDER));

/**
 * Builds the pages when they are missing or, in development, older than their sources.
 * @throws StartError with the builder's last line
 */
export async function buildPages({ isProduction }: Pick<Config, 'isProduction'>): Promise<void> {
  const builtAt = await timeOf(fileURLToPath(new URL('server/index.js', BUILD_FOLDER)));
  if (builtAt !== null && (isProduction || builtAt > (await newestSource()))) return;
  console.log('Building the pages…');
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', chunk => {
    said += chunk;
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  if ((await promise) !== 0)
    throw new StartError(`The pages can't be built: ${said.trim().split('\n').at(-1)}`);
}

async function newestSource(): Promise<number> {
  let newest = 0;
  for (const folder of ['src/web', 'src/shared']) {
    for (const entry of await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.includes('.test.')) continue;
      newest = Math.max(newest, (await timeOf(join(entry.parentPath, entry.name))) ?? 0);
    }
  }
  return newest;
}

async function timeOf(path: string): Promise<number | null> {
  return stat(path).then(
    found => found.mtimeMs,
    () => null,
  );
}
