import { json } from 'node:stream/consumers';
import { WAYS } from '../accounts/index.ts';
import { StartError } from '../config.ts';
import { migrate, openDatabase, statement, unlisted, type Writes } from '../database/index.ts';
import { HELD_BACK } from '../mail/index.ts';
import type { Entry } from './archive.ts';
import type { Manifest } from './manifest.ts';

const emptySql = statement(
  'restore.isEmpty',
  'select not exists (select from accounts) and not exists (select from ads) as "isEmpty"',
);
const keysSql = statement(
  'restore.foreignKeys',
  `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
   from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
);
const columnsSql = statement(
  'restore.columns',
  `select quote_ident(attname) as name from pg_attribute
   where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
);
const setSequenceSql = statement('restore.sequence', 'select setval($1::regclass, $2::bigint)');

let count = 0;
/** A statement made on the spot; the server prepares each under a name of its own. */
const made = (text: string) => {
  count += 1;
  return unlisted(`restore.${count}`, text);
};
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Fills an empty database in one transaction: everything, or after a stop half-way nothing. The tables get the
 * form they had when the backup was made, and then every later migration.
 * @throws StartError when the database holds people or cars, or the backup is of a newer house.
 */
export async function load(url: string, manifest: Manifest, entries: AsyncIterable<Entry>): Promise<void> {
  await migrate(url, new Map(manifest.migrations));
  await using database = openDatabase({
    mainLane: 'LONG',
    url,
    role: null,
    applicationName: 'calandre restore',
    onError: () => {},
  });
  const [row] = await database.query<{ isEmpty: boolean }>(emptySql);
  if (!row?.isEmpty) {
    throw new StartError('The database is not empty. Restore into another DATA_DIR or DATABASE_URL.');
  }
  const isMarked = await database.transaction(async writes => {
    const tables = Object.keys(manifest.tables);
    const restoreGuards = await liftGuards(writes, tables);
    await writes.query(made(`truncate ${tables.map(quoted).join(', ')}`));
    await fill(writes, manifest, entries);
    for (const [name, lastValue] of manifest.sequences)
      await writes.query(setSequenceSql, [quoted(name), lastValue]);
    await restoreGuards();
    await holdBack(writes);
    await endWays(writes, tables);
    // Or the first questions would be planned by guesses, until the database comes round to it by itself.
    await writes.query(made('analyze'));
    return mark(writes, manifest);
  });
  await migrate(url);
  // A backup of a house that kept no such mark yet.
  if (!isMarked) await database.transaction(writes => mark(writes, manifest));
}

const hasMarksSql = statement(
  'restore.hasMarks',
  `select to_regclass('public.restores') is not null as "hasMarks"`,
);

/** No money moves until staff have compared what was paid and sent since; false where there is no place to say so. */
async function mark(writes: Writes, { madeAt }: Manifest): Promise<boolean> {
  const [row] = await writes.query<{ hasMarks: boolean }>(hasMarksSql);
  if (!row?.hasMarks) return false;
  await writes.query(made('insert into restores (made_at) values ($1::timestamptz)'), [madeAt]);
  return true;
}

const dropJobsSql = statement(
  'restore.dropJobs',
  `delete from jobs where kind in ('notifications.push', 'notifications.tell', 'newsletter.send')`,
);
// A dead job stays dead; of one that was not due yet nobody has heard.
const dropRemindersSql = statement(
  'restore.dropReminders',
  `delete from jobs where died_at is null and run_at <= clock_timestamp()
   and kind in ('orders.askParticulars', 'orders.tellMessage', 'orders.writeSeller', 'questions.remind',
     'documents.remind', 'reviews.ask')`,
);
// That a buyer had notice is written nowhere any more, and without it nobody is at fault: it is given anew.
const postponeSql = statement(
  'restore.postpone',
  `with due as (delete from jobs where kind = 'orders.remind' and died_at is null and run_at <= clock_timestamp()
     returning data)
   insert into jobs (kind, data, run_at)
   select 'orders.remind', data, clock_timestamp() + interval '2 days' from (select distinct data from due) d`,
);
const stopCampaignsSql = statement(
  'restore.stopCampaigns',
  `update campaigns set state = 'STOPPED', ended_at = clock_timestamp() where state = 'SENDING'`,
);
const holdBackSql = statement(
  'restore.holdBack',
  `with waiting as (delete from jobs where kind = 'mail.send' returning (data ->> 'id')::bigint as id)
   update mails m set refusal = '${HELD_BACK}' from waiting w
   where m.id = w.id and m.sent_at is null and m.refusal is null`,
);

/**
 * What waited to be sent when the backup was made has most likely gone out since: it does not go out again by itself,
 * and stands among the letters that staff may send anew. News that quiet hours held stays in the page alone, and a
 * campaign under way has stopped where it was. A reminder that fell due meanwhile has gone out too; one of an order
 * comes two days later where it still waits, by when staff have written down what was paid.
 */
async function holdBack(writes: Writes): Promise<void> {
  await writes.query(dropJobsSql);
  await writes.query(dropRemindersSql);
  await writes.query(postponeSql);
  await writes.query(stopCampaignsSql);
  await writes.query(holdBackSql);
}

/**
 * What was ended since the backup was made would be good again, in whoever's hands: everybody signs in anew, and allows
 * their applications anew. Passwords, blocks, rights and keys that were changed since are as they were then.
 */
async function endWays(writes: Writes, tables: readonly string[]): Promise<void> {
  const ways = Object.entries(WAYS).flatMap(([table, restored]) => (restored === 'ENDS' ? table : []));
  for (const table of ['sessions', 'email_confirmations', ...ways].filter(each => tables.includes(each)))
    await writes.query(made(`delete from ${table}`));
  if (tables.includes('oauth_clients'))
    await writes.query(made('delete from api_keys where client_id is not null'));
}

/** Takes away what watches rows one by one; answers how it is put back, which checks all of them at once. */
async function liftGuards(writes: Writes, tables: readonly string[]): Promise<() => Promise<void>> {
  type Key = { table: string; name: string; definition: string };
  const keys = await writes.query<Key>(keysSql);
  for (const { table, name } of keys)
    await writes.query(made(`alter table ${table} drop constraint ${name}`));
  for (const table of tables) await writes.query(made(`alter table ${quoted(table)} disable trigger user`));
  return async () => {
    for (const table of tables) await writes.query(made(`alter table ${quoted(table)} enable trigger user`));
    for (const { table, name, definition } of keys) {
      await writes.query(made(`alter table ${table} add constraint ${name} ${definition}`));
    }
  };
}

async function fill(writes: Writes, manifest: Manifest, entries: AsyncIterable<Entry>): Promise<void> {
  const filled: Record<string, number> = {};
  for await (const { name, body } of entries) {
    const table = /^tables\/(\w+)\//.exec(name)?.[1];
    if (!table) continue;
    const rows = (await json(body)) as string[];
    const columns = (await writes.query<{ name: string }>(columnsSql, [quoted(table)])).map(
      each => each.name,
    );
    const sql = `insert into ${quoted(table)} (${columns.join(', ')}) overriding system value
      select ${columns.map(column => `(given.row).${column}`).join(', ')}
      from (select line::${quoted(table)} as row from unnest($1::text[]) with ordinality as l (line, place)
            order by place) as given`;
    await writes.query(made(sql), [rows]);
    filled[table] = (filled[table] ?? 0) + rows.length;
  }
  for (const [table, expected] of Object.entries(manifest.tables)) {
    if ((filled[table] ?? 0) !== expected) throw new Error(`${table}: ${filled[table]} rows of ${expected}`);
  }
}
