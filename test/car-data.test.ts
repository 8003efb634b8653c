import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from './kit/house.ts';
import { bid, newAuction, took } from './outside/api.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: ['Ads:create', 'Ads:update', 'Ads:publish', 'Auctions:update'],
  });
});
afterAll(() => house[Symbol.asyncDispose]());

const CREATE = 'mutation($data: CarAdInput!) { createCarAd(data: $data) { uuid } }';
const PUBLISH = 'mutation($uuid: ID!) { publishCarAd(uuid: $uuid) { uuid } }';

async function publish(car: object): Promise<string> {
  const data = { brand: 'Alpine', model: 'A110', carType: 'CLASSIC', year: 1971, ...car };
  const { uuid } = took<{ uuid: string }>(await staff.ask(CREATE, { data }), 'createCarAd');
  await staff.ask(PUBLISH, { uuid });
  return uuid;
}

type Car = { '@type': string; name: string; url: string; offers: { price?: number; availability: string } };

async function read(uuid: string) {
  const response = await fetch(`${house.url}/acheter/voiture-collection/${uuid}.html`);
  const html = await response.text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Car,
  );
  const car = blocks.find(block => block['@type'] === 'Car');
  if (!car) throw new Error('the page says nothing of its car');
  return { status: response.status, html, car, types: blocks.map(block => block['@type']) };
}

describe('what a car’s page says to machines', () => {
  it('is the car, its price and its place among the pages', async () => {
    const { car, types } = await read(await publish({ price: 84_317 }));
    expect(types).toEqual(expect.arrayContaining(['Car', 'BreadcrumbList']));
    expect(car).toMatchObject({ name: 'Alpine A110 1971', offers: { price: 84_317 } });
    expect(car.offers.availability).toMatch(/InStock$/);
    expect(car.url).toMatch(/\/acheter\/voiture-collection\/alpine-a110-1971-[\da-f]+\.html$/);
  });

  it('is the price of today where it was reduced', async () => {
    const { car } = await read(await publish({ price: 84_317, reducedPrice: 79_218 }));
    expect(car.offers.price).toBe(79_218);
  });

  it('has no price where the page hides it, nor has the page anywhere', async () => {
    const hidden = await read(await publish({ price: 61_843, isPriceHidden: true }));
    expect(hidden.car.offers).not.toHaveProperty('price');
    expect(hidden.html.match(/61.?843/)).toBe(null);
    const sold = await read(await publish({ price: 63_977, sold: true }));
    expect(sold.status).toBe(200);
    expect(sold.html.includes('noindex')).toBe(false);
    expect(sold.car.offers).toEqual({
      '@type': 'Offer',
      url: sold.car.url,
      availability: 'https://schema.org/SoldOut',
    });
    expect(sold.html.match(/63.?977/)).toBe(null);
  });

  it('is what was bid under the hammer, and never the reserve', async () => {
    const { uuid, auctionId } = await newAuction(staff, { reservePrice: 91_357 });
    expect((await read(uuid)).car.offers).not.toHaveProperty('price');
    await bid(await house.guest(), { auctionId, bid: 1_500, maxBid: 73_219 });
    await expect.poll(async () => (await read(uuid)).car.offers.price, { timeout: 5_000 }).toBe(1_500);
    expect((await read(uuid)).html.match(/91.?357|73.?219/)).toBe(null);
  });

  it('can’t be broken out of by a name', async () => {
    const { html, car } = await read(await publish({ version: '</script><b>' }));
    expect(car.name).toContain('</script><b>');
    expect(html.includes('</script><b>')).toBe(false);
  });
});
