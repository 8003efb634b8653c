import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from './kit/cars.ts';
import { openTestHouse, type TestHouse } from './kit/house.ts';
import { bid } from './kit/notifications.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  const car = await addCar(house);
  const history = { fr: 'Rue & <route>' };
  await house.rooms.ads.update(car.uuid, { version: 'Berlinette & Cie', price: 51_000, history });
  const hidden = await addCar(house);
  await house.rooms.ads.update(hidden.uuid, { price: 77_777, isPriceHidden: true });
  await house.rooms.ads.update((await addCar(house)).uuid, { sold: true });
});
afterAll(() => house[Symbol.asyncDispose]());

/** A feed as a reader takes it: it fails on anything that is not well formed. */
async function read(path: string) {
  const response = await fetch(house.url + path, { redirect: 'manual' });
  const text = await response.text();
  if (response.status !== 200) return { status: response.status, text, items: [], channel: null };
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window;
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const items = Array.from(document.querySelectorAll('item'));
  return { status: 200, text, items, channel: document.querySelector('channel') };
}
const wordsOf = (item: Element | undefined, name: string) => item?.getElementsByTagName(name)[0]?.textContent;

describe('the feed of the cars for sale', () => {
  it.each([
    ['/annonces.xml', '/acheter/voiture-collection/', 'fr'],
    ['/en/ads.xml', '/en/buy/collection-car/', 'en'],
    ['/es/anuncios.xml', '/es/comprar/coche-coleccion/', 'es'],
  ])(
    '%s lists them, the newest first, and tells no price that their page keeps',
    async (path, begin, language) => {
      const { items, channel, text } = await read(path);
      expect(items).toHaveLength(2);
      expect(channel?.querySelector('language')?.textContent).toBe(language);
      expect(items.map(item => wordsOf(item, 'title'))).toContain('Alpine A110 Berlinette & Cie');
      for (const item of items) {
        const { pathname } = new URL(wordsOf(item, 'link') ?? '');
        expect(pathname.startsWith(begin)).toBe(true);
        expect((await fetch(house.url + pathname)).status).toBe(200);
        expect(Date.parse(wordsOf(item, 'pubDate') ?? '')).toBeGreaterThan(0);
      }
      expect(text).toContain('51');
      expect(text).not.toMatch(/77.?777/);
    },
  );

  it('tells of a lot under the hammer what was bid, and never what its car cost before', async () => {
    const lot = await addCar(house, { auction: {} });
    await house.rooms.ads.update(lot.uuid, { brand: 'Simca', price: 61_000 });
    const told = async () => JSON.stringify(await (await fetch(`${house.url}/annonces/simca.json`)).json());
    expect(await told()).not.toMatch(/61.?000/);
    expect(await told()).toContain('"price":null');
    await house.rooms.ads.update(lot.uuid, { isPriceHidden: true });
    await bid(await house.guest(), lot, 5_000);
    expect(await told()).toContain('"price":5000');
  });

  it('is there for each brand, sells it anything now or not, and for none that nobody knows', async () => {
    expect((await read('/annonces/alpine.xml')).items).toHaveLength(2);
    const last = await addCar(house);
    await house.rooms.ads.update(last.uuid, { brand: 'Panhard', sold: true });
    for (const path of ['/annonces/panhard.xml', '/en/ads/panhard.xml']) {
      const { status, items, channel } = await read(path);
      expect([status, items.length]).toEqual([200, 0]);
      expect(channel?.querySelector('title')?.textContent).toContain('Panhard');
    }
    expect((await fetch(`${house.url}/annonces/panhard.json`)).status).toBe(200);
    expect((await read('/annonces/xqzwy.xml')).status).toBe(404);
  });

  it('is named by the page it is of', async () => {
    for (const [path, feed] of [
      ['/acheter/alpine.html', '/annonces/alpine.xml'],
      ['/acheter/panhard.html', '/annonces/panhard.xml'],
      ['/en/buy.html', '/en/ads.xml'],
      ['/es/blog', '/es/blog.xml'],
    ] as const) {
      const { document } = new JSDOM(await (await fetch(house.url + path)).text()).window;
      const links = document.querySelectorAll('link[type="application/rss+xml"]');
      const paths = Array.from(links, link => new URL(link.getAttribute('href') ?? '').pathname);
      expect(paths).toContain(feed);
    }
  });
});

describe('the feed of the journal', () => {
  it('lists the articles of its language with who wrote them', async () => {
    for (const path of ['/blog.xml', '/en/blog.xml', '/es/blog.xml']) {
      const { items } = await read(path);
      expect(items.length).toBeGreaterThan(3);
      expect(wordsOf(items[0], 'dc:creator')).toBeTruthy();
      expect((await fetch(house.url + new URL(wordsOf(items[0], 'link') ?? '').pathname)).status).toBe(200);
    }
  });
});
