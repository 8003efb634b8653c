import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo } from '#demo/house.ts';
import {
  DESKTOP,
  expectAccessible,
  openChromium,
  overflowAt,
  PHONE,
  SMALLEST_WIDTH,
  visit,
} from '#test/kit/chromium.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let browser: Browser;
let auction = '';
let ad = '';
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  await openDemo(house.rooms, house.db.database);
  const [running] = await house.db.owner<{ slug: string }>(
    "select slug from ads join auctions on ad_uuid = uuid where auctions.status = 'open' and bid_count > 5 limit 1",
  );
  const [plain] = await house.db.owner<{ slug: string }>(
    "select slug from ads where status = 'PUBLISHED' and not exists (select from auctions where ad_uuid = uuid) limit 1",
  );
  auction = running?.slug ?? '';
  ad = plain?.slug ?? '';
}, 120_000);
afterAll(async () => {
  await browser.close();
  await house[Symbol.asyncDispose]();
});

const PAGES: readonly [name: string, fr: () => string, en: () => string][] = [
  ['home', () => '/', () => '/en'],
  ['search', () => '/acheter.html', () => '/en/buy.html'],
  [
    'auction',
    () => `/acheter/voiture-collection/${auction}.html`,
    () => `/en/buy/collection-car/${auction}.html`,
  ],
  ['ad', () => `/acheter/voiture-collection/${ad}.html`, () => `/en/buy/collection-car/${ad}.html`],
  ['login', () => '/auth/login', () => '/en/auth/login'],
  ['register', () => '/auth/register', () => '/en/auth/register'],
  ['reset', () => '/auth/resetPassword', () => '/en/auth/resetPassword'],
  ['cgv', () => '/cgv', () => '/en/terms-of-sale'],
  ['unknown', () => '/nulle-part', () => '/en/nowhere'],
];

describe('every page', () => {
  it.each(PAGES)('%s is accessible, in its language, on a phone and on a desktop', async (name, fr, en) => {
    for (const [locale, path] of [
      ['fr', fr()],
      ['en', en()],
    ] as const) {
      for (const [size, viewport] of [
        ['phone', PHONE],
        ['desktop', DESKTOP],
      ] as const) {
        const { page, context, complaints } = await visit(browser, house, path, { viewport });
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        expect(await page.locator('h1').count()).toBe(1);
        await expectAccessible(page, `${name}-${locale}-${size}`);
        expect(complaints.filter(text => name !== 'unknown' || !text.includes('404'))).toEqual([]);
        for (const width of [viewport.width, SMALLEST_WIDTH]) {
          expect(await overflowAt(page, width), `${path} is too wide for ${width}`).toBe(0);
        }
        await context.close();
      }
    }
  });
});

describe('a page’s answer', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(house.url + path, { headers });

  it('is the same for every visitor, under a strict policy, and never sent twice in vain', async () => {
    const guest = await house.guest();
    for (const [name, fr] of PAGES) {
      if (name === 'unknown') continue;
      const anonymous = await get(fr());
      const html = await anonymous.text();
      expect(await (await get(fr(), { cookie: guest.cookie() })).text()).toBe(html);
      const policy = anonymous.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).toMatch(/<link rel="canonical"/);
      expect(html.match(/hreflang="/gi)?.length ?? 0).toBeGreaterThanOrEqual(name === 'login' ? 0 : 3);
      const etag = anonymous.headers.get('etag') ?? '';
      expect((await get(fr(), { 'if-none-match': etag })).status).toBe(304);
      expect((await get(fr(), { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    }
  });

  it('tells no reserve, no ceiling and no address', async () => {
    const [secret] = await house.db.owner<{ slug: string; reserve: number; ceiling: number }>(
      `select slug, reserve::int, leader_ceiling::int as ceiling from ads join auctions on ad_uuid = uuid
       where reserve is not null and not reserve_reached and leader_ceiling > auctions.price limit 1`,
    );
    const html = await (await get(`/acheter/voiture-collection/${secret?.slug ?? auction}.html`)).text();
    for (const amount of [secret?.reserve, secret?.ceiling].filter(value => value !== undefined)) {
      expect(html).not.toContain(String(amount));
    }
    expect(html).not.toMatch(/buyer\d@demo/);
  });

  it('changes at once with the ad', async () => {
    const path = `/acheter/voiture-collection/${ad}.html`;
    const before = await (await get(path)).text();
    const found = await house.rooms.ads.findPublicBySlug(ad);
    await house.rooms.ads.update(found?.uuid ?? '', { details: {}, sold: true });
    const after = await (await get(path)).text();
    expect(after).not.toBe(before);
    expect(after).toContain('data-price-state="sold"');
    expect(after).not.toMatch(new RegExp(`"price",\\s*${found?.price}`));
  });
});
