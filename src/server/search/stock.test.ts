import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await addCar(house);
  for (let car = 0; car < 2; car += 1)
    await house.rooms.ads.update((await addCar(house)).uuid, { sold: true });
  for (let car = 0; car < 3; car += 1) await endAuction(house, (await addCar(house, { auction: {} })).uuid);
});
afterAll(() => house[Symbol.asyncDispose]());

const ASK = `query($f: CarAdFilter) { searchCarAds(filter: $f, first: 0) {
  totalCount facets { name values { value count } } reading { chips { field value label } } } }`;
type Answer = {
  totalCount: number;
  facets: { name: string; values: { value: string; count: number }[] }[];
  reading: { chips: { field: string; value: string; label: string }[] };
};
async function ask(filter: object): Promise<Answer> {
  const { data } = await house.visitor().ask(ASK, { f: filter });
  return (data as unknown as { searchCarAds: Answer }).searchCarAds;
}

it.each<[filter: object, count: number, said: string[]]>([
  [{}, 6, []],
  [{ sold: true }, 2, ['sold true Vendues seulement']],
  [{ sold: false }, 4, ['sold false Sauf les vendues']],
  [{ forSale: true }, 1, ['forSale true En vente seulement']],
  [{ forSale: true, sold: true }, 1, ['forSale true En vente seulement']],
  [{ text: 'vendues' }, 2, ['sold true Vendues seulement']],
  [{ text: 'vendues', sold: false }, 4, ['sold false Sauf les vendues']],
  [{ text: 'vendues', forSale: true }, 1, ['forSale true En vente seulement']],
  [{ text: 'en vente', sold: true }, 2, ['sold true Vendues seulement']],
  [{ text: 'en vente', sold: false }, 4, ['sold false Sauf les vendues']],
  ...['non vendue', 'Non-vendues', 'invendus', 'not sold', 'unsold', 'no vendidos'].map(
    (text): [object, number, string[]] => [{ text }, 4, ['sold false Sauf les vendues']],
  ),
])('%j finds what it says', async (filter, count, said) => {
  const { totalCount, reading } = await ask(filter);
  expect(totalCount).toBe(count);
  expect(reading.chips.map(chip => Object.values(chip).join(' '))).toEqual(said);
});

const TEXTS = [null, 'disponible', 'alpine vendue', 'en vente ou vendue', 'vendue ou en vente', 'non vendue'];
const ASKED = [{}, { sold: true }, { sold: false }, { forSale: true }];
it.each(TEXTS.flatMap(text => ASKED.map(flags => ({ text, ...flags }))))(
  '%j counts what asking otherwise would find',
  async filter => {
    const { facets } = await ask(filter);
    const counted = Object.fromEntries(facets.map(({ name, values }) => [name, values]));
    const found = async (flags: object) => (await ask({ text: filter.text, ...flags })).totalCount;
    expect([counted.sold, counted.forSale]).toEqual([
      [
        { value: 'false', count: await found({ sold: false }) },
        { value: 'true', count: await found({ sold: true }) },
      ],
      [{ value: 'true', count: await found({ forSale: true }) }],
    ]);
  },
);

it.each([true, false])('%j that was chosen stays where a word that nobody knows is left out', async sold => {
  expect((await ask({ text: 'xqzwy', sold })).totalCount).toBe((await ask({ sold })).totalCount);
});
