import { StartError } from '../config.ts';
import {
  type Database,
  holdMigrations,
  openDatabase,
  snapshotSql,
  statement,
  unlisted,
  type Writes,
} from '../database/index.ts';
import type { FileKey } from '../files/index.ts';
import { entryOf, type WriteEntry } from './archive.ts';

/** How many rows stand in one entry. */
const ROWS_AT_ONCE = 2_000;

const isHouseSql = statement(
  'backup.isHouse',
  `select to_regclass('public.migrations') is not null as "isHouse"`,
);
/** What is unlogged is lost in every crash, and so by its own word nothing worth keeping. */
const tablesSql = statement(
  'backup.tables',
  `select relname as name from pg_class
   where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
   order by relname`,
);
const migrationsSql = statement('backup.migrations', 'select name, checksum from migrations order by name');
const sequencesSql = statement(
  'backup.sequences',
  `select sequencename as name, last_value::text as "lastValue" from pg_sequences
   where schemaname = 'public' and last_value is not null order by sequencename`,
);

/** What these rows say that is kept as bytes, in no order. */
const filesSql = statement('backup.files', 'select key from files');

export type Dumped = {
  readonly fileKeys: readonly FileKey[];
  readonly migrations: readonly (readonly [string, string])[];
  readonly sequences: readonly (readonly [string, string])[];
  readonly tables: Readonly<Record<string, number>>;
};

/**
 * Every row of every table as one moment saw them, given on entry by entry; the house may go on meanwhile.
 * @throws StartError where there is none
 */
export async function dump(url: string, write: WriteEntry): Promise<Dumped> {
  await using database: Database = openDatabase({
    mainLane: 'LONG',
    url,
    role: null,
    applicationName: 'calandre backup',
    onError: () => {},
  });
  // Awaited here: it has to be over before the database is let go.
  return await database.transaction(async writes => {
    const { names, migrations } = await database.transaction(turn => beginSnapshot(writes, turn));
    const tables: Record<string, number> = {};
    for (const name of names) tables[name] = await dumpTable(writes, name, write);
    const files = await writes.query<{ key: FileKey }>(filesSql);
    const sequences = await writes.query<{ name: string; lastValue: string }>(sequencesSql);
    return {
      fileKeys: files.map(({ key }) => key),
      migrations: migrations.map(({ name, checksum }) => [name, checksum] as const),
      sequences: sequences.map(({ name, lastValue }) => [name, lastValue] as const),
      tables,
    };
  });
}

/**
 * Between two migrations, `turn` keeping the next from beginning: a table is read in its newest form even where the
 * snapshot is older. From then on the tables' own locks keep that form, and whoever would change it comes again.
 * @throws StartError where there is no house
 */
async function beginSnapshot(writes: Writes, turn: Writes) {
  await holdMigrations(turn);
  const [found] = await turn.query<{ isHouse: boolean }>(isHouseSql);
  if (!found?.isHouse)
    throw new StartError('There is no house here yet: nothing was ever started on this database.');
  const names = (await turn.query<{ name: string }>(tablesSql)).map(({ name }) => name);
  await writes.query(snapshotSql);
  const all = names.map(name => `"${name}"`).join(', ');
  await writes.query(unlisted('backup.hold', `lock table ${all} in access share mode`));
  // The first question takes the snapshot; a lock does not.
  type Migration = { name: string; checksum: string };
  return { names, migrations: await writes.query<Migration>(migrationsSql) };
}

async function dumpTable(writes: Writes, table: string, write: WriteEntry): Promise<number> {
  const cursor = `backup_${table}`;
  const query = `declare "${cursor}" no scroll cursor for select t::text as row from "${table}" t`;
  await writes.query(unlisted(`backup.open.${table}`, query));
  const fetchSql = unlisted(`backup.read.${table}`, `fetch ${ROWS_AT_ONCE} from "${cursor}"`);
  let count = 0;
  for (;;) {
    const rows = await writes.query<{ row: string }>(fetchSql);
    if (rows.length === 0) break;
    const name = `tables/${table}/${String(count / ROWS_AT_ONCE).padStart(6, '0')}.json`;
    await write(entryOf(name, Buffer.from(JSON.stringify(rows.map(({ row }) => row)))));
    count += rows.length;
  }
  await writes.query(unlisted(`backup.close.${table}`, `close "${cursor}"`));
  return count;
}
