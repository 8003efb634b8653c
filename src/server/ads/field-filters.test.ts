import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAR_FIELDS } from '#shared/fields/index.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
const names = new Map<string, string>();
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:update'] });
  const cars = {
    alpine: { brand: 'Alpine', year: 1973, details: { warranty: true, highlights: ['FIRST_HAND'] } },
    lancia: { brand: 'Lancia', year: 1985, details: { optionalData: { vin: 'ZLA831AB' }, warranty: false } },
    riley: { brand: 'Riley', city: 'Lyon', details: { history: { fr: '', en: 'One owner, "kept" dry' } } },
  };
  for (const [name, { details, ...columns }] of Object.entries(cars)) {
    const { uuid } = await addCar(house, { status: 'DRAFT' });
    names.set(uuid, name);
    await house.db.owner('update ads set details = $2 where uuid = $1', [uuid, JSON.stringify(details)]);
    for (const [column, value] of Object.entries({ year: null, ...columns }))
      await house.db.owner(`update ads set ${column} = $2 where uuid = $1`, [uuid, value]);
  }
});
afterAll(() => house[Symbol.asyncDispose]());

const LIST = `query($fields: [CarFieldFilter!]) { staffCarAds(filter: { fields: $fields }) { ads { uuid } totalCount } }`;
async function found(...fields: object[]): Promise<string> {
  const { data, errors } = await staff.ask(LIST, { fields });
  if (errors) throw new Error(JSON.stringify(errors));
  const { ads } = (data as unknown as { staffCarAds: { ads: { uuid: string }[] } }).staffCarAds;
  return ads
    .map(({ uuid }) => names.get(uuid))
    .sort()
    .join(' ');
}

it('ads are found by what any field of their description holds', async () => {
  expect(await found({ field: 'year', from: '1973', to: '1979' })).toBe('alpine');
  expect(await found({ field: 'year', from: '1974' })).toBe('lancia');
  expect(await found({ field: 'brand', is: 'rIl' })).toBe('riley');
  expect(await found({ field: 'vin', is: 'la83' })).toBe('lancia');
  expect(await found({ field: 'history', is: '"kept"' })).toBe('riley');
  expect(await found({ field: 'history', is: 'fr' })).toBe('');
  expect(await found({ field: 'warranty', is: 'true' })).toBe('alpine');
  expect(await found({ field: 'highlights', is: 'FIRST_HAND' })).toBe('alpine');
  expect(await found({ field: 'city', is: 'lyon' })).toBe('riley');
  expect(await found({ field: 'year', from: '1960' }, { field: 'warranty', is: 'false' })).toBe('lancia');
});

it('or by that it holds nothing', async () => {
  expect(await found({ field: 'year', isMissing: true })).toBe('riley');
  expect(await found({ field: 'vin', isMissing: true })).toBe('alpine riley');
  expect(await found({ field: 'history', isMissing: false })).toBe('riley');
  expect(await found({ field: 'warranty', isMissing: true })).toBe('riley');
});

it('each field may be asked so, and nothing else', async () => {
  for (const { name, kind } of CAR_FIELDS.filter(({ name }) => !['photos', 'sellerEmail'].includes(name)))
    expect([name, kind, typeof (await found({ field: name, isMissing: true }))]).toEqual([
      name,
      kind,
      'string',
    ]);
  for (const wrong of [
    ...[
      { field: 'password' },
      { field: 'year', is: '1973' },
      { field: 'year', from: 'x' },
      { field: 'photos' },
    ],
    ...[
      { field: 'brand', from: '1' },
      { field: 'warranty', is: 'x'.repeat(201) },
    ],
  ])
    expect([wrong, await staff.codeOf(LIST, { fields: [wrong] })]).toEqual([wrong, 'BadInput']);
  const many = Array.from({ length: 9 }, () => ({ field: 'year', from: '1' }));
  expect(await staff.codeOf(LIST, { fields: many })).toBe('BadInput');
});
