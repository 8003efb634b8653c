import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOutage } from '#shared/sale/index.ts';
import { describedColumns } from '#test/kit/columns.ts';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { openTestProxy } from '#test/kit/proxy.ts';
import {
  BRIEFLY,
  BRIEFLY_HELD,
  DatabaseAway,
  isLate,
  openDatabase,
  openPulse,
  STATEMENTS,
  statement,
} from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

const oneSql = statement('test.one', 'select 1 as one');
const napSql = statement('test.nap', 'select pg_sleep(60)');
const settingSql = statement(
  'test.settings',
  `select name, setting::int as ms from pg_settings
   where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
);
const open = (url: string) => openDatabase({ url, role: null, applicationName: 'lanes', onError: () => {} });

describe('lanes', () => {
  it('of bids and closings are free however many others wait', async () => {
    await using database = open(db.url);
    const naps = Array.from({ length: 40 }, () => database.query(napSql).catch(() => null));
    for (const name of ['DESK', 'HAMMER', 'PULSE', 'LONG'] as const) {
      expect(await database.lane(name).query(oneSql)).toEqual([{ one: 1 }]);
    }
    // Those that nap, and those that still wait for a connection to nap on.
    const ended = Promise.all(naps);
    const timer = setInterval(() => {
      void db.owner(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'lanes' and query like '%test.nap%'`);
    }, 100);
    await ended.finally(() => clearInterval(timer));
  });

  it.each(['MAIN', 'DESK', 'HAMMER', 'LONG', 'PULSE'] as const)(
    'of %s have an end to everything',
    async name => {
      await using database = open(db.url);
      for (const { ms } of await database.lane(name).query<{ ms: number }>(settingSql)) {
        expect(ms).toBeGreaterThan(0);
      }
    },
  );

  it('of bids and closings end who says nothing long before a silence is an outage, as every lock of an auction does', async () => {
    await using database = open(db.url);
    for (const name of ['DESK', 'HAMMER'] as const) {
      const settings = await database.lane(name).query<{ name: string; ms: number }>(settingSql);
      const idle = settings.find(each => each.name.startsWith('idle'))?.ms ?? 0;
      expect([isOutage(0, 2 * idle), idle]).toEqual([false, expect.any(Number)]);
    }
    await describedColumns(db.url);
    const locks = /\bupdate auctions\b|\bfrom auctions\b[^;]*\bfor (no key )?update\b/;
    // The first two run in lanes of their own; the rooms' own locks only read auctions, and nobody bids in a demo being made.
    const ofLanes = /^(closing\.|auctions\.append$|demo\.|offers\.lock$|orders\.lock$)/;
    const held = [...STATEMENTS.values()].filter(({ name, text }) => locks.test(text) && !ofLanes.test(name));
    expect(held.length).toBeGreaterThan(10);
    expect(held.filter(({ text }) => !text.includes(BRIEFLY_HELD)).map(({ name }) => name)).toEqual([]);
  });

  it('find no row whose key is locked for long that bids and closings point at', async () => {
    await describedColumns(db.url);
    const written = ['auctions', 'bid_requests', 'bids', 'bid_outcomes', 'orders'];
    const pointedAt = await db.owner<{ name: string }>(
      `select distinct confrelid::regclass::text as name from pg_constraint
       where contype = 'f' and conrelid = any($1::regclass[])`,
      [written],
    );
    const names = pointedAt.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['accounts', 'ads', 'auctions']));
    const lockedIn = (text: string) => /^.*\bfrom (\w+)\b.*\bfor update\b/s.exec(text)?.[1] ?? '';
    const locks = [...STATEMENTS.values()].filter(({ text }) => names.includes(lockedIn(text)));
    expect(locks.map(({ name }) => name)).toContain('accounts.lock');
    expect(locks.filter(({ text }) => !text.includes(BRIEFLY)).map(({ name }) => name)).toEqual([]);
  });

  it('let go of a lock that is not to be had, and of nothing else', async () => {
    await using database = open(db.url);
    await using other = open(db.url);
    const lockSql = statement('test.lock', 'select pg_advisory_xact_lock(7)');
    await other.transaction(async writes => {
      await writes.query(lockSql);
      const refused = await database
        .lane('DESK')
        .transaction(second => second.query(lockSql))
        .catch(error => error);
      expect(isLate(refused)).toBe(true);
    });
    expect(await database.lane('DESK').query(oneSql)).toEqual([{ one: 1 }]);
  });

  it('drop connections that hang, and find the database again', async () => {
    await using proxy = await openTestProxy(db.url);
    await using database = open(proxy.url);
    const pulse = openPulse(database);
    const desk = database.lane('DESK');
    expect([await pulse.isReady(), await desk.query(oneSql)]).toEqual([true, [{ one: 1 }]]);
    proxy.freeze();
    const never = Promise.withResolvers<never>().promise;
    await expect(pulse.unlessAway(never)).rejects.toThrow(DatabaseAway);
    expect(await pulse.isReady()).toBe(false);
    await expect(desk.query(oneSql)).rejects.toThrow(DatabaseAway);
    proxy.thaw();
    await expect.poll(() => pulse.isReady()).toBe(true);
    expect(await desk.query(oneSql)).toEqual([{ one: 1 }]);
  });

  it('tell whether a transaction may have been committed', async () => {
    await using proxy = await openTestProxy(db.url);
    await using database = open(proxy.url);
    proxy.onCommit(() => 'ANSWER');
    const unsure = await database.transaction(writes => writes.query(oneSql)).catch(error => error);
    expect([unsure instanceof DatabaseAway, unsure.isUnsure]).toEqual([true, true]);
    const sure = await database
      .transaction(async writes => {
        proxy.cut();
        return writes.query(oneSql);
      })
      .catch(error => error);
    expect([sure instanceof DatabaseAway, sure.isUnsure]).toEqual([true, false]);
  });
});
