import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAR_CODES } from '#shared/fields/index.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { knownBrands, knownCar } from './known-cars.ts';

const known = (brand: string, model = '', modelsHere: readonly string[] = []) =>
  knownCar({ brand, model }, ['Facel Vega', 'Porche', 'Lorraine-Dietrich'], async () => modelsHere);

describe('what the house knows of a car that is being named', () => {
  it.each([
    ['porche', 'Porsche'],
    ['citroen', 'Citroën'],
    ['merco', 'Mercedes-Benz'],
    ['Lamborgini', 'Lamborghini'],
    ['Porsche', null],
    ['Zundapp', null],
    ['', null],
  ])('takes the brand %s for %s', async (typed, meant) => {
    expect((await known(typed)).meantBrand).toBe(meant);
  });

  it.each([
    ['Citroën', 'deux chevaux', '2CV'],
    ['Citroën', 'Mehari', 'Méhari'],
    ['Peugeot', '205', null],
    ['Porsche', '911 T 2.2', null],
    ['Porsche', '912', null],
    ['Porsche', '913', null],
    ['Volkswagen', 'cox', 'Coccinelle'],
    ['Renault', '4L', '4'],
    ['Zundapp', 'Janus', null],
  ])('takes the %s %s for %s', async (brand, typed, meant) => {
    expect((await known(brand, typed)).meantModel).toBe(meant);
  });

  it('knows when a model was built, also where more of its name is told', async () => {
    const { bounds, bodies } = await known('porche', '944 Turbo');
    expect(bounds).toContainEqual({ field: 'year', least: 1981, most: 1991 });
    expect(bodies).toEqual(['COUPE', 'CABRIOLET']);
    expect((await known('Porsche', '911')).bounds[0]).toEqual({ field: 'year', least: 1963, most: null });
    expect((await known('Porsche', 'Roadrunner')).bounds).toEqual([]);
  });

  it('knows the brands and models of cars here, and no misspelling of a brand it has', async () => {
    expect(knownBrands(['Porche', 'Lorraine-Dietrich'])).toContain('Lorraine-Dietrich');
    expect(knownBrands(['Porche', 'Lorraine-Dietrich'])).not.toContain('Porche');
    const { models } = await known('Citroën', '', ['2 CV', 'Visa']);
    expect(models).toContain('Visa');
    expect(models).not.toContain('2 CV');
  });

  it('keeps words of one’s own apart', async () => {
    expect((await known('Zundapp', 'Janus')).ownWords).toEqual(['brand']);
    expect((await known('Porsche', 'Roadrunner')).ownWords).toEqual(['model']);
    expect((await known('porche', '911 T 2.2')).ownWords).toEqual([]);
    expect((await known('', '')).ownWords).toEqual([]);
  });

  it('names no body that cars have no code for, and no range that ends before it begins', async () => {
    const brands = knownBrands([]);
    for (const brand of brands) {
      for (const model of (await known(brand)).models) {
        const { bodies, bounds, meantModel } = await known(brand, model);
        expect([brand, model, meantModel]).toEqual([brand, model, null]);
        for (const body of bodies) expect(CAR_CODES.body as readonly string[]).toContain(body);
        for (const { least, most } of bounds) expect(most ?? least).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

describe('the catalogue a form asks', () => {
  let house: TestHouse;
  let visitor: Guest;
  beforeAll(async () => {
    house = await openTestHouse();
    visitor = house.visitor();
    const { uuid } = await addCar(house, { status: 'DRAFT' });
    await house.db.owner("update ads set version = '1600 S' where uuid = $1", [uuid]);
    await house.rooms.ads.publish(uuid);
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it('offers what is here and what may be meant, to a visitor', async () => {
    const { data } = await visitor.ask(
      `{ porsche: carCatalogue(brand: "porche") { meantBrand models brands }
         alpine: carCatalogue(brand: "Alpine", model: "A110") { versions bodies bounds { field least most } } }`,
    );
    expect(data).toMatchObject({
      porsche: { meantBrand: 'Porsche', models: expect.arrayContaining(['911']) },
      alpine: { versions: ['1600 S'], bodies: ['COUPE', 'CABRIOLET'] },
    });
  });

  it('reads no more of a name than one is long', async () => {
    const { errors } = await visitor.ask(`{ carCatalogue(brand: "${'x'.repeat(300)}") { meantBrand } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'brand' });
  });
});
