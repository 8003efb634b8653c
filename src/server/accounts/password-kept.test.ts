import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const REGISTER = 'mutation($d: RegisterInput!) { register(data: $d) { user { id } } }';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';

const register = (email: string, password: string) =>
  house.visitor().codeOf(REGISTER, {
    d: { firstName: 'Anne', lastName: 'Roy', phone: '+33612345678', language: 'FR', email, password },
  });
const login = (e: string, p: string) => house.visitor().codeOf(LOGIN, { e, p });

/** `Un-Mot-De-Passe-1` at half the costs. */
const HALF =
  '$argon2id$v=19$m=8192,t=1,p=1$+Pb1qUGR2LxO9gi49RQCCA$olmud+hnq89AXWl+lfyt+FqPssqxhcwPiorWBZz4ujg';

describe('a password', () => {
  it('is the one that was given: its blanks, its capitals and all of its length', async () => {
    const password = ` Un-Mot-De-Passe ${'été-'.repeat(50)}7 `;
    const email = 'exact@calandre.test';
    expect(await register(email, password)).toBeNull();
    expect(await login(email, password)).toBeNull();
    const others = [password.trim(), password.toLowerCase(), password.slice(0, -2), `${password} `];
    for (const other of others) expect(await login(email, other)).toBe('InvalidCredentials');
  });

  it('stays good however old it is', async () => {
    const email = 'old@calandre.test';
    expect(await register(email, 'Un-Mot-De-Passe-1')).toBeNull();
    await house.db.owner("update accounts set created_at = now() - interval '9 years' where email = $1", [
      email,
    ]);
    expect(await login(email, 'Un-Mot-De-Passe-1')).toBeNull();
  });

  it('is hashed anew at sign-in where its hash has the costs of another time, and not otherwise', async () => {
    const email = 'half@calandre.test';
    await register(email, 'Un-Mot-De-Passe-1');
    const hashNow = async () => {
      const sql = 'select password_hash as hash from accounts where email = $1';
      return (await house.db.owner<{ hash: string }>(sql, [email]))[0]?.hash;
    };
    const made = await hashNow();
    expect(await login(email, 'Un-Mot-De-Passe-1')).toBeNull();
    expect(await hashNow()).toBe(made);
    await house.db.owner('update accounts set password_hash = $2 where email = $1', [email, HALF]);
    expect(await login(email, 'Un-Mot-De-Passe-2')).toBe('InvalidCredentials');
    expect(await hashNow()).toBe(HALF);
    expect(await login(email, 'Un-Mot-De-Passe-1')).toBeNull();
    expect((await hashNow())?.split('$')[3]).toBe(made?.split('$')[3]);
    expect(await login(email, 'Un-Mot-De-Passe-1')).toBeNull();
  });
});
