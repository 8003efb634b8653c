import pg from 'pg';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/** A connection of the test's own, within a transaction: what it holds, others wait for until it commits. */
export async function openTransaction({ url }: Pick<TestDatabase, 'url'>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  return {
    query: (sql: string, values: unknown[] = []) => client.query(sql, values),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Until so many connections wait for a row that another one holds. */
export async function untilWaiting({ owner }: Pick<TestDatabase, 'owner'>, count: number): Promise<void> {
  const sql = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await owner<{ count: number }>(sql))[0]?.count).toBe(count);
}
