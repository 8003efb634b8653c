import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '#server/database/index.ts';
import { describedColumns } from './kit/columns.ts';
import { openTestDatabase, type TestDatabase } from './kit/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

it('every named statement is understood, and answers the columns that are committed', async () => {
  const committed = await readFile(new URL('../src/server/database/rows.gen.ts', import.meta.url), 'utf8');
  expect(await describedColumns(db.url)).toBe(committed);
});

it('a renamed column names the statements that ask for it', async () => {
  await db.owner('alter table ads rename column mileage to distance');
  await expect(describedColumns(db.url)).rejects.toThrow(/^ads\.\w+: column .*mileage.* does not exist/);
});

it('a row that asks for what its statement does not answer is no program', async () => {
  const sql = statement('backup.migrations', 'select name, checksum from migrations order by name');
  const [row] = await db.database.query<{ name: string }>(sql);
  expect(row?.name).toMatch(/^0001/);
  // @ts-expect-error the types refuse a column that is not there
  expect(await db.database.query<{ title: string }>(sql)).not.toEqual([]);
  // @ts-expect-error and one of another kind
  expect(await db.database.query<{ name: number }>(sql)).not.toEqual([]);
});
