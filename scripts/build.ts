/** Builds the pages for production, and beside each text file its compressed forms: npm run build. */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROUTE_TREES, tableAt } from '#web/route-trees.ts';
import { compactManifest } from './routes-manifest.ts';

const require = createRequire(import.meta.url);
const manifest = require.resolve('@react-router/dev/package.json');
const command = join(
  dirname(manifest),
  (require(manifest) as { bin: { 'react-router': string } }).bin['react-router'],
);
const built = spawnSync(process.execPath, [command, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (built.status !== 0) process.exit(built.status ?? 1);

const MANIFEST = /^manifest-\w+\.js$/;
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const client = fileURLToPath(new URL('../build/client/', import.meta.url));
const assets = join(client, 'assets');
for (const name of (await readdir(assets)).filter(name => MANIFEST.test(name))) {
  const whole = await readFile(join(assets, name), 'utf8');
  for (const tree of ROUTE_TREES)
    await writeFile(join(assets, tableAt(name, tree)), compactManifest(whole, tree));
  await rm(join(assets, name));
}
for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${path}.gz`, await deflate(bytes, { level: 9 }));
}
