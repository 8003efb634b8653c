import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { LIMITS } from '../limits/index.ts';
import { openPageCache, type Rendered } from './page-cache.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '1',
    PUBLIC_URL: 'http://calandre.test',
  });
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(() => house.db.owner('delete from rate_limits'));

type Got = { status: number; location: string | null; headers: Headers; text: string };
async function get(path: string, address = '192.0.2.1'): Promise<Got> {
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(house.url + path, { redirect: 'manual', headers });
  const { status, headers: given } = response;
  return { status, location: given.get('location'), headers: given, text: await response.text() };
}
/** A path as it is written, which the usual client would write anew. */
const statusOf = (path: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    request(house.url, { path, headers: { 'x-forwarded-for': '192.0.2.9' } }, response => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });

async function figure(name: string): Promise<number> {
  const { text } = await get('/metrics');
  return Number(new RegExp(`^\\w*${name} (\\d+)`, 'm').exec(text)?.[1]);
}

describe('a page is kept', () => {
  it('once, whatever stands behind the question mark that it does not read', async () => {
    await get('/');
    await get('/blog?tag=a');
    const before = await figure('pages_rendered_total');
    const home = await get('/');
    for (const name of ['u', 'utm_source', 'fbclid', 'page']) {
      const { status, text } = await get(`/?${name}=1`);
      expect([status, text]).toEqual([200, home.text]);
    }
    expect((await get('/blog?utm_source=x&tag=a')).status).toBe(200);
    expect(await figure('pages_rendered_total')).toBe(before);
  });

  it('apart, where it reads it', async () => {
    const [all, one] = [await get('/acheter.html'), await get('/acheter.html?text=zzz&utm_source=x')];
    expect(one.text).not.toBe(all.text);
    expect((await get('/cgv?version=1')).text).toContain('noindex');
  });

  it('takes along what it has not read where it leads elsewhere', async () => {
    const uuid = (await addCar(house)).uuid;
    const { status, location } = await get(`/acheter/voiture-collection/${uuid}.html?utm_source=x`);
    expect([status, location]).toEqual([301, expect.stringMatching(/\.html\?utm_source=x$/)]);
  });
});

describe('the renders of an address', () => {
  const exhaust = () => house.db.owner('update rate_limits set points = $1', [LIMITS.render.points]);

  it('have a ceiling, told in the language of the path; what is at hand is given all the same', async () => {
    await get('/en');
    await get('/es/blog/article/nothing');
    await exhaust();
    const words = {
      '/en/about?': 'Too many pages',
      '/blog/article/none': 'Trop de pages',
      '/es/x': 'Demasiadas',
    };
    for (const [path, said] of Object.entries(words)) {
      const { status, headers, text } = await get(path);
      expect([path, status, text.includes(said)]).toEqual([path, 429, true]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      // In the house's look, which its policy lets through and nothing else.
      const style = /<style>(.+)<\/style>/.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    }
    expect((await get('/en')).status).toBe(200);
    expect((await get('/en/about', '192.0.2.2')).status).toBe(200);
  });

  it('are counted for what a letter leads to as well, which no cache keeps', async () => {
    const paths = ['/auth/resetPassword?token=abc', '/contestation/abc'];
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
    const before = await figure('pages_rendered_total');
    await exhaust();
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 429]);
    expect(await figure('pages_rendered_total')).toBe(before);
  });

  it('are those of a network', async () => {
    const line = (host: string) => get(`/blog/article/${host}`, `2001:db8:1:2::${host}`);
    await line('1');
    await exhaust();
    expect((await line('2')).status).toBe(429);
  });
});

describe('an address', () => {
  it('that begins with two slashes leads to the one it means', async () => {
    expect(await statusOf('//blog')).toEqual({ status: 301, location: '/blog' });
    expect(await statusOf('//evil.test/x')).toEqual({ status: 301, location: '/evil.test/x' });
    for (const path of ['/fr//evil.test/x', '/fr/\\evil.test/x', '/fr///evil.test/x'])
      expect(await statusOf(path)).toEqual({ status: 301, location: '/evil.test/x' });
    expect((await statusOf('/evil.test/x')).status).toBe(404);
  });

  it('of the staff application is behind its gate however it is written', async () => {
    for (const path of ['/ADMIN', '/Admin/ads', '/%61dmin', '/admin']) {
      const { status, location } = await statusOf(path);
      expect([path, status, location?.startsWith('/auth/login?')]).toEqual([path, 302, true]);
    }
  });

  it('with a token in it is kept nowhere and told to nobody', async () => {
    const paths = [
      '/auth/resetPassword',
      '/auth/confirmEmail',
      '/auth/dataCopy',
      '/newsletter',
      '/en/auth/resetPassword',
    ];
    for (const path of [...paths.map(each => `${each}?token=abc`), '/contestation/abc']) {
      const { headers } = await get(path);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    }
    expect((await get('/auth/resetPassword')).headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    );
  });
});

describe('the cache of pages', () => {
  const page = (length: number): Rendered => ({
    ...{ status: 200, headers: { 'content-type': 'text/html' }, isPrivate: false },
    inline: { scripts: [], styles: [] },
    // What compresses to nothing would tell nothing.
    body: Array.from({ length: length / 4 }, (_, at) => `${(at * 7_919) % 9_973}`.padStart(4, '0')).join(''),
    cacheTags: new Set(['ads']),
  });

  it('keeps so many bytes, and forgets what was unread for longest', async () => {
    const cache = openPageCache({ bytesMax: 400_000 });
    for (const key of ['/a', '/b']) await cache.get(key, async () => page(60_000));
    cache.peek('/a');
    for (const key of ['/c', '/d', '/e']) {
      await cache.get(key, async () => page(60_000));
      cache.peek('/a');
    }
    expect(cache.figures().bytes).toBeLessThanOrEqual(400_000);
    expect(cache.figures().kept).toBeLessThan(5);
    expect([cache.peek('/a') !== null, cache.peek('/b')]).toEqual([true, null]);
    await cache.get('/huge', async () => page(400_000));
    expect(cache.peek('/huge')).toBeNull();
    cache.hear({ topic: 'ad', id: 'x', version: 1 });
    expect(cache.figures()).toMatchObject({ kept: 0, bytes: 0 });
  });
});
