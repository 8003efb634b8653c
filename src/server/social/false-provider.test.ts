import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { freePort } from '#test/kit/free-port.ts';
import { quietEvents } from '#test/kit/world.ts';
import { openSocial, type Social } from './index.ts';

const ALGORITHM = { alg: 'RS256', kid: 'one' };
const [ours, theirs] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));

type Claims = Readonly<Record<string, unknown>>;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A signed answer as the provider writes it. */
function signed(claims: Claims, key: KeyObject | undefined, header: object = ALGORITHM): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${key ? createSign('sha256').update(text).sign(key).toString('base64url') : ''}`;
}

/** A house that may say anything of whom it has before it, and of itself. */
async function openFalseHouse() {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const said = { token: '', issuer };
  const server = createServer((request, response) => {
    const answers: Readonly<Record<string, () => object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer: said.issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/token': () => ({ access_token: 'x', token_type: 'Bearer', id_token: said.token }),
      '/keys': () => ({
        keys: [{ ...ours?.publicKey.export({ format: 'jwk' }), ...ALGORITHM, use: 'sig' }],
      }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    said,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let db: TestDatabase;
let house: Awaited<ReturnType<typeof openFalseHouse>>;
let social: Social;
beforeAll(async () => {
  db = await openTestDatabase();
  house = await openFalseHouse();
  social = open();
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await db[Symbol.asyncDispose]();
});

function open(): Social {
  const { database } = db;
  const google = { issuer: new URL(house.issuer), clientId: 'us', clientSecret: 'secret' };
  const config = { google, facebook: null };
  return openSocial({ database, events: quietEvents(), config, publicUrl: new URL('http://localhost') });
}

/** Goes there and back; answers whom we take it for. */
async function comeBack(sayAbout: (truth: Claims) => string): Promise<string | null> {
  const way = await social.begin('google', { language: 'FR', accountId: null });
  const { state = '', url = '' } = way ?? {};
  const now = Math.floor(Date.now() / 1_000);
  const nonce = new URL(url).searchParams.get('nonce');
  house.said.token = sayAbout({
    ...{ iss: house.issuer, aud: 'us', sub: 'anna', nonce, iat: now, exp: now + 60 },
  });
  const back = await social.finish('google', `?code=x&state=${state}`, state);
  return back?.claims?.subject ?? null;
}

describe('what a provider says of somebody', () => {
  it('is believed under its own signature', async () => {
    expect(await comeBack(truth => signed(truth, ours?.privateKey))).toBe('anna');
  });

  it.each<[name: string, sayAbout: (truth: Claims) => string]>([
    ['by another key', truth => signed(truth, theirs?.privateKey)],
    ['by nobody', truth => signed(truth, undefined)],
    ['by an algorithm that is none', truth => signed(truth, undefined, { alg: 'none' })],
  ])('is not believed when it is signed %s', async (_name, sayAbout) => {
    expect(await comeBack(sayAbout)).toBeNull();
  });

  it.each<[name: string, lie: Claims]>([
    ['to another client', { aud: 'them' }],
    ['in the name of a provider', { iss: 'https://evil.test' }],
    ['on another way there', { nonce: 'another' }],
    ['an hour ago', { iat: 0, exp: 3_600 }],
  ])('is not believed when it was said %s', async (_name, lie) => {
    expect(await comeBack(truth => signed({ ...truth, ...lie }, ours?.privateKey))).toBeNull();
  });
});

describe('a provider', () => {
  it('that calls itself by another’s name is not gone to', async () => {
    house.said.issuer = 'https://accounts.google.com';
    expect(await open().begin('google', { language: 'FR', accountId: null })).toBeNull();
    house.said.issuer = house.issuer;
  });

  it('is the one that the way began to, and no other', async () => {
    const way = await social.begin('google', { language: 'FR', accountId: null });
    const { state = '' } = way ?? {};
    expect(await social.finish('facebook', `?code=x&state=${state}`, state)).toBeNull();
  });
});
