import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/files/index.ts';
import { dump } from '#server/operations/dump.ts';
import { COMPILED, openFolder, startApp } from '../kit/app.ts';
import { openBucketServer } from '../kit/bucket.ts';
import { openTestDatabase, type TestDatabase } from '../kit/database.ts';
import { openDemoHouse } from '../kit/demo-house.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const REMINDERS = [
  ...[
    'orders.remind',
    'orders.askParticulars',
    'orders.tellMessage',
    'orders.writeSeller',
    'questions.remind',
  ],
  ...['documents.remind', 'reviews.ask'],
];

let house: TestHouse;
let folder: Awaited<ReturnType<typeof openFolder>>;
let backup: string;
/** What was in the house when it was backed up. */
let before: Record<string, string>;

beforeAll(async () => {
  folder = await openFolder();
  backup = join(folder.path, 'house.tar.gz');
  house = await openDemoHouse({ DATA_DIR: join(folder.path, 'house') });
  const place = await house.rooms.files.reservePrivate();
  await place.put(Buffer.from('%PDF-1.4\nA mandate.\n%%EOF\n'));
  // What waits to be sent as the backup is made.
  await house.db.owner(
    `with waiting as (insert into mails (recipient, subject, body_text, body_html)
       values ('waits@calandre.test', 'Waits', 'x', 'x') returning id)
     insert into jobs (kind, data) select 'mail.send', jsonb_build_object('id', id) from waiting
     union all select unnest(array['notifications.push', 'notifications.tell', 'newsletter.send']), '{}'`,
  );
  // What falls due between the backup and the restore, and what does later.
  await house.db.owner('delete from jobs where kind = any($1)', [REMINDERS]);
  await house.db.owner(
    `insert into jobs (kind, data, run_at) select kind, jsonb_build_object('of', 'due'), now() from unnest($1::text[]) kind, generate_series(1, 2)
     union all select kind, jsonb_build_object('of', 'later'), now() + interval '1 day' from unnest($1::text[]) kind`,
    [REMINDERS],
  );
  await house.db.owner(
    `update campaigns set state = 'SENDING', ended_at = null where id = (select id from campaigns limit 1)`,
  );
  await house.db.owner(
    `insert into sessions (token_hash, account_id, expires_at)
     select sha256(email::bytea), id, now() + interval '1 day' from accounts`,
  );
  before = await contentOf(house.db);
  const { code, said } = await run('backup', [backup], envOf(house.db, 'house'));
  expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ rows and \d+ files in /)]);
}, 300_000);
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const storeOf = (env: NodeJS.ProcessEnv) => openStore(readConfig(env), () => {});

