import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type App, openFolder, startApp, startInVain } from '../kit/app.ts';
import { openTestDatabase } from '../kit/database.ts';

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
  it('keeps what it acknowledged when it, its database, or both are killed', async () => {
    await using folder = await openFolder();
    const env = { DATA_DIR: folder.path };
    let app = await startApp(env);
    expect(await register(app)).toHaveProperty('data.register.user.email', SOMEONE.email);

    await app.kill('SIGKILL');
    app = await startApp(env);
    expect(await login(app)).toHaveProperty('data.login.user.email');

    process.kill(await databasePid(folder.path), 'SIGKILL');
    await expect.poll(() => login(app)).toHaveProperty('data.login.user.email');

    const pid = await databasePid(folder.path);
    await app.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    app = await startApp(env);
    expect(await login(app)).toHaveProperty('data.login.user.email');
    expect(await app.kill('SIGTERM')).toBe(0);
  });

  it('is ready only with pages, API and database, and lives in a folder only its owner can enter', async () => {
    await using folder = await openFolder();
    await chmod(folder.path, 0o700);
    const app = await startApp({ DATA_DIR: join(folder.path, 'data') });
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('calandre_bids_placed_total');
    expect(await app.kill('SIGTERM')).toBe(0);
  });

  it('says in one line who holds its DATA_DIR', async () => {
    await using folder = await openFolder();
    await using database = await openTestDatabase();
    const env = { DATA_DIR: folder.path, DATABASE_URL: database.url };
    const app = await startApp(env);
    const second = await startInVain(env);
    expect(second.code).toBe(1);
    expect(second.said).toContain(`held by another Calandre, process ${app.process.pid}`);
    expect(second.said.split('\n')).toHaveLength(1);
    await app.kill('SIGTERM');
  });

  it('uses a given PostgreSQL instead, several processes on one', async () => {
    await using database = await openTestDatabase();
    await using one = await openFolder();
    await using other = await openFolder();
    const apps = await Promise.all([
      startApp({ DATA_DIR: one.path, DATABASE_URL: database.url }),
      startApp({ DATA_DIR: other.path, DATABASE_URL: database.url }),
    ]);
    await register(apps[0]);
    expect(await login(apps[1])).toHaveProperty('data.login.user.email');
    for (const app of apps) expect(await app.kill('SIGTERM')).toBe(0);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, 'REDIS_URL does not answer'],
    [{ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' }, 'does not answer'],
  ])('refuses %j in one line', async (wrong, line) => {
    await using folder = await openFolder();
    const { code, said } = await startInVain({ DATA_DIR: folder.path, ...wrong });
    expect(code).toBe(1);
    expect(said).toContain(line);
    expect(said.split('\n')).toHaveLength(1);
  });

  it('says in one line that DATA_DIR is no folder, or its port is taken', async () => {
    await using folder = await openFolder();
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const noFolder = await startInVain({ DATA_DIR: file });
    expect([noFolder.code, noFolder.said.split('\n').length]).toEqual([1, 1]);
    await using database = await openTestDatabase();
    const env = { DATABASE_URL: database.url };
    const app = await startApp({ ...env, DATA_DIR: join(folder.path, 'a') });
    const port = new URL(app.url).port;
    const taken = await startInVain({ ...env, DATA_DIR: join(folder.path, 'b'), PORT: port });
    expect(taken.code).toBe(1);
    expect(taken.said).toMatch(/^Port \d+ is taken/);
    await app.kill('SIGTERM');
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
