import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPurchase } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, PAYOUT, type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';
import { checkJournal } from '../../accounting/index.ts';
import { migrate } from '../../database/index.ts';
import { withdrawalUntil } from './withdrawal.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
  await house.db.owner('alter table order_particulars disable trigger user');
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const FEE = 120_000;
const CANCEL = `mutation($id: ID!) { cancelOrder(id: $id, reason: "Rétractation", fault: NOBODY) { state } }`;
const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
const BOOK = `mutation($id: ID!, $data: WithdrawalInput!) { bookWithdrawal(id: $id, data: $data) { state } }`;
const RETURNED = `mutation($id: ID!, $data: CarReturnInput!) { bookCarReturn(id: $id, data: $data) { state } }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const UPHOLD = 'mutation($id: ID!, $reason: String!) { upholdSale(id: $id, reason: $reason) { state } }';
const PAY_SELLER =
  'mutation($id: ID!, $payout: PayoutInput!) { paySeller(id: $id, payout: $payout) { state } }';
const GIVE = `mutation($id: ID!, $purpose: LedgerPurpose!, $data: MadeTransferInput!) {
  returnMoney(id: $id, purpose: $purpose, data: $data) { state } }`;
const SAVE = `mutation($holder: String!, $iban: String!) {
  savePayoutAccount(holder: $holder, iban: $iban) { ibanEnd } }`;
const SEE = `query($id: ID!) { order(id: $id) { state task owedToSellerCents dueAt isOverdue fault canWithdraw hasWithdrawal withdrawalUntil
  withdrawal { declaredOn declaredBy returnBy refundBy returnedOn odometer remarks reductionCents reductionReason }
  papers { id kind } steps { kind text } money { price { ...D } fee { ...D } } } }
  fragment D on OrderDue { expectedCents cameCents missingCents overCents isSettled }`;

type Due = { expectedCents: number; overCents: number };
type View = {
  state: string;
  task: string;
  owedToSellerCents: number | null;
  dueAt: string | null;
  fault: string | null;
  canWithdraw: boolean;
  hasWithdrawal: boolean;
  withdrawalUntil: string | null;
  withdrawal: Record<string, unknown> | null;
  papers: { id: string; kind: string }[];
  money: { price: Due; fee: Due } | null;
};
async function see(guest: Guest, id: string): Promise<View> {
  const { data, errors } = await guest.ask(SEE, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { order: View }).order;
}
const lettersTo = async ({ email }: Guest): Promise<string> => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
};
const RETURN = { returnedOn: todayInParis(), odometer: 41_000, remarks: 'Comme à la remise' };
const back = (id: string, data: object = {}) => staff.codeOf(RETURNED, { id, data: { ...RETURN, ...data } });
const give = (id: string, purpose: string, amountCents: number) =>
  staff.codeOf(GIVE, { id, purpose, data: { ...PAYOUT, paidOn: todayInParis(), amountCents } });

type Regime = 'PROFESSIONAL' | 'HOUSE' | 'BROKERAGE';
/** A car sold by a trader, or by the house, whose contract is signed. */
async function signed(regime: Regime): Promise<Sale> {
  const hasSeller = regime !== 'HOUSE';
  const sale = await sellCar(house, { hasSeller });
  await house.db.owner('update auctions set regime = $2 where id = $1', [sale.car.auctionId, regime]);
  await signPaper(house, sale.buyer, sale.orderId);
  if (hasSeller) await signPaper(house, sale.seller, sale.orderId);
  else await addPurchase(house, sale.car.uuid, 2_000_000);
  return sale;
}
/** The same, paid for. */
async function paid(regime: Regime): Promise<Sale> {
  const sale = await signed(regime);
  expect(await book(staff, sale.orderId, { cents: PRICE + FEE, purpose: 'BOTH' })).toBeNull();
  return sale;
}
async function received(regime: Regime): Promise<Sale> {
  const sale = await paid(regime);
  expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
  return sale;
}
/** What stands to the credit of each account for an order. */
async function stands(id: string): Promise<Record<string, number>> {
  const rows = await house.db.owner<{ account: string; cents: string }>(
    `select account, -sum(cents) as cents from postings where order_id = $1 group by account having sum(cents) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}
