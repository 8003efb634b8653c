import { describe, expect, it } from 'vitest';
import type { Message } from '../bus/index.ts';
import { OLD_PRICE_MAX_MS, openPageCache, type Rendered } from './page-cache.ts';

const bid = (version: number): Message => ({ topic: 'bids', id: 'A', version });
const page = (body: string, cacheTags: readonly string[] = ['auction:A'], status = 200): Rendered => ({
  status,
  headers: { 'content-type': 'text/html' },
  body,
  inline: { scripts: [], styles: [] },
  cacheTags: new Set(cacheTags),
  isPrivate: false,
});

/** A cache on a clock that is moved by hand, over what `state` says when a page is made. */
function openTestCache() {
  const held = { now: 0, body: 'price 100', renders: 0 };
  const cache = openPageCache({ now: () => held.now });
  const render = async () => {
    held.renders += 1;
    return page(held.body);
  };
  const read = async (key = '/a') => (await cache.get(key, render)).bodies.identity.toString();
  const peek = (key = '/a') => cache.peek(key)?.bodies.identity.toString() ?? null;
  return { held, cache, read, peek };
}

describe('the page cache', () => {
  it('gives a page that is at hand, and renders once for all who wait', async () => {
    const { held, cache, read, peek } = openTestCache();
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill('price 100'));
    expect([held.renders, peek(), cache.figures().kept]).toEqual([1, 'price 100', 1]);
  });

  it('gives a page that a bid made old for a second at most, then a new one', async () => {
    const { held, cache, read, peek } = openTestCache();
    await read();
    held.body = 'price 200';
    cache.hear(bid(1));
    expect(peek()).toBe('price 100');
    held.now = OLD_PRICE_MAX_MS + 1;
    expect(peek()).toBeNull();
    expect(await read()).toBe('price 200');
    held.now += 10 * OLD_PRICE_MAX_MS;
    expect(peek()).toBe('price 200');
  });

  it.each<[string, Message, readonly string[]]>([
    ['a bid', bid(1), ['auction:A']],
    ['the hammer', { topic: 'auction', id: 'A', version: 2 }, ['auction:A']],
    ['an edit', { topic: 'ad', id: 'D', version: 1 }, ['ad:D']],
    ['a text', { topic: 'content', id: 'x', version: 1 }, []],
    ['a member', { topic: 'member', id: 'M', version: 1 }, ['member:M']],
    ['a review', { topic: 'reviews', id: 'x', version: 1 }, ['reviews']],
  ])('keeps nothing for good that %s came upon while it was made', async (_name, notice, cacheTags) => {
    const held = { now: 0, body: 'before' };
    const cache = openPageCache({ now: () => held.now });
    const begun = Promise.withResolvers<void>();
    const first = cache.get('/a', async () => {
      const made = page(held.body, cacheTags);
      await begun.promise;
      return made;
    });
    // Committed after the page had read, told before it was done.
    held.body = 'after';
    cache.hear(notice);
    begun.resolve();
    await first;
    held.now = 60_000;
    const later = await cache.get('/a', async () => page(held.body, cacheTags));
    expect(later.bodies.identity.toString()).toBe('after');
  });

  it('ends a page when the clock alone has made it another, counted from when it was begun', async () => {
    const { held, cache, peek } = openTestCache();
    await cache.get('/a', async () => {
      held.now = 5;
      return { ...page('calm'), keptMs: 100 };
    });
    held.now = 99;
    expect(peek()).toBe('calm');
    held.now = 100;
    expect(peek()).toBeNull();
  });

  it('keeps a page fresh that is made of something else than what changed meanwhile', async () => {
    const { held, cache, peek } = openTestCache();
    const begun = Promise.withResolvers<void>();
    const made = cache.get('/a', async () => {
      await begun.promise;
      return page('price 100');
    });
    cache.hear({ topic: 'bids', id: 'B', version: 9 });
    begun.resolve();
    await made;
    held.now = 60_000;
    expect(peek()).toBe('price 100');
  });

  it('still keeps a page of an auction that is bid on faster than it is rendered, for a second', async () => {
    const { held, cache, peek } = openTestCache();
    const begun = Promise.withResolvers<void>();
    const made = cache.get('/a', async () => {
      await begun.promise;
      return page('price 100');
    });
    cache.hear(bid(1));
    begun.resolve();
    await made;
    expect(peek()).toBe('price 100');
    held.now = OLD_PRICE_MAX_MS + 1;
    expect(peek()).toBeNull();
  });

  it('drops what was made of what an edit changed, and keeps no page that failed', async () => {
    const { cache, read, peek } = openTestCache();
    await read();
    cache.hear({ topic: 'ad', id: 'D', version: 1 });
    expect(peek()).toBe('price 100');
    await cache.get('/d', async () => page('ad', ['ad:D']));
    cache.hear({ topic: 'ad', id: 'D', version: 2 });
    expect([peek('/d'), peek()]).toEqual([null, 'price 100']);
    await cache.get('/broken', async () => page('', [], 500));
    expect(peek('/broken')).toBeNull();
    cache.clear();
    expect(peek()).toBeNull();
  });
});
