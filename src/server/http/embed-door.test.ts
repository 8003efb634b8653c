import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

const SCRIPT_BYTES_MAX = 15 * 1024;

let house: TestHouse;
let car: TestCar;
beforeAll(async () => {
  house = await openTestHouse();
  await house.guest({ email: 'seller@embed.test' });
  car = await addCar(house, { sellerEmail: 'seller@embed.test', auction: {} });
});
afterAll(() => house[Symbol.asyncDispose]());

const get = (path: string) => fetch(house.url + path);

it('gives other sites a script of at most 15 KB, which any page may load', async () => {
  const answer = await get('/embed.js');
  const script = await answer.text();
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(() => new Function(script)).not.toThrow();
});

it('frames a lot in three languages, for any site, with nothing in it that could be done', async () => {
  for (const [path, words] of [
    ['/embed/lot', 'Enchérir sur Calandre'],
    ['/en/embed/lot', 'Bid on Calandre'],
    ['/es/embed/lot', 'Pujar en Calandre'],
  ] as const) {
    const answer = await get(`${path}/${car.uuid}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    // The older word for the same would forbid it.
    expect(answer.headers.has('x-frame-options')).toBe(false);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(text).toContain(words);
    expect(text).not.toMatch(/<(form|input|button|textarea|select)[\s>]/);
    expect(text).toMatch(/<a class="button" [^>]*target="_blank" rel="noopener"/);
  }
  // No other page is shown by anybody.
  const slug = (await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [car.uuid]))[0]
    ?.slug;
  const page = await get(`/acheter/voiture-collection/${slug}.html`);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect((await get('/embed/lot/x')).status).toBe(404);
  expect((await get('/embed/lot/6f0e0f8e-3f2b-4f5c-9d59-0d4c7e1a2b3c')).status).toBe(404);
});

it('frames the lots that run, in a theme and a colour that can be read on', async () => {
  const list = await (await get('/en/embed/list?limit=1&theme=dark&accent=ffee00')).text();
  expect(list).toContain(`data-lot="${car.uuid}"`);
  expect(list).toContain('color-scheme:dark');
  expect(list).toContain('--button:#ffee00;--on-button:#16181a');
  const wrong = await (await get('/embed/list?accent=red;}&theme=x&brand=None')).text();
  expect(wrong).toContain('prefers-color-scheme:dark');
  expect(wrong).not.toContain('red;}');
  expect(wrong).toContain('Aucune vente');
});

it('tells systems that share a car’s page what to show of it, and of no other page', async () => {
  const slug = (await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [car.uuid]))[0]
    ?.slug;
  const page = await (await get(`/en/buy/collection-car/${slug}.html`)).text();
  const found = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page)?.[1] ?? '';
  const discovered = new URL(found.replaceAll('&amp;', '&'));
  expect(discovered.pathname).toBe('/oembed');
  const oembed = await get(discovered.pathname + discovered.search);
  const told = (await oembed.json()) as Record<string, unknown>;
  expect(told).toMatchObject({ version: '1.0', type: 'rich', width: 480, height: 560 });
  expect(told.html).toContain(`/en/embed/lot/${car.uuid}"`);
  const small = await get(`${discovered.pathname}${discovered.search}&maxwidth=300&maxheight=400`);
  expect(await small.json()).toMatchObject({ width: 300, height: 400 });
  const origin = discovered.origin;
  for (const url of [
    `${origin}/`,
    'https://evil.test/en/buy/collection-car/x.html',
    'x',
    `${origin}/en/buy/collection-car/x.html`,
  ])
    expect((await get(`/oembed?url=${encodeURIComponent(url)}`)).status).toBe(404);
  expect((await get(`${discovered.pathname}${discovered.search}&format=xml`)).status).toBe(501);
});

it('draws no more for one address than pages are drawn for it; what is at hand counts for nothing', async () => {
  await using limited = await openTestHouse({ RATE_LIMITS: 'on' });
  const statusOf = async (path: string) => (await fetch(limited.url + path)).status;
  const statuses = new Set<number>();
  for (let count = 0; count < 310; count += 10) {
    const asked = Array.from({ length: 10 }, (_, index) => statusOf(`/embed/list?brand=B${count + index}`));
    for (const status of await Promise.all(asked)) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  expect(await statusOf('/embed.js')).toBe(200);
});
