import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, sellSigned, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const BOOK =
  'mutation($orderId: ID, $data: ReceiptInput!, $key: ID) { bookReceipt(orderId: $orderId, data: $data, key: $key) }';
const ALLOCATE = `mutation($receipt: ID!, $order: ID!, $key: ID) {
  allocateReceipt(receiptId: $receipt, orderId: $order, amountCents: 1000, purpose: PRICE, key: $key) { id } }`;
const RETURN = `mutation($id: ID!, $data: MadeTransferInput!, $key: ID) {
  returnMoney(id: $id, purpose: PRICE, data: $data, key: $key) { id } }`;
const SEND_BACK =
  'mutation($receipt: ID!, $data: MadeTransferInput!, $key: ID) { returnReceipt(id: $receipt, data: $data, key: $key) }';
const CREDIT = `mutation($id: ID!, $key: ID) {
  creditOrder(id: $id, reason: "Geste", amountCents: 1200, key: $key) { id } }`;
const UNDO = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Erreur") }';
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const receipt = {
  amountCents: PRICE,
  purpose: 'PRICE',
  payer: 'Lucie Blanc',
  reference: 'V',
  valueOn: todayInParis(),
};
const transfer = {
  ...{
    amountCents: 1_000,
    paidOn: todayInParis(),
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    reference: 'R',
  },
};
const ONCE = [true, false, true];
const countEntries = async () =>
  (await house.db.owner<{ count: number }>('select count(*)::int as count from journal_entries'))[0]?.count ??
  0;

/** Sends it twice under one key, and once under another; answers whether anything was booked each time. */
async function sendAgain(query: string, variables: object): Promise<boolean[]> {
  const key = randomUUID();
  const made: boolean[] = [];
  for (const each of [key, key, randomUUID()]) {
    const before = await countEntries();
    expect(await staff.codeOf(query, { ...variables, key: each })).toBeNull();
    made.push((await countEntries()) > before);
  }
  return made;
}

it('what is booked by hand counts once under its key, though it is sent again because nobody answered', async () => {
  const { orderId: id, buyer } = await sellSigned(house);
  await buyer.ask(PAY, { id });
  expect(await sendAgain(BOOK, { orderId: id, data: receipt })).toEqual(ONCE);
  expect(await sendAgain(RETURN, { id, data: transfer })).toEqual(ONCE);
  expect(await sendAgain(CREDIT, { id })).toEqual(ONCE);
  expect(await book(staff, null, { cents: PRICE })).toBeNull();
  const { data } = await staff.ask('{ openReceipts { id } }');
  const [open] = (data as unknown as { openReceipts: { id: string }[] }).openReceipts;
  expect(await sendAgain(SEND_BACK, { receipt: open?.id, data: transfer })).toEqual(ONCE);
  const { orderId: order } = await sellSigned(house);
  expect(await sendAgain(ALLOCATE, { receipt: open?.id, order })).toEqual(ONCE);
  expect(await sendAgain(BOOK, { orderId: null, data: receipt })).toEqual(ONCE);
  expect(await staff.codeOf(BOOK, { orderId: null, data: receipt, key: 'x' })).toBe('BadInput');
});

it('a key is of one booking: of another amount, another doing, or one that was undone, it says so and books nothing', async () => {
  const key = randomUUID();
  expect(await staff.codeOf(BOOK, { orderId: null, data: receipt, key })).toBeNull();
  const [entry] = await house.db.owner<{ id: string }>('select max(id) as id from journal_entries');
  const before = await countEntries();
  const other = { ...receipt, amountCents: PRICE + 1 };
  expect(await staff.codeOf(BOOK, { orderId: null, data: other, key })).toBe('IdempotencyMismatch');
  const back = { receipt: entry?.id, data: transfer, key };
  expect(await staff.codeOf(SEND_BACK, back)).toBe('IdempotencyMismatch');
  expect(await countEntries()).toBe(before);
  expect(await staff.codeOf(UNDO, { id: entry?.id })).toBeNull();
  expect(await staff.ask(BOOK, { orderId: null, data: receipt, key })).toMatchObject({
    errors: [{ extensions: { code: 'BadInput', field: 'state' } }],
  });
});
