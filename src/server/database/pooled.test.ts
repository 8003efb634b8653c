import { describe, expect, it } from 'vitest';
import { describedColumns } from '#test/kit/columns.ts';
import { openTestDatabase } from '#test/kit/database.ts';
import { openTestProxy } from '#test/kit/proxy.ts';
import { APP_ROLE, migrate, openDatabase, requireActing, STATEMENTS, statement } from './index.ts';

const oneSql = statement('test.pooled', 'select 1 as one');
/** What lives as long as a session, and so is lost, or left to somebody else, where connections are given by transaction. */
const OF_A_SESSION =
  /pg_(try_)?advisory_lock(_shared)?\(|\blisten\b|\bset (session|role|time zone)\b|set_config\([^)]*false\)|temp(orary)? table|with hold|\b(currval|lastval)\(|\bdeallocate\b|\bprepare\b/i;

/** A pool by transaction, with what its own connections begin with; `role=` as PgBouncer's connect_query would. */
const asPool = (url: string, begins: string) => `${url}?options=${encodeURIComponent(begins)}`;
const BEGINS = `-c role=${APP_ROLE} -c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000`;

describe('a pool by transaction', () => {
  it('is given nothing to keep by any statement', async () => {
    await using db = await openTestDatabase();
    // Every statement is known once the columns of all were asked for.
    await describedColumns(db.url);
    expect(STATEMENTS.size).toBeGreaterThan(500);
    const kept = [...STATEMENTS.values()].filter(({ text }) =>
      OF_A_SESSION.test(text.replaceAll(/'[^']*'/g, "''")),
    );
    expect(kept.map(({ name }) => name)).toEqual([]);
  });

  it('carries what people ask for, and neither bids, hammer, jobs nor what listens', async () => {
    await using db = await openTestDatabase();
    await using proxy = await openTestProxy(db.url);
    const pooledUrl = asPool(proxy.url, BEGINS);
    await using database = openDatabase({
      ...{ url: db.url, pooledUrl, role: APP_ROLE, applicationName: 'pooled', onError: () => {} },
    });
    await requireActing(database, APP_ROLE);
    const named = async (work: () => Promise<unknown>) => {
      const seen: string[] = [];
      proxy.onCommit(text => {
        seen.push(text);
        return null;
      });
      await work();
      return seen.join('');
    };
    const inOne = (lane: 'MAIN' | 'DESK' | 'HAMMER' | 'LONG') =>
      named(() => database.lane(lane).transaction(writes => writes.query(oneSql)));
    expect(await inOne('MAIN')).toContain('test.pooled');
    for (const lane of ['DESK', 'HAMMER', 'LONG'] as const) expect(await inOne(lane)).toBe('');
    await using listener = Object.assign(await database.connect(), {
      [Symbol.asyncDispose]: () => listener.end(),
    });
    const heard = new Promise(resolve => listener.once('notification', resolve));
    await listener.query('listen pooled');
    await db.owner(`select pg_notify('pooled', 'word')`);
    expect(await heard).toMatchObject({ payload: 'word' });
  });

  it('that does not begin its connections as the application is refused at the start', async () => {
    await using db = await openTestDatabase();
    const options = { url: db.url, role: APP_ROLE, applicationName: 'pooled', onError: () => {} };
    await using asOwner = openDatabase({ ...options, pooledUrl: db.url });
    await expect(requireActing(asOwner, APP_ROLE)).rejects.toThrow('DATABASE_DIRECT_URL leads past it');
    await using endless = openDatabase({ ...options, pooledUrl: asPool(db.url, `-c role=${APP_ROLE}`) });
    await expect(requireActing(endless, APP_ROLE)).rejects.toThrow('an end to everything');
    await using plain = openDatabase(options);
    await requireActing(plain, APP_ROLE);
  });

  it('is left with no lock of a migration', async () => {
    await using db = await openTestDatabase();
    await using proxy = await openTestProxy(db.url);
    let said = '';
    proxy.onCommit(text => {
      said += text;
      return null;
    });
    await Promise.all([migrate(proxy.url), migrate(proxy.url)]);
    expect(said).toContain('pg_advisory_xact_lock');
    expect(said).not.toMatch(OF_A_SESSION);
  });
});
