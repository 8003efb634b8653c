import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse } from '#test/kit/house.ts';

const MIGRATION = new URL('../database/migrations/0050-drafts-by-field.sql', import.meta.url);

it('keeps what a seller wrote before drafts were kept by field', async () => {
  await using house = await openTestHouse();
  const seller = await house.guest();
  const { uuid } = await addCar(house, { sellerEmail: seller.email });
  const rows = await house.db.owner<{ id: string }>(
    "insert into photos (file_key, width, height) values ('a', 3, 2), ('b', 3, 2), ('c', 3, 2) returning id",
  );
  const [front, one, two] = rows.map(({ id }) => id);
  const revision = {
    ...{ year: 1969, fuel: 'PETROL', country: 'FR', city: 'Dieppe', zipCode: null },
    photos: [
      { role: 'FRONT', id: front },
      { role: 'EXTERIOR', id: two },
      { role: 'EXTERIOR', id: one },
    ],
    details: { engine: 'V6', history: { fr: 'Une.' }, optionalData: { vin: '7', doorNumber: null } },
  };
  const keep = 'insert into ad_drafts (ad_uuid, version, revision) values ($1, 1, $2)';
  await house.db.owner(keep, [uuid, JSON.stringify(revision)]);
  await house.db.owner(await readFile(MIGRATION, 'utf8'));
  const { data } = await seller.ask(`{ myCar(uuid: "${uuid}") { hasChanges values {
    year engine history { fr } location { country city } optionalData { fuel vin }
    photos { front exteriors interiors } } } }`);
  expect(data).toEqual({
    myCar: {
      hasChanges: true,
      values: {
        ...{ year: 1969, engine: 'V6', history: { fr: 'Une.' } },
        location: { country: 'FR', city: 'Dieppe' },
        optionalData: { fuel: 'PETROL', vin: '7' },
        photos: { front, exteriors: [two, one], interiors: [] },
      },
    },
  });
});

it('ends a reduction with a new price that was kept before that was said beside it', async () => {
  await using house = await openTestHouse();
  const seller = await house.guest();
  const { uuid } = await addCar(house, { sellerEmail: seller.email });
  await house.rooms.ads.update(uuid, { price: 48_900, reducedPrice: 45_000, handleByCalandre: false });
  await house.db.owner(`insert into ad_drafts (ad_uuid, revision) values ($1, '{"price": 40000}')`, [uuid]);
  expect(await seller.codeOf(`mutation { withdrawMyCar(uuid: "${uuid}") { uuid } }`)).toBeNull();
  expect(await house.rooms.ads.find(uuid)).toMatchObject({ price: 40_000, reducedPrice: null });
});
