import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { BankLine } from '#shared/fields/index.ts';
import type { Guest, TestHouse } from './house.ts';
import { book, idOf, PAYOUT, type Sale, sellSigned, signPaper, todayInParis } from './sales.ts';

export const PRICE = 2_500_000;
export const FEE = 120_000;
export const LOSS = 50_000;
const SEE = `query($id: ID!) { order(id: $id) { state task owedToSellerCents sellerOwesCents
  transfer { iban reference amountCents } payoutReturn escrow { heldCents paysSeller } papers { id kind }
  money { price { overCents } lines { id kind cents canReverse isReversed } } } }`;
const LISTS = `{ dueReturns { orderId amountCents isHeld } duePayouts { orderId state amountCents } }`;
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 41000, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const PAYEE = 'mutation($id: ID!) { openEscrowPayee(id: $id, language: FR) }';
export const RELEASE =
  'mutation($id: ID!, $moveId: ID!) { releaseEscrow(id: $id, moveId: $moveId) { state } }';
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const DECLARED =
  'mutation($id: ID!, $data: WithdrawalInput!) { bookWithdrawal(id: $id, data: $data) { state } }';
const RETURNED =
  'mutation($id: ID!, $data: CarReturnInput!) { bookCarReturn(id: $id, data: $data) { state } }';
export const UNDO = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Rendu par le vendeur") }';
export const UPHOLD = 'mutation($id: ID!) { upholdSale(id: $id, reason: "Il la garde") { state } }';
export const ALLOCATE = `mutation($receipt: ID!, $id: ID!, $cents: Float!, $key: ID) {
  allocateReceipt(receiptId: $receipt, orderId: $id, amountCents: $cents, purpose: GIVEN_BACK, key: $key) { state } }`;
export const REPAY = `mutation($id: ID!, $data: MadeTransferInput!) {
  returnMoney(id: $id, purpose: PRICE, data: $data) { state } }`;
export const PAY_SELLER =
  'mutation($id: ID!, $payout: PayoutInput!) { paySeller(id: $id, payout: $payout) { state } }';
const BATCH = `mutation($id: ID!, $orderIds: [ID!]!, $day: String!) {
  makePayoutBatch(id: $id, orderIds: $orderIds, executeOn: $day)
  bookPayoutBatch(id: $id, orderIds: $orderIds, paidOn: $day) }`;
const BATCHES = '{ payoutBatches { payouts { orderId state returnReason } } }';
const READ = `query($lines: [BankLineInput!]!) { bankLines(lines: $lines) {
  state sellerOwesCents proposal { purpose by } } }`;
const BOOK = 'mutation($lines: [ChosenBankLineInput!]!) { bookBankLines(lines: $lines) { state code } }';
const SAVE = `mutation { savePayoutAccount(holder: "Claire Marchand", iban: "DE89370400440532013000") { ibanEnd } }`;

type Line = { id: string; kind: string; cents: number; canReverse: boolean; isReversed: boolean };
type View = {
  state: string;
  task: string;
  papers: { id: string; kind: string }[];
  owedToSellerCents: number;
  sellerOwesCents: number | null;
  transfer: { iban: string; amountCents: number } | null;
  payoutReturn: string | null;
  escrow: { heldCents: number; paysSeller: boolean | null } | null;
  money: { lines: Line[] } | null;
};
export async function see(guest: Guest, id: string): Promise<View> {
  const { data, errors } = await guest.ask(SEE, { id });
  expect(errors).toBeUndefined();
  return data?.order as unknown as View;
}
type Listed = { orderId: string; amountCents: number; isHeld?: boolean; state?: string };
export async function listed(staff: Guest, list: 'dueReturns' | 'duePayouts', id: string) {
  const { data, errors } = await staff.ask(LISTS);
  expect(errors).toBeUndefined();
  return (data as unknown as Record<typeof list, Listed[]>)[list].find(({ orderId }) => orderId === id);
}
export const clerkOf = (house: TestHouse) =>
  house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
export const lastOf = async (staff: Guest, id: string, of: string) =>
  (await see(staff, id)).money?.lines.findLast(({ kind }) => kind === of);
export const payoutOf = (staff: Guest, id: string) => lastOf(staff, id, 'PAYOUT');
/** Where they want it, since so long that it may be used. */
export async function saved({ db }: TestHouse, seller: Guest): Promise<void> {
  expect(await seller.codeOf(SAVE)).toBeNull();
  await db.owner("update payout_accounts set changed_at = now() - interval '2 days'");
}

