import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPILED } from '#test/kit/app.ts';
import { openTestHouse, PASSWORD as PLANTED, type TestHouse } from '#test/kit/house.ts';
import { PERMISSIONS } from '../context.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ STAFF_SECOND_FACTOR: 'on' });
});
afterAll(() => house[Symbol.asyncDispose]());

/** Runs the command beside the house, as who deploys it does. */
async function owner(...args: string[]) {
  const child = spawn(process.execPath, ['src/owner.ts', ...args], {
    env: {
      ...COMPILED,
      PATH: process.env.PATH,
      DATABASE_URL: house.db.url,
      DATA_DIR: house.dataDir,
      PUBLIC_URL: house.url,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}
const tokenIn = (said: string) => /\/auth\/resetPassword\?token=([\w-]+)/.exec(said)?.[1] ?? '';

const RESET = 'mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const LEADS = '{ leads { totalCount } }';
const PASSWORD = 'Une-Maison-Bien-Tenue-1';

/** Sets a password by the link, and signs in with it. */
async function comeIn(email: string, token: string, password = PASSWORD) {
  const browser = house.visitor();
  expect(await browser.codeOf(RESET, { t: token, p: password })).toBeNull();
  expect(await browser.codeOf(LOGIN, { e: email, p: password })).toBeNull();
  return browser;
}

describe('the first owner', () => {
  it('sets a password and a second factor, and then may do all there is to do', async () => {
    const { code, said } = await owner('Claire@maison.test');
    expect(code, said).toBe(0);
    const token = tokenIn(said);
    const claire = await comeIn('claire@maison.test', token);
    // The link is used up, and the password alone opens nothing.
    expect(await house.visitor().codeOf(RESET, { t: token, p: 'Un-Autre-Encore-2' })).toBe('TokenExpired');
    expect(await claire.codeOf(LEADS)).toBe('Forbidden');
    const { data } = await claire.ask('mutation { beginTotp { secret } }');
    const { secret } = (data as unknown as { beginTotp: { secret: string } }).beginTotp;
    const shown = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect(await claire.codeOf('mutation($c: String!) { confirmTotp(code: $c) }', { c: shown })).toBeNull();
    const me = await claire.ask('{ me { addedPermissions isEmailConfirmed } }');
    expect(me.data).toEqual({ me: { addedPermissions: expect.any(Array), isEmailConfirmed: true } });
    const { addedPermissions } = (me.data as unknown as { me: { addedPermissions: string[] } }).me;
    expect([...addedPermissions].sort()).toEqual([...PERMISSIONS].sort());
  });

  it('is told to whoever keeps watch, and stands in the house’s log under no name', async () => {
    const { said } = await owner('second@maison.test', '--another');
    const line = said.split('\n').find(each => each.startsWith('{')) ?? '';
    const told: object = JSON.parse(line);
    expect(told).toMatchObject({ security: true, actorId: null, msg: 'rights changed', given: PERMISSIONS });
    expect(line).not.toContain('maison.test');
    const [entry] = await house.db.owner(
      `select actor_id as "actorId", before, after from audit_entries where action = 'account.permissionsChanged'
       order by id desc limit 1`,
    );
    expect(entry).toEqual({
      ...{ actorId: null, before: { permissions: [] }, after: { permissions: PERMISSIONS } },
    });
  });

  it('is made once, unless another is wished for; the same person has a new link', async () => {
    const refused = await owner('other@maison.test');
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('The house has an owner')]);
    const [row] = await house.db.owner(
      "select count(*)::int as n from accounts where email = 'other@maison.test'",
    );
    expect(row).toEqual({ n: 0 });
  });

  it('may be somebody who has an account: who held it until then is out', async () => {
    const before = await house.guest({ email: 'paul@maison.test' });
    expect(await before.codeOf('{ myCard { lastFour } }')).toBeNull();
    const { code, said } = await owner('PAUL@maison.test', '--another');
    expect([code, said]).toEqual([0, expect.stringContaining('has every right')]);
    await comeIn('paul@maison.test', tokenIn(said));
    expect((await before.ask('{ me { id } }')).data).toEqual({ me: null });
  });

  it('is nobody who registered the address and never proved it: they are out before any right is given', async () => {
    const planted = await house.guest({ email: 'zoe@maison.test' });
    await house.db.owner("update accounts set email_confirmed_at = null where email = 'zoe@maison.test'");
    const { said } = await owner('zoe@maison.test', '--another');
    expect((await planted.ask('{ me { id } }')).data).toEqual({ me: null });
    expect(await planted.codeOf(LOGIN, { e: 'zoe@maison.test', p: PLANTED })).toBe('InvalidCredentials');
    await comeIn('zoe@maison.test', tokenIn(said));
  });

  it.each([
    [[], 'Say who'],
    [['nobody'], 'no e-mail address'],
    [['a@maison.test', 'b@maison.test'], 'Say who'],
  ])('is refused in one line: %j', async (args, line) => {
    const { code, said } = await owner(...args);
    expect([code, said.trim().split('\n').length, said]).toEqual([1, 1, expect.stringContaining(line)]);
  });

  it('is nobody whom the house keeps out', async () => {
    await house.guest({ email: 'out@maison.test' });
    await house.db.owner("update accounts set blocked_at = now() where email = 'out@maison.test'");
    const { code, said } = await owner('out@maison.test', '--another');
    expect([code, said]).toEqual([1, expect.stringContaining('kept out')]);
  });
});
