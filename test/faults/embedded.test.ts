import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbedded } from '#embedded/index.ts';
import { openFolder } from '../kit/app.ts';

it('tries again for as long as its database cannot be started, and says so', async () => {
  await using folder = await openFolder();
  const failures: string[] = [];
  await using server = await startEmbedded({
    dataDir: folder.path,
    isDurable: false,
    onFailedStart: error => failures.push(error.message),
  });
  const url = await server.databaseUrl('calandre');
  const [path, hidden] = ['pg_control', 'pg_control.away'].map(name =>
    join(folder.path, 'postgres/global', name),
  ) as [string, string];
  await rename(path, hidden);
  process.kill(server.pid(), 'SIGKILL');
  await expect.poll(() => failures.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(failures[0]).toContain('ended at once');
  expect(await readFile(join(folder.path, 'postgres.log'), 'utf8')).toContain('pg_control');
  await rename(hidden, path);

  const answer = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query('select 1 as one')).rows;
    } catch {
      return null;
    } finally {
      await client.end().catch(() => {});
    }
  };
  await expect.poll(answer, { timeout: 20_000 }).toEqual([{ one: 1 }]);
});
