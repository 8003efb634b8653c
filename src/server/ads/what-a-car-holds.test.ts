import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adStaff, BARE, draft } from '#test/kit/ads.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readFile, tryFile, uploadFile } from '#test/kit/imports.ts';
import { wholeIn } from './said.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await adStaff(house);
});
afterAll(() => house[Symbol.asyncDispose]());

type Wrong = readonly [field: string, heading: string, value: string | number];

/** What no car holds, by its field, and by the heading of its column in a sheet. */
const WRONG: readonly Wrong[] = [
  ['releaseDate', 'releaseDate', '32/13/1972'],
  ['releaseDate', 'releaseDate', '1972-02-30'],
  ['doorNumber', 'doorNumber', -2],
  ['transmission', 'transmission', 'zzz'],
  ['country', 'location.country', 'ZZ'],
  ['originPlace', 'optionalData.originPlace', 'ZZ'],
  ['brand', 'brand', 'x'.repeat(5_000)],
];

/** `optionalData.fuel` as the API writes it. */
const inForm = ([, heading, value]: Wrong): object => {
  const [first = '', second] = heading.split('.');
  return { [first]: second === undefined ? value : { [second]: value } };
};

const fieldOf = async (guest: Guest, query: string, variables: object) =>
  (await guest.ask(query, variables)).errors?.[0]?.extensions.field;

/** What came of a file with one wrong value a line: the headings that its faults name. */
async function fieldsRefused(text: string): Promise<string[]> {
  const { id } = (await (await uploadFile(house, staff, text)).json()) as { id: string };
  const { lines } = await tryFile(house, staff, await readFile(staff, id));
  return lines.flatMap(({ faults }) => faults.map(({ field }) => field));
}

const fields = WRONG.map(([, heading]) => heading);

describe('what a car may not hold', () => {
  it('is refused to staff, in a new ad and in one there is', async () => {
    const { uuid } = await draft(staff, BARE);
    const create = 'mutation($data: CarAdInput!) { createCarAd(data: $data) { uuid } }';
    const update =
      'mutation($uuid: ID!, $data: CarAdInput!) { updateCarAd(uuid: $uuid, data: $data) { uuid } }';
    for (const wrong of WRONG) {
      expect(await fieldOf(staff, create, { data: { ...BARE, ...inForm(wrong) } })).toBe(wrong[0]);
      expect(await fieldOf(staff, update, { uuid, data: inForm(wrong) })).toBe(wrong[0]);
    }
  });

  it('is refused to a seller, in a draft and beside a public ad', async () => {
    const seller = await house.guest();
    const save =
      'mutation($u: ID!, $d: CarAdInput) { saveMyCar(uuid: $u, version: 0, data: $d) { version } }';
    for (const status of ['DRAFT', 'PUBLISHED'] as const) {
      const { uuid } = await addCar(house, { status, sellerEmail: seller.email });
      for (const wrong of WRONG)
        expect(await fieldOf(seller, save, { u: uuid, d: inForm(wrong) })).toBe(wrong[0]);
    }
  });

  it('is refused in a sheet and in a file of JSON', async () => {
    const lines = WRONG.flatMap(wrong => {
      const cells = { brand: 'Alpine', model: 'A110', carType: 'CLASSIC', [wrong[1]]: wrong[2] };
      return [Object.keys(cells).join(','), Object.values(cells).join(',')];
    });
    // A file has one heading: a sheet each.
    const sheets: string[] = [];
    for (let at = 0; at < lines.length; at += 2) {
      sheets.push(...(await fieldsRefused(`${lines[at]}\n${lines[at + 1]}\n`)));
    }
    expect(sheets).toEqual(fields);
    const cars = WRONG.map(wrong => ({
      brand: 'Alpine',
      model: 'A110',
      carType: 'CLASSIC',
      ...inForm(wrong),
    }));
    expect(await fieldsRefused(JSON.stringify(cars))).toEqual(fields);
  });
});

describe('a number in a table', () => {
  it.each([
    ['145 000 €', 'COMMA', 145_000],
    ['145.000', 'COMMA', 145_000],
    ['145.000,00', 'COMMA', 145_000],
    ['145,000', 'POINT', 145_000],
    ['145,000.0', 'POINT', 145_000],
    ['145,00', 'COMMA', 145],
    // A thousand times as much in the other way of writing: nobody knows which is meant.
    ['145.000', 'POINT', undefined],
    ['145,000', 'COMMA', undefined],
  ] as const)('%s with the mark %s is %s', (cell, decimal, value) => {
    expect(wholeIn(cell, { decimal, days: 'DMY' })).toBe(value);
  });
});
