import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSTANT_MAX, INSTANT_MIN } from '#shared/sale/index.ts';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { openDatabase, statement } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

const zoneSql = statement('test.zone', `select set_config('timezone', $1, false) as zone`);
const yearsSql = statement(
  'test.years',
  `select at, (extract(epoch from at) * 1000)::bigint as ms from (
     select make_timestamptz(year, month, 28, 23, 59, 58.25) as at
     from generate_series(1, 2300) as year, generate_series(1, 12, 11) as month
     union all select make_timestamptz(12024, 2, 3, 4, 5, 6)) as written`,
);
const endsSql = statement(
  'test.ends',
  `select unnest(array['0044-03-15 00:00:00+00 BC', '-infinity', 'infinity', '294276-12-31'])::timestamptz as at`,
);

describe('an instant', () => {
  it.each(['UTC', 'Europe/Paris', 'America/St_Johns'])(
    'is read as the database means it, in the years of Rome too (%s)',
    async zone => {
      await using database = openDatabase({
        ...{ url: db.url, role: null, applicationName: 'instants' },
        onError: () => {},
      });
      const rows = await database.transaction(async writes => {
        await writes.query(zoneSql, [zone]);
        return writes.query<{ at: number; ms: number }>(yearsSql);
      });
      expect(rows).toHaveLength(4_601);
      expect(rows.filter(({ at, ms }) => at !== ms)).toEqual([]);
    },
  );

  it('that the clock has not is the first or last of ours', async () => {
    await using database = openDatabase({
      ...{ url: db.url, role: null, applicationName: 'instants' },
      onError: () => {},
    });
    const rows = await database.query<{ at: number }>(endsSql);
    expect(rows.map(({ at }) => at)).toEqual([INSTANT_MIN, INSTANT_MIN, INSTANT_MAX, INSTANT_MAX]);
  });
});
