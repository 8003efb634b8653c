import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const headersOf = async (path: string) => (await fetch(house.url + path)).headers;

describe('the headers of an answer', () => {
  it.each(['/', '/en/login', '/nulle-part', '/health', '/assets/nothing.js'])(
    'keep a document from being framed, sniffed and spied on: %s',
    async path => {
      const headers = await headersOf(path);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it.each(['/assets/', '/assets/nothing.js', '/assets/..%2fpackage.json'])(
    'keep nobody from asking anew for what is no built file: %s',
    async path => {
      const answer = await fetch(house.url + path, { headers: { 'accept-encoding': 'identity' } });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it.each([
    ['JSON', '/healthz', 200],
    ['what is not found', '/photos/none/640.webp', 404],
    ['a redirect', '//buy.html', 301],
    ['a way to a provider', '/auth/google', 302],
    ['a picture', '/share/house.jpg', 200],
    ['a feed', '/annonces.xml', 200],
    ['a file of ours', '/robots.txt', 200],
    ['a calendar', '/calendar/lots/none.ics', 404],
    ['a dossier', '/dossiers/none.pdf', 404],
    ['a private file', '/private/none', 404],
  ])('keep what is no page from being framed and sniffed: %s', async (_what, path, status) => {
    const answer = await fetch(house.url + path, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keep what GraphQL answers from being framed, too', async () => {
    const answer = await fetch(`${house.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('allow exactly the scripts that we wrote into a page', async () => {
    for (const path of ['/', '/en/buy.html', '/nulle-part', '/auth/login?redirect=<script>evil()</script>']) {
      const answer = await fetch(house.url + path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ').slice(1) ?? [];
      const page = await answer.text();
      const inline = [...page.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
      const hashes = inline.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
      expect(hashes.length).toBeGreaterThan(2);
      expect(new Set(scripts)).toEqual(new Set(hashes.map(hash => `'sha256-${hash}'`)));
      expect(/\snonce=/.test(page)).toBe(false);
    }
  });

  it('let nobody else embed what is ours, but for pictures', async () => {
    for (const path of ['/', '/healthz', '/nulle-part'])
      expect((await headersOf(path)).get('cross-origin-resource-policy')).toBe('same-origin');
    expect((await headersOf('/share/house.jpg')).get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('tell nobody the address of a page whose link is a key', async () => {
    for (const path of [
      '/auth/confirmEmail?token=x',
      '/en/auth/resetPassword?token=x',
      '/auth/dataCopy?token=x',
    ]) {
      // Whether it was asked for before or not.
      for (const turn of [1, 2])
        expect([turn, (await headersOf(path)).get('referrer-policy')]).toEqual([turn, 'no-referrer']);
    }
    expect((await headersOf('/')).get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('say of a script of ours only what a script needs, and that it never changes', async () => {
    const page = await (await fetch(house.url)).text();
    const [script = ''] = /\/assets\/entry[^" ]+\.js/.exec(page) ?? [];
    const headers = await headersOf(script);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('permissions-policy')).toBeNull();
  });
});

describe('whom to tell of a weakness', () => {
  it('is said where it is looked for, and for less than a year', async () => {
    const answer = await fetch(`${house.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      (await answer.text())
        .trim()
        .split('\n')
        .map(line => line.split(': ') as [string, string]),
    );
    expect(fields.get('Contact')).toBe('mailto:equipe@calandre.test');
    expect(fields.get('Canonical')).toMatch(/^http.*\/\.well-known\/security\.txt$/);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });
});

describe('an address whose escapes are no text', () => {
  it.each([
    // A make that the house knows has its page; a word that nobody knows has none.
    ['/acheter/citro%EBn.html', 200, 'fr'],
    ['/acheter/inconn%FB.html', 404, 'fr'],
    ['/%ff', 404, 'fr'],
    ['/acheter/voiture-collection/a%00b.html', 404, 'fr'],
    ['/en/u/%00', 404, 'en'],
    ['/en/%E0%A4%A', 404, 'en'],
    ['/es/comprar.html?text=100%', 200, 'es'],
  ])('gets a page in its language: %s', async (path, status, language) => {
    const answer = await fetch(house.url + path);
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([status, 'DENY']);
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  });

  it('is read as old links mean it', async () => {
    const page = await (await fetch(`${house.url}/acheter.html?text=Citro%EBn`)).text();
    expect(page).toContain('value="Citroën"');
  });
});
