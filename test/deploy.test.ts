import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEvents } from '#server/events.ts';
import { openTestDatabase, type TestDatabase } from './kit/database.ts';
import { freePort } from './kit/free-port.ts';
import { openTestHouse } from './kit/house.ts';
import { PRODUCTION } from './kit/production.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFile(join(ROOT, path), 'utf8');
const allIn = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([all, name = all]) => name)),
];

/** What the last stage of the image takes from where the project stands, or from the stage that built it. */
const copiedBy = (dockerfile: string) =>
  Array.from(
    (dockerfile.split(/^FROM /m).at(-1) ?? '').matchAll(/^COPY (?:--from=build \/app\/)?(?!--)(.+) \S+$/gm),
  ).flatMap(([, paths = '']) => paths.split(' '));

describe('the image', () => {
  let db: TestDatabase;
  let app: string;
  beforeAll(async () => {
    db = await openTestDatabase();
    app = await mkdtemp(join(tmpdir(), 'calandre-image-'));
  });
  afterAll(async () => {
    await db[Symbol.asyncDispose]();
    await rm(app, { recursive: true, force: true });
  });

  it('holds all that the house needs in production, and neither demo nor embedded database', async () => {
    const copied = copiedBy(await read('Dockerfile'));
    expect(copied).toEqual(['build', 'package.json', 'LICENSE', 'src', 'brands']);
    for (const path of copied) await cp(join(ROOT, path), join(app, path), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(app, 'node_modules'));
    const port = await freePort();
    const env = { ...PRODUCTION, DATABASE_URL: db.url, DATA_DIR: join(app, 'data'), PORT: String(port) };
    const house = spawn(process.execPath, ['src/start.ts'], {
      cwd: app,
      env: { PATH: process.env.PATH, ...env },
    });
    let said = '';
    for (const stream of [house.stdout, house.stderr]) stream.on('data', chunk => (said += chunk));
    const exit = once(house, 'exit');
    await expect.poll(() => said).toContain('Calandre is ready');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    house.kill('SIGTERM');
    expect(await exit, said).toEqual([0, null]);
  });
});

describe('what a house is run with', () => {
  it('gives no setting that the house does not know', async () => {
    const known = allIn(await read('README.md'), /`([A-Z][A-Z0-9_]+)`/g);
    const compose = await read('deploy/compose.yaml');
    const house = compose.slice(compose.indexOf('environment:'), compose.indexOf('\n  database:'));
    const given = [
      ...allIn(house, /^ {6}([A-Z][A-Z0-9_]+):/gm),
      ...allIn(await read('Dockerfile'), /[ \t]([A-Z][A-Z0-9_]+)=/g),
      ...allIn(await read('deploy/calandre.service'), /^Environment=.*$/gm).flatMap(line =>
        allIn(line, /[= ]([A-Z][A-Z0-9_]+)=/g),
      ),
    ];
    expect(given.length).toBeGreaterThan(20);
    expect(given.filter(name => !known.includes(name))).toEqual([]);
  });

  it('alarms by figures that the house tells, with their labels', async () => {
    await using house = await openTestHouse();
    const metrics = await (await fetch(`${house.url}/metrics`)).text();
    const counted = new Registry();
    openEvents(pino({ level: 'silent' }), counted);
    const told = new Set(allIn(metrics + (await counted.metrics()), /^# TYPE (\S+)/gm));
    for (const file of ['deploy/alerts.yaml', 'deploy/dashboard.json']) {
      const named = allIn(await read(file), /\b(calandre_[a-z_]+)\b/g);
      expect(named.length, file).toBeGreaterThan(10);
      expect(
        named.filter(name => !told.has(name)),
        file,
      ).toEqual([]);
    }
  });
});
