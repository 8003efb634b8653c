import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findEmbedded, startEmbedded } from '#embedded/index.ts';
import { hashPassword } from '#server/accounts/index.ts';
import { migrate } from '#server/database/index.ts';
import { type App, type Launch, openFolder, startApp } from '#test/kit/app.ts';
import { freePort } from '#test/kit/free-port.ts';
import { addPerson, type Guest, openGuest, PASSWORD } from '#test/kit/house.ts';
import { openTestProxy, type TestProxy } from '#test/kit/proxy.ts';
import { type AuctionWish, addAuction } from '#test/kit/world.ts';

const UP_WITHIN_MS = 600_000;
const LOOK_EVERY_MS = 100;
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';

export type Bidder = { readonly id: string; readonly guest: Guest };

/** The real application as a process, with bidders and auctions, and a way past it to its database. */
export type Saleroom = AsyncDisposable & {
  readonly url: string;
  readonly dataDir: string;
  /** Set where the database is reached through it. */
  readonly proxy: TestProxy | null;
  app(): App;
  start(): Promise<void>;
  /** Another process of it on the same database, on any port where none is given. */
  second(
    port?: string,
  ): Promise<{ readonly url: string; readonly app: App; kill(): Promise<unknown> } & AsyncDisposable>;
  /** The process that is the database. */
  databasePid(): Promise<number>;
  databaseUrl(): Promise<string>;
  /** As the database's owner; waits for one that is away. */
  owner<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  bidders(count: number): Promise<Bidder[]>;
  auction(wish?: AuctionWish): Promise<{ readonly auctionId: string; readonly adUuid: string }>;
};

type Wish = {
  readonly withProxy?: boolean;
  readonly how?: Launch;
  readonly env?: NodeJS.ProcessEnv;
  /** Its folder is a disk that only it sees. */
  readonly onOwnDisk?: boolean;
};

/** Opens one on a database of its own: the application's, or one behind a proxy. */
export async function openSaleroom(wish: Wish = {}): Promise<Saleroom> {
  const { withProxy = false, how = {}, env = {}, onOwnDisk = false } = wish;
  const open = new AsyncDisposableStack();
  const folder = open.use(await openFolder());
  const outsideDir = join(folder.path, 'db');
  await mkdir(outsideDir);
  const outside = withProxy ? open.use(await startEmbedded({ dataDir: outsideDir })) : null;
  const outsideUrl = (await outside?.databaseUrl('calandre')) ?? null;
  if (outsideUrl !== null) await migrate(outsideUrl);
  const proxy = outsideUrl === null ? null : open.use(await openTestProxy(outsideUrl));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...{ DATA_DIR: folder.path, PORT: String(port), LOG_LEVEL: 'error' },
    ...(proxy ? { DATABASE_URL: proxy.url } : {}),
    ...env,
  };
  let app: App | null = null;
  open.defer(async () => void (await app?.kill('SIGTERM')));

  const seenFromHere = () => (onOwnDisk ? join(`/proc/${app?.process.pid}/root`, folder.path) : folder.path);
  async function databaseUrl(): Promise<string> {
    const found = outsideUrl ?? (await findEmbedded(seenFromHere(), 'calandre'));
    if (found === null) throw new Error('the database is not there');
    return found;
  }
  const owner: Saleroom['owner'] = (sql, values) =>
    untilDone(async () => ask(await databaseUrl(), sql, values));
  let count = 0;
  const room: Omit<Saleroom, typeof Symbol.asyncDispose> = {
    ...{ url, proxy, owner, databaseUrl, dataDir: folder.path },
    app() {
      if (!app) throw new Error('it was not started');
      return app;
    },
    async start() {
      app = await startApp(settings, how);
    },
    async second(port = '0') {
      const other = await openFolder();
      const app = await startApp({ ...settings, DATA_DIR: other.path, PORT: port }, how);
      const end = () => app.kill('SIGTERM').then(() => other[Symbol.asyncDispose]());
      return { url: app.url, app, kill: () => app.kill('SIGKILL'), [Symbol.asyncDispose]: end };
    },
    async databasePid() {
      const text = await readFile(join(seenFromHere(), 'postgres/postmaster.pid'), 'utf8');
      return Number(text.split('\n')[0]);
    },
    async bidders(wanted) {
      const passwordHash = await hashPassword(PASSWORD);
      const made: Bidder[] = [];
      for (let left = wanted; left > 0; left -= 1) {
        count += 1;
        const address = `bidder${count}@calandre.test`;
        await addPerson(room, { address, passwordHash, permissions: [], hasCard: true, firstName: 'Anne' });
        const guest = openGuest(url, address);
        await guest.ask(LOGIN, { e: address, p: PASSWORD });
        const [row] = await owner<{ id: string }>('select id from accounts where email = $1', [address]);
        made.push({ id: row?.id ?? '', guest });
      }
      return made;
    },
    // Its start was told before: every version is a row of the history.
    auction: (wish = {}) => addAuction(room, { ...wish, isStartAnnounced: true }),
  };
  await room.start();
  return Object.assign(room, { [Symbol.asyncDispose]: () => open.disposeAsync() });
}

/** Again and again until it works: what is asked for is known to come back. */
export async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + UP_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function ask<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
