import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from './kit/cars.ts';
import { openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
let car = '';
beforeAll(async () => {
  house = await openTestHouse();
  const { uuid } = await addCar(house);
  await house.rooms.ads.update(uuid, { price: 42_000, isPriceHidden: true });
  car = (await house.rooms.ads.find(uuid))?.slug ?? '';
});
afterAll(() => house[Symbol.asyncDispose]());

type Thing = { '@type': string; [name: string]: unknown };

async function read(path: string) {
  const { document } = new JSDOM(await (await fetch(house.url + path)).text()).window;
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const things = Array.from(scripts, script => JSON.parse(script.textContent ?? '') as Thing);
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  return { things, types: things.map(thing => thing['@type']).sort(), picture };
}

const PAGES: readonly [path: string, types: readonly string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/acheter.html', ['BreadcrumbList', 'CollectionPage']],
  ['/acheter/alpine.html', ['BreadcrumbList', 'CollectionPage']],
  ['/marques', ['BreadcrumbList', 'CollectionPage']],
  ['/resultats', ['BreadcrumbList', 'CollectionPage']],
  ['/services/livraison', ['BreadcrumbList', 'FAQPage', 'Service']],
  ['/a-propos', ['AboutPage', 'BreadcrumbList']],
  ['/cgv', ['BreadcrumbList', 'WebPage']],
  ['/contact', ['ContactPage', 'Organization']],
  ['/plan-du-site', ['BreadcrumbList', 'WebPage']],
  ['/success-story.html', ['BreadcrumbList', 'WebPage']],
  ['/blog', ['BreadcrumbList', 'CollectionPage']],
  ['/blog/article/hivernage', ['BlogPosting', 'BreadcrumbList']],
  ['/events/retromobile', ['BreadcrumbList', 'Event']],
];

describe('what pages say to those who read by machine', () => {
  it.each(PAGES)('%s says what it is, and has a picture to be shared with', async (path, types) => {
    const page = await read(path);
    for (const type of types) expect([path, page.types]).toEqual([path, expect.arrayContaining([type])]);
    const { pathname } = new URL(page.picture);
    const picture = await fetch(house.url + pathname);
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
  });

  it('of a car says its questions and its offer, and no price that is hidden', async () => {
    const { types, things } = await read(`/acheter/voiture-collection/${car}.html`);
    expect(types).toEqual(['BreadcrumbList', 'Car', 'FAQPage']);
    expect(JSON.stringify(things)).not.toContain('42000');
  });

  it('leads to pages that are there', async () => {
    const { things } = await read('/acheter/alpine/a110.html');
    const urls = JSON.stringify(things).match(/http:\/\/localhost:0[^"]*/g) ?? [];
    expect(urls.length).toBeGreaterThan(4);
    for (const url of new Set(urls)) {
      const path = url.slice('http://localhost:0'.length);
      if (path.startsWith('/#')) continue;
      expect([path, (await fetch(house.url + path)).status]).toEqual([path, 200]);
    }
  });
});

describe('the mark', () => {
  it.each([
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
  ])('is there at %s, where browsers look for it unasked', async (path, width) => {
    const response = await fetch(house.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const size = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([size.width, size.height]).toEqual([width, width]);
  });
});

describe('a drawn picture', () => {
  it('is one of those we draw', async () => {
    expect((await fetch(`${house.url}/share/nonsense.jpg`)).status).toBe(404);
    const codeOf = (path: string) => fetch(`${house.url}/share/code.svg?path=${encodeURIComponent(path)}`);
    const code = await codeOf('/en/buy/collection-car/alpine-a110.html');
    expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    for (const path of [
      '',
      '/',
      '//elsewhere.test/buy',
      '/user',
      `/en/buy/collection-car/${'a'.repeat(300)}.html`,
    ]) {
      expect([path, (await codeOf(path)).status]).toEqual([path, 404]);
    }
    expect((await fetch(`${house.url}/share/constructor.jpg`)).status).toBe(404);
  });
});
