/**
 * Asks the migrated database which columns each named statement answers, and writes them to
 * src/server/database/rows.gen.ts: npm run rows. A statement that the database does not understand is named.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#embedded/index.ts';
import { migrate } from '#server/database/index.ts';
import { describedColumns } from '#test/kit/columns.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'calandre-rows-'));
const server = await startEmbedded({ dataDir, isDurable: false });
const url = await server.databaseUrl('rows');
await migrate(url);
await writeFile(new URL('../src/server/database/rows.gen.ts', import.meta.url), await describedColumns(url));
await server[Symbol.asyncDispose]();
await rm(dataDir, { recursive: true, force: true });
