import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, sellCar, sellSigned } from '#test/kit/sales.ts';
import { linesOf, linesOfYear, takeSheet } from '#test/kit/sheet.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const YEAR = new Date().getFullYear();
const COMMISSION = { commissionBp: 600, commissionMinCents: 100_000 };
const referenceOf = async (id: string) => {
  const { data } = await staff.ask('query($id: ID!) { order(id: $id) { reference } }', { id });
  return (data as unknown as { order: { reference: string } }).order.reference;
};
async function rowOf(id: string) {
  const reference = await referenceOf(id);
  const row = (await linesOfYear(house, 'orders', YEAR)).find(each => each.reference === reference);
  return row ?? {};
}

it('the table of orders names a sale as its contract does', async () => {
  const { orderId: adjudged } = await sellCar(house, { commission: COMMISSION, regime: 'PUBLIC_SALE' });
  const { orderId: brokered } = await sellCar(house, { commission: COMMISSION, regime: 'BROKERAGE' });
  const { orders, accounting } = house.rooms;
  const parts = await orders.readExport('orders', YEAR, { kind: 'csv', language: 'FR' }, accounting.chart);
  let text = '';
  for await (const part of parts ?? []) text += part;
  const read =
    'query($id: ID!) { order(id: $id) { text(paper: CONTRACT, language: FR) { blocks { rows { value } } } } }';
  for (const [id, word] of [
    [adjudged, 'Adjudication aux enchères en ligne'],
    [brokered, 'Enchères en ligne'],
  ] as const) {
    const reference = await referenceOf(id);
    const row = linesOf({ text }).find(cells => Object.values(cells).includes(reference));
    expect(Object.values(row ?? {})).toContain(word);
    expect(JSON.stringify((await staff.ask(read, { id })).data)).toContain(`"${word}"`);
  }
});

it('the list of orders leaves as its filters show it, a line as in the table of its year', async () => {
  const [{ orderId: one }, { orderId: other }] = [
    await sellCar(house),
    await sellCar(house, { price: 31_000 }),
  ];
  await house.db.owner("update orders set state = 'WITHDRAWN' where id = any($1::uuid[])", [[one, other]]);
  const taken = async (asked: object) => linesOf(await takeSheet(house, staff, 'order-list', asked));
  const [first, second] = [await rowOf(one), await rowOf(other)];
  expect(await taken({ state: 'WITHDRAWN', offset: 1, first: 1 })).toEqual([second, first]);
  expect(await taken({ state: 'WITHDRAWN', sort: 'TOTAL_ASC' })).toEqual([first, second]);
  expect(await taken({ search: String(first.reference) })).toEqual([first]);
  expect(await taken({ state: 'WITHDRAWN', isUnread: true })).toEqual([]);
  expect((await takeSheet(house, staff, 'order-list', { search: 'x'.repeat(101) })).code).toBe('BadInput');
});

it('it has no commission of a sale that came to nothing', async () => {
  const { orderId: id } = await sellSigned(house, { commission: COMMISSION });
  expect((await rowOf(id)).commission).toBe('1500.00');
  const cancel = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Le motif", fault: NOBODY) { state } }';
  expect(await staff.codeOf(cancel, { id })).toBeNull();
  expect((await rowOf(id)).commission).toBe('');
});

it('it has no day of money that was seen not to be there, and the day of what came again', async () => {
  const { orderId: id } = await sellSigned(house);
  const dates = async () => {
    const { feePaidAt, pricePaidAt } = await rowOf(id);
    return [feePaidAt !== '', pricePaidAt !== ''];
  };
  const lines = 'query($id: ID!) { order(id: $id) { money { lines { id canReverse } } } }';
  await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' });
  expect(await dates()).toEqual([true, true]);
  const { order } = (await staff.ask(lines, { id })).data as unknown as {
    order: { money: { lines: { id: string; canReverse: boolean }[] } };
  };
  const line = order.money.lines.find(({ canReverse }) => canReverse)?.id;
  const undo = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Autre voiture") }';
  expect(await staff.codeOf(undo, { id: line })).toBeNull();
  expect(await dates()).toEqual([false, false]);
  await book(staff, id, { cents: 120_000, purpose: 'FEE', reference: 'Encore' });
  expect(await dates()).toEqual([true, false]);
});
