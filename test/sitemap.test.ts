import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTo, routeAt } from '#shared/paths/links.ts';
import type { Locale } from '#shared/words/locale.ts';
import { namesOfParts } from '#web/site/pages/sitemapXml/sitemap-xml.ts';
import { addCar } from './kit/cars.ts';
import { openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await addCar(house);
  await house.db.owner(
    `insert into sales (slug, title, start_at, first_end_at, interval_minutes, stagger, hot_from, hot_gap_minutes,
       extension_window_ms, asks_for_card, announced_at)
     values ('vente-d-hiver', '{"fr": "Vente d’hiver"}', now(), now() + interval '2 days', 5, 'INTERVAL', 50000, 15,
       120000, true, now())`,
  );
  await house.rooms.ads.update((await addCar(house)).uuid, { sold: true });
  await addCar(house, { status: 'DRAFT' });
  await addCar(house, { status: 'WITHDRAWN' });
});
afterAll(() => house[Symbol.asyncDispose]());

/** An address as the house under test answers it, whatever port it thinks is its own. */
const here = (address: string) =>
  house.url + new URL(address.replaceAll('&#38;', '&')).href.slice('http://localhost:0'.length);
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

async function read(path: string) {
  const response = await fetch(house.url + path, { redirect: 'manual' });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('the map for search engines', () => {
  it('is named in robots.txt, and names its parts', async () => {
    expect((await read('/robots.txt')).text).toContain('/sitemap.xml');
    const { status, type, text } = await read('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const parts = addressesIn(text).map(address => new URL(address).searchParams.get('part'));
    expect(parts).toEqual(['pages', 'makes', 'articles', 'events', 'sales', 'live-1', 'sold-1']);
    expect((await read('/sitemap.xml?part=nonsense')).status).toBe(404);
    expect((await read('/sitemap.xml?part=live-9')).status).toBe(404);
  });

  it('lists public pages in three languages, each of which is there and wants to be found', async () => {
    const index = await read('/sitemap.xml');
    const listed: string[] = [];
    for (const part of addressesIn(index.text)) {
      const { text } = await read(here(part).slice(house.url.length));
      listed.push(...addressesIn(text));
    }
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter(address => address.includes('/voiture-collection/'))).toHaveLength(2);
    for (const address of listed) {
      const response = await fetch(here(address), { redirect: 'manual' });
      const html = await response.text();
      expect([address, response.status, html.includes('name="robots"')]).toEqual([address, 200, false]);
    }
  });
});

describe('what is listed', () => {
  it('goes on through parts of a thousand cars to the end of what an index may name', async () => {
    const parts = namesOfParts(['pages'], { live: 1_000, sold: 10_001 });
    expect([parts.length, parts.at(-1)]).toEqual([13, 'sold-11']);
    expect(namesOfParts(['pages'], { live: 1, sold: 60_000_000 })).toHaveLength(50_000);
    // What stands behind the ten thousandth car is asked for as all else is.
    const visitor = await house.guest();
    const { errors } = await visitor.ask('{ searchCarAds(offset: 10001) { edges { cursor } } }');
    expect(errors).toBeUndefined();
  });

  it('stands apart by being for sale or sold, with the day it last changed', async () => {
    const [live, sold] = [await read('/sitemap.xml?part=live-1'), await read('/sitemap.xml?part=sold-1')];
    expect([addressesIn(live.text).length, addressesIn(sold.text).length]).toEqual([3, 3]);
    for (const part of ['pages', 'makes', 'live-1', 'sold-1', 'articles', 'events', 'sales']) {
      const { text } = await read(`/sitemap.xml?part=${part}`);
      const days = [...text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => Date.parse(day));
      expect([part, days.length]).toEqual([part, addressesIn(text).length]);
      expect([part, text.split('hreflang="x-default"').length - 1]).toEqual([part, days.length]);
      expect(days.every(day => day > 0 && day <= Date.now() + 60_000)).toBe(true);
    }
  });
});

describe('the map for people', () => {
  it.each(['fr', 'en', 'es'])(
    'leads in %s to all that the other names, but for models and cars',
    async locale => {
      const page = await read(linkTo('sitemap', locale as Locale));
      const hrefs = new Set([...page.text.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href));
      for (const part of ['pages', 'articles', 'events', 'sales']) {
        const { text } = await read(`/sitemap.xml?part=${part}`);
        const paths = addressesIn(text).map(address => new URL(address).pathname);
        const own = paths.filter(path => routeAt(path)?.locale === locale);
        expect(own, part).not.toEqual([]);
        expect([part, own.filter(path => !hrefs.has(path))]).toEqual([part, []]);
      }
    },
  );
});

describe('the manifest', () => {
  it('names the house and a mark that is there', async () => {
    const { status, type, text } = await read('/manifest.webmanifest');
    expect([status, type]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const { name, icons } = JSON.parse(text) as { name: string; icons: { src: string }[] };
    expect(name).toBe('Calandre');
    expect((await read(icons[0]?.src ?? '')).status).toBe(200);
  });
});
