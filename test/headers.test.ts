import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

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

  it('tell nobody the address of a page whose link is a key', async () => {
    for (const path of ['/auth/confirmEmail?token=x', '/en/auth/resetPassword?token=x']) {
      // The second is at hand already.
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
    expect(headers.get('permissions-policy')).toBeNull();
  });
});

describe('an address whose escapes are no text', () => {
  it.each([
    ['/acheter/citro%EBn.html', 404, 'fr'],
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
