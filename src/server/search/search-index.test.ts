import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACETS } from '#shared/fields/index.ts';
import { slugify } from '#shared/words/text.ts';
import { addManyAds } from '#test/kit/many-ads.ts';
import { bidOf, openWorld, type World } from '#test/kit/world.ts';
import { Catalogue, searchInDatabase } from './catalogue.ts';
import { EMPTY_FILTER, type Searcher, type SearchFilter, SORTS } from './filter.ts';

let world: World;
let index: Catalogue;
let truth: Searcher;
beforeAll(async () => {
  world = await openWorld();
  await addManyAds((sql, values) => world.db.owner(sql, values), 1_500);
  const { database } = world.db;
  index = new Catalogue({ database, bus: world.bus, clock: world.auctions.clock });
  await index.ready();
  truth = searchInDatabase(database);
});
afterAll(() => world[Symbol.asyncDispose]());

const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_121);

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const TEXTS = [
  'porsche',
  'porshe 911',
  'Citroen',
  'mercedesbenz',
  '19',
  'étype',
  'coupé lyon',
  'xqzw',
  'serie 2',
];

function filterBy(random: () => number): SearchFilter {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const some = (values: readonly string[]) =>
    random() < 0.75 ? [] : [...new Set([pick(values), pick(values)].slice(0, 1 + Math.round(random())))];
  const maybe = (value: number) => (random() < 0.8 ? null : value);
  return {
    text: random() < 0.6 ? null : pick(TEXTS),
    brands: some(['porsche', 'Alfa Romeo', 'skoda', 'Barvi', 'unknown']),
    models: some(['911', 'e-type', 'GIULIA', 'spider']),
    carTypes: some(['CLASSIC', 'GT', 'OTHER']),
    bodies: some(['COUPE', 'TARGA', 'ESTATE']),
    colors: some(['RED', 'BLUE', 'GREEN']),
    features: random() < 0.9 ? [] : [pick(['SUNROOF', 'FIRST_HAND'])],
    countries: some(['FR', 'DE', 'ES', 'JP']),
    transmissions: some(['MANUAL', 'AUTOMATIC']),
    fuels: some(['PETROL', 'DIESEL']),
    kinds: some(['HANDLED', 'INDIVIDUAL', 'RETROMOBILE']),
    auctionStates: some(['RUNNING', 'NOT_STARTED', 'FINISHED', 'CANCELLED']),
    yearMin: maybe(1_950 + Math.floor(random() * 50)),
    yearMax: maybe(1_960 + Math.floor(random() * 50)),
    priceMin: maybe(Math.floor(random() * 60_000)),
    priceMax: maybe(Math.floor(random() * 200_000)),
    mileageMax: maybe(Math.floor(random() * 150_000)),
    auctionsOnly: random() < 0.15,
    sold: random() < 0.7 ? null : random() < 0.5,
    forSale: random() < 0.2,
    withdrawal: random() < 0.2,
  };
}

async function expectAgreement(filter: SearchFilter, random: () => number): Promise<void> {
  const sort = SORTS[Math.floor(random() * SORTS.length)] ?? 'NEWEST';
  const page = { first: 24, offset: random() < 0.5 ? 0 : Math.floor(random() * 60) };
  const asked = JSON.stringify({ filter, sort, page });
  const found = await truth.page(filter, sort, page);
  expect(await index.page(filter, sort, page), asked).toEqual(found);
  const [newest = ''] = (await index.page(EMPTY_FILTER, 'NEWEST', { first: 1, offset: 0 })).uuids;
  const [uuid = newest] = found.uuids;
  const finds = await truth.finds(filter, uuid);
  expect(await index.finds(filter, uuid), asked).toBe(finds);
  expect(finds || found.uuids.length === 0, asked).toBe(true);
  // Which of several spellings is shown is nobody's right: names are compared as they are asked for.
  const known = (facets: Awaited<ReturnType<Searcher['facets']>>) =>
    FACETS.map(name => [
      name,
      facets
        .filter(facet => facet.name === name)
        .map(({ value, count }) => `${String(count).padStart(6)} ${slugify(value)}`)
        .sort(),
    ]);
  expect(known(await index.facets(filter)), asked).toEqual(known(await truth.facets(filter)));
  expect(await index.spans(filter), asked).toEqual(await truth.spans(filter));
}

