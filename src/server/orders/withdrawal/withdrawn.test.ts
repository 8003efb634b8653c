import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDate } from '#shared/words/format.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { book, PAYOUT, type Sale, sellSigned, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const FEE = 120_000;
const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
const BOOK = `mutation($id: ID!, $data: WithdrawalInput!) { bookWithdrawal(id: $id, data: $data) { state } }`;
const RETURNED = `mutation($id: ID!, $data: CarReturnInput!) { bookCarReturn(id: $id, data: $data) { state } }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const PAY_SELLER =
  'mutation($id: ID!, $payout: PayoutInput!) { paySeller(id: $id, payout: $payout) { state } }';
const GIVE = `mutation($id: ID!, $purpose: LedgerPurpose!, $data: MadeTransferInput!) {
  returnMoney(id: $id, purpose: $purpose, data: $data) { state } }`;

const lettersTo = async ({ email }: Pick<Guest, 'email'>): Promise<string> => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
};
const RETURN = { returnedOn: todayInParis(), odometer: 41_000, remarks: 'Comme à la remise' };
const back = (id: string, data: object = {}) => staff.codeOf(RETURNED, { id, data: { ...RETURN, ...data } });
const give = (id: string, purpose: string, amountCents: number) =>
  staff.codeOf(GIVE, { id, purpose, data: { ...PAYOUT, paidOn: todayInParis(), amountCents } });

/** A car sold by a trader, whose contract is signed. */
const signed = (): Promise<Sale> =>
  sellSigned(house, { regime: 'PROFESSIONAL', commission: { commissionBp: 0, commissionMinCents: 0 } });
/** The same, paid for by transfer. */
async function paid(): Promise<Sale> {
  const sale = await signed();
  expect(await book(staff, sale.orderId, { cents: PRICE + FEE, purpose: 'BOTH' })).toBeNull();
  return sale;
}
async function received(): Promise<Sale> {
  const sale = await paid();
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
const stateOf = async (id: string) =>
  (await house.db.owner<{ state: string }>('select state from orders where id = $1', [id]))[0]?.state;

describe('what is written of a withdrawal', () => {
  const textOf = async (id: string) =>
    (
      await readPdf((await house.rooms.orders.readOrderDocument(`withdrawal_${id}`, 'FR'))!.bytes)
    ).text.replace(/\s+/g, ' ');

  it('names no day for what is not due', async () => {
    const { orderId: unpaid, buyer } = await signed();
    expect(await buyer.codeOf(WITHDRAW, { id: unpaid })).toBeNull();
    for (const not of ['à rendre', 'Remboursement', 'Reçu le'])
      expect(await textOf(unpaid)).not.toContain(not);
    const { orderId: early, buyer: payer } = await paid();
    expect(await payer.codeOf(WITHDRAW, { id: early })).toBeNull();
    expect(await textOf(early)).toContain('Remboursement, au plus tard');
    expect(await textOf(early)).not.toContain('à rendre');
    for (const [purpose, cents] of [
      ['FEE', FEE],
      ['PRICE', PRICE],
    ] as const)
      await give(early, purpose, cents);
    expect(await textOf(early)).not.toContain('Remboursement');
    const { orderId: late, buyer: holder } = await received();
    expect(await holder.codeOf(WITHDRAW, { id: late })).toBeNull();
    for (const due of ['Voiture à rendre', 'Remboursement', 'Reçu le'])
      expect(await textOf(late)).toContain(due);
    const told = await lettersTo(payer);
    // Each refund is told with its way, and nothing of cards where none was.
    expect(told).toMatch(/1.200,00.€ par virement au compte •••• 0189/);
    expect(told).not.toContain('par carte y retourne');
  });

  it('is the day that staff say and how it came, where a letter is entered, and no words of ours', async () => {
    const { orderId: id, buyer, seller } = await paid();
    await house.db.owner("update orders set created_at = created_at - interval '9 days' where id = $1", [id]);
    const data = { declaredOn: todayInParis(-2), note: 'Lettre recommandée' };
    expect(await staff.codeOf(BOOK, { id, data })).toBeNull();
    const day = formatDate(data.declaredOn);
    const told = await lettersTo(buyer);
    expect(told).toContain(`votre déclaration du ${day} (Lettre recommandée)`);
    for (const not of ['je vous notifie', 'Reçu le']) expect(told).not.toContain(not);
    expect(await lettersTo(seller)).toContain(`Par une déclaration du ${day}, l’acheteur s’est rétracté`);
  });

  it('speaks of the card and of the credit notes that there are, and tells the house', async () => {
    const { orderId: id, buyer } = await signed();
    const pay = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
    expect(await buyer.codeOf(pay, { id })).toBeNull();
    expect(await book(staff, id, { cents: PRICE, purpose: 'PRICE' })).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await back(id)).toBeNull();
    const told = await lettersTo(buyer);
    expect(told).toContain('ce qui fut payé par carte y retourne');
    expect(told).toContain('L’avoir est dans vos documents');
    expect(told).toMatch(/1.200,00.€ sur votre carte/);
    const [{ number } = { number: 0 }] = await house.db.owner<{ number: number }>(
      'select number from orders where id = $1',
      [id],
    );
    const ofHouse = await lettersTo({ email: house.rooms.settings.read('house').email });
    expect(ofHouse).toContain(`L’acheteur s’est rétracté\u00a0: CAL-${String(number).padStart(6, '0')}`);
  });
});

it('counts for staff what is under way and what is owed back', async () => {
  const OVERVIEW = '{ staffOverview { withdrawals returnsDue } }';
  const counted = async () =>
    ((await staff.ask(OVERVIEW)).data as unknown as { staffOverview: Record<string, number> }).staffOverview;
  const before = await counted();
  const { orderId: id, buyer } = await received();
  expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
  expect(await counted()).toEqual({ ...before, withdrawals: (before.withdrawals ?? 0) + 1 });
  expect(await back(id)).toBeNull();
  expect(await counted()).toEqual({ ...before, returnsDue: (before.returnsDue ?? 0) + 1 });
});

it('counts also once the price was passed on: its seller gives it back to the house, which owes it to the buyer', async () => {
  const { orderId: id, buyer, seller } = await received();
  await house.db.owner("update order_steps set at = at - interval '20 days' where order_id = $1", [id]);
  await house.db.owner("update orders set created_at = created_at - interval '30 days' where id = $1", [id]);
  expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
  expect(await buyer.codeOf(WITHDRAW, { id })).toBe('BadInput');
  // Posted in time, it came when the price was gone.
  const data = { declaredOn: todayInParis(-10), note: 'Postée à temps' };
  expect(await staff.codeOf(BOOK, { id, data })).toBeNull();
  expect(await stateOf(id)).toBe('WITHDRAWN');
  const told = await lettersTo(seller);
  expect(told).toMatch(/Le prix qui vous a été versé, 25.000,00.€, est à rendre/);
  const ofHouse = await lettersTo({ email: house.rooms.settings.read('house').email });
  expect(ofHouse).toMatch(/déjà versé au vendeur.: 25.000,00.€/);
  expect(await back(id, { reductionCents: 50_000, reductionReason: 'Rayure' })).toBeNull();
  const owed = PRICE + FEE - 50_000;
  expect(await stands(id)).toEqual({ BUYERS: owed, SELLERS: 50_000 - PRICE, BANK: -FEE });
  expect(await lettersTo(buyer)).toMatch(/25.700,00.€ vous sont rendus/);
  expect(await give(id, 'PRICE', PRICE - 50_000)).toBeNull();
  expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBe('BadInput');
  // It came back: the payout is undone, and what the car lost is the seller's.
  const [{ entry } = { entry: '' }] = await house.db.owner<{ entry: string }>(
    "select id::text as entry from journal_entries where order_id = $1 and kind = 'PAYOUT'",
    [id],
  );
  const undo = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Rendu par le vendeur") }';
  expect(await staff.codeOf(undo, { id: entry })).toBeNull();
  expect(await stands(id)).toEqual({ BUYERS: FEE, SELLERS: 50_000, BANK: -FEE - 50_000 });
  expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBeNull();
});
