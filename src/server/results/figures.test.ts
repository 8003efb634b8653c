import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, endAuction, sellCar, sellSigned } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const ASK = `query($months: Int) { staffFigures(months: $months) {
  total { ended sold hammer feeCents ofReserve } months { name ended sold } makes { name slug ended sold hammer }
  sellers { name ended } bidders buyers daysToPay withinWeek withinMonth older } }`;
type Answer = { staffFigures: Record<string, unknown> & { months: { name: string }[] } };
const figures = async (months = 12) =>
  ((await staff.ask(ASK, { months })).data as unknown as Answer).staffFigures;

it('count what ended, what was sold and what it brought, by month, make and seller', async () => {
  const none = await figures(3);
  expect(none.total).toEqual({ ended: 0, sold: 0, hammer: 0, feeCents: 0, ofReserve: null });
  expect(none.months).toEqual([]);

  const paid = await sellSigned(house, { price: 25_000 });
  expect(await book(staff, paid.orderId, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  await house.db.owner("update orders set created_at = created_at - interval '3 days' where id = $1", [
    paid.orderId,
  ]);
  // The house's own car, sold for a third more than its reserve two months ago; its order is the oldest.
  const older = await sellCar(house, { price: 40_000, hasSeller: false });
  await house.db.owner("update orders set created_at = created_at - interval '40 days' where id = $1", [
    older.orderId,
  ]);
  const unsold = await addCar(house, { auction: {} });
  await endAuction(house, unsold.uuid);
  // Sold and given up: it ended, and was not sold.
  const fallen = await sellCar(house, { price: 99_000 });
  await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [fallen.orderId]);

  const { months, ...all } = await figures();
  expect(all.total).toMatchObject({ ended: 4, sold: 2, hammer: 65_000, feeCents: expect.any(Number) });
  expect(months.at(-1)).toMatchObject({ ended: 4, sold: 2 });
  expect(all.makes).toEqual([expect.objectContaining({ ended: 4, sold: 2, hammer: 65_000 })]);
  expect(all.sellers).toEqual([{ name: 'BROKERAGE', ended: 4 }]);
  expect(all).toMatchObject({ bidders: 3, buyers: 2, withinWeek: 1, withinMonth: 0, older: 1 });
  expect(all.daysToPay).toBeCloseTo(3, 1);
});

it('are for those alone who see the money of the house', async () => {
  const other = await house.guest({ permissions: ['Ads:update'] });
  expect(await other.codeOf(ASK)).toBe('Forbidden');
  expect(await house.visitor().codeOf(ASK)).toBe('Unauthenticated');
  expect(await staff.codeOf(ASK, { months: 37 })).toBe('BadInput');
});
