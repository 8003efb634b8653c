import { chmod, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openFolder, startApp, startInVain } from '../kit/app.ts';
import { openTestDatabase, type TestDatabase } from '../kit/database.ts';
import { openTransaction, untilWaiting } from '../kit/locks.ts';
import { addAuction } from '../kit/world.ts';

const SOMEONE = {
  firstName: 'Anne',
  lastName: 'Roy',
  phone: '+33612345678',
  email: 'anne@calandre.test',
  password: 'Un-Mot-De-Passe-1',
  language: 'FR',
};

async function ask(app: App, query: string, variables: object = {}): Promise<unknown> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const register = (app: App) =>
  ask(app, 'mutation($d: RegisterInput!) { register(data: $d) { user { email } } }', { d: SOMEONE });
const login = (app: App) =>
  ask(app, 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { email } } }', {
    e: SOMEONE.email,
    p: SOMEONE.password,
  });

async function databasePid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('the application', () => {
  it('keeps what it acknowledged when it, its database, or both are killed, in a folder only its owner can enter', async () => {
    await using folder = await openFolder();
    await chmod(folder.path, 0o700);
    const env = { DATA_DIR: join(folder.path, 'data') };
    let app = await startApp(env);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('calandre_bids_placed_total');
    expect(await register(app)).toHaveProperty('data.register.user.email', SOMEONE.email);
    // Whoever else works on this machine comes to nothing of it.
    const secret = join(env.DATA_DIR, 'postgres.password');
    const modes = await Promise.all(
      [env.DATA_DIR, secret].map(async path => (await stat(path)).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600]);
    expect(await readFile(secret, 'utf8')).toMatch(/^[\w-]{32,}\s*$/);

    await app.kill('SIGKILL');
    app = await startApp(env);
    expect(await login(app)).toHaveProperty('data.login.user.email');

    process.kill(await databasePid(env.DATA_DIR), 'SIGKILL');
    await expect.poll(() => login(app)).toHaveProperty('data.login.user.email');

    const pid = await databasePid(env.DATA_DIR);
    await app.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    app = await startApp(env);
    expect(await login(app)).toHaveProperty('data.login.user.email');
    expect(await app.kill('SIGTERM')).toBe(0);
  });

  it('ends in time and with 0 while its mail server takes connections and says nothing; its letters wait', async () => {
    await using folder = await openFolder();
    await using database = await openTestDatabase();
    const taken: Socket[] = [];
    const silent = createServer(socket => void taken.push(socket));
    const { promise, resolve } = Promise.withResolvers<void>();
    silent.listen(0, '127.0.0.1', resolve);
    await promise;
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const env = { DATA_DIR: join(folder.path, 'data'), DATABASE_URL: database.url };
    const app = await startApp({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` });
    await register(app);
    await expect.poll(() => taken.length).toBeGreaterThan(0);
    const asked = performance.now();
    expect([await app.kill('SIGTERM'), app.said()]).toEqual([0, expect.not.stringContaining('cut off')]);
    expect(performance.now() - asked).toBeLessThan(9_000);
    expect(await database.owner("select attempts, last_error from jobs where kind = 'mail.send'")).toEqual([
      { attempts: 0, last_error: null },
    ]);
    for (const socket of taken) socket.destroy();
    silent.close();
  });

  describe('on a PostgreSQL that is given', () => {
    let folder: Awaited<ReturnType<typeof openFolder>>;
    let database: TestDatabase;
    let app: App;
    const envOf = (name: string) => ({ DATA_DIR: join(folder.path, name), DATABASE_URL: database.url });
    beforeAll(async () => {
      [folder, database] = await Promise.all([openFolder(), openTestDatabase()]);
      app = await startApp(envOf('one'));
    });
    afterAll(async () => {
      await app.kill('SIGTERM');
      await database[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    });

    it('says in one line who holds its DATA_DIR', async () => {
      const second = await startInVain(envOf('one'));
      expect(second.code).toBe(1);
      expect(second.said).toContain(`held by another Calandre, process ${app.process.pid}`);
      expect(second.said.split('\n')).toHaveLength(1);
    });

    it('says in one line that its port is taken', async () => {
      const taken = await startInVain({ ...envOf('other'), PORT: new URL(app.url).port });
      expect(taken.code).toBe(1);
      expect(taken.said).toMatch(/^Port \d+ is taken/);
    });

    it('opens while its Redis and its bucket do not answer, and says so', async () => {
      const bucket = { S3_URL: 'http://127.0.0.1:1/calandre', S3_KEY_ID: 'id', S3_SECRET: 'secret' };
      const second = await startApp({ ...envOf('away'), ...bucket, REDIS_URL: 'redis://127.0.0.1:1' });
      expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
      for (const name of ['REDIS_URL', 'S3_URL']) expect(second.said()).toContain(`${name} does not answer`);
      expect(await second.kill('SIGTERM')).toBe(0);
    });

    it('awards nothing that ended before its door was open, and keeps no door shut for that', async () => {
      await using other = await openTestDatabase();
      const { auctionId } = await addAuction(other, {});
      await other.owner('insert into heartbeats (id, seen_at) values (true, now())');
      await using holder = await openTransaction(other);
      await holder.query("update heartbeats set seen_at = clock_timestamp() - interval '10 seconds'");
      const second = await startApp({ ...envOf('late'), DATABASE_URL: other.url });
      await other.owner('update auctions set end_at = clock_timestamp() where id = $1', [auctionId]);
      await holder.query('commit');
      const stateSql = 'select status, notice_kind as notice from auctions where id = $1';
      await expect
        .poll(() => other.owner(stateSql, [auctionId]))
        .toEqual([{ status: 'open', notice: 'OUTAGE' }]);
      expect(await second.kill('SIGTERM')).toBe(0);
    });

    it('shuts its door at once and ends in time, whatever it clears away', async () => {
      await using other = await openTestDatabase();
      await using holder = await openTransaction(other);
      await holder.query('lock table bid_outcomes');
      const second = await startApp({ ...envOf('slow'), DATABASE_URL: other.url });
      await untilWaiting(other, 1);
      const asked = performance.now();
      const ended = second.kill('SIGTERM');
      const isOpen = () =>
        fetch(`${second.url}/readyz`)
          .then(({ ok }) => ok)
          .catch(() => false);
      await expect.poll(isOpen).toBe(false);
      expect([await ended, second.said()]).toEqual([0, expect.not.stringContaining('cut off')]);
      expect(performance.now() - asked).toBeLessThan(6_000);
    });

    it('is one of several processes on it', async () => {
      const other = await startApp(envOf('other'));
      await register(app);
      expect(await login(other)).toHaveProperty('data.login.user.email');
      for (const one of [app, other]) expect(await one.kill('SIGTERM')).toBe(0);
    });
  });

  it.each([
    [{ DATA_DIR: import.meta.filename }, 'DATA_DIR'],
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' }, 'does not answer'],
  ])('refuses %j in one line', async (wrong, line) => {
    await using folder = await openFolder();
    const { code, said } = await startInVain({ DATA_DIR: folder.path, ...wrong });
    expect(code).toBe(1);
    expect(said).toContain(line);
    expect(said.split('\n')).toHaveLength(1);
  });

  it.runIf(process.getuid?.() === 0)(
    'as root without user namespaces runs its database as nobody',
    async () => {
      await using folder = await openFolder();
      const homes = () => readdir('/var/lib/calandre').catch((): string[] => []);
      const before = await homes();
      // Without a PATH there is no `unshare`, as where the system forbids what it does.
      const env = { DATA_DIR: folder.path, PATH: '/nonexistent' };
      try {
        let app = await startApp(env);
        expect(await register(app)).toHaveProperty('data.register.user.email', SOMEONE.email);
        await app.kill('SIGKILL');
        app = await startApp(env);
        expect(await login(app)).toHaveProperty('data.login.user.email');
        expect(await app.kill('SIGTERM')).toBe(0);
      } finally {
        for (const home of (await homes()).filter(name => !before.includes(name))) {
          await rm(join('/var/lib/calandre', home), { recursive: true, force: true });
        }
      }
    },
  );
});
