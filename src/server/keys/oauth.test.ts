import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import * as oauth from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askApi } from '#test/kit/api.ts';
import { freePort } from '#test/kit/free-port.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';
import {
  ANSWER_OAUTH,
  answer,
  asked,
  codeFor,
  openTokenDoors,
  queryOf,
  type Registered,
  register,
  WISH,
} from '#test/kit/oauth.ts';

let house: TestHouse;
let maker: Guest;
let app: Registered;
let service: Registered;
let doors: ReturnType<typeof openTokenDoors>;
beforeAll(async () => {
  const port = String(await freePort());
  house = await openTestHouse({ PORT: port, PUBLIC_URL: `http://localhost:${port}` });
  maker = await house.guest({ firstName: 'Zoé' });
  app = await register(maker);
  service = await register(maker, { ...WISH, name: 'Service', isConfidential: true });
  doors = openTokenDoors(house, app);
});
afterAll(() => house[Symbol.asyncDispose]());

const MINE = '{ myApiKeys { id name scopes isOfApplication usedAt } }';
const statusWith = async (token: string) => (await askApi(house, token, '/sales?limit=1')).status;
const END = 'mutation($id: ID!) { endOAuthClient(id: $id) }';
const INVALID = { status: 400, told: { error: 'invalid_grant' } };

