import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundDueAt } from '#shared/sale/index.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, PAYOUT, sellSigned, todayInParis } from '#test/kit/sales.ts';

const MIGRATION = new URL('../../database/migrations/0230-a-day-for-what-goes-back.sql', import.meta.url);

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const CANCEL = `mutation($id: ID!, $fault: OrderFault!) {
  cancelOrder(id: $id, reason: "Le motif", fault: $fault, hasRefused: true) { state } }`;
const GIVE = `mutation($id: ID!, $data: MadeTransferInput!) {
  returnMoney(id: $id, purpose: PRICE, data: $data) { isOverdue } }`;
const SEEN = `query($id: ID!) { order(id: $id) { dueAt isOverdue } orders(isOverdue: true) { orders { id } }
  dueReturns { orderId reference buyer hasAccount amountCents since until isHeld } }`;

type Return = {
  orderId: string;
  buyer: string;
  hasAccount: boolean;
  amountCents: number;
  since: string;
  until: string | null;
  isHeld: boolean;
};
type Seen = {
  order: { dueAt: string | null; isOverdue: boolean };
  orders: { orders: { id: string }[] };
  dueReturns: Return[];
};
async function seenOf(id: string) {
  const { data, errors } = await staff.ask(SEEN, { id });
  expect(errors).toBeUndefined();
  const { order, orders, dueReturns } = data as unknown as Seen;
  const owed = dueReturns.find(({ orderId }) => orderId === id);
  return { ...order, isListed: orders.orders.some(each => each.id === id), owed };
}
const give = (id: string, amountCents: number) =>
  staff.ask(GIVE, { id, data: { ...PAYOUT, paidOn: todayInParis(), amountCents } });

it.each(['NOBODY', 'BUYER', 'SELLER'])(
  'of a sale cancelled by %s has a day, is listed beside what sellers are owed, and late once the day is over',
  async fault => {
    const { orderId: id } = await sellSigned(house);
    await book(staff, id, { cents: PRICE });
    expect((await seenOf(id)).owed).toBeUndefined();
    const before = Date.now();
    await staff.ask(CANCEL, { id, fault });

    const until = new Date(refundDueAt(Date.parse(todayInParis()), null)).toISOString();
    const { owed, ...seen } = await seenOf(id);
    expect(seen).toEqual({ dueAt: until, isOverdue: false, isListed: false });
    expect(owed).toMatchObject({
      amountCents: PRICE,
      until,
      isHeld: false,
      buyer: expect.stringMatching(/\S/),
    });
    expect(Date.parse(owed?.since ?? '')).toBeGreaterThanOrEqual(before - 1_000);

    await house.db.owner("update orders set unwind_by = now() - interval '1 hour' where id = $1", [id]);
    expect(await seenOf(id)).toMatchObject({ isOverdue: true, isListed: true });
    // A part of it is not all of it.
    await give(id, 500_000);
    expect(await seenOf(id)).toMatchObject({ isListed: true, owed: { amountCents: 2_000_000 } });
    expect((await seenOf(id)).owed?.since).toBe(owed?.since);
    await give(id, 2_000_000);
    expect(await seenOf(id)).toEqual({ dueAt: null, isOverdue: false, isListed: false, owed: undefined });
  },
);

it('is listed while the sale goes on, where more came than was due', async () => {
  const { orderId: id } = await sellSigned(house);
  await book(staff, id, { cents: PRICE + 1_000 });
  expect(await seenOf(id)).toMatchObject({ owed: { amountCents: 1_000, until: null } });
});

it('has a day that begins when it is owed, where it came after the end of the sale', async () => {
  const { orderId: id } = await sellSigned(house);
  await staff.ask(CANCEL, { id, fault: 'NOBODY' });
  expect(await seenOf(id)).toMatchObject({ dueAt: null, owed: undefined });
  await book(staff, id, { cents: 40_000 });
  const until = new Date(refundDueAt(Date.parse(todayInParis()), null)).toISOString();
  expect(await seenOf(id)).toMatchObject({ dueAt: until, owed: { amountCents: 40_000, until } });
});

