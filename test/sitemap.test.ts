import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from './kit/cars.ts';
import { openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await addCar(house);
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
    expect(parts).toEqual(['pages', 'makes', 'articles', 'events', 'live-1', 'sold-1']);
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
  it('stands apart by being for sale or sold, with the day it last changed', async () => {
    const [live, sold] = [await read('/sitemap.xml?part=live-1'), await read('/sitemap.xml?part=sold-1')];
    expect([addressesIn(live.text).length, addressesIn(sold.text).length]).toEqual([3, 3]);
    for (const part of ['pages', 'makes', 'live-1', 'sold-1', 'articles', 'events']) {
      const { text } = await read(`/sitemap.xml?part=${part}`);
      const days = [...text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => Date.parse(day));
      expect([part, days.length]).toEqual([part, addressesIn(text).length]);
      expect([part, text.split('hreflang="x-default"').length - 1]).toEqual([part, days.length]);
      expect(days.every(day => day > 0 && day <= Date.now() + 60_000)).toBe(true);
    }
  });
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