const papersOf = (id: string) =>
  house.db.owner(
    `select kind, item, total_cents::int as total from invoices where order_id = $1 order by kind desc, item desc`,
    [id],
  );
const verdictOf = async ({ car }: Sale) => {
  const page = await house.rooms.results.page(
    { brand: null, model: null, year: null },
    { first: 50, offset: 0 },
  );
  return page.results.find(({ id }) => id === car.auctionId)?.verdict;
};

describe('a consumer who goes back on what a trader sold', () => {
  it('says so on their order; the car comes back, and all of their money with it', async () => {
    const sale = await received('PROFESSIONAL');
    const { orderId: id, buyer, seller } = sale;
    expect(await staff.codeOf(CANCEL, { id })).toBe('BadInput');
    expect(await seller.codeOf(WITHDRAW, { id })).toBe('NotFound');
    const told = await lettersTo(seller);
    expect(told).toContain('Le prix est gardé jusqu’au');
    expect(told).not.toContain('Nous vous versons le prix');
    expect(await stands(id)).toMatchObject({ SELLERS: PRICE });
    expect(await see(buyer, id)).toMatchObject({ canWithdraw: true, hasWithdrawal: true, withdrawal: null });
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await buyer.codeOf(WITHDRAW, { id })).toBe('BadInput');

    const declared = await see(buyer, id);
    expect(declared).toMatchObject({ state: 'WITHDRAWN', task: 'RETURN_CAR', canWithdraw: false });
    expect(declared.withdrawal).toMatchObject({ declaredOn: todayInParis(), declaredBy: 'BUYER' });
    expect(declared.dueAt).toBe(declared.withdrawal?.returnBy);
    expect((await see(seller, id)).task).toBe('AWAIT_RETURN');
    // The seller is owed nothing from then on, and nobody is paid out.
    expect(await stands(id)).toMatchObject({ ESCROW: PRICE });
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBe('BadInput');
    expect(await give(id, 'PRICE', 1)).toBe('BadInput');
    expect(await verdictOf(sale)).toBe('FELL_THROUGH');
    const said = await lettersTo(buyer);
    expect(said).toContain('Nous avons bien reçu votre rétractation');
    expect(said).toContain('je vous notifie ma rétractation');
    expect(await lettersTo(seller)).toContain('L’acheteur se rétracte');

    expect(await buyer.codeOf(RETURNED, { id, data: RETURN })).toBe('Forbidden');
    for (const wrong of [
      { returnedOn: '2099-01-01' },
      { odometer: -1 },
      { remarks: '' },
      { reductionCents: PRICE + 1, reductionReason: 'Trop' },
      { reductionCents: 5, reductionReason: '' },
    ])
      expect([wrong, await back(id, wrong)]).toEqual([wrong, 'BadInput']);
    expect(await back(id)).toBeNull();
    expect(await back(id)).toBe('BadInput');
    const after = await see(buyer, id);
    expect(after).toMatchObject({ state: 'CANCELLED', fault: null, withdrawal: { odometer: 41_000 } });
    expect([after.money?.price.overCents, after.money?.fee.overCents]).toEqual([PRICE, FEE]);
    expect(after.dueAt).toBe(after.withdrawal?.refundBy);
    expect(await stands(id)).toEqual({ BUYERS: PRICE + FEE, BANK: -PRICE - FEE });
    expect(await see(seller, id)).toMatchObject({ task: 'NONE', owedToSellerCents: 0 });
    expect(await papersOf(id)).toEqual([
      { kind: 'INVOICE', item: 'FEE', total: FEE },
      { kind: 'CREDIT_NOTE', item: 'FEE', total: FEE },
    ]);
    expect(await lettersTo(buyer)).toMatch(/26.200,00.€ vous sont rendus/);
    expect(await give(id, 'PRICE', PRICE)).toBeNull();
    expect(await give(id, 'FEE', FEE)).toBeNull();
    expect(await stands(id)).toEqual({});
    expect((await see(buyer, id)).dueAt).toBeNull();
    expect(await verdictOf(sale)).toBe('FELL_THROUGH');
    const [ad] = await house.db.owner('select status from ads where uuid = $1', [sale.car.uuid]);
    expect(ad).toEqual({ status: 'PUBLISHED' });
    expect(await house.rooms.orders.countDefaults((await buyerIdOf(id)) ?? '')).toBe(0);
  });

  it('gets back the price of a car of the house, less what it lost in their hands', async () => {
    const { orderId: id, buyer } = await received('HOUSE');
    expect(await stands(id)).toMatchObject({ CAR_SALES: 2_416_667, MARGIN_VAT: 83_333 });
    const data = { declaredOn: todayInParis(), note: 'Lettre recommandée' };
    expect(await buyer.codeOf(BOOK, { id, data })).toBe('Forbidden');
    expect(await staff.codeOf(BOOK, { id, data: { ...data, declaredOn: '2099-01-01' } })).toBe('BadInput');
    expect(await staff.codeOf(BOOK, { id, data: { ...data, note: ' ' } })).toBe('BadInput');
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect(await staff.codeOf(BOOK, { id, data })).toBe('PasswordNeeded');
    await house.db.owner('update sessions set proven_at = now()');
    expect(await staff.codeOf(BOOK, { id, data })).toBeNull();
    expect((await see(buyer, id)).withdrawal).toMatchObject({ declaredBy: 'HOUSE' });
    expect(await back(id, { reductionCents: 150_000, reductionReason: '2 000 km parcourus' })).toBeNull();
    expect(await papersOf(id)).toEqual([
      { kind: 'INVOICE', item: 'FEE', total: FEE },
      { kind: 'INVOICE', item: 'CAR', total: PRICE },
      { kind: 'CREDIT_NOTE', item: 'FEE', total: FEE },
      { kind: 'CREDIT_NOTE', item: 'CAR', total: PRICE },
    ]);
    const owed = PRICE + FEE - 150_000;
    expect(await stands(id)).toEqual({ BUYERS: owed, INDEMNITIES: 150_000, BANK: -PRICE - FEE });
    expect(await give(id, 'PRICE', PRICE - 149_999)).toBe('BadInput');
    expect(await give(id, 'PRICE', PRICE - 150_000)).toBeNull();
    const letters = await lettersTo(buyer);
    expect(letters).toMatch(/1.500,00.€/);
    expect(letters).toContain('2 000 km parcourus');
  });

  it('keeps the car after all, as staff say with a reason: the order goes on, and the right lasts as long', async () => {
    const sale = await received('PROFESSIONAL');
    const { orderId: id, buyer, seller } = sale;
    const because = { id, reason: 'Il la garde, son courrier du jour' };
    expect(await staff.codeOf(UPHOLD, because)).toBe('BadInput');
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await buyer.codeOf(UPHOLD, because)).toBe('Forbidden');
    expect(await staff.codeOf(UPHOLD, { id, reason: ' ' })).toBe('BadInput');
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect(await staff.codeOf(UPHOLD, because)).toBe('PasswordNeeded');
    await house.db.owner('update sessions set proven_at = now()');
    expect(await staff.codeOf(UPHOLD, because)).toBeNull();
    expect(await staff.codeOf(UPHOLD, because)).toBe('BadInput');
    const after = await see(buyer, id);
    expect(after).toMatchObject({ state: 'HANDED_OVER', task: 'AWAIT_CLOSE', dueAt: null, withdrawal: null });
    expect(await stands(id)).toMatchObject({ SELLERS: PRICE });
    expect(await verdictOf(sale)).toBe('SOLD');
    for (const guest of [buyer, seller]) {
      const told = await lettersTo(guest);
      expect(told).toContain('La vente est maintenue');
      expect(told).toContain(because.reason);
    }
    // It may have been booked by mistake: they may still go back on it.
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await see(buyer, id)).toMatchObject({ state: 'WITHDRAWN', task: 'RETURN_CAR' });
    expect(await staff.codeOf(UPHOLD, because)).toBeNull();
    await house.db.owner("update order_steps set at = at - interval '20 days' where order_id = $1", [id]);
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
    expect(await stands(id)).toMatchObject({ BANK: -FEE });
  });

  it('leaves a trader what the car lost, which is paid to them once', async () => {
    const { orderId: id, buyer, seller } = await received('PROFESSIONAL');
    expect(await lettersTo(seller)).toContain('Un nouveau compte attend');
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBe('BadInput');
    expect(await back(id, { reductionCents: 99_999, reductionReason: 'Rayure' })).toBeNull();
    expect(await stands(id)).toMatchObject({ SELLERS: 99_999, BUYERS: PRICE + FEE - 99_999 });
    const told = await lettersTo(seller);
    expect(told).toMatch(/999,99.€/);
    // They were asked where to pay the price at the handover, and are asked again for what is theirs now.
    expect(told.match(/Un nouveau compte attend/g)).toHaveLength(2);
    expect(told).toMatch(/999,99.€ vous reviennent pour ce que la voiture a perdu/);
    expect(await see(seller, id)).toMatchObject({ task: 'GIVE_ACCOUNT', owedToSellerCents: 99_999 });
    expect(await see(buyer, id)).toMatchObject({ task: 'GIVE_ACCOUNT', owedToSellerCents: null });
    const account = { holder: 'Claire', iban: 'DE89 3704 0044 0532 0130 00' };
    expect(await seller.codeOf(SAVE, account)).toBeNull();
    expect(await see(seller, id)).toMatchObject({ task: 'NONE', owedToSellerCents: 99_999 });
    expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBeNull();
    expect(await see(seller, id)).toMatchObject({ task: 'NONE', owedToSellerCents: 0 });
    expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBe('BadInput');
    expect(await stands(id)).toEqual({ BUYERS: PRICE + FEE - 99_999, BANK: 99_999 - PRICE - FEE });
  });

  it('may say so before they have the car, which ends the sale at once', async () => {
    const sale = await paid('PROFESSIONAL');
    const { orderId: id, buyer } = sale;
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await see(buyer, id)).toMatchObject({ state: 'CANCELLED', fault: null });
    expect(await stands(id)).toEqual({ BUYERS: PRICE + FEE, BANK: -PRICE - FEE });
    expect(await back(id)).toBe('BadInput');
    expect(await verdictOf(sale)).toBe('FELL_THROUGH');
    expect(await lettersTo(buyer)).toContain('Nous avons bien reçu votre rétractation');
  });

  it('is late no more once the last of their money goes back, by card or by transfer, and again where that is undone', async () => {
    const { orderId: id, buyer } = await signed('PROFESSIONAL');
    const pay = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
    expect(await buyer.codeOf(pay, { id })).toBeNull();
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await see(buyer, id)).toMatchObject({ dueAt: null, money: { fee: { overCents: 0 } } });

    const { orderId: sent, buyer: other } = await paid('PROFESSIONAL');
    expect(await other.codeOf(WITHDRAW, { id: sent })).toBeNull();
    for (const [purpose, cents] of [
      ['FEE', FEE],
      ['PRICE', PRICE],
    ] as const)
      expect(await give(sent, purpose, cents)).toBeNull();
    expect((await see(other, sent)).dueAt).toBeNull();
    const last = "select max(id)::text as entry from journal_entries where order_id = $1 and kind = 'REFUND'";
    const [{ entry } = { entry: '' }] = await house.db.owner<{ entry: string }>(last, [sent]);
    const undo = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Compte clos") }';
    expect(await staff.codeOf(undo, { id: entry })).toBeNull();
    const due = await see(other, sent);
    expect([due.dueAt, due.dueAt]).toEqual([expect.any(String), due.withdrawal?.refundBy]);
    // What stayed late before is over too (migration 0177), and nothing else.
    await house.db.owner('update orders set unwind_by = created_at where id = $1', [id]);
    await house.db.owner("delete from migrations where name like '0177%'");
    await migrate(house.db.url);
    expect([(await see(buyer, id)).dueAt, (await see(other, sent)).dueAt]).toEqual([null, due.dueAt]);
    expect(await give(sent, 'PRICE', PRICE)).toBeNull();
    expect((await see(other, sent)).dueAt).toBeNull();
  });

  it('has a form and, once they have said so, a statement with its hour; a seller reads the latter alone', async () => {
    const { orderId: id, buyer, seller } = await received('PROFESSIONAL');
    const paper = { id: `withdrawal_${id}`, kind: 'WITHDRAWAL' };
    const withdrawals = async (guest: Guest) =>
      (await see(guest, id)).papers.filter(each => each.id === paper.id);
    // Nobody has withdrawn yet: it is a form, and called one.
    expect(await withdrawals(buyer)).toEqual([{ ...paper, kind: 'WITHDRAWAL_FORM' }]);
    expect(await withdrawals(seller)).toEqual([]);
    await buyer.ask(WITHDRAW, { id });
    for (const guest of [buyer, seller]) expect(await withdrawals(guest)).toEqual([paper]);
    for (const language of ['FR', 'EN', 'ES'] as const) {
      const drawn = await house.rooms.orders.readOrderDocument(paper.id, language);
      expect(drawn?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

describe('nobody goes back', () => {
  it('on a sale between private people, after the time, or where they buy by trade', async () => {
    const [privately, late, dealer] = [
      await received('BROKERAGE'),
      await received('PROFESSIONAL'),
      await received('PROFESSIONAL'),
    ];
    await house.db.owner("update order_steps set at = at - interval '20 days' where order_id = $1", [
      late.orderId,
    ]);
    await house.db.owner(
      `update order_particulars set particulars = jsonb_set(particulars, '{buyer,trade}', '{"agent": "A"}')
       where order_id = $1`,
      [dealer.orderId],
    );
    for (const { orderId: id, buyer } of [privately, late, dealer]) {
      expect(await buyer.codeOf(WITHDRAW, { id })).toBe('BadInput');
      const data = { declaredOn: todayInParis(), note: 'Lettre' };
      expect(await staff.codeOf(BOOK, { id, data })).toBe('BadInput');
      expect((await see(buyer, id)).canWithdraw).toBe(false);
    }
    expect((await see(dealer.buyer, dealer.orderId)).hasWithdrawal).toBe(false);
    // What was posted in time counts, whenever it is read.
    const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
    await house.db.owner("update orders set created_at = created_at - interval '30 days' where id = $1", [
      late.orderId,
    ]);
    expect(
      await staff.codeOf(BOOK, { id: late.orderId, data: { declaredOn: day, note: 'Postée à temps' } }),
    ).toBeNull();
  });
});

it('the fourteen days begin with the day of Paris on which the car was received', () => {
  const sold = { regime: 'HOUSE', isTradeSale: true, isTradeBuyer: false } as const;
  const untilOf = (received: string) => {
    const step = { kind: 'HANDED_OVER', party: 'HOUSE', actorId: null, data: {} } as const;
    return new Date(withdrawalUntil(sold, [{ ...step, at: Date.parse(received) }]) ?? 0).toISOString();
  };
  expect(untilOf('2026-11-02T22:59:59.999Z')).toBe('2026-11-17T00:00:00.000Z');
  expect(untilOf('2026-11-02T23:00:00Z')).toBe('2026-11-18T00:00:00.000Z');
  expect(untilOf('2026-06-15T22:00:00Z')).toBe('2026-07-01T00:00:00.000Z');
});

it('the journal holds through all of it', async () => {
  expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
});

const buyerIdOf = async (id: string) =>
  (await house.db.owner<{ id: string }>('select buyer_id as id from orders where id = $1', [id]))[0]?.id;