it('of a sale that was cancelled before it had a day is given one, and of no other', async () => {
  const sales = await Promise.all([sellSigned(house), sellSigned(house), sellSigned(house)]);
  const [owing = '', even = '', live = ''] = sales.map(({ orderId }) => orderId);
  for (const id of [owing, even, live]) await book(staff, id, { cents: PRICE + 1_000 });
  for (const id of [owing, even]) await staff.ask(CANCEL, { id, fault: 'NOBODY' });
  await give(even, PRICE + 1_000);
  await house.db.owner('update orders set unwind_by = null');
  await house.db.owner(await readFile(MIGRATION, 'utf8'));
  const days = await Promise.all([owing, even, live].map(async id => (await seenOf(id)).dueAt));
  expect(Date.parse(days[0] ?? '') - Date.now()).toBeGreaterThan(13 * 86_400_000);
  expect((await seenOf(owing)).isOverdue).toBe(false);
  expect([days[1], (await seenOf(live)).owed?.until]).toEqual([null, null]);
});

it('is for those to read who keep the accounts or follow orders', async () => {
  const ask = '{ dueReturns { orderId } }';
  expect(await (await house.guest({ permissions: ['Ads:update'] })).codeOf(ask)).toBe('Forbidden');
  expect(await (await house.guest({ permissions: ['Accounts:read'] })).codeOf(ask)).toBeNull();
});

const ACCOUNT = { holder: 'Claire Marchand', iban: 'DE89370400440532013000' };
const SAVE = `mutation($holder: String!, $iban: String!) {
  savePayoutAccount(holder: $holder, iban: $iban) { ibanEnd } }`;
const WHERE = 'query($id: ID!) { order(id: $id) { task returnAccount { holder iban usableAt } } }';
const whereOf = async (guest: Guest, id: string) => {
  const { data, errors } = await guest.ask(WHERE, { id });
  expect(errors).toBeUndefined();
  return (data as unknown as { order: { task: string; returnAccount: object | null } }).order;
};
async function asked({ email }: Guest): Promise<string[]> {
  await house.rooms.jobs.drain();
  const letters = await house.rooms.mail.list(email);
  return letters.map(({ text }) => text).filter(text => text.includes('#account'));
}

it('is asked of its buyer where they want it, again until they say, and told to those who send it', async () => {
  const sale = await sellSigned(house);
  const { orderId: id, buyer, seller } = sale;
  await book(staff, id, { cents: PRICE });
  await staff.ask(CANCEL, { id, fault: 'NOBODY' });
  const [letter = '', ...more] = await asked(buyer);
  expect(more).toEqual([]);
  expect(letter.replaceAll(/\s/g, ' ')).toContain('25 000,00 € vous reviennent');
  expect(await asked(seller)).toEqual([]);
  expect(await whereOf(buyer, id)).toEqual({ task: 'GIVE_ACCOUNT', returnAccount: null });
  expect((await seenOf(id)).owed).toMatchObject({ hasAccount: false });
  await house.db.owner("update jobs set run_at = now() where kind like 'orders.ask%' and died_at is null");
  expect((await asked(buyer)).length).toBe(2);

  expect(await buyer.codeOf(SAVE, ACCOUNT)).toBeNull();
  await house.db.owner("update jobs set run_at = now() where kind like 'orders.ask%' and died_at is null");
  expect((await asked(buyer)).length).toBe(2);
  expect(await whereOf(buyer, id)).toEqual({ task: 'NONE', returnAccount: null });
  expect(await whereOf(seller, id)).toMatchObject({ returnAccount: null });
  expect((await seenOf(id)).owed).toMatchObject({ hasAccount: true });
  const there = { ...ACCOUNT, usableAt: expect.any(String) };
  expect(await whereOf(staff, id)).toMatchObject({ returnAccount: there });
  const clerk = await house.guest({ permissions: ['Orders:update'] });
  expect(await whereOf(clerk, id)).toMatchObject({ returnAccount: null });
  // Once nothing is owed the account is theirs alone again.
  await give(id, PRICE);
  expect(await whereOf(staff, id)).toMatchObject({ returnAccount: null });
});

it('is asked for by no day that is past, or too near for a new account', async () => {
  const { orderId: id, buyer } = await sellSigned(house);
  await book(staff, id, { cents: PRICE });
  await staff.ask(CANCEL, { id, fault: 'NOBODY' });
  expect((await asked(buyer)).join()).toContain('d’ici au');
  await house.db.owner("update orders set unwind_by = now() + interval '23 hours' where id = $1", [id]);
  await house.db.owner("update jobs set run_at = now() where kind like 'orders.ask%' and died_at is null");
  const [, again = ''] = (await asked(buyer)).toSorted((a, b) => b.length - a.length);
  expect([again.includes('vous reviennent'), again.includes('d’ici au')]).toEqual([true, false]);
});

