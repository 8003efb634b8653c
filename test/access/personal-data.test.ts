import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBus } from '#server/bus/index.ts';
import { readConfig } from '#server/config.ts';
import type { Database, Reads } from '#server/database/index.ts';
import { openRooms } from '#server/rooms.ts';
import { openTestDatabase, type TestDatabase } from '../kit/database.ts';
import { quietEvents } from '../kit/world.ts';
import { NOT_COPIED, STAYS } from './kept.ts';

let db: TestDatabase;
/** `table.column` of every column that names a person, as the database's own catalogue knows them. */
let columns: string[];
const said = { copy: '', erase: '' };

beforeAll(async () => {
  db = await openTestDatabase();
  const rows = await db.owner<{ place: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'accounts'::regclass
     union
     -- The ledger's tables look for whom they name a statement at a time.
     select t.tgrelid::regclass || '.' || named[1] from pg_trigger t,
       regexp_matches(pg_get_functiondef(t.tgfoid), 'from accounts where id = a\\.(\\w+)', 'g') as named
     where t.tgname like '%_keep_references' order by 1`,
  );
  columns = rows.map(({ place }) => place);
  said.copy = await listenTo(rooms => (id: string) => rooms.accounts.copy(id));
  said.erase = await listenTo(rooms => (id: string) => rooms.accounts.erase({ id, isFresh: true }, null));
});
afterAll(() => db[Symbol.asyncDispose]());

type Rooms = ReturnType<typeof openRooms>;

/** Everything the house says to the database while it does something to a person. */
async function listenTo(act: (rooms: Rooms) => (id: string) => Promise<unknown>): Promise<string> {
  const heard: string[] = [];
  const listening = <Part extends Reads>(part: Part): Part => ({
    ...part,
    query: (statement, values) => {
      heard.push(statement.text);
      return part.query(statement, values);
    },
  });
  const database: Database = {
    ...listening(db.database),
    transaction: work => db.database.transaction(writes => work(listening(writes))),
  };
  const bus = await openBus(db.database, null, () => {});
  const config = readConfig({ DEMO: '0', RATE_LIMITS: 'off' });
  const parts = { config, database, bus, events: quietEvents(), metrics: new Registry() };
  const rooms = openRooms({ ...parts, clock: () => Date.now() });
  const [row] = await db.owner<{ id: string }>(
    `insert into accounts (email) values (gen_random_uuid() || '@x.test') returning id`,
  );
  await act(rooms)(row?.id ?? '');
  await rooms.auctions[Symbol.asyncDispose]();
  await bus[Symbol.asyncDispose]();
  return heard.join('\n');
}

/** Whether statements speak of the column: of its name, and of its table. */
function speaksOf(statements: string, column: string): boolean {
  const [table = '', name = ''] = column.split('.');
  return statements
    .split('/* ')
    .some(each => new RegExp(`\\b${table}\\b`).test(each) && new RegExp(`\\b${name}\\b`).test(each));
}

describe('every column that names a person', () => {
  it('is in the copy that they download, or kept.ts says why not', () => {
    const missing = columns.filter(column => !speaksOf(said.copy, column) && !(column in NOT_COPIED));
    const todo = "collect it in its room's personalData.ts (rooms.ts), or say why not in test/access/kept.ts";
    expect(missing.map(column => `${column} is not in the copy: ${todo}`)).toEqual([]);
  });

  it('is cleared when they leave, or kept.ts says why it stays', () => {
    const missing = columns.filter(column => !speaksOf(said.erase, column) && !(column in STAYS));
    const todo =
      "erase it in its room's personalData.ts (rooms.ts), or say why it stays in test/access/kept.ts";
    expect(missing.map(column => `${column} is not erased: ${todo}`)).toEqual([]);
  });

  it('is excused only where there is something to excuse', () => {
    const copied = Object.keys(NOT_COPIED).filter(
      column => speaksOf(said.copy, column) || !columns.includes(column),
    );
    const erased = Object.keys(STAYS).filter(
      column => speaksOf(said.erase, column) || !columns.includes(column),
    );
    expect([copied, erased]).toEqual([[], []]);
  });
});
