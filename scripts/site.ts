/** Writes the documentation as a folder of pages that any web server gives: npm run site -- [folder]. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeSite } from './site-pages.ts';

const folder = resolve(process.argv[2] ?? 'artifacts/site');
const site = await makeSite();
for (const [path, body] of site) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
console.log(`${site.size} files in ${folder}`);
