import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  goTo,
  leaveChromium,
  openChromium,
  PHONE,
  visit,
} from '../kit/chromium.ts';
import { openDemoHouse } from '../kit/demo-house.ts';
import type { TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openDemoHouse(), openChromium()]);
}, 300_000);
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

describe('the front page and the archive', () => {
  it.each([
    ['/', 'a phone', PHONE],
    ['/en', 'a desktop', DESKTOP],
    ['/es/resultados', 'a phone', PHONE],
    ['/resultats', 'a desktop', DESKTOP],
  ])('%s is accessible and fits %s', async (path, _where, viewport) => {
    const { page, context, complaints } = await visit(browser, house, path, { viewport });
    await expectAccessible(page, `front-${path.replace(/\W+/g, '-')}`);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), path).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has its head on one line at each width', async () => {
    for (const width of [320, 767, 1023, 1024, 1279, 1280, 1440]) {
      const { page, context } = await visit(browser, house, '/', { viewport: { width, height: 800 } });
      const height = await page.evaluate("document.querySelector('header').offsetHeight");
      expect([width, height]).toEqual([width, width < 1024 ? 65 : 81]);
      await context.close();
    }
  });

  it('shows photographs out of a blur of themselves, in AVIF where the browser takes it', async () => {
    const { page, context } = await visit(browser, house, '/');
    const shown = await page.evaluate("document.querySelector('picture img').currentSrc");
    expect(shown).toMatch(/\.avif$/);
    expect(await page.evaluate("document.querySelector('img[data-placeholder]').naturalWidth")).toBe(12);
    await context.close();
  });

  it('shows a table of figures whole on the smallest phone', async () => {
    const viewport = { width: 320, height: 800 };
    for (const path of ['/services/paiement-securise', '/es/servicios/pago-seguro']) {
      const { page, context } = await visit(browser, house, path, { viewport });
      const table = page.locator('main section:has(> table)').first();
      expect(await table.evaluate(it => it.scrollWidth - it.clientWidth), path).toBeLessThanOrEqual(0);
      await context.close();
    }
  });

  it('announces the next sale, and no car twice', async () => {
    const html = await (await fetch(house.url)).text();
    expect(html).toContain('data-sale="la-vente-d-hiver"');
    // Under the fallen hammer stand those alone on which it fell.
    expect(html.match(/data-verdict="\w+"/g)).toHaveLength(3);
    expect(html).not.toContain('data-verdict="WITHDRAWN"');
    const cards = Array.from(
      html.matchAll(/<article [^>]*data-kind[\s\S]*?href="([^"]+)"/g),
      found => found[1],
    );
    expect(cards.length).toBeGreaterThan(10);
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('leads from each of its blocks to a page that is there, in three languages', async () => {
    for (const path of ['/', '/en', '/es']) {
      const html = await (await fetch(house.url + path)).text();
      const hrefs = new Set(
        Array.from(html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g), found => found[1] as string),
      );
      expect(hrefs.size).toBeGreaterThan(30);
      for (const href of hrefs) {
        const { status } = await fetch(house.url + href.replaceAll('&amp;', '&'));
        expect(status, href).toBe(200);
      }
    }
  }, 120_000);
});

describe('the newsletter', () => {
  it('asks for the consent, sends a letter, and counts only who confirms it', async () => {
    const { page, context } = await visit(browser, house, '/');
    const form = page.locator('[data-form=newsletter]');
    await form.getByRole('textbox').fill('lectrice@calandre.test');
    await form.getByRole('button').click();
    await expect.poll(() => form.getByText('Cochez la case').isVisible()).toBe(true);
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await page.getByText('Presque fini').waitFor();
    const [letter] = await house.rooms.mail.list('lectrice@calandre.test');
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    await goTo(page, `${house.url}/newsletter?token=${token}`);
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await page.getByText('C’est confirmé').waitFor();
    const rows = await house.db.owner(
      'select email from newsletter_subscribers where confirmed_at is not null',
    );
    expect(rows).toEqual([{ email: 'lectrice@calandre.test' }]);
    await context.close();
  });
});

describe('the feed', () => {
  it('lists what is for sale, with no price that is hidden', async () => {
    const feed = await (await fetch(`${house.url}/en/ads.json`)).json();
    const [count] = await house.db.owner<{ count: number }>(
      `select count(*)::int as count from ads d where status = 'PUBLISHED' and 'open' = coalesce(
         (select status from auctions where ad_uuid = d.uuid order by created_at desc limit 1), 'open')`,
    );
    expect(feed.items).toHaveLength(count?.count ?? 0);
    const hidden = await house.db.owner<{ uuid: string }>('select uuid from ads where is_price_hidden');
    const shown = new Map<string, { price: number | null }>(
      feed.items.map((item: { id: string; _calandre: object }) => [item.id, item._calandre]),
    );
    for (const { uuid } of hidden) expect(shown.get(uuid)?.price ?? null).toBeNull();
    expect((await (await fetch(`${house.url}/annonces/porsche.json`)).json()).items.length).toBeGreaterThan(
      1,
    );
    expect((await fetch(`${house.url}/annonces/nulle-part.json`)).status).toBe(404);
  });
});

it('every photograph of the demo stays, however often the files are swept', async () => {
  const count = async () => (await house.db.owner('select from photos')).length;
  const before = await count();
  for (const _ of ['a day', 'another']) {
    await house.db.owner(`update files set unnamed_since = unnamed_since - interval '2 days'`);
    await house.rooms.files.sweep();
  }
  expect([before > 100, await count()]).toEqual([true, before]);
});
