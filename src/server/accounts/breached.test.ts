import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';

const STOLEN = 'Volé-Partout-2019!';
const SOUND = 'Jamais-Vu-Ailleurs-8';

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** A list of stolen passwords on loopback, in the form of Pwned Passwords; it notes what it is asked. */
async function openList() {
  const asked: string[] = [];
  const state = { isDown: false };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const prefix = request.url?.split('/').at(-1) ?? '';
    const stolen = [STOLEN].map(hashOf).filter(hash => hash.startsWith(prefix));
    const lines = stolen.map(hash => `${hash.slice(5)}:23`);
    // What fills the answer up looks like any other line, and was seen never.
    const padding = `${hashOf(SOUND).slice(5)}:0`;
    response.writeHead(state.isDown ? 503 : 200).end([padding, ...lines].join('\r\n'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, state, url: `http://127.0.0.1:${port}/range/`, close: () => server.close() };
}

let list: Awaited<ReturnType<typeof openList>>;
let house: TestHouse;
beforeAll(async () => {
  list = await openList();
  house = await openTestHouse({ BREACHED_PASSWORDS_URL: list.url });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  list.close();
});

const REGISTER = 'mutation($d: RegisterInput!) { register(data: $d) { user { id } } }';
const register = (email: string, password: string) =>
  house.visitor().ask(REGISTER, {
    d: { firstName: 'Anne', lastName: 'Roy', phone: '+33612345678', language: 'FR', email, password },
  });

describe('a password that was stolen elsewhere', () => {
  it('is refused when an account is made, and the list is told five digits of a hash', async () => {
    const { errors } = await register('one@calandre.test', STOLEN);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'PasswordTooWeak', field: 'password' });
    expect((await register('one@calandre.test', SOUND)).errors).toBeUndefined();
    expect(list.asked).toEqual([STOLEN, SOUND].map(each => `/range/${hashOf(each).slice(0, 5)}`));
  });

  it('is refused when it would replace another, by its person or by a letter', async () => {
    const guest = await house.guest({ email: 'two@calandre.test' });
    const change = 'mutation($c: String!, $p: String!) { updatePassword(currentPassword: $c, password: $p) }';
    expect(await guest.codeOf(change, { c: PASSWORD, p: STOLEN })).toBe('PasswordTooWeak');
    await guest.ask('mutation { requestPasswordReset(email: "two@calandre.test") }');
    const token = tokenIn(await openLetter(house, 'two@calandre.test'));
    const reset = 'mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }';
    expect(await house.visitor().codeOf(reset, { t: token, p: STOLEN })).toBe('PasswordTooWeak');
    expect(await house.visitor().codeOf(reset, { t: token, p: SOUND })).toBeNull();
  });

  it('passes while the list does not answer: nobody is kept out by its outage', async () => {
    list.state.isDown = true;
    expect((await register('three@calandre.test', STOLEN)).errors).toBeUndefined();
    list.state.isDown = false;
  });
});
