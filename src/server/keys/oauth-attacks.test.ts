import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askApi } from '#test/kit/api.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import {
  ADD_CLIENT,
  ANSWER_OAUTH,
  answer,
  asked,
  BACK,
  codeFor,
  openTokenDoors,
  queryOf,
  type Registered,
  register,
  VERIFIER,
  WISH,
} from '#test/kit/oauth.ts';

let house: TestHouse;
let maker: Guest;
let app: Registered;
let service: Registered;
let doors: ReturnType<typeof openTokenDoors>;
beforeAll(async () => {
  house = await openTestHouse();
  maker = await house.guest({ firstName: 'Zoé' });
  app = await register(maker);
  service = await register(maker, { ...WISH, name: 'Service', isConfidential: true });
  doors = openTokenDoors(house, app);
});
afterAll(() => house[Symbol.asyncDispose]());

const MINE = '{ myApiKeys { id name scopes isOfApplication usedAt } }';
const statusWith = async (token: string) => (await askApi(house, token, '/sales?limit=1')).status;
const INVALID = { status: 400, told: { error: 'invalid_grant' } };

describe('a code', () => {
  it('is nothing with another proof, address or application, and good for a minute', async () => {
    const guest = await house.guest();
    const code = await codeFor(guest, app);
    expect(await doors.exchange(code, { code_verifier: `${VERIFIER}x` })).toMatchObject(INVALID);
    expect(await doors.exchange(code, { code_verifier: 'short' })).toMatchObject(INVALID);
    expect(await doors.exchange(code, { redirect_uri: 'http://127.0.0.1/native' })).toMatchObject(INVALID);
    const basic = `Basic ${Buffer.from(`${service.id}:${service.secret}`).toString('base64')}`;
    const stolen = { grant_type: 'authorization_code', code, redirect_uri: BACK, code_verifier: VERIFIER };
    expect(await doors.post('token', stolen, { authorization: basic })).toMatchObject(INVALID);
    await house.db.owner(
      "update api_keys set ends_at = now() - interval '1 second' where client_id is not null",
    );
    expect(await doors.exchange(code)).toMatchObject(INVALID);
    await house.rooms.oauth.sweep();
    expect(await house.db.owner('select from api_keys')).toEqual([]);
  });

  it('that comes twice ends what it brought the first time', async () => {
    const code = await codeFor(await house.guest(), app);
    const { told } = await doors.exchange(code);
    expect(await doors.exchange(code, { code_verifier: `${VERIFIER}x` })).toMatchObject(INVALID);
    expect(await statusWith(told.access_token)).toBe(200);
    expect(await doors.exchange(code)).toMatchObject(INVALID);
    expect(await statusWith(told.access_token)).toBe(401);
    expect(await doors.renew(told.refresh_token)).toMatchObject(INVALID);
  });

  it('is given once to two who come at the same moment, and neither keeps anything', async () => {
    const guest = await house.guest();
    const code = await codeFor(guest, app);
    const both = await Promise.all([doors.exchange(code), doors.exchange(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await guest.ask(MINE)).data).toEqual({ myApiKeys: [] });
  });
});

describe('a refresh token', () => {
  it('is good once: an older one that comes again ends the grant, and its person is told', async () => {
    const guest = await house.guest();
    const first = await doors.tokensOf(guest);
    const other = await register(maker, { ...WISH, name: 'Other' });
    expect(await doors.renew(first.refresh_token, { client_id: other.id })).toMatchObject(INVALID);
    expect(await doors.renew(first.refresh_token, { scope: 'read bid' })).toMatchObject({
      ...{ status: 400, told: { error: 'invalid_scope' } },
    });
    const second = (await doors.renew(first.refresh_token)).told;
    expect(await statusWith(second.access_token)).toBe(200);
    expect(await doors.renew(first.refresh_token)).toMatchObject(INVALID);
    expect(await statusWith(second.access_token)).toBe(401);
    expect(await doors.renew(second.refresh_token)).toMatchObject(INVALID);
    const [letter] = await house.rooms.mail.list(guest.email);
    expect(letter?.subject).toBe('Une application n’agit plus en votre nom');
  });

  it('opens no door of the API itself, and goes back by either token', async () => {
    const tokens = await doors.tokensOf(await house.guest());
    expect(await statusWith(tokens.refresh_token)).toBe(401);
    expect((await doors.post('revoke', { client_id: app.id, token: 'nothing' })).status).toBe(200);
    const other = await register(maker, { ...WISH, name: 'Another' });
    expect((await doors.post('revoke', { client_id: other.id, token: tokens.access_token })).status).toBe(
      200,
    );
    expect(await statusWith(tokens.access_token)).toBe(200);
    expect((await doors.post('revoke', { client_id: app.id, token: tokens.access_token })).status).toBe(200);
    expect(await doors.renew(tokens.refresh_token)).toMatchObject(INVALID);
  });
});

describe('what is asked wrongly', () => {
  it('takes nobody anywhere where application or address are not known together', async () => {
    const guest = await house.guest();
    for (const over of [
      { client_id: 'x' },
      { client_id: crypto.randomUUID() },
      { redirect_uri: 'https://evil.test/back' },
      { redirect_uri: 'https://app.test/back' },
      { redirect_uri: `${BACK}#x` },
      { redirect_uri: 'http://127.0.0.1:4000/elsewhere' },
      { redirect_uri: 'http://127.0.0.1.evil.test/native' },
      { redirect_uri: 'http://a@127.0.0.1/native' },
      { redirect_uri: 'https://127.0.0.1/native' },
    ]) {
      const query = queryOf(app, over as Record<string, string>);
      expect(await asked(guest, query), query).toBeNull();
      expect(await guest.codeOf(ANSWER_OAUTH, { q: query, is: true })).toBe('NotFound');
    }
    expect(await asked(guest, `${queryOf(app)}&redirect_uri=https://evil.test`)).toBeNull();
    expect(await asked(guest, `${queryOf(app)}&client_id=${app.id}`)).toBeNull();
    expect(await asked(house.visitor(), queryOf(app))).toBeNull();
    expect(await house.visitor().codeOf(ANSWER_OAUTH, { q: queryOf(app), is: true })).toBe('Unauthenticated');
  });

  it('is told the application, and gives no code even to who says yes', async () => {
    const guest = await house.guest();
    const errorOf = async (over: Record<string, string>, more = '') => {
      const query = queryOf(app, over) + more;
      const [sent, back] = [(await asked(guest, query))?.sendTo, await answer(guest, query)];
      expect(back.href).toBe(sent);
      expect([back.searchParams.has('code'), back.searchParams.get('iss')]).toEqual([
        false,
        expect.any(String),
      ]);
      return back.searchParams.get('error');
    };
    expect(await errorOf({ response_type: 'token' })).toBe('unsupported_response_type');
    expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request');
    expect(await errorOf({ code_challenge: '' })).toBe('invalid_request');
    expect(await errorOf({ scope: 'read profile' })).toBe('invalid_scope');
    expect(await errorOf({ scope: 'everything' })).toBe('invalid_scope');
    expect(await errorOf({ scope: '' })).toBe('invalid_scope');
    expect(await errorOf({ resource: 'https://evil.test/mcp' })).toBe('invalid_target');
    expect(await errorOf({}, '&scope=read')).toBe('invalid_request');
  });

  it('is refused at the doors of tokens as RFC 6749 says, and never with a fault of ours', async () => {
    const given = { grant_type: 'refresh_token', refresh_token: 'x' };
    const told = async (fields: Record<string, string>, headers = {}) => {
      const { status, told: answered } = await doors.post('token', fields, headers);
      return [status, answered.error];
    };
    expect(await told({})).toEqual([401, 'invalid_client']);
    expect(await told({ ...given, client_id: "'; drop table" })).toEqual([401, 'invalid_client']);
    expect(await told({ ...given, client_id: app.id, client_secret: 'x' })).toEqual([401, 'invalid_client']);
    expect(await told({ ...given, client_id: service.id })).toEqual([401, 'invalid_client']);
    expect(await told({ ...given, client_id: service.id, client_secret: `${service.secret}x` })).toEqual([
      401,
      'invalid_client',
    ]);
    const basic = await doors.post('token', given, { authorization: 'Basic %%%' });
    expect([basic.status, basic.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="oauth"']);
    expect(await told({ client_id: app.id })).toEqual([400, 'invalid_request']);
    expect(await told({ client_id: app.id, grant_type: 'password' })).toEqual([
      400,
      'unsupported_grant_type',
    ]);
    expect(await told({ client_id: app.id, grant_type: 'authorization_code' })).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await told({ ...given, client_id: app.id })).toEqual([400, 'invalid_grant']);
    expect(await told({ ...given, client_id: app.id, resource: 'x' })).toEqual([400, 'invalid_target']);
    const raw = (body: string, type: string) =>
      fetch(`${house.url}/oauth/token`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await raw('{"grant_type":"x"}', 'application/json')).status).toBe(401);
    const twice = `client_id=${app.id}&grant_type=a&grant_type=b`;
    expect(await (await raw(twice, 'application/x-www-form-urlencoded')).json()).toEqual({
      error: 'invalid_request',
    });
    expect((await raw('x'.repeat(20_000), 'application/x-www-form-urlencoded')).status).toBe(413);
    const answered = await doors.exchange(await codeFor(await house.guest(), app), {});
    expect(answered.headers.get('cache-control')).toBe('no-store');
  });

  it('is registered with nothing but https and one’s own machine', async () => {
    const wrong = async (part: object) =>
      (await maker.ask(ADD_CLIENT, { i: { ...WISH, ...part } })).errors?.[0]?.extensions;
    for (const redirect of [
      ...['http://app.test/', 'javascript:alert(1)', 'https://a:b@app.test/', 'https://app.test/#x'],
      ...['app', 'com.app:/back', 'data:text/html,x', 'http://127.0.0.1.evil.test/'],
    ])
      expect(await wrong({ redirects: [redirect] }), redirect).toMatchObject({ field: 'redirects' });
    expect(await wrong({ redirects: [] })).toMatchObject({ code: 'BadInput', field: 'redirects' });
    expect(await wrong({ home: 'http://app.test' })).toMatchObject({ field: 'home' });
    expect(await wrong({ name: ' ' })).toMatchObject({ field: 'name' });
    expect(await wrong({ scopes: [] })).toMatchObject({ field: 'scopes' });
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    expect(await wrong({})).toMatchObject({ code: 'PasswordNeeded' });
    await house.db.owner('update sessions set proven_at = now()');
  });

  it('is not answered for a page of another site, and shown in no frame', async () => {
    const guest = await house.guest();
    const answered = await fetch(`${house.url}/graphql`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', cookie: guest.cookie(), origin: 'https://evil.test' },
      },
      body: JSON.stringify({ query: ANSWER_OAUTH, variables: { q: queryOf(app), is: true } }),
    });
    expect(answered.status).toBe(403);
    expect((await guest.ask(MINE)).data).toEqual({ myApiKeys: [] });
    const led = await fetch(`${house.url}/oauth/authorize?${queryOf(app)}`, { redirect: 'manual' });
    for (const path of ['/oauth/authorize', led.headers.get('location')]) {
      const { headers } = await fetch(house.url + path, { redirect: 'manual' });
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});
