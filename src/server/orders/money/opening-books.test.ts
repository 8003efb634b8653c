import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, PAYOUT, sellCar, sellSigned } from '#test/kit/sales.ts';
import { checkJournal } from '../../accounting/index.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const SEE = `query($id: ID!) { order(id: $id) { state isPriceReceived fee { state } steps { kind } money {
  price { expectedCents cameCents missingCents overCents isSettled }
  fee { expectedCents cameCents missingCents overCents isSettled } } } }`;
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const CANCEL = `mutation($id: ID!, $fault: OrderFault!) {
  cancelOrder(id: $id, reason: "Le motif", fault: $fault, hasRefused: true) { state } }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const CREDIT = 'mutation($id: ID!) { creditOrder(id: $id, reason: "Geste") { state } }';

/** How far an order goes, one act more than the one before. */
const ACTS: readonly ((id: string, buyer: Guest) => Promise<unknown>)[] = [
  (id, buyer) => buyer.ask(PAY, { id }),
  id => book(staff, id, { cents: 2_500_000 }),
  id => staff.ask(HAND_OVER, { id }),
  id => staff.ask(CLOSE, { id, payout: PAYOUT }),
];

it('orders from before there were books keep their state, and owe what they owed', async () => {
  const ids: string[] = [(await sellCar(house)).orderId];
  for (let count = 0; count <= ACTS.length; count += 1) {
    const { orderId, buyer } = await sellSigned(house);
    for (const act of ACTS.slice(0, count)) await act(orderId, buyer);
    ids.push(orderId);
  }
  for (const fault of ['BUYER', 'SELLER']) {
    const { orderId: id, buyer } = await sellSigned(house);
    for (const act of ACTS.slice(0, 2)) await act(id, buyer);
    await staff.ask(CANCEL, { id, fault });
    ids.push(id);
  }
  const credited = await sellSigned(house);
  await credited.buyer.ask(PAY, { id: credited.orderId });
  await staff.ask(CREDIT, { id: credited.orderId });
  ids.push(credited.orderId);
  await house.rooms.jobs.drain();
  const seen = () => Promise.all(ids.map(async id => (await staff.ask(SEE, { id })).data));
  const before = await seen();

  for (const table of ['invoices', 'journal_entries'])
    await house.db.owner(`alter table ${table} disable trigger user`);
  await house.db.owner('update invoices set entry_id = null');
  await house.db.owner('delete from journal_entries');
  for (const table of ['invoices', 'journal_entries'])
    await house.db.owner(`alter table ${table} enable trigger user`);
  await house.db.owner('update journal_head set id = 0, hash = null');
  const folder = new URL('../../database/migrations/', import.meta.url);
  const migration = await readFile(new URL('0054-accounting.sql', folder), 'utf8');
  await house.db.owner(migration.slice(migration.indexOf('do $$')));

  expect(await seen()).toEqual(before);
  expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
  // What follows finds its money: the price of the one that waits is passed on, once.
  expect(await staff.codeOf(CLOSE, { id: ids[4], payout: PAYOUT })).toBeNull();
});
