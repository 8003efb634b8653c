import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { anonymousContext } from '../context.ts';
import { hashPassword } from './index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const ASK_RESET = 'mutation($e: String!) { requestPasswordReset(email: $e) }';
const RESET = 'mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }';
const CHANGE = 'mutation($e: String!, $p: String) { requestEmailChange(email: $e, password: $p) { id } }';
const ME = '{ me { id } }';
const NEW_PASSWORD = 'Encore-Un-Autre-2';
const CALLER = anonymousContext();

async function idOf({ email }: Guest): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]);
  return row?.id ?? '';
}

async function countOf(table: string, accountId: string): Promise<number> {
  const sql = `select count(*)::int as count from ${table} where account_id = $1`;
  return (await house.db.owner<{ count: number }>(sql, [accountId]))[0]?.count ?? -1;
}

/**
 * A new password by letter and `act`, both waiting for the account, in this order: whoever acts was let in by what the
 * letter ends. Answers what became of `act`.
 */
async function behindReset<Result>(guest: Guest, act: () => Promise<Result>): Promise<Result> {
  await guest.ask(ASK_RESET, { e: guest.email });
  const token = tokenIn(await openLetter(house, guest.email));
  await using holder = await openTransaction(house.db);
  await holder.query('select id from accounts where email = $1 for update', [guest.email]);
  const reset = house.visitor().codeOf(RESET, { t: token, p: NEW_PASSWORD });
  await untilWaiting(house.db, 1);
  const acted = act();
  await untilWaiting(house.db, 2);
  await holder.query('commit');
  expect(await reset).toBeNull();
  return acted;
}

describe('what was under way when all ways in ended', () => {
  it('signs nobody in with the password of before', async () => {
    const guest = await house.guest();
    const late = house.visitor();
    expect(await behindReset(guest, () => late.codeOf(LOGIN, { e: guest.email, p: PASSWORD }))).toBe(
      'InvalidCredentials',
    );
    expect((await late.ask(ME)).data).toEqual({ me: null });
    expect(await countOf('sessions', await idOf(guest))).toBe(0);
    expect(await late.codeOf(LOGIN, { e: guest.email, p: NEW_PASSWORD })).toBeNull();
  });

  it('signs nobody in through a provider that was linked until then', async () => {
    const guest = await house.guest();
    const id = await idOf(guest);
    const claims = {
      subject: `late ${id}`,
      email: null,
      isEmailVerified: false,
      firstName: '',
      lastName: '',
    };
    await house.db.owner(
      "insert into account_identities (provider, subject, account_id) values ('google', $1, $2)",
      [claims.subject, id],
    );
    const enter = () =>
      house.rooms.accounts.enterBySocial({ ...claims, provider: 'google' }, 'FR', null, CALLER);
    expect(await behindReset(guest, enter)).toEqual({ kind: 'refused' });
    expect(await countOf('sessions', id)).toBe(0);
  });

  it('links no provider to the account for who has been signed out on the way', async () => {
    const guest = await house.guest();
    const [id, token] = [await idOf(guest), guest.cookie().split('=')[1]?.split(';')[0] ?? ''];
    const claims = {
      subject: `away ${id}`,
      email: null,
      isEmailVerified: false,
      firstName: '',
      lastName: '',
    };
    const back = () =>
      house.rooms.accounts.enterBySocial(
        { ...claims, provider: 'google' },
        'FR',
        { accountId: id, token },
        CALLER,
      );
    expect(await behindReset(guest, () => back().catch(error => error))).toMatchObject({
      code: 'Unauthenticated',
    });
    expect(await countOf('account_identities', id)).toBe(0);
  });

  it('moves the account to no other address', async () => {
    const guest = await house.guest();
    const id = await idOf(guest);
    const change = { e: `elsewhere-${guest.email}`, p: PASSWORD };
    expect(await behindReset(guest, () => guest.codeOf(CHANGE, change))).toBe('Unauthenticated');
    expect(await countOf('email_confirmations', id)).toBe(0);
  });
});

describe('a password whose hash was made anew meanwhile', () => {
  it('lets in whoever gave it, all the same', async () => {
    const guest = await house.guest();
    await using holder = await openTransaction(house.db);
    // Another hash of the same password, as the house writes one when its costs have risen.
    await holder.query('update accounts set password_hash = $2 where email = $1', [
      guest.email,
      await hashPassword(PASSWORD),
    ]);
    const late = house.visitor().codeOf(LOGIN, { e: guest.email, p: PASSWORD });
    await untilWaiting(house.db, 1);
    await holder.query('commit');
    expect(await late).toBeNull();
  });
});
