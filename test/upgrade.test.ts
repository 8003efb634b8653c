import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedColumns, missedBy, type Release } from './kit/columns.ts';
import { openTestDatabase, type TestDatabase } from './kit/database.ts';
import { ROOT } from './kit/sources.ts';

const released = JSON.parse(await readFile(join(ROOT, 'test/released.gen.json'), 'utf8')) as Release;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

describe('processes of the last release', () => {
  it('are understood by the database of this one, and bring all that it asks', async () => {
    expect(Object.keys(released.statements).length).toBeGreaterThan(500);
    expect(await missedBy(released, db.url)).toEqual([]);
  });

  it('would not be, after a migration that takes away, renames or asks for more', async () => {
    await using other = await openTestDatabase();
    await other.owner('alter table ads rename column mileage to distance');
    await other.owner('drop table staff_notes cascade');
    await other.owner('alter table bids add column channel text not null');
    const missed = (await missedBy(released, other.url)).join('\n');
    expect(missed).toMatch(/^ads\.\w+: column .*mileage.* does not exist$/m);
    expect(missed).toMatch(/relation "staff_notes" does not exist$/m);
    expect(missed).toMatch(/^bids\.channel has to be brought$/m);
  });

  it('go on with statements that they have prepared when every table has a column more', async () => {
    await using other = await openTestDatabase();
    const before = await describedColumns(other.url);
    const tables = await other.owner<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(80);
    await other.owner(
      tables.map(({ name }) => `alter table "${name}" add column added_later text`).join(';'),
    );
    // An answer with other columns would be refused: a plan that is kept must not change what it answers.
    expect(await describedColumns(other.url)).toBe(before);
  });
});
