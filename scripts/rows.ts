/**
 * Asks the migrated database which columns each named statement answers, and writes them to
 * src/server/database/rows.gen.ts: npm run rows. A statement that the database does not understand is named. With
 * `-- --release` it also notes what is asked and brought now, in test/released.gen.json: the next release's migrations
 * have to go on with it, for processes of both run side by side while one takes the other's place.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#embedded/index.ts';
import { migrate } from '#server/database/index.ts';
import { describedColumns, releaseOf } from '#test/kit/columns.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'calandre-rows-'));
const server = await startEmbedded({ dataDir, isDurable: false });
const url = await server.databaseUrl('rows');
await migrate(url);
await writeFile(new URL('../src/server/database/rows.gen.ts', import.meta.url), await describedColumns(url));
if (process.argv.includes('--release')) {
  const noted = JSON.stringify(await releaseOf(url), null, 1);
  await writeFile(new URL('../test/released.gen.json', import.meta.url), `${noted}\n`);
}
await server[Symbol.asyncDispose]();
await rm(dataDir, { recursive: true, force: true });
