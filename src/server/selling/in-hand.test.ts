import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Guest, TestHouse } from '#test/kit/house.ts';
import { openTestHouse } from '#test/kit/house.ts';
import { entrustCar } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const MINE = 'query($u: ID!) { myCar(uuid: $u) { state version missing mayTakeOver } }';
const SAVE = `mutation($u: ID!, $v: Int!, $d: CarAdInput, $w: SaleWishInput) {
  saveMyCar(uuid: $u, version: $v, data: $d, wish: $w) { state } }`;
const LEAVE = 'mutation($u: ID!) { leaveHouse(uuid: $u, reason: "Je la garde.") { state } }';
const SUBMIT = 'mutation($u: ID!, $v: Int!) { submitMyCar(uuid: $u, version: $v) { state } }';
type Mine = { state: string; version: number; missing: string[]; mayTakeOver: boolean };
const mine = async (seller: Guest, u: string) =>
  (await seller.ask(MINE, { u })).data?.myCar as unknown as Mine;

it('a draft that staff took on asks nothing of its owner, until they take it back', async () => {
  const { uuid: u, seller } = await entrustCar(house, { status: 'DRAFT' });
  await house.db.owner(
    `insert into ad_submissions (ad_uuid, state, reason, decided_at) values ($1, 'CHANGES_ASKED', 'x', now())`,
    [u],
  );
  const { version: v, ...car } = await mine(seller, u);
  expect(car).toEqual({ state: 'PREPARING', missing: [], mayTakeOver: false });
  expect((await seller.ask(SUBMIT, { u, v })).errors?.[0]?.extensions.field).toBe('state');
  for (const said of [{ w: { kind: 'AD' } }, { d: { mileage: 1 } }])
    expect((await seller.ask(SAVE, { u, v, ...said })).errors?.[0]?.extensions.field).toBe('state');
  expect(await seller.codeOf(LEAVE, { u })).toBeNull();
  expect((await mine(seller, u)).state).toBe('CHANGES_ASKED');
  expect((await house.rooms.ads.find(u))?.handleByCalandre).toBe(false);
});

it.each(['PUBLISHED', 'WITHDRAWN'] as const)(
  'a car that the house sells is not its owner’s to write: %s',
  async status => {
    const { uuid: u, seller } = await entrustCar(house, { status });
    const { version: v } = await mine(seller, u);
    const { errors } = await seller.ask(SAVE, { u, v, d: { mileage: 1 } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'state' });
  },
);
