import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { arrayText } from './arrays.ts';
import { openDatabase, statement } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

/** What the database has read of an array, element by element. */
async function readBack(type: string, values: readonly unknown[]): Promise<unknown[]> {
  const options = { url: db.url, role: null, applicationName: 'arrays', onError: () => {} };
  await using database = openDatabase(options);
  const sql = statement(`test.readBack${type}`, `select value from unnest($1::${type}[]) as value`);
  return (await database.query<{ value: unknown }>(sql, [values])).map(({ value }) => value);
}

describe('an array for the database', () => {
  it('comes out as it went in, whatever its texts hold', async () => {
    const texts = [
      ...[
        'plain',
        '',
        ' ',
        'null',
        'NULL',
        'nuLL',
        'NULLS',
        null,
        '{}',
        '{',
        '}',
        ',',
        'a,b',
        '"',
        '\\',
        '\\"',
      ],
      ...[
        '\\x00',
        'a\tb',
        'a\nb',
        'é',
        '🚗',
        "'",
        '$1',
        '%',
        '(',
        '-',
        '+',
        'a/b=',
        'desk/1',
        '1:2',
        '.',
        '__',
      ],
    ];
    expect(await readBack('text', texts)).toEqual(texts);
  });

  it('comes out as it went in, of every other kind', async () => {
    const ids = ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', null];
    const bytes = [Buffer.from([0, 92, 34, 255]), Buffer.alloc(0), null];
    const instants = [0, 1_795_357_252_123, -30_610_224_000_000, 253_402_300_800_000];
    expect(await readBack('uuid', ids)).toEqual(ids);
    expect(await readBack('bigint', [0, -1, 2 ** 53 - 1, null])).toEqual([0, -1, 2 ** 53 - 1, null]);
    expect(await readBack('boolean', [true, false, null])).toEqual([true, false, null]);
    expect(await readBack('bytea', bytes)).toEqual(bytes);
    expect(
      await readBack(
        'timestamptz',
        instants.map(at => new Date(at)),
      ),
    ).toEqual(instants);
    expect(await readBack('int', [])).toEqual([]);
  });

  it('has no quotes it does not need, and leaves to the driver what it does not know', () => {
    expect(arrayText(['a-b', 1, null])).toBe('{a-b,1,NULL}');
    expect([arrayText([['a']]), arrayText([{}]), arrayText([new Date(8.64e15)])]).toEqual([null, null, null]);
  });
});