it('is asked of a buyer who paid too much while the sale goes on, once whatever follows', async () => {
  const { orderId: id, buyer } = await sellSigned(house);
  await book(staff, id, { cents: PRICE + 300_000 });
  const [letter = ''] = await asked(buyer);
  expect(letter.replaceAll(/\s/g, ' ')).toContain('3 000,00 € vous reviennent');
  await book(staff, id, { cents: 120_000, purpose: 'FEE' });
  expect(await asked(buyer)).toHaveLength(1);
  // Whoever is asked is not told beside it that there is nothing to do.
  const subjects = async () =>
    (await house.rooms.mail.list(buyer.email)).map(({ subject }) => subject).join();
  expect(await subjects()).not.toContain('Nous vous devons de l’argent');
  // What they have to do for the sale comes before it.
  expect((await whereOf(buyer, id)).task).toBe('AWAIT_REPORT');
  await give(id, 300_000);
  await book(staff, id, { cents: 500, reference: 'Encore' });
  const letters = await asked(buyer);
  expect([letters.length, letters.join().includes('5,00')]).toEqual([2, true]);
  expect(await buyer.codeOf(SAVE, ACCOUNT)).toBeNull();
  await book(staff, id, { cents: 500, reference: 'Toujours' });
  expect(await asked(buyer)).toHaveLength(2);
  expect(await subjects()).toContain('Nous vous devons de l’argent');
});

it('is owed again, and asked for anew, where its transfer did not arrive', async () => {
  const { orderId: id, buyer } = await sellSigned(house);
  await book(staff, id, { cents: PRICE });
  await staff.ask(CANCEL, { id, fault: 'NOBODY' });
  await buyer.codeOf(SAVE, ACCOUNT);
  expect(await asked(buyer)).toHaveLength(0);
  const sent = { ...PAYOUT, iban: ACCOUNT.iban, paidOn: todayInParis(), amountCents: PRICE };
  await staff.ask(GIVE, { id, data: sent });
  const lines = 'query($id: ID!) { order(id: $id) { money { lines { id kind } } } }';
  const first = (await staff.ask(lines, { id })).data as unknown as {
    order: { money: { lines: { id: string; kind: string }[] } };
  };
  const entry = first.order.money.lines.findLast(({ kind }) => kind === 'REFUND')?.id;
  const undo = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Compte clos.", isSentBack: true) }';
  // What was booked by mistake is nobody's to read, and leaves the account.
  expect(await staff.codeOf(undo.replace(', isSentBack: true', ''), { id: entry })).toBeNull();
  expect(await asked(buyer)).toHaveLength(0);
  expect((await seenOf(id)).owed).toMatchObject({ amountCents: PRICE, hasAccount: true });
  await staff.ask(GIVE, { id, data: { ...sent, reference: 'Encore' } });
  const again = (await staff.ask(lines, { id })).data as unknown as typeof first;
  const second = again.order.money.lines.findLast(({ kind }) => kind === 'REFUND')?.id;
  expect(await staff.codeOf(undo, { id: second })).toBeNull();
  const told = (await asked(buyer)).map(text => text.replaceAll(/\s/g, ' '));
  for (const each of [
    'virement de 25 000,00 € que nous vous avions annoncé',
    'Compte clos',
    'vous reviennent',
  ])
    expect(told.join()).toContain(each);
  expect(await whereOf(buyer, id)).toEqual({ task: 'GIVE_ACCOUNT', returnAccount: null });
  expect((await seenOf(id)).owed).toMatchObject({ amountCents: PRICE, hasAccount: false });
});

it('has no day of the car’s way back, while a sale is being taken back', async () => {
  const { orderId: id } = await sellSigned(house);
  await book(staff, id, { cents: PRICE + 1_000 });
  await house.db.owner(
    "update orders set state = 'WITHDRAWN', unwind_by = now() + interval '9 days' where id = $1",
    [id],
  );
  expect((await seenOf(id)).owed).toMatchObject({ amountCents: 1_000, until: null });
});

it('is asked of nobody whose card takes the fee back, nor where nothing came', async () => {
  const { orderId: id, buyer } = await sellSigned(house);
  await staff.ask(CANCEL, { id, fault: 'NOBODY' });
  expect(await asked(buyer)).toEqual([]);
  expect((await whereOf(buyer, id)).task).toBe('NONE');
});
