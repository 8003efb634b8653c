import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { APP_ROLE, type Database, openDatabase } from '#server/database/index.ts';

export type TestDatabase = AsyncDisposable & {
  readonly url: string;
  /** As the application sees it. */
  readonly database: Database;
  /** As its owner sees it: for what no room does. */
  owner<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
};

/** A fresh database, copied from the migrated template and dropped when disposed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = template.replace(/[^/]+$/, name);
  const maintenance = template.replace(/[^/]+$/, 'postgres');
  await run(maintenance, `create database ${name} template ${template.split('/').at(-1)}`);
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  owner.on('error', () => {});
  const database = openDatabase({ url, role: APP_ROLE, applicationName: 'test', onError: () => {} });
  return {
    url,
    database,
    owner: async (sql, values) => (await owner.query(sql, values)).rows,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await owner.end();
      await run(maintenance, `drop database ${name} with (force)`);
    },
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
