import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankMove } from '#shared/fields/index.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, idOf, type Sale, sellSigned, todayInParis } from '#test/kit/sales.ts';
import { linesOfYear } from '#test/kit/sheet.ts';
import { checkJournal } from '../../accounting/index.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({
    BANK_PAYEE: 'Calandre',
    BANK_IBAN: 'FR7630006000011234567890189',
    BANK_BIC: 'AGRIFRPP',
  });
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const READ = `query($moves: [BankMoveInput!]!) { bankMoves(moves: $moves) { state payout { reference ibanEnd } } }`;
const BOOK = 'mutation($moves: [BankMoveInput!]!) { bookBankMoves(moves: $moves) { state code } }';
const SAVE = `mutation($holder: String!, $iban: String!) { savePayoutAccount(holder: $holder, iban: $iban) { ibanEnd } }`;
const MAKE = `mutation($id: ID!, $orderIds: [ID!]!, $executeOn: String!) {
  makePayoutBatch(id: $id, orderIds: $orderIds, executeOn: $executeOn) }`;
const DONE = `mutation($id: ID!, $orderIds: [ID!]!, $paidOn: String!) {
  bookPayoutBatch(id: $id, orderIds: $orderIds, paidOn: $paidOn) }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = `mutation($id: ID!, $payout: PayoutInput!) { closeOrder(id: $id, payout: $payout) { state } }`;
const SEE = 'query($id: ID!) { order(id: $id) { reference state task payoutReturn } }';
const DUE =
  '{ duePayouts { orderId amountCents state } payoutBatches { id payouts { orderId state returnReason } } }';
const IBANS = ['DE89370400440532013000', 'FR1420041010050500013M02606'] as const;

async function makeBatch({ orderId, seller }: Sale, iban: string = IBANS[0]): Promise<string> {
  expect(await seller.codeOf(SAVE, { holder: 'Claire', iban })).toBeNull();
  await house.db.owner(
    "update payout_accounts set changed_at = now() - interval '25 hours' where account_id = $1",
    [await idOf(house, seller)],
  );
  const id = randomUUID();
  expect(await staff.codeOf(MAKE, { id, orderIds: [orderId], executeOn: todayInParis() })).toBeNull();
  return id;
}
/** A car of a private seller, paid and handed over. */
async function handedOver(): Promise<Sale> {
  const sale = await sellSigned(house);
  expect(await book(staff, sale.orderId, { cents: PRICE + 120_000, purpose: 'BOTH' })).toBeNull();
  expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
  return sale;
}
type Seen = { reference: string; state: string; task: string; payoutReturn: string | null };
const see = async (id: string, guest = staff) =>
  (await guest.ask(SEE, { id })).data?.order as unknown as Seen;
type Due = {
  duePayouts: { orderId: string; amountCents: number; state: string }[];
  payoutBatches: { id: string; payouts: { orderId: string; state: string; returnReason: string | null }[] }[];
};
async function standOf(orderId: string) {
  const { duePayouts, payoutBatches } = (await staff.ask(DUE)).data as unknown as Due;
  const payouts = payoutBatches.flatMap(({ payouts: all }) => all.filter(each => each.orderId === orderId));
  return {
    due: duePayouts.find(each => each.orderId === orderId)?.state ?? null,
    payouts: payouts.map(({ state, returnReason }) => [state, returnReason]),
  };
}
async function balance(orderId: string, account: string): Promise<number> {
  const [row] = await house.db.owner<{ cents: string }>(
    'select coalesce(-sum(cents), 0) as cents from postings where order_id = $1 and account = $2',
    [orderId, account],
  );
  return Number(row?.cents);
}

let count = 0;
async function move(sale: Sale, of: Partial<BankMove> = {}) {
  count += 1;
  const { reference } = await see(sale.orderId);
  const { kind = 'DEBIT' as const, reason = '', ...line } = of;
  const usual = { account: 'FR7630006000011234567890189', bankReference: `D${count}`, position: 0 };
  return {
    ...{ kind, reason },
    line: { ...usual, amountCents: PRICE, valueOn: todayInParis(), payer: 'Claire', reference, ...line },
  };
}
type Move = Awaited<ReturnType<typeof move>>;
const read = async (...moves: Move[]) => (await staff.ask(READ, { moves })).data?.bankMoves as unknown;
const states = async (...moves: Move[]) =>
  ((await read(...moves)) as { state: string }[]).map(({ state }) => state);
const put = async (...moves: Move[]) =>
  (
    (await staff.ask(BOOK, { moves })).data as unknown as { bookBankMoves: { state: string }[] }
  ).bookBankMoves.map(({ state }) => state);

describe('a debit of the bank’s statement', () => {
  it('books the transfer whose order and amount it names on its day, once, in whichever file it stands', async () => {
    const sale = await handedOver();
    const early = await move(sale);
    expect(await read(early)).toEqual([{ state: 'NONE', payout: null }]);
    expect(await put(early)).toEqual(['REFUSED']);
    await makeBatch(sale);
    const { reference } = await see(sale.orderId);
    const [right, other, twice, before, nobody] = [
      await move(sale),
      await move(sale, { amountCents: PRICE - 1 }),
      await move(sale, { reference: `${reference} CAL-999999` }),
      await move(sale, { valueOn: '2026-01-01' }),
      await move(sale, { reference: 'Loyer' }),
    ];
    expect(await read(right)).toEqual([{ state: 'NEW', payout: { reference, ibanEnd: '3000' } }]);
    expect(await states(other, twice, before, nobody)).toEqual(['NONE', 'NONE', 'NONE', 'NONE']);
    expect(await put(other, twice, before, nobody)).toEqual(Array.from({ length: 4 }, () => 'REFUSED'));
    expect((await see(sale.orderId)).state).toBe('HANDED_OVER');

    expect(await put(right, right)).toEqual(['BOOKED', 'KNOWN']);
    expect(await states(right, await move(sale))).toEqual(['KNOWN', 'KNOWN']);
    expect(await put(right)).toEqual(['KNOWN']);
    expect((await see(sale.orderId)).state).toBe('CLOSED');
    const paid = await house.db.owner<{ day: string }>(
      `select to_char(value_on, 'YYYY-MM-DD') as day from journal_entries where order_id = $1 and kind = 'PAYOUT'`,
      [sale.orderId],
    );
    expect(paid).toEqual([{ day: todayInParis() }]);
    expect([await balance(sale.orderId, 'SELLERS'), (await standOf(sale.orderId)).due]).toEqual([0, null]);
  });

  it('says nothing new of a transfer that staff have booked by hand', async () => {
    const sale = await handedOver();
    const id = await makeBatch(sale);
    expect(await staff.codeOf(DONE, { id, orderIds: [sale.orderId], paidOn: todayInParis() })).toBeNull();
    expect(await states(await move(sale))).toEqual(['KNOWN']);
    expect(await put(await move(sale))).toEqual(['REFUSED']);
  });
});

describe('a transfer that came back', () => {
  it('is a line of its order’s history to seller and staff, as that it left is, and never to the buyer', async () => {
    const sale = await handedOver();
    const { orderId: id, seller, buyer } = sale;
    const historyOf = async (guest: Guest) => {
      const { order } = (await guest.ask('query($id: ID!) { order(id: $id) { steps { kind } } }', { id }))
        .data as unknown as { order: { steps: { kind: string }[] } };
      return order.steps.map(({ kind }) => kind);
    };
    await makeBatch(sale);
    expect(await put(await move(sale))).toEqual(['BOOKED']);
    const steps = await historyOf(buyer);
    expect(steps.at(-1)).toBe('CLOSED');
    for (const guest of [seller, staff]) expect(await historyOf(guest)).toEqual([...steps, 'PAID_OUT']);
    expect(await put(await move(sale, { kind: 'RETURN', reason: 'AC04 Compte clos' }))).toEqual(['BOOKED']);
    for (const guest of [seller, staff])
      expect(await historyOf(guest)).toEqual([...steps, 'PAID_OUT', 'PAYOUT_REVERSED']);
    expect(await historyOf(buyer)).toEqual(steps);
  });

  it('is neither received nor passed on in the accountant’s sheet, and nothing of it is the buyer’s to read', async () => {
    const sale = await handedOver();
    const { orderId, buyer } = sale;
    const { reference } = await see(orderId);
    const sums = async () => {
      const rows = await linesOfYear(house, 'orders', Number(todayInParis().slice(0, 4)));
      const row = rows.find(each => each.reference === reference);
      return [row?.received, row?.paidOut];
    };
    await makeBatch(sale);
    expect(await put(await move(sale))).toEqual(['BOOKED']);
    expect(await sums()).toEqual(['26200.00', '25000.00']);
    expect(await put(await move(sale, { kind: 'RETURN', reason: 'AC04 Compte clos' }))).toEqual(['BOOKED']);
    expect(await sums()).toEqual(['26200.00', '0.00']);
    await makeBatch(sale, IBANS[1]);
    expect(await put(await move(sale))).toEqual(['BOOKED']);
    expect(await sums()).toEqual(['26200.00', '25000.00']);
    const LINES = 'query($id: ID!) { order(id: $id) { money { lines { kind purpose reason } } } }';
    const kindsFor = async (guest: Guest) => {
      const { data } = await guest.ask(LINES, { id: orderId });
      const order = data?.order as unknown as { money: { lines: { kind: string }[] } } | undefined;
      return order?.money.lines.map(({ kind }) => kind);
    };
    expect(await kindsFor(staff)).toEqual(['RECEIPT', 'RECEIPT', 'PAYOUT', 'REVERSAL', 'PAYOUT']);
    expect(await kindsFor(buyer)).toEqual(['RECEIPT', 'RECEIPT']);
  });

  it('is booked back once, with its reason; its seller names another account and is paid again', async () => {
    const sale = await handedOver();
    const { orderId, seller, buyer } = sale;
    await makeBatch(sale);
    const [made, back] = [await move(sale), await move(sale, { kind: 'RETURN', reason: 'AC04 Compte clos' })];
    // Nothing can come back that has not left.
    expect(await states(back)).toEqual(['NONE']);
    expect(await put(made)).toEqual(['BOOKED']);
    expect(await states(back)).toEqual(['NEW']);
    expect(await staff.codeOf(BOOK, { moves: [await move(sale, { kind: 'RETURN' }), back] })).toBe(
      'BadInput',
    );
    expect(await put(back, back)).toEqual(['BOOKED', 'KNOWN']);
    expect(await standOf(orderId)).toEqual({
      due: 'NO_ACCOUNT',
      payouts: [['RETURNED', 'AC04 Compte clos']],
    });
    expect([await balance(orderId, 'SELLERS'), await balance(orderId, 'BANK')]).toEqual([
      PRICE,
      -PRICE - 120_000,
    ]);
    expect(await see(orderId, seller)).toMatchObject({
      ...{ payoutReturn: 'AC04 Compte clos', task: 'GIVE_ACCOUNT' },
    });
    expect((await see(orderId, buyer)).payoutReturn).toBeNull();
    await house.rooms.jobs.drain();
    const letters = await house.rooms.mail.list(seller.email);
    expect(
      letters.find(({ subject }) => subject.startsWith('Notre virement n’a pas abouti'))?.text,
    ).toContain('Compte clos');
    // Which asks for another account: no second letter asks for one.
    expect(letters.filter(({ subject }) => subject.startsWith('Où vous payer'))).toEqual([]);

    // The first transfer's debit, which another file brings again, is not the second's.
    await makeBatch(sale, IBANS[1]);
    expect((await see(orderId, seller)).payoutReturn).toBeNull();
    expect(await states(made, back)).toEqual(['KNOWN', 'KNOWN']);
    expect(await put(made, back)).toEqual(['KNOWN', 'KNOWN']);
    expect((await standOf(orderId)).due).toBe('BATCHED');
    expect(await put(await move(sale))).toEqual(['BOOKED']);
    expect(await standOf(orderId)).toEqual({
      due: null,
      payouts: [
        ['BOOKED', null],
        ['RETURNED', 'AC04 Compte clos'],
      ],
    });
    expect([await balance(orderId, 'SELLERS'), await balance(orderId, 'BANK')]).toEqual([0, -120_000]);
    expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
    const papers = await house.rooms.orders.readOrderDocument(`settlement_${orderId}`, 'FR');
    expect(papers?.bytes.length).toBeGreaterThan(1_000);
  });

  it('that staff booked by hand is booked back as one of a batch is', async () => {
    const sale = await handedOver();
    const { orderId, seller, buyer } = sale;
    const payout = { paidOn: todayInParis(), iban: IBANS[0], reference: 'Virement à la main' };
    expect(await staff.codeOf(CLOSE, { id: orderId, payout })).toBeNull();
    const { reference } = await see(orderId);
    const back = await move(sale, { kind: 'RETURN', reason: 'AC04 Compte clos' });
    // Its own debit is known; what is another sum, or older than the transfer, is not it.
    expect(await states(await move(sale))).toEqual(['KNOWN']);
    const [other, before] = [{ amountCents: PRICE - 1 }, { valueOn: '2026-01-01' }];
    for (const of of [other, before])
      expect(await states(await move(sale, { kind: 'RETURN', reason: 'AC04', ...of }))).toEqual(['NONE']);
    expect(await read(back)).toEqual([{ state: 'NEW', payout: { reference, ibanEnd: '3000' } }]);
    expect(await put(back, back)).toEqual(['BOOKED', 'KNOWN']);
    expect(await states(back)).toEqual(['KNOWN']);
    expect(await states(await move(sale, { kind: 'RETURN', reason: 'AC04' }))).toEqual(['NONE']);
    expect([(await standOf(orderId)).due, await balance(orderId, 'SELLERS')]).toEqual(['NO_ACCOUNT', PRICE]);
    const returnFor = async (guest: Guest) => (await see(orderId, guest)).payoutReturn;
    expect([await returnFor(seller), await returnFor(buyer)]).toEqual(['AC04 Compte clos', null]);
    await house.rooms.jobs.drain();
    const letters = await house.rooms.mail.list(seller.email);
    expect(letters.some(({ subject }) => subject.startsWith('Notre virement n’a pas abouti'))).toBe(true);
    await makeBatch(sale, IBANS[1]);
    expect(await returnFor(seller)).toBeNull();
    expect(await put(await move(sale))).toEqual(['BOOKED']);
    expect([await balance(orderId, 'SELLERS'), await returnFor(seller)]).toEqual([0, null]);
  });
});
