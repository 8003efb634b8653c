import { JSDOM } from 'jsdom';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { takePhoto } from '../kit/incoming.ts';
import { picture } from '../kit/pictures.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

/** What is done to the house's database from another one. */
async function turnAway(isAway: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: house.db.url.replace(/[^/]+$/, 'postgres') });
  const name = house.db.url.split('/').at(-1);
  await client.connect();
  await client.query(`alter database ${name} with allow_connections ${!isAway}`);
  if (isAway)
    // The second argument waits until each is really gone.
    await client.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [
      name,
    ]);
  await client.end();
}

async function read(path: string) {
  const response = await fetch(house.url + path);
  const { document } = new JSDOM(await response.text()).window;
  return { status: response.status, document, headers: response.headers };
}

describe('a database that is away', () => {
  it('leaves pages at hand as they are, and makes others say, in the language of their path, when to come again', async () => {
    expect((await read('/en/brands')).status).toBe(200);
    await turnAway(true);
    for (const [path, locale] of [
      ['/acheter/voiture-collection/x.html', 'fr'],
      ['/en/buy/collection-car/x.html', 'en'],
      ['/es/comprar/coche-coleccion/x.html', 'es'],
    ] as const) {
      const { status, document, headers } = await read(path);
      expect([path, status, document.documentElement.lang]).toEqual([path, 503, locale]);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['30', 'no-store']);
    }
    expect((await read('/en/brands')).status).toBe(200);
    await turnAway(false);
    await expect.poll(async () => (await read('/acheter/voiture-collection/x.html')).status).toBe(404);
  });

  it('leaves the pictures of pages at hand where they are, kept by nothing on the way', async () => {
    const url = `${house.url}/photos/${await takePhoto(house, (await picture('#264')).buffer)}/640.webp`;
    const kept = async () => {
      const { status, headers } = await fetch(url);
      return [status, headers.get('cache-control')];
    };
    const { uuid } = await addCar(house);
    const statusOf = async () => (await house.rooms.ads.find(uuid))?.status;
    expect(await statusOf()).toBe('PUBLISHED');
    expect(await kept()).toEqual([200, expect.stringMatching(/^public/)]);
    // Whose files are closed is asked anew with each ad that changes; both are heard of at once.
    await house.rooms.ads.withdraw(uuid);
    await expect.poll(statusOf).toBe('WITHDRAWN');
    await turnAway(true);
    expect(await kept()).toEqual([200, 'no-store']);
    await turnAway(false);
    await expect.poll(kept).toEqual([200, expect.stringMatching(/^public/)]);
  });
});
