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
});