const FILM_BYTES = 192 * 1024 * 1024;
/** Says at the end how many KiB a command held at most: by its own account, others count what held it before. */
const TELLS_PEAK = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `import { readFileSync } from 'node:fs';
    const status = () => readFileSync('/proc/self/status', 'utf8');
    process.on('exit', () => console.error('peak ' + /VmHWM:\\s+(\\d+)/.exec(status())[1]));`,
  )}`,
};
/** The bytes that a command which went well held at most. */
function peakOf({ code, said }: { code: unknown; said: string }): number {
  expect([code, said]).toEqual([0, expect.stringContaining('peak ')]);
  return Number(/peak (\d+)/.exec(said)?.[1]) * 1_024;
}

type Command = 'backup' | 'restore' | 'unnamed' | 'verify-bids';
const envOf = (db: TestDatabase, dataDir: string) => ({
  PATH: process.env.PATH,
  DEMO: '0',
  DATABASE_URL: db.url,
  DATA_DIR: join(folder.path, dataDir),
});

/** A command as an operator gives it; `cut` ends it the hard way as soon as it says that word. */
async function run(command: Command, args: string[], env: NodeJS.ProcessEnv, cut?: string) {
  const child = spawn(process.execPath, [join(ROOT, 'src', `${command}.ts`), ...args], {
    env: { ...COMPILED, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      said += chunk;
      if (cut && said.includes(cut)) child.kill('SIGKILL');
    });
  }
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

/** Every table by a digest of all its rows, and every sequence by where it stands. */
async function contentOf(db: TestDatabase): Promise<Record<string, string>> {
  const tables = await db.owner<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relpersistence = 'p'
     and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'heartbeats') order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await db.owner<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
    );
    content[name] = row?.digest ?? '';
  }
  const sequences = await db.owner<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences) content[name] = last;
  return content;
}

/** All that was backed up is there; what waited to be sent, and who was signed in, is told by itself. */
async function requireAll(db: TestDatabase): Promise<void> {
  const { jobs, jobs_id_seq, mails, restores, sessions } = before;
  expect({ ...(await contentOf(db)), jobs, jobs_id_seq, mails, restores, sessions }).toEqual(before);
}

const filesIn = async (dataDir: string) => {
  const root = join(folder.path, dataDir, 'files');
  const found: Record<string, string> = {};
  for (const kind of ['originals', 'private']) {
    for (const name of await readdir(join(root, kind)).catch((): string[] => [])) {
      found[`${kind}/${name}`] = (await readFile(join(root, kind, name))).toString('base64').slice(-64);
    }
  }
  return found;
};

describe('a backup', () => {
  it('is taken while the house runs, readable by its owner alone, and whole or not there', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const nowhere = join(folder.path, 'no-file', 'x');
    await writeFile(join(folder.path, 'no-file'), '');
    expect((await run('backup', [nowhere], envOf(house.db, 'house'))).code).toBe(1);
    expect((await run('backup', [], envOf(house.db, 'house'))).said).toMatch(/^Say which file/);
  });

  it('makes the house again, also after a kill half-way, and loses nothing: not a row, not a file, not a number', async () => {
    await using db = await openTestDatabase();
    expect((await run('restore', [backup], envOf(db, 'again'), 'now its rows')).code).toBeNull();
    const { code, said } = await run('restore', [backup], envOf(db, 'again'));
    expect([code, said]).toEqual([0, expect.stringContaining('the house is as it was at')]);
    await requireAll(db);
    const { mails } = await contentOf(db);
    expect(mails?.split(' ')[0]).toBe(before.mails?.split(' ')[0]);
    // A session that was ended since would be good again.
    expect([before.sessions, await db.owner('select from sessions')]).toEqual([
      expect.not.stringMatching(/^0 /),
      [],
    ]);
    // It has gone out since, most likely: it does not go out again by itself.
    const outgoing = `kind like 'mail.send' or kind like 'notifications.%' or kind like 'newsletter.send'`;
    expect(await db.owner(`select from jobs where ${outgoing}`)).toEqual([]);
    expect(await db.owner("select from campaigns where state = 'SENDING'")).toEqual([]);
    expect(await db.owner('select refusal from mails where refusal is not null')).toEqual([
      { refusal: 'It waited when the backup was made.' },
    ]);
    // So has a reminder that was due; one of an order comes again, later, where it still waits.
    const reminders = `select kind, data ->> 'of' as of, run_at > now() + interval '25 hours' as "isPut" from jobs
      where kind = any($1) order by kind, run_at`;
    const later = REMINDERS.map(kind => ({ kind, of: 'later', isPut: false })).toSorted((a, b) =>
      a.kind < b.kind ? -1 : 1,
    );
    const put = { kind: 'orders.remind', of: 'due', isPut: true };
    const asIs = later.findIndex(({ kind }) => kind === 'orders.remind') + 1;
    expect(await db.owner(reminders, [REMINDERS])).toEqual(later.toSpliced(asIs, 0, put));
    // No money moves before staff have compared what was paid since.
    const [{ madeAt } = { madeAt: null }] = await db.owner<{ madeAt: Date | null }>(
      'select made_at as "madeAt" from restores where checked_at is null',
    );
    expect(said).toContain(new Date(madeAt ?? 0).toISOString());
    expect(await filesIn('again')).toEqual(await filesIn('house'));
    expect((await run('verify-bids', [], envOf(db, 'again'))).said).toMatch(/^\d+ auctions, 0 broken$/);
    // The first questions are planned by what the tables hold, and not by guesses.
    const [known] = await db.owner(
      `select exists (select from pg_stats where tablename = 'ads') as "isKnown"`,
    );
    expect(known).toEqual({ isKnown: true });
    // What guards the rows guards them again.
    await expect(db.owner('delete from bids')).rejects.toThrow(/never changed/);
    await expect(
      db.owner(`insert into favorites values (gen_random_uuid(), gen_random_uuid())`),
    ).rejects.toThrow(/foreign key/);
    const app = await startApp(envOf(db, 'again'));
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    expect([await app.kill('SIGTERM'), app.said()]).toEqual([0, expect.stringContaining('ready')]);
  });

  it('takes the files of a bucket too, and puts them into one', async () => {
    await using from = await openBucketServer();
    await using to = await openBucketServer();
    await using full = await openTestHouse(from.env);
    await using db = await openTestDatabase();
    const source = storeOf(from.env);
    // More than a bucket is asked for at once.
    const keys = Array.from({ length: 205 }, (_, index) => `private/${index}` as const);
    await Promise.all(keys.map(key => source.put(key, Buffer.from(key))));
    await source.put('originals/photo', Buffer.from('photo'));
    await full.db.owner(
      `insert into files (key, purpose) values ('private/0', 'RECORDING'), ('private/gone', 'RECORDING')`,
    );
    const file = join(folder.path, 'bucket.tar.gz');
    const taken = await run('backup', [file], { ...envOf(full.db, 'unused'), ...from.env });
    expect([taken.code, taken.said]).toEqual([0, expect.stringContaining(' 206 files in ')]);
    expect(taken.said.match(/^.* is named and not in it/gm)).toEqual(['private/gone is named and not in it']);
    const target = storeOf(to.env);
    await target.put('private/sent-since', Buffer.from('x'));
    const restored = await run('restore', [file], { ...envOf(db, 'unused'), ...to.env });
    expect([restored.code, restored.said.match(/^.*nothing names it/gm)]).toEqual([
      0,
      ['private/sent-since was there before, and nothing names it'],
    ]);
    await db.owner(`insert into files (key, purpose) select 'private/' || n, 'RECORDING' from generate_series(1, 204) n
      union all select 'originals/photo', 'PHOTO'`);
    const find = (...args: string[]) => run('unnamed', args, { ...envOf(db, 'unused'), ...to.env });
    expect((await find('--remove')).code).toBe(1);
    expect((await find()).said.split('\n')[0]).toBe('private/sent-since has no row');
    expect((await find('--end')).said).toContain('1 files end in a day');
    expect((await find()).said).toMatch(/^0 files/);
    // It ends as every file does that nothing names; until then it is there.
    expect(
      await db.owner("select from files where key = 'private/sent-since' and unnamed_since is not null"),
    ).toHaveLength(1);
    expect(String(await target.get('private/sent-since'))).toBe('x');
    await target.remove('private/sent-since');
    let count = 0;
    for await (const _ of target.list('private')) count += 1;
    expect(count).toBe(205);
    expect(String(await target.get('private/204'))).toBe('private/204');
    expect(String(await target.get('originals/photo'))).toBe('photo');
  });

  it('holds no file in memory as a whole, neither when it is taken nor when it is restored', async () => {
    await using house = await openTestHouse({ DATA_DIR: join(folder.path, 'films') });
    await using db = await openTestDatabase();
    const file = join(folder.path, 'film.tar.gz');
    const bare = peakOf(await run('backup', [file], { ...envOf(house.db, 'films'), ...TELLS_PEAK }));
    const film = join(folder.path, 'film');
    await writeFile(film, '');
    await truncate(film, FILM_BYTES);
    await storeOf(envOf(house.db, 'films')).putFile('private/film', film);
    const taken = await run('backup', [file], { ...envOf(house.db, 'films'), ...TELLS_PEAK });
    const again = await run('restore', [file], { ...envOf(db, 'films-again'), ...TELLS_PEAK });
    for (const done of [taken, again]) expect(peakOf(done) - bare).toBeLessThan(FILM_BYTES);
    const found = await stat(join(folder.path, 'films-again', 'files', 'private', 'film'));
    expect(found.size).toBe(FILM_BYTES);
  });

  it('is of one form of the tables: it waits for a migration under way, and keeps the next from what it copies', async () => {
    await using db = await openTestDatabase();
    const migration = new pg.Client({ connectionString: db.url });
    await migration.connect();
    await migration.query("begin; set local lock_timeout = '200ms'");
    await migration.query('select pg_advisory_xact_lock(7220001)');
    await migration.query(
      'create table late (id int); insert into late values (1); alter table ads add mood text',
    );
    await migration.query("insert into migrations (name, checksum) values ('9998-late.sql', 'x')");
    const next = "begin; set local lock_timeout = '200ms'; alter table webhook_told add column mood text";
    const copied = { entries: [] as string[], next: 'not tried' };
    const dumped = dump(db.url, async ({ name }) => {
      if (copied.entries.push(name) === 1)
        copied.next = await migration.query(next).then(
          () => 'came between',
          ({ code }) => code,
        );
      return '';
    });
    const waits = `select from pg_stat_activity where application_name = 'calandre backup'
      and wait_event = 'advisory' and datname = current_database()`;
    await expect.poll(() => db.owner(waits), { timeout: 5_000 }).toHaveLength(1);
    await migration.query('commit');
    const { tables, migrations } = await dumped;
    await migration.end();
    expect(migrations.at(-1)).toEqual(['9998-late.sql', 'x']);
    expect([tables.late, copied.next]).toEqual([1, '55P03']);
    expect(copied.entries).toContain('tables/late/000000.json');
  });

  it('is refused over a house with people in it, and that house is as it was', async () => {
    const { code, said } = await run('restore', [backup], envOf(house.db, 'elsewhere'));
    expect([code, said]).toEqual([1, expect.stringContaining('The database is not empty')]);
    expect(await contentOf(house.db)).toEqual(before);
  });

  it('is refused when it is cut short, damaged, or none at all, before anything is written', async () => {
    await using db = await openTestDatabase();
    const bytes = await readFile(backup);
    await mkdir(join(folder.path, 'bad'));
    const bad = (name: string) => join(folder.path, 'bad', name);
    await writeFile(bad('short'), bytes);
    await truncate(bad('short'), Math.floor(bytes.length / 2));
    await writeFile(bad('flipped'), bytes);
    const flipped = Buffer.from(bytes);
    flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    await writeFile(bad('flipped'), flipped);
    await appendFile(bad('none'), 'no backup');
    for (const name of ['short', 'flipped', 'none', 'missing']) {
      const { code, said } = await run('restore', [bad(name)], envOf(db, 'bad'));
      expect([name, code]).toEqual([name, 1]);
      expect(said.split('\n').at(-1)).toMatch(
        /is no whole backup|is damaged|is no backup|There is no backup/,
      );
    }
    expect(await db.owner('select from accounts')).toEqual([]);
  });

  it('works on the embedded database too, beside a running house and on its own', async () => {
    const env = { PATH: process.env.PATH, DEMO: '0', DATA_DIR: join(folder.path, 'embedded') };
    const file = join(folder.path, 'embedded.tar.gz');
    const none = await run('backup', [file], env);
    expect([none.code, none.said]).toEqual([1, expect.stringMatching(/^There is no house here yet/)]);
    const app = await startApp(env);
    expect((await run('backup', [file], env)).code).toBe(0);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    const held = await run('restore', [file], env);
    expect([held.code, held.said]).toEqual([1, expect.stringContaining('is held by another Calandre')]);
    expect(await app.kill('SIGTERM')).toBe(0);
    const fresh = { ...env, DATA_DIR: join(folder.path, 'embedded-again') };
    expect((await run('restore', [backup], fresh)).code).toBe(0);
    expect((await run('verify-bids', [], fresh)).said).toMatch(/ 0 broken$/);
  });
});
