import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { codeOf, entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on' });
  staff = await house.guest({ permissions: ['Ads:update', 'Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const TERMS = {
  ...{ reserve: 40_000, estimateLow: 42_000, estimateHigh: 48_000 },
  ...{ fromOn: dayIn(-2), untilOn: dayIn(30), withdrawalFeeCents: 50_000 },
  ...{ commissionBp: 600, commissionMinCents: 100_000 },
};
const propose = async (uuid: string, terms: object = {}) =>
  house.rooms.orders.proposeMandate(uuid, await idOf(house, staff), { ...TERMS, ...terms });
const sign = async (seller: Guest) => {
  const { data } = await seller.ask('{ mySaleMandates { id } }');
  const [{ id = '' } = {}] = (data?.mySaleMandates ?? []) as { id?: string }[];
  expect(
    await seller.codeOf('mutation($id: ID!) { sendSaleMandateCode(id: $id, language: FR) }', { id }),
  ).toBeNull();
  const signing = 'mutation($id: ID!, $code: String!) { signSaleMandate(id: $id, code: $code) { state } }';
  expect(await seller.codeOf(signing, { id, code: await codeOf(house, seller) })).toBeNull();
};

it('says what an owner has yet to give before they sign, and nothing once it is given', async () => {
  const { uuid, seller } = await entrustCar(house);
  const missing = async () => (await seller.ask('{ mySaleMandates { missing } }')).data?.mySaleMandates;
  await house.db.owner(
    `with gone as (delete from addresses using accounts a where a.id = account_id and a.email = $1)
     update accounts set phone = null where email = $1`,
    [seller.email],
  );
  await propose(uuid);
  expect(await missing()).toEqual([{ missing: ['address', 'phone'] }]);
  await house.db.owner("update accounts set phone = '+33600000000' where email = $1", [seller.email]);
  await house.rooms.accounts.addAddress(await idOf(house, seller), {
    ...{ label: 'Maison', street: '1 rue Royale', zipCode: '75008', city: 'Paris', country: 'FR' },
  });
  expect(await missing()).toEqual([{ missing: [] }]);
  await sign(seller);
  expect(await missing()).toEqual([{ missing: [] }]);
});
