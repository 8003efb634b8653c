import { StartError } from '../start-error.ts';
import { type Reads, statement } from './statement.ts';
import type { Database } from './transaction.ts';

const actingSql = statement(
  'database.acting',
  `select current_user::text as role, (select count(*)::int from pg_settings where setting <> '0' and name in
     ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')) as terms`,
);

/**
 * Checks that connections act as the application's role, which cannot change history, and have timeouts. A pool that
 * ignores start-up options would have neither.
 * @throws StartError where one of the connections does not
 */
export async function requireActing(database: Database, role: string): Promise<void> {
  const ways: readonly Reads[] = [database, database.lane('LONG')];
  for (const way of ways) {
    const [acting] = await way.query<{ role: string; terms: number }>(actingSql);
    if (acting?.role === role && acting.terms === 3) continue;
    throw new StartError(
      `The database is met as ${acting?.role}, not as ${role} with an end to everything. Behind a pool, ` +
        'DATABASE_DIRECT_URL leads past it, and the pool begins each of its connections as docs/scale.md says.',
    );
  }
}