describe('an application that a person allows', () => {
  it('walks the whole way with a client library: discovery, PKCE, tokens, a call, renewal, revocation', async () => {
    const guest = await house.guest();
    const heard = Promise.withResolvers<string>();
    const native = createServer((request, response) => {
      heard.resolve(request.url ?? '');
      response.end('Back.');
    });
    await new Promise<void>(resolve => native.listen(0, '127.0.0.1', resolve));
    const { port } = native.address() as { port: number };
    const config = await oauth.discovery(new URL(house.url), app.id, undefined, oauth.None(), {
      ...{ algorithm: 'oauth2', execute: [oauth.allowInsecureRequests] },
    });
    const verifier = oauth.randomPKCECodeVerifier();
    const state = oauth.randomState();
    const way = oauth.buildAuthorizationUrl(config, {
      ...{ redirect_uri: `http://127.0.0.1:${port}/native`, scope: 'read watch', state },
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const led = await fetch(way, { redirect: 'manual', headers: { 'accept-language': 'en-GB' } });
    expect(led.status).toBe(302);
    const page = new URL(led.headers.get('location') ?? '', house.url);
    expect(page.pathname).toBe('/en/user/authorize');
    expect(await asked(guest, page.search.slice(1))).toEqual({
      ...{ name: 'Carnet', home: 'https://app.test', maker: 'Zoé Mercier', sendTo: null },
      scopes: ['read', 'watch'],
    });
    await fetch(await answer(guest, page.search.slice(1)));
    const back = new URL(await heard.promise, `http://127.0.0.1:${port}`);
    native.close();
    // The library holds state and issuer (RFC 9207) against what it knows.
    const tokens = await oauth.authorizationCodeGrant(config, back, {
      ...{ pkceCodeVerifier: verifier, expectedState: state },
    });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'read watch' });
    expect(await statusWith(tokens.access_token)).toBe(200);
    const beyond = await askApi(house, tokens.access_token, '/me');
    expect([beyond.status, beyond.headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="profile"',
    ]);
    const next = await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(await statusWith(tokens.access_token)).toBe(401);
    expect(await statusWith(next.access_token)).toBe(200);
    await oauth.tokenRevocation(config, next.refresh_token ?? '');
    expect(await statusWith(next.access_token)).toBe(401);
    expect((await guest.ask(MINE)).data).toEqual({ myApiKeys: [] });
  });

  it('is what the afternoon with the API shows', async () => {
    const guest = await house.guest();
    const { id } = await register(guest, { ...WISH, redirects: ['http://127.0.0.1/back'] });
    const blocks = (await readFile('docs/api.md', 'utf8')).matchAll(/```js\n(.*?)```/gs);
    const program = [...blocks].map(([, text = '']) => text).find(text => text.includes('openid-client'));
    const started = spawn(process.execPath, ['--input-type=module', '--eval', program ?? ''], {
      ...{ env: { ...process.env, HOUSE: house.url, CLIENT_ID: id }, stdio: ['ignore', 'pipe', 'inherit'] },
    });
    const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
    const way = new URL((await lines.next()).value ?? '');
    await fetch(await answer(guest, way.search.slice(1)));
    expect((await lines.next()).value).toBe('read 200');
    expect(await once(started, 'exit')).toEqual([0, null]);
    expect((await guest.ask(MINE)).data).toEqual({ myApiKeys: [] });
  });

  it('is seen and ended by its person, told by letter and among the ways in, and never acts as staff', async () => {
    const guest = await house.guest({ permissions: ['Users:update'] });
    const { access_token: token } = await doors.tokensOf(guest);
    const opened = await house.rooms.keys.open(token);
    expect([...(opened?.viewer?.permissions ?? ['none'])]).toEqual([]);
    expect(opened?.viewer?.isFresh).toBe(false);
    const { data } = await guest.ask(MINE);
    const [grant] = (data as unknown as { myApiKeys: { id: string }[] }).myApiKeys;
    expect(grant).toMatchObject({ name: 'Carnet', isOfApplication: true, usedAt: expect.any(String) });
    const [row] = await house.db.owner<{ text: string }>(
      'select k::text as text from api_keys k where id = $1',
      [grant?.id],
    );
    expect(row?.text).not.toContain(token.slice(-20));
    expect(await guest.codeOf('mutation($id: ID!) { endApiKey(id: $id) }', { id: grant?.id })).toBeNull();
    expect(await statusWith(token)).toBe(401);
    const letters = await house.rooms.mail.list(guest.email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Une application n’agit plus en votre nom',
      'Une application agit désormais en votre nom',
    ]);
    expect((await guest.ask('{ myAccountEvents { kind way } }')).data).toMatchObject({
      myAccountEvents: [
        { kind: 'WAY_ENDED', way: 'APPLICATION' },
        { kind: 'WAY_ADDED', way: 'APPLICATION' },
        {},
      ],
    });
  });

  it('asks who is there before it may bid, and not before it may read', async () => {
    const guest = await house.guest();
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    const bids = { q: queryOf(app, { scope: 'read bid' }), is: true };
    expect(await guest.codeOf(ANSWER_OAUTH, bids)).toBe('PasswordNeeded');
    expect(await guest.codeOf(ANSWER_OAUTH, { ...bids, is: false })).toBeNull();
    expect(await guest.codeOf(ANSWER_OAUTH, { q: queryOf(app), is: true })).toBeNull();
    await guest.ask(`mutation { confirmPassword(password: "${PASSWORD}") }`);
    expect(await guest.codeOf(ANSWER_OAUTH, bids)).toBeNull();
    await house.db.owner('update sessions set proven_at = now()');
  });

  it('is told of a refusal, with state and issuer', async () => {
    const back = await answer(await house.guest(), queryOf(app), false);
    expect(back.origin + back.pathname).toBe('https://app.test/back');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      ...{ from: 'house', error: 'access_denied', state: 's&1', iss: house.url },
    });
  });

  it('ends after sixty days without use, and after a year however it is used', async () => {
    const guest = await house.guest();
    const { refresh_token: first } = await doors.tokensOf(guest);
    const its = 'where account_id = (select id from accounts where email = $1)';
    const daysLeft = async () => {
      const sql = `select extract(day from ends_at - now())::int as days from api_keys ${its}`;
      return (await house.db.owner<{ days: number }>(sql, [guest.email]))[0]?.days;
    };
    expect(await daysLeft()).toBe(59);
    const age = `update api_keys set created_at = now() - interval '360 days' ${its}`;
    await house.db.owner(age, [guest.email]);
    const { refresh_token: second } = (await doors.renew(first)).told;
    expect(await daysLeft()).toBe(4);
    await house.db.owner(`update api_keys set ends_at = now() ${its}`, [guest.email]);
    expect(await doors.renew(second)).toMatchObject(INVALID);
  });

  it('opens nothing once its hour, its mailbox’s proof, its maker or the application itself is over', async () => {
    const guest = await house.guest();
    const { access_token: hour } = await doors.tokensOf(guest);
    await house.db.owner(
      "update api_keys set expires_at = now() - interval '1 second' where client_id is not null",
    );
    expect(await statusWith(hour)).toBe(401);

    const { access_token: proof, refresh_token: refresh } = await doors.tokensOf(guest);
    expect(await statusWith(proof)).toBe(200);
    await guest.ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: guest.email });
    const token = tokenIn(await openLetter(house, guest.email));
    await guest.ask('mutation($t: String!, $p: String!) { resetPassword(token: $t, password: $p) }', {
      ...{ t: token, p: 'Encore-Un-Autre-2' },
    });
    expect(await statusWith(proof)).toBe(401);
    expect(await doors.renew(refresh)).toMatchObject(INVALID);

    const other = await house.guest();
    const [thief, staff] = [await house.guest(), await house.guest({ permissions: ['Users:update'] })];
    const theirs = await register(thief, WISH);
    const code = await codeFor(other, theirs);
    const { access_token: lent } = (await doors.exchange(code, { client_id: theirs.id })).told;
    expect(await statusWith(lent)).toBe(200);
    const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      thief.email,
    ]);
    const block = `mutation { blockPerson(id: "${row?.id}", reason: "x") { id } }`;
    expect(await staff.codeOf(block)).toBeNull();
    expect(await statusWith(lent)).toBe(401);
    expect(await asked(other, queryOf(theirs))).toBeNull();
    await staff.ask(`mutation { unblockPerson(id: "${row?.id}") { id } }`);
    expect(await statusWith(lent)).toBe(200);
    expect(await other.codeOf(END, { id: theirs.id })).toBe('NotFound');
    // Who was kept out signs in again.
    await thief.ask(`mutation { login(email: "${thief.email}", password: "${PASSWORD}") { user { id } } }`);
    expect(await thief.codeOf(END, { id: theirs.id })).toBeNull();
    expect(await statusWith(lent)).toBe(401);
    expect((await other.ask(MINE)).data).toEqual({ myApiKeys: [] });
  });
});

