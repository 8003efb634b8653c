import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/kit/database.ts';
import { isReplaced, migrate } from './migrate.ts';

it('a migration that waits for who reads for long lets everybody pass who comes after', async () => {
  await using db = await openTestDatabase();
  const client = () => new pg.Client({ connectionString: db.url });
  const [backup, visitor] = [client(), client()];
  await Promise.all([backup.connect(), visitor.connect()]);
  // As before the migration that gave invoices their proof.
  await db.owner('drop function is_proof; alter table invoices drop column finding_id');
  await db.owner("delete from migrations where name like '0143%'");
  await backup.query('begin');
  await backup.query('select from invoices');
  const migrated = migrate(db.url);
  const isWaiting = `select from pg_stat_activity where application_name = 'calandre migrations'
    and wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(() => db.owner(isWaiting)).toHaveLength(1);
  // Behind a change that waits without an end this one would as well.
  await visitor.query("set statement_timeout = '20s'");
  expect((await visitor.query('select from invoices')).rowCount).toBe(0);
  await backup.query('commit');
  await migrated;
  expect(await db.owner("select from migrations where name like '0143%'")).toHaveLength(1);
  await Promise.all([backup.end(), visitor.end()]);
});

it('a newer release is seen by any migration that this one does not know, whatever its number', async () => {
  await using db = await openTestDatabase();
  expect(await isReplaced(db.database)).toBe(false);
  await db.owner("insert into migrations (name, checksum) values ('0205-filled-later.sql', '')");
  expect(await isReplaced(db.database)).toBe(true);
});

const FOLDER = new URL('./migrations/', import.meta.url);

/** The tables of before that a migration changes and makes an index of. */
function changedAndIndexed(text: string): string[] {
  const named = (verb: RegExp) => [...text.matchAll(verb)].map(([, table]) => table);
  const [made, changed] = [named(/^create table (\w+)/gm), named(/^alter table (\w+)/gm)];
  const indexed = named(/^create (?:unique )?index \w+\s+on (\w+)/gm);
  return indexed.flatMap(table => (table && changed.includes(table) && !made.includes(table) ? [table] : []));
}

it('no table of before is kept from its readers while an index of it is made', async () => {
  const found: string[] = [];
  for (const name of (await readdir(FOLDER)).sort())
    for (const table of changedAndIndexed(await readFile(new URL(name, FOLDER), 'utf8')))
      found.push(`${name.slice(0, 4)} ${table}`);
  // Those before stand as they were applied.
  expect(found).toContain('0198 ads');
  expect(found.filter(each => each > '0209')).toEqual([]);
});
