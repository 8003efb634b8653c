import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankLine } from '#shared/fields/index.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, idOf, PAYOUT, type Sale, sellSigned, signPaper, todayInParis } from '#test/kit/sales.ts';

let held: TestHouse;
let own: TestHouse;
beforeAll(async () => {
  held = await openTestHouse({ PAYMENTS: 'sandbox', ESCROW: 'sandbox' });
  const bank = { BANK_PAYEE: 'Calandre', BANK_IBAN: 'FR7630006000011234567890189', BANK_BIC: 'AGRIFRPP' };
  own = await openTestHouse(bank);
  for (const { db } of [held, own])
    await db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(async () => {
  await held[Symbol.asyncDispose]();
  await own[Symbol.asyncDispose]();
});

const PRICE = 2_500_000;
const FEE = 120_000;
const LOSS = 50_000;
const SEE = `query($id: ID!) { order(id: $id) { task owedToSellerCents sellerOwesCents transfer { iban reference amountCents }
  payoutReturn escrow { heldCents }
  money { price { overCents } lines { id kind cents canReverse isReversed } } } }`;
const LISTS = `{ dueReturns { orderId amountCents isHeld } duePayouts { orderId state amountCents } }`;
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 41000, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const PAYEE = 'mutation($id: ID!) { openEscrowPayee(id: $id, language: FR) }';
const RELEASE = 'mutation($id: ID!, $moveId: ID!) { releaseEscrow(id: $id, moveId: $moveId) { state } }';
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const DECLARED =
  'mutation($id: ID!, $data: WithdrawalInput!) { bookWithdrawal(id: $id, data: $data) { state } }';
const RETURNED =
  'mutation($id: ID!, $data: CarReturnInput!) { bookCarReturn(id: $id, data: $data) { state } }';
const UNDO = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Rendu par le vendeur") }';
const PAY_SELLER =
  'mutation($id: ID!, $payout: PayoutInput!) { paySeller(id: $id, payout: $payout) { state } }';
const BATCH = `mutation($id: ID!, $orderIds: [ID!]!, $day: String!) {
  makePayoutBatch(id: $id, orderIds: $orderIds, executeOn: $day)
  bookPayoutBatch(id: $id, orderIds: $orderIds, paidOn: $day) }`;
const BATCHES = '{ payoutBatches { payouts { orderId state returnReason } } }';
const READ = `query($lines: [BankLineInput!]!) { bankLines(lines: $lines) {
  state sellerOwesCents proposal { purpose by } } }`;
const BOOK = 'mutation($lines: [ChosenBankLineInput!]!) { bookBankLines(lines: $lines) { state code } }';
const SAVE = `mutation { savePayoutAccount(holder: "Claire Marchand", iban: "DE89370400440532013000") { ibanEnd } }`;

type View = {
  task: string;
  owedToSellerCents: number;
  sellerOwesCents: number | null;
  transfer: { iban: string; amountCents: number } | null;
  payoutReturn: string | null;
  escrow: { heldCents: number } | null;
  money: { lines: { id: string; kind: string; cents: number; canReverse: boolean }[] } | null;
};
async function see(guest: Guest, id: string): Promise<View> {
  const { data, errors } = await guest.ask(SEE, { id });
  expect(errors).toBeUndefined();
  return data?.order as unknown as View;
}
type Listed = { orderId: string; amountCents: number; isHeld?: boolean; state?: string };
async function listed(staff: Guest, list: 'dueReturns' | 'duePayouts', id: string) {
  const { data, errors } = await staff.ask(LISTS);
  expect(errors).toBeUndefined();
  return (data as unknown as Record<typeof list, Listed[]>)[list].find(({ orderId }) => orderId === id);
}
const clerkOf = (house: TestHouse) => house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
const payoutOf = async (staff: Guest, id: string) =>
  (await see(staff, id)).money?.lines.find(({ kind }) => kind === 'PAYOUT');

/** What stands to the credit of each account for an order. */
async function stands({ db }: TestHouse, id: string): Promise<Record<string, number>> {
  const rows = await db.owner<{ account: string; cents: string }>(
    `select account, -sum(cents) as cents from postings where order_id = $1 group by account having sum(cents) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

/** A trader's car, handed over so long ago that its price may be passed on. */
async function received(house: TestHouse, staff: Guest, pay: (sale: Sale) => Promise<void>): Promise<Sale> {
  const sale = await sellSigned(house, {
    regime: 'PROFESSIONAL',
    commission: { commissionBp: 0, commissionMinCents: 0 },
  });
  const { orderId: id } = sale;
  await house.rooms.jobs.drain();
  await pay(sale);
  expect(await book(staff, id, { cents: FEE, purpose: 'FEE' })).toBeNull();
  if (house === own) expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
  else {
    expect(await sale.seller.codeOf(REPORT, { id })).toBeNull();
    for (const guest of [sale.buyer, sale.seller]) await signPaper(house, guest, id, 'REPORT');
  }
  await house.db.owner("update order_steps set at = at - interval '20 days' where order_id = $1", [id]);
  await house.db.owner("update orders set created_at = created_at - interval '30 days' where id = $1", [id]);
  return sale;
}
async function releasedBy(staff: Guest): Promise<Sale> {
  const sale = await received(held, staff, async ({ orderId, buyer }) => {
    await held.rooms.orders.payIntoSandbox(orderId, await idOf(held, buyer), PRICE);
    await held.rooms.jobs.drain();
  });
  const { orderId: id } = sale;
  await sale.seller.ask(PAYEE, { id });
  expect(await staff.codeOf(RELEASE, { id, moveId: randomUUID() })).toBeNull();
  await held.rooms.jobs.drain();
  return sale;
}
async function paidOutBy(staff: Guest, isBatched = false): Promise<Sale> {
  const sale = await received(own, staff, async ({ orderId }) =>
    expect(await book(staff, orderId, { cents: PRICE, purpose: 'PRICE' })).toBeNull(),
  );
  const { orderId: id, seller } = sale;
  if (!isBatched) {
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
    return sale;
  }
  expect(await seller.codeOf(SAVE)).toBeNull();
  await own.db.owner("update payout_accounts set changed_at = now() - interval '2 days'");
  const batch = { id: randomUUID(), orderIds: [id], day: todayInParis() };
  expect(await staff.codeOf(BATCH, batch)).toBeNull();
  return sale;
}
/** Its buyer had declared in time that they go back on it. */
async function declared(staff: Guest, id: string): Promise<void> {
  const data = { declaredOn: todayInParis(-10), note: 'Postée à temps' };
  expect(await staff.codeOf(DECLARED, { id, data })).toBeNull();
}
async function returned(staff: Guest, id: string, reductionCents = LOSS): Promise<void> {
  const car = { returnedOn: todayInParis(), odometer: 41_000, remarks: 'Rayée' };
  const data = { ...car, reductionCents, reductionReason: reductionCents > 0 ? 'Rayure' : null };
  expect(await staff.codeOf(RETURNED, { id, data })).toBeNull();
}

describe('a price that its provider had released, of a sale that its buyer goes back on', () => {
  it('is the house’s to give back, and the seller’s to give to its bank', async () => {
    const staff = await clerkOf(held);
    const { orderId: id, buyer, seller } = await releasedBy(staff);
    await declared(staff, id);
    await returned(staff, id);
    expect(await see(buyer, id)).toMatchObject({ task: 'GIVE_ACCOUNT', escrow: { heldCents: 0 } });
    expect(await listed(staff, 'dueReturns', id)).toMatchObject({ isHeld: false });

    const payout = await payoutOf(staff, id);
    expect(payout).toMatchObject({ canReverse: true });
    expect(await staff.codeOf(UNDO, { id: payout?.id })).toBeNull();
    const owed = PRICE + FEE - LOSS;
    expect(await stands(held, id)).toEqual({ BUYERS: owed, SELLERS: LOSS, BANK: -PRICE - FEE });
    // The provider has let go of it: what it did there stays as it was.
    await held.rooms.orders.checkEscrows();
    const differing = '{ escrowDifferences { orderId } }';
    expect((await staff.ask(differing)).data).toEqual({ escrowDifferences: [] });

    // What the car lost is with the house as well, which asks the seller where they want it.
    expect(await see(seller, id)).toMatchObject({ task: 'GIVE_ACCOUNT', owedToSellerCents: LOSS });
    expect(await seller.codeOf(SAVE)).toBeNull();
    expect(await staff.codeOf(RELEASE, { id, moveId: randomUUID() })).toBe('BadInput');
    await held.db.owner("update payout_accounts set changed_at = now() - interval '2 days'");
    expect(await listed(staff, 'duePayouts', id)).toMatchObject({ state: 'READY', amountCents: LOSS });
    expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBeNull();
    expect(await stands(held, id)).toEqual({ BUYERS: owed, BANK: -owed });
  });
});

it('is said to be with another only where it is of a price that they hold', async () => {
  const staff = await clerkOf(held);
  const { orderId: ofFee } = await sellSigned(held);
  await held.rooms.jobs.drain();
  await book(staff, ofFee, { cents: FEE + 500, purpose: 'FEE' });
  expect(await listed(staff, 'dueReturns', ofFee)).toMatchObject({ amountCents: 500, isHeld: false });
  const { orderId: id, buyer } = await sellSigned(held);
  await held.rooms.jobs.drain();
  await held.rooms.orders.payIntoSandbox(id, await idOf(held, buyer), PRICE + 1_000);
  await held.rooms.jobs.drain();
  expect(await listed(staff, 'dueReturns', id)).toMatchObject({ amountCents: 1_000, isHeld: true });
});

describe('a price that the house had passed on', () => {
  it('was refused by no bank where its seller gave it back, nor has it arrived', async () => {
    const staff = await clerkOf(own);
    const { orderId: id, buyer, seller } = await paidOutBy(staff, true);
    const owes = async () => [
      (await see(seller, id)).sellerOwesCents,
      (await see(staff, id)).sellerOwesCents,
    ];
    expect(await owes()).toEqual([0, 0]);
    await declared(staff, id);
    expect(await owes()).toEqual([PRICE, PRICE]);
    expect((await see(buyer, id)).sellerOwesCents).toBeNull();
    expect((await see(seller, id)).transfer).toMatchObject({ amountCents: PRICE });
    await returned(staff, id);
    expect(await owes()).toEqual([PRICE - LOSS, PRICE - LOSS]);
    const account = { iban: 'FR7630006000011234567890189', amountCents: PRICE - LOSS };
    expect((await see(seller, id)).transfer).toMatchObject(account);
    await own.rooms.jobs.drain();
    const letters = (await own.rooms.mail.list(seller.email)).map(({ text }) => text.replace(/\s/g, ' '));
    expect(letters.join('\n')).toContain('24 500,00 € sont à rendre à Calandre, cette somme déduite');
    expect(await staff.codeOf(UNDO, { id: (await payoutOf(staff, id))?.id })).toBeNull();
    expect(await see(seller, id)).toMatchObject({ payoutReturn: null, owedToSellerCents: LOSS });
    expect(await owes()).toEqual([0, 0]);
    expect((await see(seller, id)).transfer).toBeNull();
    const { data } = await staff.ask(BATCHES);
    const { payoutBatches } = data as unknown as { payoutBatches: { payouts: { orderId: string }[] }[] };
    const sent = payoutBatches.flatMap(({ payouts }) => payouts).find(({ orderId }) => orderId === id);
    expect(sent).toMatchObject({ state: 'RETURNED', returnReason: 'Rendu par le vendeur' });
  });

  const DAY = todayInParis(-1);
  let count = 0;
  /** A credit of the bank's file that names the order. */
  async function lineOf(id: string, amountCents: number): Promise<BankLine> {
    const [order] = await own.db.owner<{ number: number }>('select number from orders where id = $1', [id]);
    count += 1;
    const ofBank = { account: 'FR7630006000011234567890189', bankReference: `B${count}`, position: 0 };
    const said = { payer: 'GARAGE DURAND', reference: `Remboursement CAL-${order?.number}` };
    return { ...ofBank, ...said, amountCents, valueOn: DAY };
  }
  const read = async (staff: Guest, ...lines: BankLine[]) =>
    (await staff.ask(READ, { lines })).data?.bankLines as unknown;
  const choose = async (staff: Guest, orderId: string | null, line: BankLine) =>
    (await staff.ask(BOOK, { lines: [{ line, orderId, purpose: 'GIVEN_BACK' }] })).data?.bookBankLines;
  const GIVEN = { state: 'NEW', sellerOwesCents: null, proposal: { purpose: 'GIVEN_BACK', by: 'REFERENCE' } };

  it.each([
    ['all of it', PRICE, LOSS],
    ['what they owe of it', PRICE - LOSS, 0],
  ])(
    'is read in a bank’s file where its seller gives back %s, and undone on that day',
    async (_w, cents, left) => {
      const staff = await clerkOf(own);
      const { orderId: id } = await paidOutBy(staff);
      await declared(staff, id);
      await returned(staff, id);
      const line = await lineOf(id, cents);
      const again = await lineOf(id, cents);
      expect(await read(staff, line, again)).toEqual([
        GIVEN,
        { state: 'PAID', sellerOwesCents: null, proposal: null },
      ]);
      expect(await choose(staff, id, line)).toEqual([{ state: 'BOOKED', code: null }]);
      const owed = PRICE + FEE - LOSS;
      const due = left > 0 ? { SELLERS: left } : {};
      expect(await stands(own, id)).toEqual({ BUYERS: owed, ...due, BANK: -owed - left });
      const sql =
        "select to_char(value_on, 'YYYY-MM-DD') as day from journal_entries where order_id = $1 and kind = 'REVERSAL'";
      expect(await own.db.owner(sql, [id])).toEqual([{ day: DAY }]);
      expect(await choose(staff, id, line)).toEqual([{ state: 'KNOWN', code: null }]);
      expect(await read(staff, line)).toMatchObject([{ state: 'KNOWN', proposal: null }]);
      expect(await choose(staff, id, again)).toEqual([{ state: 'REFUSED', code: 'BadInput' }]);
    },
  );

  it('is given back also while the car is on its way', async () => {
    const staff = await clerkOf(own);
    const { orderId: id } = await paidOutBy(staff);
    const line = await lineOf(id, PRICE);
    expect(await read(staff, line)).toMatchObject([{ state: 'PAID' }]);
    await declared(staff, id);
    expect(await read(staff, line)).toEqual([GIVEN]);
    expect(await choose(staff, id, line)).toEqual([{ state: 'BOOKED', code: null }]);
    expect(await stands(own, id)).toMatchObject({ ESCROW: PRICE });
    await returned(staff, id);
    expect(await stands(own, id)).toMatchObject({ BUYERS: PRICE + FEE - LOSS, SELLERS: LOSS });
  });

  it('of which another amount comes is left to staff, and proposed for no buyer', async () => {
    const staff = await clerkOf(own);
    const { orderId: id } = await paidOutBy(staff);
    await declared(staff, id);
    await returned(staff, id);
    const other = await lineOf(id, 2_000_000);
    const owing = { state: 'OWED', sellerOwesCents: PRICE - LOSS, proposal: null };
    expect(await read(staff, other)).toEqual([owing]);
    expect(await choose(staff, id, other)).toEqual([{ state: 'REFUSED', code: 'BadInput' }]);
    expect(await choose(staff, null, other)).toEqual([{ state: 'BOOKED', code: null }]);
    expect(await stands(own, id)).toMatchObject({ BUYERS: PRICE + FEE - LOSS, SELLERS: LOSS - PRICE });
  });
});
