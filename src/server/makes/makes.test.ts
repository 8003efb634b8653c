import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Settings:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const RENAME = 'mutation($i: RenameCarsInput!) { renameCars(input: $i) { ads results } }';
const LIST =
  'query($f: CarModelFilter) { carModels(filter: $f) { models { brand model adCount publicCount resultCount alike } } }';
const FOUND = 'query($f: CarAdFilter) { searchCarAds(filter: $f) { edges { node { uuid brand model } } } }';

async function addNamed(brand: string, model: string): Promise<string> {
  const { uuid } = await addCar(house);
  await house.rooms.ads.update(uuid, { brand, model });
  return uuid;
}
type Facet = { name: string; values: { value: string; count: number }[] };
const nameOf = async (uuid: string) => {
  const ad = await house.rooms.ads.find(uuid);
  return `${ad?.brand} ${ad?.model}`;
};
const rename = (input: object, by = staff) => by.ask(RENAME, { i: input });
const found = async (filter: object) =>
  (
    (await house.visitor().ask(FOUND, { f: filter })).data as unknown as {
      searchCarAds: { edges: { node: { uuid: string } }[] };
    }
  ).searchCarAds.edges.map(({ node }) => node.uuid);

describe('makes and models', () => {
  it('are listed as they are written, and those told that are written alike', async () => {
    await addNamed('Citroën', '2 CV');
    await addNamed('Citroën', '2CV');
    await addNamed('Citroën', 'DS');
    const { data } = await staff.ask(LIST, { f: 'ALIKE' });
    const models = (data as unknown as { carModels: { models: object[] } }).carModels.models;
    expect(models).toEqual([
      { brand: 'Citroën', model: '2 CV', adCount: 1, publicCount: 1, resultCount: 0, alike: 'Citroën 2CV' },
      { brand: 'Citroën', model: '2CV', adCount: 1, publicCount: 1, resultCount: 0, alike: 'Citroën 2 CV' },
    ]);
    const other = await house.guest({ permissions: ['Ads:update', 'Ads:publish'] });
    expect(await other.codeOf(LIST, {})).toBe('Forbidden');
  });

  it('become one, in ads and results, in what is written later, and wherever the old name is asked for', async () => {
    const old = await addNamed('Peugeot', '205GTI');
    const [importId] = await house.db.owner<{ id: string }>(
      `insert into imports (kind, file_name) values ('RESULTS', 'x.csv') returning id`,
    );
    await house.db.owner(
      `insert into past_results (import_id, source, reference, brand, model, sold_on, is_sold, price)
       values ($1, 'x', 'y', 'Peugeot', '205 gti', '2025-01-02', true, 9000)`,
      [importId?.id],
    );
    const input = { brand: 'Peugeot', model: '205GTI', newBrand: 'Peugeot', newModel: '205 GTI' };
    const nobody = await house.guest({ permissions: ['Ads:update'] });
    expect(await nobody.codeOf(RENAME, { i: input })).toBe('Forbidden');
    expect(await rename(input)).toMatchObject({ data: { renameCars: { ads: 1, results: 0 } } });
    expect(await nameOf(old)).toBe('Peugeot 205 GTI');
    // How it is written may change without another address.
    const lower = { brand: 'Peugeot', model: '205 gti', newBrand: 'Peugeot', newModel: '205 GTI' };
    expect(await rename(lower)).toMatchObject({ data: { renameCars: { results: 1 } } });
    expect((await house.db.owner<{ model: string }>('select model from past_results'))[0]?.model).toBe(
      '205 GTI',
    );
    const later = await addNamed('PEUGEOT', '205gti');
    expect(await nameOf(later)).toMatch(/ 205 GTI$/);
    for (const models of [['205gti'], ['205-gti']])
      expect((await found({ brands: ['peugeot'], models })).toSorted()).toEqual([old, later].toSorted());
    expect(
      (await house.visitor().ask('{ carNames(brand: "peugeot", model: "205gti") { brand model } }')).data,
    ).toEqual({
      carNames: { brand: 'Peugeot', model: '205 GTI' },
    });
  });

  it('follow a make, and the last word about it', async () => {
    const car = await addNamed('Mercedes', '190SL');
    expect(
      (await rename({ brand: 'Mercedes', model: '190SL', newBrand: 'Mercedes', newModel: '190 SL' })).errors,
    ).toBeUndefined();
    expect((await rename({ brand: 'Mercedes', newBrand: 'Mercedes-Benz' })).errors).toBeUndefined();
    expect(await nameOf(car)).toBe('Mercedes-Benz 190 SL');
    expect(await nameOf(await addNamed('mercedes', '190sl'))).toBe('Mercedes-Benz 190 SL');
    // Back again: what was said before holds no more, and nothing goes round in a circle.
    const back = { brand: 'Mercedes-Benz', newBrand: 'Mercedes' };
    expect((await rename(back)).errors).toBeUndefined();
    expect(await nameOf(car)).toBe('Mercedes 190 SL');
    expect(await nameOf(await addNamed('Mercedes-Benz', '190SL'))).toBe('Mercedes 190 SL');
  });

  it('written in two ways under one address are written as the one that is named', async () => {
    const loud = await addNamed('SIMCA', '1000');
    await addNamed('Simca', '1000');
    expect(await rename({ brand: 'Simca', newBrand: 'Simca' })).toMatchObject({
      data: { renameCars: { ads: 2 } },
    });
    expect(await nameOf(loud)).toBe('Simca 1000');
  });

  it('are offered as most of their cars have it, and from then on as they were renamed', async () => {
    const makes = async () => {
      const asked = await house
        .visitor()
        .ask('{ searchCarAds(first: 0) { facets { name values { value count } } } }');
      const { facets } = (asked.data as unknown as { searchCarAds: { facets: Facet[] } }).searchCarAds;
      return facets
        .find(({ name }) => name === 'brand')
        ?.values.filter(({ value }) => /^panhard$/i.test(value));
    };
    await house.rooms.search.ready();
    const loud = await addNamed('PANHARD', '24 CT');
    await addNamed('Panhard', 'Dyna');
    await addNamed('Panhard', 'CD');
    expect(await makes()).toEqual([{ value: 'Panhard', count: 3 }]);
    await rename({ brand: 'Panhard', newBrand: 'PANHARD' });
    expect(await makes()).toEqual([{ value: 'PANHARD', count: 3 }]);
    await house.rooms.ads.update(loud, { price: 9_000 });
    expect(await makes()).toEqual([{ value: 'PANHARD', count: 3 }]);
  });

  it('keep what the house says of them, on their page and in the map of the site', async () => {
    const titleOf = async (brand: string, model: string | null = null) => {
      const asked =
        'query($b: String!, $m: String) { brandText(brand: $b, model: $m, locale: FR) { title } }';
      const { data } = await house.visitor().ask(asked, { b: brand, m: model });
      return (data as { brandText: { title: string } | null } | null)?.brandText?.title;
    };
    const told = async () => {
      const { data } = await house.visitor().ask('{ contentAddresses { kind slug } }');
      const addresses = (data as unknown as { contentAddresses: { kind: string; slug: string }[] })
        .contentAddresses;
      return addresses
        .filter(({ kind, slug }) => kind === 'BRAND' && /^alpine/.test(slug))
        .map(each => each.slug);
    };
    const [ofMake, ofModel] = [await titleOf('alpine'), await titleOf('alpine', 'a110')];
    expect(ofMake && ofModel).toBeTruthy();
    await rename({ brand: 'Alpine', model: 'A110', newBrand: 'Alpine', newModel: 'Berlinette' });
    expect(await titleOf('alpine', 'berlinette')).toBe(ofModel);
    await rename({ brand: 'Alpine', newBrand: 'Alpine-Renault' });
    expect(await titleOf('alpine-renault')).toBe(ofMake);
    expect(await titleOf('alpine-renault', 'berlinette')).toBe(ofModel);
    expect(new Set(await told())).toEqual(new Set(['alpine-renault', 'alpine-renault/berlinette']));
    // A text of its own comes before those of the names it had.
    await rename({ brand: 'Alpine-Renault', newBrand: 'Renault' });
    expect(await titleOf('renault')).not.toBe(ofMake);
    expect(await titleOf('renault', 'berlinette')).toBe(ofModel);
  });

  it('are refused without a name', async () => {
    const said = async (input: object) => (await rename(input)).errors?.[0]?.extensions;
    expect(await said({ brand: 'Fiat', newBrand: ' ' })).toMatchObject({
      code: 'BadInput',
      field: 'newBrand',
    });
    expect(await said({ brand: 'Fiat', model: '500', newBrand: 'Fiat' })).toMatchObject({
      field: 'newModel',
    });
    expect(await said({ brand: 'Fiat', newBrand: 'x'.repeat(200) })).toMatchObject({ field: 'newBrand' });
  });
});
