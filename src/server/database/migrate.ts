import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config.ts';
import { type Reads, statement, type Writes } from './statement.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const LOCK = 7_220_001;
/**
 * A statement that waits for a table lock makes all later ones wait behind it, bids first. So a migration that cannot
 * get its lock gives up, lets them pass, and retries.
 */
const LOCK_WITHIN_MS = 1_000;
const LOCK_AGAIN_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** The application's role: it may read and add bids, never change or delete them. */
export const APP_ROLE = 'calandre_app';

/**
 * Migrates the database to the newest version, forward only, one process at a time. With `upTo` (names and checksums),
 * it migrates exactly to the version of a backup.
 * @throws StartError when the server is too old, an applied migration was edited, or one is unknown here.
 */
export async function migrate(url: string, upTo?: ReadonlyMap<string, string>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'calandre migrations' });
  // The next statement reports a lost connection; without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new StartError(`The PostgreSQL of DATABASE_URL does not answer: ${error.message}`);
  });
  try {
    await requireVersion(client);
    await inTurn(client, () =>
      client.query(
        'create table if not exists migrations (name text primary key, checksum text not null, ' +
          'applied_at timestamptz not null default now())',
      ),
    );
    const applied = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    );
    const known = new Map(applied.rows.map(row => [row.name, row.checksum]));
    const names = await listMigrations();
    const unknown = [...(upTo?.keys() ?? [])].find(name => !names.includes(name));
    if (unknown) throw new StartError(`The migration ${unknown} is of a newer Calandre: use that one.`);
    const later = upTo && [...known.keys()].find(name => !upTo.has(name));
    if (later) throw new StartError(`The database has ${later} already: restore into one that is new.`);
    for (const name of names) {
      if (!upTo || upTo.has(name)) await apply(client, name, known.get(name) ?? null, upTo?.get(name));
    }
  } finally {
    await client.end();
  }
}

/**
 * Runs `work` in a transaction that holds the advisory lock, for one process at a time. A session lock would persist in
 * a pool that keeps connections, and block every process that starts later.
 */
async function inTurn(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(`set local lock_timeout = ${LOCK_WITHIN_MS}`);
    try {
      await work();
      return void (await client.query('commit'));
    } catch (error) {
      if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
      await client.query('rollback');
      await sleep(LOCK_AGAIN_MS);
    }
  }
}

const listMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter(file => file.endsWith('.sql')).sort();

const unknownSql = statement(
  'migrations.unknown',
  'select from migrations where name <> all($1::text[])',
).any<[known: readonly string[]]>();

/**
 * Whether a newer release already works on this database: it has a migration unknown to this one. Comparing the highest
 * number would not do, since gaps may be filled later.
 */
export const isReplaced = async (reads: Reads): Promise<boolean> => unknownSql(reads, await listMigrations());

/** Waits for a running migration; none starts until this transaction ends. */
export const holdMigrations = statement('migrations.hold', `select pg_advisory_xact_lock(${LOCK})`).run<
  [],
  Writes
>();

async function apply(
  client: pg.Client,
  name: string,
  applied: string | null,
  wanted: string | undefined,
): Promise<void> {
  const text = await readFile(new URL(name, FOLDER), 'utf8');
  const checksum = createHash('sha256').update(text).digest('hex');
  const isEdited = [applied ?? checksum, wanted ?? checksum].some(known => known !== checksum);
  if (isEdited) {
    throw new StartError(
      `The migration ${name} was applied in another form: add a new one instead of editing it.`,
    );
  }
  if (applied !== null) return;
  await inTurn(client, async () => {
    // Another process that started at the same time may have applied it.
    const { rowCount } = await client.query('select from migrations where name = $1', [name]);
    if (rowCount) return;
    await client.query(text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  });
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  const version = Number(rows[0]?.version ?? 0);
  if (version < 150_000) throw new StartError(`Calandre needs PostgreSQL 15 or newer and found ${version}.`);
}
