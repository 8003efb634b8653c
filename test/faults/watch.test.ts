import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#server/accounts/index.ts';
import { type App, openFolder, startApp } from '../kit/app.ts';
import { openTestDatabase, type TestDatabase } from '../kit/database.ts';

const PASSWORD = 'Un-Mot-De-Passe-Secret-1';
const PEOPLE = { staff: 'sylvestre@private.test', member: 'madeleine@private.test' } as const;

let db: TestDatabase;
let folder: Awaited<ReturnType<typeof openFolder>>;
let app: App;
const ids = new Map<string, string>();
beforeAll(async () => {
  db = await openTestDatabase();
  folder = await openFolder();
  app = await startApp({
    ...{ DATA_DIR: folder.path, DATABASE_URL: db.url, LOG_LEVEL: 'error', RATE_LIMITS: 'on' },
  });
  const hash = await hashPassword(PASSWORD);
  for (const [name, email] of Object.entries(PEOPLE)) {
    const [row] = await db.owner<{ id: string }>(
      `insert into accounts (email, password_hash, first_name, last_name, added_permissions, email_confirmed_at)
       values ($1, $2, 'Prénom', 'Nom', $3, now()) returning id`,
      [email, hash, name === 'staff' ? ['Users:update', 'Content:update'] : []],
    );
    ids.set(name, row?.id ?? '');
  }
});
afterAll(async () => {
  await app.kill('SIGTERM');
  await db[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

/** Asks with what the browser keeps; answers its cookie from then on. */
async function ask(query: string, cookie = ''): Promise<string> {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  await answer.arrayBuffer();
  const given = answer.headers.getSetCookie().map(line => line.split(';')[0]);
  return given.length > 0 ? given.join('; ') : cookie;
}

const login = (email: string, password: string) =>
  ask(`mutation { login(email: "${email}", password: "${password}") { user { id } } }`);

it('whoever keeps watch reads when, what and whose of each, whatever the log is asked for, and no name', async () => {
  const { staff, member } = PEOPLE;
  const cookie = await login(member, PASSWORD);
  for (let tries = 0; tries < 11; tries += 1) await login(member, 'wrong');
  await ask('{ people { totalCount } }', cookie);
  await ask(`mutation { requestPasswordReset(email: "${member}") }`);
  await ask(
    `mutation { changePermissions(id: "${ids.get('member')}", permissions: ["Content:update"], groupIds: []) { id } }`,
    await login(staff, PASSWORD),
  );
  await expect.poll(() => app.said()).toContain('rights changed');

  type Line = { time: number; level: number; pid: number; msg: string; security?: boolean };
  const lines = app
    .said()
    .split('\n')
    .filter(text => text.startsWith('{'));
  const watched = lines.map(text => JSON.parse(text) as Line).filter(line => line.security);
  const [memberId, staffId] = [ids.get('member'), ids.get('staff')];
  const happened = [
    { msg: 'account changed', accountId: memberId, kind: 'SIGNED_IN', way: 'PASSWORD' },
    { msg: 'sign-in failed', accountId: memberId, way: 'PASSWORD', code: 'InvalidCredentials' },
    { msg: 'limit reached', limit: 'login' },
    { msg: 'refused', accountId: memberId, field: 'people' },
    { msg: 'new password asked for', accountId: memberId },
    { msg: 'rights changed', actorId: staffId, subjectId: memberId, given: ['Content:update'], taken: [] },
  ];
  for (const each of happened) expect(watched).toContainEqual(expect.objectContaining(each));
  for (const { time, pid, level } of watched) {
    expect(Math.abs(Date.now() - time)).toBeLessThan(3_600_000);
    expect([Number.isInteger(pid), Number.isInteger(level)]).toEqual([true, true]);
  }
  expect(app.said()).not.toMatch(/private\.test|Prénom|Mot-De-Passe|wrong/);
});
