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
    ...{ DATA_DIR: folder.path, DATABASE_URL: db.url, LOG_LEVEL: 'error' },
    ...{ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' },
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

const ADDRESS = '203.0.113.77';
type Answer = { data: Record<string, { id: string }> | null };

/** Asks with what the browser keeps; answers what was said, and its cookie from then on. */
async function ask(query: string, cookie = ''): Promise<Answer & { cookie: string }> {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS, cookie },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as Answer;
  const given = answer.headers.getSetCookie().map(line => line.split(';')[0]);
  return { data, cookie: given.length > 0 ? given.join('; ') : cookie };
}

const login = (email: string, password: string) =>
  ask(`mutation { login(email: "${email}", password: "${password}") { user { id } } }`);

it('whoever keeps watch reads when, what and whose of each, whatever the log is asked for, and no name', async () => {
  const { staff, member } = PEOPLE;
  const [memberId, staffId] = [ids.get('member'), ids.get('staff')];
  const { cookie } = await login(member, PASSWORD);
  for (let tries = 0; tries < 13; tries += 1) await login(member, 'wrong');
  await ask('mutation { loginWithPasskey(answer: "{}") { user { id } } }');
  await ask('mutation { proveSecondFactor(code: "123456") }', cookie);
  await ask('{ people { totalCount } }', cookie);
  await ask(`mutation { requestPasswordReset(email: "${member}") }`);
  const theirs = (await login(staff, PASSWORD)).cookie;
  const save = (of: string) =>
    ask(`mutation { saveStaffGroup(name: "Accueil", ${of}) { id } }`, theirs).then(
      ({ data }) => data?.saveStaffGroup?.id ?? '',
    );
  const groupId = await save('permissions: []');
  await save(`permissions: ["Content:update"], id: "${groupId}"`);
  // A name that is taken: nothing is saved, and nobody's rights change.
  await ask('mutation { saveStaffGroup(name: "Salle", permissions: []) { id } }', theirs);
  await ask(`mutation { saveStaffGroup(name: "Salle", permissions: [], id: "${groupId}") { id } }`, theirs);
  await ask(`mutation { removeStaffGroup(id: "${groupId}") }`, theirs);
  await ask(
    `mutation { changePermissions(id: "${memberId}", permissions: ["Content:update"], groupIds: []) { id } }`,
    theirs,
  );
  await ask(`mutation { blockPerson(id: "${memberId}", reason: "x") { id } }`, theirs);
  await ask(`mutation { unblockPerson(id: "${memberId}") { id } }`, theirs);
  const backOf = () => app.said().split(`"subjectId":"${memberId}"`).length - 1;
  await expect.poll(backOf).toBeGreaterThan(2);

  type Line = { time: number; level: number; pid: number; msg: string; security?: boolean };
  const lines = app
    .said()
    .split('\n')
    .filter(text => text.startsWith('{'));
  const watched = lines.map(text => JSON.parse(text) as Line).filter(line => line.security);
  const happened = [
    { msg: 'account changed', accountId: memberId, kind: 'SIGNED_IN', way: 'PASSWORD' },
    { msg: 'sign-in failed', accountId: memberId, way: 'PASSWORD', code: 'InvalidCredentials' },
    { msg: 'sign-in failed', accountId: null, way: 'PASSKEY', code: 'BadInput' },
    { msg: 'sign-in failed', accountId: memberId, way: 'TOTP', code: 'BadInput' },
    { msg: 'limit reached', limit: 'login' },
    { msg: 'refused', accountId: memberId, field: 'people' },
    { msg: 'new password asked for', accountId: memberId },
    { msg: 'rights changed', actorId: staffId, subjectId: groupId, given: ['Content:update'], taken: [] },
    { msg: 'rights changed', actorId: staffId, subjectId: groupId, given: [], taken: ['Content:update'] },
    { msg: 'rights changed', actorId: staffId, subjectId: memberId, given: ['Content:update'], taken: [] },
    { msg: 'rights changed', actorId: staffId, subjectId: memberId, given: [], taken: ['Content:update'] },
  ];
  expect(watched.filter(line => 'subjectId' in line && line.subjectId === groupId)).toHaveLength(2);
  for (const each of happened) expect(watched).toContainEqual(expect.objectContaining(each));
  // Thirteen wrong passwords: whoever is locked out goes on trying, and the disk is not filled with it.
  expect(watched.filter(({ msg }) => msg === 'limit reached')).toHaveLength(1);
  for (const { time, pid, level } of watched) {
    expect(Math.abs(Date.now() - time)).toBeLessThan(3_600_000);
    expect([Number.isInteger(pid), Number.isInteger(level)]).toEqual([true, true]);
  }
  expect(app.said()).not.toMatch(/private\.test|Prénom|Mot-De-Passe|wrong|Accueil/);
  expect(app.said()).not.toContain(ADDRESS.slice(0, ADDRESS.lastIndexOf('.')));
});