describe('the index and the database', () => {
  it(`answer every question alike (seed ${SEED})`, async () => {
    const random = chance(SEED);
    for (let round = 0; round < 120; round += 1) await expectAgreement(filterBy(random), random);
    for (const sort of SORTS) {
      const page = { first: 100, offset: 0 };
      expect(await index.page(EMPTY_FILTER, sort, page), sort).toEqual(
        await truth.page(EMPTY_FILTER, sort, page),
      );
    }
  });

  it('know a car whose auction is over unsold neither as for sale nor as sold, and no price of it', async () => {
    const over = await world.db.owner<{ uuid: string; price: number }>(
      `select d.uuid, greatest(a.price, d.price) as price from ads d join auctions a on a.ad_uuid = d.uuid
       where a.status in ('unsold', 'cancelled') and d.status = 'PUBLISHED' and not d.is_price_hidden`,
    );
    expect(over.length).toBeGreaterThan(0);
    for (const { uuid } of over)
      for (const searcher of [index, truth])
        expect([
          await searcher.finds(EMPTY_FILTER, uuid),
          await searcher.finds({ ...EMPTY_FILTER, sold: false }, uuid),
          await searcher.finds({ ...EMPTY_FILTER, forSale: true }, uuid),
          await searcher.finds({ ...EMPTY_FILTER, sold: true }, uuid),
          await searcher.finds({ ...EMPTY_FILTER, priceMin: 0 }, uuid),
        ]).toEqual([true, true, false, false, false]);
  });

  it('know of a lot under the hammer what its card shows: the bid, or where it starts, never its own price', async () => {
    const { auctionId: id, adUuid: uuid } = await world.auction({ startingPrice: 0 });
    await world.db.owner('update ads set price = 61000, is_price_hidden = true where uuid = $1', [uuid]);
    const pricesAre = async (price: number | null) => {
      await world.db.database.transaction(writes =>
        world.bus.publish(writes, [{ topic: 'ad' as const, id: uuid, version: 0 }]),
      );
      for (const searcher of [index, truth])
        await expect
          .poll(async () => [
            await searcher.finds({ ...EMPTY_FILTER, priceMin: 0 }, uuid),
            price !== null &&
              (await searcher.finds({ ...EMPTY_FILTER, priceMin: price, priceMax: price }, uuid)),
          ])
          .toEqual([price !== null, price !== null]);
    };
    await pricesAre(null);
    await world.db.owner('update auctions set starting_price = 4321 where id = $1', [id]);
    await pricesAre(4_321);
    await world.auctions.place(bidOf(id, await world.person(), 5_000));
    await pricesAre(5_000);
  });

  it('still do after ads were changed, renamed, sold and withdrawn', async () => {
    const random = chance(SEED + 1);
    const changes = [
      "price = 12345, reduced_price = null where slug = 'generated-$'",
      "model = 'Spider Nouveau' where slug = 'generated-$'",
      "status = 'SOLD' where slug = 'generated-$'",
      "status = 'WITHDRAWN' where slug = 'generated-$'",
      "status = 'PUBLISHED' where slug = 'generated-$'",
      "body = null, year = 1999, country = 'JP', mileage = 1 where slug = 'generated-$'",
    ];
    for (let round = 0; round < 60; round += 1) {
      for (let change = 0; change < 15; change += 1) {
        const which = String(1 + Math.floor(random() * 1_500));
        const sql = (changes[change % changes.length] ?? '').replace('$', which);
        const rows = await world.db.owner<{ uuid: string }>(`update ads set ${sql} returning uuid`);
        const notices = rows.map(({ uuid }) => ({ topic: 'ad' as const, id: uuid, version: 0 }));
        await world.db.database.transaction(writes => world.bus.publish(writes, notices));
      }
      await expectAgreement(filterBy(random), random);
    }
  });

  it('count a name once, and anew once another make’s car has it among its words', async () => {
    const before = await index.countNamed({ text: 'citroen' });
    expect(before).toBeGreaterThan(0);
    const [other] = await world.db.owner<{ id: string }>(
      `update ads set version = 'moteur Citroën' where uuid = (select uuid from ads
       where status = 'PUBLISHED' and brand_slug = 'porsche' limit 1) returning uuid as id`,
    );
    const notice = { topic: 'ad', id: other?.id ?? '', version: 0 } as const;
    await world.db.database.transaction(writes => world.bus.publish(writes, [notice]));
    expect(await index.countNamed({ text: 'citroen' })).toBe(before + 1);
    expect(await index.countNamed({ brands: ['citroen'] })).toBe(before);
  });
});