/** What stands to the credit of each account for an order. */
export async function stands({ db }: TestHouse, id: string): Promise<Record<string, number>> {
  const rows = await db.owner<{ account: string; cents: string }>(
    `select account, -sum(cents) as cents from postings where order_id = $1 group by account having sum(cents) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

/** A trader's car, handed over so long ago that its price may be passed on. */
async function received(
  house: TestHouse,
  staff: Guest,
  pay: (sale: Sale) => Promise<void>,
  /** Where another holds the price, who has it released; null where the house does. */
  commissionBp: number | null,
  seller?: Guest,
): Promise<Sale> {
  const commission = { commissionBp: commissionBp ?? 0, commissionMinCents: 0 };
  const sale = await sellSigned(house, { commission, ...(seller && { seller }) });
  const { orderId: id } = sale;
  const sql = `update auctions set regime = 'PROFESSIONAL' where id = (select auction_id from orders where id = $1)`;
  await house.db.owner(sql, [id]);
  await house.rooms.jobs.drain();
  await pay(sale);
  expect(await book(staff, id, { cents: FEE, purpose: 'FEE' })).toBeNull();
  if (commissionBp === null) expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
  else {
    expect(await sale.seller.codeOf(REPORT, { id })).toBeNull();
    for (const guest of [sale.buyer, sale.seller]) await signPaper(house, guest, id, 'REPORT');
  }
  await house.db.owner("update order_steps set at = at - interval '20 days' where order_id = $1", [id]);
  await house.db.owner("update orders set created_at = created_at - interval '30 days' where id = $1", [id]);
  return sale;
}
export async function releasedBy(
  held: TestHouse,
  staff: Guest,
  { over = 0, commissionBp = 0 } = {},
): Promise<Sale> {
  const pay = async ({ orderId, buyer }: Sale) => {
    await held.rooms.orders.payIntoSandbox(orderId, await idOf(held, buyer), PRICE + over);
    await held.rooms.jobs.drain();
  };
  const sale = await received(held, staff, pay, commissionBp);
  const { orderId: id } = sale;
  await sale.seller.ask(PAYEE, { id });
  expect(await staff.codeOf(RELEASE, { id, moveId: randomUUID() })).toBeNull();
  await held.rooms.jobs.drain();
  return sale;
}
/** A price that the house holds, and is to pass on. */
export function owedBy(own: TestHouse, staff: Guest, seller?: Guest): Promise<Sale> {
  const pay = async ({ orderId }: Sale) =>
    expect(await book(staff, orderId, { cents: PRICE, purpose: 'PRICE' })).toBeNull();
  return received(own, staff, pay, null, seller);
}
export async function paidOutBy(own: TestHouse, staff: Guest, isBatched = false): Promise<Sale> {
  const sale = await owedBy(own, staff);
  const { orderId: id, seller } = sale;
  if (!isBatched) {
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
    return sale;
  }
  await saved(own, seller);
  const batch = { id: randomUUID(), orderIds: [id], day: todayInParis() };
  expect(await staff.codeOf(BATCH, batch)).toBeNull();
  return sale;
}
/** What its batch says of an order's transfer. */
export async function sentOf(staff: Guest, id: string) {
  const { data } = await staff.ask(BATCHES);
  const { payoutBatches } = data as unknown as { payoutBatches: { payouts: { orderId: string }[] }[] };
  return payoutBatches.flatMap(({ payouts }) => payouts).find(({ orderId }) => orderId === id);
}
/** Its buyer had declared in time that they go back on it. */
export async function declared(staff: Guest, id: string): Promise<void> {
  const data = { declaredOn: todayInParis(-10), note: 'Postée à temps' };
  expect(await staff.codeOf(DECLARED, { id, data })).toBeNull();
}
export async function returned(staff: Guest, id: string, reductionCents = LOSS): Promise<void> {
  const car = { returnedOn: todayInParis(), odometer: 41_000, remarks: 'Rayée' };
  const data = { ...car, reductionCents, reductionReason: reductionCents > 0 ? 'Rayure' : null };
  expect(await staff.codeOf(RETURNED, { id, data })).toBeNull();
}

let count = 0;
/** A credit of the bank's file that names the order, of no other's day. */
export async function lineOf({ db }: TestHouse, id: string, amountCents: number): Promise<BankLine> {
  const [order] = await db.owner<{ number: number }>('select number from orders where id = $1', [id]);
  count += 1;
  const ofBank = { account: 'FR7630006000011234567890189', bankReference: `B${count}`, position: 0 };
  const said = { payer: 'GARAGE DURAND', reference: `Remboursement CAL-${order?.number}` };
  return { ...ofBank, ...said, amountCents, valueOn: todayInParis(0 - count) };
}
export const read = async (staff: Guest, ...lines: BankLine[]) =>
  (await staff.ask(READ, { lines })).data?.bankLines as unknown;
export const choose = async (staff: Guest, orderId: string | null, line: BankLine) =>
  (await staff.ask(BOOK, { lines: [{ line, orderId, purpose: 'GIVEN_BACK' }] })).data?.bookBankLines;
