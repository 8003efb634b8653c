import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './kit/house.ts';
import { PRODUCTION } from './kit/production.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse(PRODUCTION);
});
afterAll(() => house[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}) => fetch(house.url + path, { headers });
const ask = (headers: Record<string, string> = {}) =>
  fetch(`${house.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"query":"{ serverTime }"}',
  });

/** A page, an address that is none, the API, the health, a text, a script. */
async function answers(headers: Record<string, string> = {}): Promise<Response[]> {
  const [script = ''] = /\/assets\/entry[^" ]+\.js/.exec(await (await get('/')).text()) ?? [];
  const paths = ['/', '/en/buy.html', '/nowhere', '/healthz', '/robots.txt', '/sitemap.xml', script];
  return Promise.all([...paths.map(path => get(path, headers)), ask(headers)]);
}

/** What the port answers to bytes that no browser would write. */
async function sayRaw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(house.url).port), 'localhost');
  await once(socket, 'connect');
  socket.end(bytes);
  return text(socket);
}

describe('in production every answer', () => {
  it('says that this host and all below it speak https alone, for a year or more', async () => {
    for (const { url, headers } of await answers()) {
      const [, age = '0'] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
      expect(Number(age), url).toBeGreaterThanOrEqual(31_536_000);
      expect(headers.get('strict-transport-security'), url).toContain('includeSubDomains');
    }
  });

  it('is for our own pages: no other site is allowed to read it', async () => {
    for (const { url, headers } of await answers({ origin: 'https://evil.test' })) {
      expect(headers.get('access-control-allow-origin'), url).toBeNull();
    }
  });

  it('says what it is, and in which letters', async () => {
    for (const { url, headers } of await answers()) {
      expect(headers.get('content-type'), url).toMatch(/^[a-z]+\/[\w+.-]+; ?charset=utf-8$/i);
      expect(headers.get('x-content-type-options'), url).toBe('nosniff');
    }
  });

  it('keeps addresses from other sites, and tells nothing of the server', async () => {
    for (const { url, headers } of await answers()) {
      const isOurScript = url.includes('/assets/');
      if (!isOurScript) expect(headers.get('referrer-policy'), url).toBe('strict-origin-when-cross-origin');
      for (const name of ['server', 'x-powered-by', 'via']) expect(headers.get(name), url).toBeNull();
    }
  });
});

describe('what the house is made of', () => {
  it.each([
    ...['/.git/HEAD', '/.git/config', '/.env', '/.data/postgres.password', '/package.json'],
    ...['/src/start.ts', '/src/schema.graphql', '/server/index.js', '/build/server/index.js'],
    ...['/assets/', '/assets', '/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json'],
    ...['/files/private/', '/photos/', '/documents/', '/private/', '/graphiql', '/dev/mail', '/metrics'],
  ])('is not to be had: %s', async path => {
    expect((await get(path)).status).toBe(404);
  });

  it('stands beside no script of ours', async () => {
    const [script = ''] = /\/assets\/entry[^" ]+\.js/.exec(await (await get('/')).text()) ?? [];
    expect((await get(`${script}.map`)).status).toBe(404);
    expect(await (await get(script)).text()).not.toContain('sourceMappingURL');
  });
});

describe('the port', () => {
  it('gives no request back to who asks for a trace of it', async () => {
    const asked = request(`${house.url}/graphql`, { method: 'TRACE', headers: { 'x-secret': 'mine' } }).end();
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await text(answer)).not.toContain('mine');
  });

  it.each([
    ...['/en/buy.html?text=a&text=b&page=1&page=2', '/calendar/lots/x.ics?lang=fr&lang=en', '/?utm=1&utm=2'],
    ...['/exports/orders.csv?year=2026&year=2025', '/auth/google/callback?state=a&state=b&code=x&code=y'],
    ...[
      '/auth/resetPassword?token=a&token=b',
      '/car/contact?uuid=a&uuid=b',
      '/auth/login?redirect=/a&redirect=//b',
    ],
  ])('does not break where something is said twice: %s', async path => {
    expect((await fetch(house.url + path, { redirect: 'manual' })).status).toBeLessThan(500);
  });

  it('takes no request that could end in two places', async () => {
    const head = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const both = 'content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await sayRaw(head + both)).toMatch(/^HTTP\/1\.1 400 /);
    const twice = 'content-length: 4\r\ncontent-length: 5\r\n\r\n{}{}';
    expect(await sayRaw(head + twice)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
