import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { APP_ROLE, type Database, openDatabase } from '#server/database/index.ts';
import { TEMPLATE } from './setup.ts';

export type TestDatabase = AsyncDisposable & {
  readonly url: string;
  /** As the application sees it. */
  readonly database: Database;
  /** As its owner sees it: for what no room does. */
  owner<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Once disposed it stays under this name, for others to copy. */
  keepAs(name: string): void;
};

/** A fresh database, copied from the migrated one or another template, and dropped when disposed. */
export async function openTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = urlOf(name);
  // As files, which costs a third of what it costs to write every page to the log.
  await maintain(`create database ${name} template ${template} strategy file_copy`);
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  owner.on('error', () => {});
  const database = openDatabase({ url, role: APP_ROLE, applicationName: 'test', onError: () => {} });
  let keptAs: string | null = null;
  return {
    url,
    database,
    owner: async (sql, values) => (await owner.query(sql, values)).rows,
    keepAs: as => {
      keptAs = as;
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await owner.end();
      await maintain(
        keptAs === null ? `drop database ${name} with (force)` : `alter database ${name} rename to ${keptAs}`,
      );
    },
  };
}

const made = new Map<string, Promise<void>>();

/** Has `make` keep a database under this name, unless one is there; who asks meanwhile, in any process, waits. */
export function ensureTemplate(name: string, make: () => Promise<void>): Promise<void> {
  const known = made.get(name) ?? makeOnce(name, make);
  made.set(name, known);
  return known;
}

async function makeOnce(name: string, make: () => Promise<void>): Promise<void> {
  await using client = await openMaintenance();
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await make();
}

const urlOf = (name: string) => inject('templateUrl').replace(/[^/]+$/, name);

async function maintain(sql: string): Promise<void> {
  await using client = await openMaintenance();
  await client.query(sql);
}

async function openMaintenance() {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  return { query: client.query.bind(client), [Symbol.asyncDispose]: () => client.end() };
}