describe('an application of its own', () => {
  it('acts as nobody with its secret, and reads what every visitor may', async () => {
    const config = await oauth.discovery(new URL(house.url), service.id, service.secret, undefined, {
      ...{ algorithm: 'oauth2', execute: [oauth.allowInsecureRequests] },
    });
    const { access_token: token, ...more } = await oauth.clientCredentialsGrant(config, { scope: 'read' });
    expect(more).toMatchObject({ scope: 'read', expires_in: 3600 });
    expect(more).not.toHaveProperty('refresh_token');
    expect(await statusWith(token)).toBe(200);
    expect(await house.rooms.keys.open(token)).toMatchObject({ viewer: null, budgetId: service.id });
    const ask = (fields: Record<string, string>) =>
      doors.post('token', { grant_type: 'client_credentials', client_id: service.id, ...fields });
    expect(await ask({ client_secret: service.secret, scope: 'bid' })).toMatchObject({
      ...{ status: 400, told: { error: 'invalid_scope' } },
    });
    const pub = await doors.post('token', { grant_type: 'client_credentials', client_id: app.id });
    expect(pub.told.error).toBe('unauthorized_client');
    const staff = await house.guest({ permissions: ['Users:update'] });
    expect((await staff.ask('{ apiKeys(filter: HOUSE) { totalCount } }')).data).toEqual({
      apiKeys: { totalCount: 0 },
    });
    for (let count = 0; count < 20; count += 1) await ask({ client_secret: service.secret });
    expect(await statusWith(token)).toBe(401);
  });

  it('is found by an agent that has no key yet', async () => {
    const refused = await fetch(`${house.url}/mcp`, { method: 'POST', body: '{}' });
    const [, address = ''] =
      /^Bearer resource_metadata="([^"]+)"$/.exec(refused.headers.get('www-authenticate') ?? '') ?? [];
    expect([refused.status, address]).toEqual([401, `${house.url}/.well-known/oauth-protected-resource/mcp`]);
    const resource = (await (await fetch(address)).json()) as { authorization_servers: string[] };
    expect(resource).toMatchObject({ resource: `${house.url}/mcp`, authorization_servers: [house.url] });
    const server = await fetch(`${house.url}/.well-known/oauth-authorization-server`);
    expect(server.headers.get('access-control-allow-origin')).toBe('*');
    expect(await server.json()).toMatchObject({
      ...{ issuer: house.url, code_challenge_methods_supported: ['S256'] },
      authorization_response_iss_parameter_supported: true,
    });
  });
});

describe('an application whose answer was lost', () => {
  it('is one, and its secret is told anew while nobody has used it', async () => {
    const guest = await house.guest();
    const wish = { ...WISH, isConfidential: true };
    const [first, second] = await Promise.all([register(guest, wish), register(guest, wish)]);
    expect(second.id).toBe(first.id);
    const made = await register(guest, wish);
    expect(made.id).toBe(first.id);
    const serve = ({ secret: client_secret }: Registered) =>
      openTokenDoors(house, first).post('token', {
        ...{ grant_type: 'client_credentials', client_id: first.id, client_secret, scope: 'read' },
      });
    for (const lost of [first, second]) expect((await serve(lost)).told.error).toBe('invalid_client');
    expect((await serve(made)).status).toBe(200);
    const other = await register(guest, wish);
    expect(other.id).not.toBe(first.id);
    expect((await serve(made)).status).toBe(200);
    // Without a secret there is none to be told, and without one it is another wish.
    const [bare, same] = [await register(guest), await register(guest)];
    expect([same.id, same.secret, [first.id, other.id].includes(bare.id)]).toEqual([bare.id, null, false]);
  });

  it('is one under the key of its sending, and another under another', async () => {
    const guest = await house.guest();
    const adding =
      'mutation($i: OAuthClientInput!, $k: ID) { addOAuthClient(input: $i, key: $k) { client { id } } }';
    const add = async (k: string) =>
      (
        (await guest.ask(adding, { i: WISH, k })).data as unknown as {
          addOAuthClient: { client: { id: string } };
        }
      ).addOAuthClient.client.id;
    const [one, two] = [randomUUID(), randomUUID()];
    const [lost, again, other] = [await add(one), await add(one), await add(two)];
    expect([again, other === again]).toEqual([lost, false]);
  });
});
