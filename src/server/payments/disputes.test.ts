import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, idOf, type Sale, sellSigned } from '#test/kit/sales.ts';
import { linesOfYear } from '#test/kit/sheet.ts';
import { openStripeServer, type StripeServer } from '#test/kit/stripe-server.ts';
import { checkJournal } from '../accounting/index.ts';

let stripe: StripeServer;
let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  stripe = await openStripeServer();
  house = await openTestHouse(stripe.env);
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});

const PRICE = 2_500_000;
const FEE = 120_000;
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CREDIT = 'mutation($id: ID!) { creditOrder(id: $id, reason: "Geste") { state } }';
const CANCEL = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Retrait", fault: NOBODY) { state } }';
const SEE = `query($id: ID!) { order(id: $id) { state task fee { state failure } dispute { state amountCents feeCents reason evidenceBy }
  money { fee { missingCents overCents } lines { kind cents } } } }`;
const WAITING = '{ staffOverview { feesContested } orders(isContested: true) { total orders { id } } }';

/** A sale whose fee a card has paid, and the price a transfer where it is said. */
async function paidByCard(isWhole = true): Promise<Sale & { readonly intent: string }> {
  const sale = await sellSigned(house);
  const id = await idOf(house, sale.buyer);
  await house.db.owner("update cards set provider_ref = 'pm_ok' where account_id = $1", [id]);
  await house.db.owner("insert into payment_customers values ($1, 'stripe', 'cus_0')", [id]);
  expect(await sale.buyer.codeOf(PAY, { id: sale.orderId })).toBeNull();
  if (isWhole) expect(await book(staff, sale.orderId, { cents: PRICE, purpose: 'PRICE' })).toBeNull();
  const sql = 'select provider_ref as ref from payments where subject_id = $1';
  const [payment] = await house.db.owner<{ ref: string }>(sql, [sale.orderId]);
  return { ...sale, intent: payment?.ref ?? '' };
}
type Order = {
  state: string;
  task: string;
  fee: { state: string; failure: string | null };
  dispute: { state: string } | null;
  money: { fee: { missingCents: number; overCents: number }; lines: { kind: string; cents: number }[] };
};
const see = async ({ orderId }: Sale, guest = staff) =>
  (await guest.ask(SEE, { id: orderId })).data?.order as unknown as Order;
async function waiting({ orderId }: Sale) {
  const { data } = await staff.ask(WAITING);
  const { staffOverview, orders } = data as unknown as {
    staffOverview: { feesContested: number };
    orders: { total: number; orders: { id: string }[] };
  };
  expect(staffOverview.feesContested).toBe(orders.total);
  return orders.orders.some(({ id }) => id === orderId);
}
/** What stands on an account of an order: a debit above zero. */
async function balance({ orderId }: Sale, account: string): Promise<number> {
  const sql = 'select coalesce(sum(cents), 0) as cents from postings where order_id = $1 and account = $2';
  return Number((await house.db.owner<{ cents: string }>(sql, [orderId, account]))[0]?.cents);
}
const invoices = async ({ orderId }: Sale) => {
  const sql = "select kind from invoices where order_id = $1 and item = 'FEE' order by issued_at, number";
  return (await house.db.owner<{ kind: string }>(sql, [orderId])).map(({ kind }) => kind);
};
const letters = async () => {
  const sql =
    "select subject, body_text as text from mails where recipient = $1 and subject like '%ontest%' order by id";
  return house.db.owner<{ subject: string; text: string }>(sql, [house.rooms.settings.read('house').email]);
};

type Dispute = ReturnType<StripeServer['contest']>;
let count = 0;
/** Stripe tells of it, under a new name each time, as it stands or as it stood. */
async function tell(kind: string, dispute: Dispute, id = `evt_dispute_${++count}`): Promise<void> {
  expect(await stripe.tell(house.url, `charge.dispute.${kind}`, dispute, { id })).toBe(204);
}
const withdraw = (dispute: Dispute) =>
  Object.assign(dispute, {
    balance_transactions: [{ id: `txn_out_${dispute.id}`, amount: -FEE, fee: 1_500 }],
  });
function decide(dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const back = { id: `txn_in_${dispute.id}`, amount: FEE, fee: 0 };
  const moves = dispute.balance_transactions as object[];
  return Object.assign(dispute, {
    status,
    balance_transactions: status === 'won' ? [...moves, back] : moves,
  });
}

const JOBS = "('orders.refund', 'payments.returnSurplus')";
/** Whether the table for the accountant has a day on which the fee came. */
async function isFeeInTable({ buyer, orderId }: Sale): Promise<boolean> {
  const rows = await linesOfYear(house, 'orders', new Date().getFullYear());
  const [order] = await house.db.owner<{ reference: string }>(
    "select 'CAL-' || padded(number, 6) as reference from orders where id = $1",
    [orderId],
  );
  const row = rows.find(
    ({ reference, buyerEmail }) => reference === order?.reference && buyerEmail === buyer.email,
  );
  return (row?.feePaidAt ?? '') !== '';
}
/** What is to go back is tried again, before its time. */
async function retried(): Promise<void> {
  await house.db.owner(`update jobs set run_at = now() where kind in ${JOBS}`);
  await house.rooms.jobs.drain();
}

describe('a fee that a card’s bank contests', () => {
  it('is missing before the handover, is staff’s to see and answer, and counts again once it is won', async () => {
    const sale = await paidByCard();
    expect([(await see(sale)).state, await waiting(sale)]).toEqual(['PAID', false]);
    const dispute = stripe.contest(sale.intent, FEE);
    await tell('created', dispute);
    await tell('funds_withdrawn', withdraw(dispute), 'evt_withdrawn');
    for (const id of ['evt_withdrawn', 'evt_again']) await tell('funds_withdrawn', dispute, id);
    expect(await see(sale)).toMatchObject({
      ...{ state: 'SIGNED', fee: { state: 'FAILED', failure: 'contested' } },
      dispute: {
        ...{ state: 'NEEDS_RESPONSE', amountCents: FEE, feeCents: 1_500, reason: 'fraudulent' },
        evidenceBy: expect.stringMatching(/^2030-/),
      },
      money: { fee: { missingCents: FEE } },
    });
    expect(await balance(sale, 'CARDS')).toBe(0);
    expect(await isFeeInTable(sale)).toBe(false);
    expect(await invoices(sale)).toEqual(['INVOICE', 'CREDIT_NOTE']);
    expect(await waiting(sale)).toBe(true);
    expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBe('BadInput');
    expect(await staff.codeOf(CREDIT, { id: sale.orderId })).toBe('PaymentContested');
    expect([(await see(sale, sale.buyer)).dispute, (await see(sale, sale.seller)).dispute]).toEqual([
      null,
      null,
    ]);

    await tell('updated', Object.assign(dispute, { status: 'under_review' }));
    await tell('funds_reinstated', decide(dispute, 'won'));
    await tell('closed', dispute);
    expect(await see(sale)).toMatchObject({ state: 'PAID', dispute: { state: 'WON' } });
    expect([await balance(sale, 'CARDS'), await balance(sale, 'DISPUTES')]).toEqual([FEE, 0]);
    expect(await isFeeInTable(sale)).toBe(true);
    expect(await invoices(sale)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE']);
    expect(await waiting(sale)).toBe(false);
    const [opened, won, ...more] = await letters();
    expect([opened?.subject, won?.subject, more]).toEqual([
      expect.stringMatching(/^Paiement par carte contesté.*CAL-\d{6}/),
      expect.stringMatching(/^Contestation gagnée/),
      [],
    ]);
    for (const { text } of [opened!, won!]) expect(text).toContain(`/admin/orders/${sale.orderId}`);
    // Its buyer knows whose doing it is, and how it is paid now.
    await house.rooms.jobs.drain();
    const toSeller = (await house.rooms.mail.list(sale.seller.email)).map(({ subject }) => subject);
    expect(toSeller).toContainEqual(expect.stringContaining('annulé dans nos comptes'));
    expect(toSeller.join()).not.toContain('banque');
    const toBuyer = (await house.rooms.mail.list(sale.buyer.email)).map(({ text }) => text);
    expect(toBuyer).toContainEqual(expect.stringContaining('Votre banque a repris le paiement par carte'));
    expect(opened?.text).toMatch(/paiement non reconnu[\s\S]*1er janvier 2030[\s\S]*\/admin\/orders\//);
  });

  it('is owed by the buyer once the car is gone, until they pay it, in whatever order its words come', async () => {
    const sale = await paidByCard();
    expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
    const dispute = decide(withdraw(stripe.contest(sale.intent, FEE)), 'lost');
    // The end comes first; what is told late of its beginning moves nothing back.
    await tell('closed', dispute);
    await Promise.all([tell('funds_withdrawn', dispute), tell('created', dispute), tell('updated', dispute)]);
    Object.assign(dispute, { status: 'needs_response' });
    await tell('updated', dispute);
    expect(await see(sale)).toMatchObject({
      ...{ state: 'HANDED_OVER', dispute: { state: 'LOST' }, money: { fee: { missingCents: FEE } } },
    });
    expect([await balance(sale, 'DISPUTES'), await balance(sale, 'CARDS')]).toEqual([FEE, 0]);
    await house.rooms.jobs.drain();
    const contested = async ({ email }: Guest) =>
      (await house.rooms.mail.list(email)).filter(({ subject }) =>
        subject.includes('a repris le paiement des frais'),
      );
    expect([(await contested(sale.buyer)).length, (await contested(sale.seller)).length]).toEqual([1, 0]);
    expect((await see(sale, sale.buyer)).task).toBe('PAY_FEE');
    expect(await isFeeInTable(sale)).toBe(false);
    // The fee is the house's, and its invoice stands.
    expect(await invoices(sale)).toEqual(['INVOICE']);
    expect((await see(sale, sale.buyer)).fee).toEqual({ state: 'FAILED', failure: 'contested' });
    expect(await waiting(sale)).toBe(true);
    expect(await book(staff, sale.orderId, { cents: FEE, purpose: 'FEE' })).toBeNull();
    expect((await see(sale)).money.fee).toEqual({ missingCents: 0, overCents: 0 });
    expect(await see(sale, sale.buyer)).toMatchObject({ task: 'AWAIT_CLOSE', fee: { state: 'PAID' } });
    expect(await waiting(sale)).toBe(false);
    expect([await balance(sale, 'DISPUTES'), await balance(sale, 'BANK')]).toEqual([0, PRICE + FEE]);
    expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
  });

  it('is given back where it is won while a refund that the bank held up was on its way', async () => {
    const sale = await paidByCard(false);
    const before = stripe.countOf('refund');
    await tell('created', stripe.contest(sale.intent, FEE));
    const won = decide(withdraw(stripe.all('dispute').at(-1) as Dispute), 'won');
    expect(await staff.codeOf(CANCEL, { id: sale.orderId })).toBeNull();
    await tell('closed', won);
    // As it was refused a moment ago.
    Object.assign(won, { status: 'under_review' });
    await house.rooms.jobs.drain();
    Object.assign(won, { status: 'won' });
    stripe.forget();
    await retried();
    expect(stripe.countOf('refund')).toBe(before + 1);
    expect([await balance(sale, 'CARDS'), await balance(sale, 'BUYERS')]).toEqual([0, 0]);
    expect((await see(sale)).fee.state).toBe('REFUNDED');
  });

  it('goes back to the card where it is won and the sale had come to nothing, and not before', async () => {
    const sale = await paidByCard(false);
    const dispute = withdraw(stripe.contest(sale.intent, FEE));
    await tell('created', dispute);
    expect(await staff.codeOf(CANCEL, { id: sale.orderId })).toBeNull();
    await house.rooms.jobs.drain();
    const before = stripe.countOf('refund');
    await tell('closed', decide(dispute, 'won'));
    await house.rooms.jobs.drain();
    expect(stripe.countOf('refund')).toBe(before + 1);
    expect([await balance(sale, 'CARDS'), await balance(sale, 'BUYERS')]).toEqual([0, 0]);
  });

  it('is not given back by a refund that was on its way: that is undone, and begun anew where the house wins', async () => {
    const sale = await paidByCard(false);
    const known = await paidByCard(false);
    const lost = await paidByCard(false);
    const before = stripe.countOf('refund');
    const cancel = async ({ orderId }: Sale) =>
      expect(await staff.codeOf(CANCEL, { id: orderId })).toBeNull();
    // The provider knows of the first before we do; of the second we know before the refund is asked for.
    const dispute = stripe.contest(sale.intent, FEE);
    await Promise.all([sale, known].map(cancel));
    const other = withdraw(stripe.contest(known.intent, FEE));
    await tell('created', other);
    await house.rooms.jobs.drain();
    const refunds = async ({ orderId }: Sale) => {
      const sql =
        "select kind, reason from journal_entries where order_id = $1 and kind in ('REFUND', 'REVERSAL') order by id";
      return house.db.owner<{ kind: string; reason: string }>(sql, [orderId]);
    };
    const undone = [{ kind: 'REFUND' }, { kind: 'REVERSAL', reason: expect.stringContaining('conteste') }];
    // Of what nobody knows yet nothing is undone: its job is tried again, in sight.
    expect([await refunds(sale), await refunds(known)]).toMatchObject([[{ kind: 'REFUND' }], undone]);
    expect(await house.rooms.jobs.failed()).toMatchObject([{ kind: 'orders.refund' }]);
    await tell('created', dispute);
    await retried();
    expect(await refunds(sale)).toMatchObject(undone);
    expect((await see(sale)).money.fee.overCents).toBe(FEE);
    await tell('created', withdraw(dispute));
    expect(await balance(sale, 'CARDS')).toBe(0);
    await tell('closed', decide(dispute, 'won'));
    await tell('closed', decide(other, 'lost'));
    // A refund that went out is not undone, although its job comes back when the payment is contested.
    await cancel(lost);
    const sql = "select data from jobs where kind = 'orders.refund' and data ->> 'orderId' = $1";
    const [{ data } = { data: {} }] = await house.db.owner<{ data: object }>(sql, [lost.orderId]);
    await house.rooms.jobs.drain();
    await tell('created', stripe.contest(lost.intent, FEE));
    await house.db.owner("insert into jobs (kind, data, run_at) values ('orders.refund', $1, now())", [data]);
    await house.rooms.jobs.drain();
    expect(stripe.countOf('refund')).toBe(before + 2);
    expect([await balance(sale, 'CARDS'), await balance(known, 'CARDS')]).toEqual([0, 0]);
    expect([await balance(sale, 'BUYERS'), await balance(known, 'BUYERS')]).toEqual([0, 0]);
    expect(await refunds(lost)).toMatchObject([{ kind: 'REFUND' }]);
    expect(await house.db.owner("select from jobs where kind = 'orders.refund'")).toEqual([]);
    expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
  });

  it('and that came twice waits until its bank has decided, in sight where no day decides, and holds up no other', async () => {
    const sale = await paidByCard(false);
    const surplus = async (): Promise<Dispute> => {
      const intent = stripe.strangersIntent();
      const [{ id } = { id: '' }] = await house.db.owner<{ id: string }>(
        `insert into payments (subject_id, account_id, amount_cents, source, provider, provider_ref, state, failure)
         values ($1, $2, $3, 'OTHER', 'stripe', $4, 'FAILED', 'surplus') returning id`,
        [sale.orderId, await idOf(house, sale.buyer), FEE, intent],
      );
      Object.assign(stripe.find(intent), { metadata: { payment_id: id } });
      const dispute = stripe.contest(intent, FEE);
      const job = "insert into jobs (kind, data, run_at) values ('payments.returnSurplus', $1, now())";
      await house.db.owner(job, [{ paymentId: id }]);
      return dispute;
    };
    const jobs = async () =>
      house.db.owner<{ isLater: boolean; hasFailed: boolean }>(
        `select run_at > now() + interval '23 hours' as "isLater", last_error is not null as "hasFailed" from jobs
         where kind = 'payments.returnSurplus' order by id`,
      );
    const [won, lost, part] = [await surplus(), await surplus(), await surplus()];
    const before = stripe.countOf('refund');
    await house.rooms.jobs.drain();
    // Not heard of yet.
    expect(await jobs()).toEqual(Array(3).fill({ isLater: false, hasFailed: true }));
    for (const dispute of [won, lost, part]) await tell('created', dispute);
    await retried();
    expect(await jobs()).toEqual(Array(3).fill({ isLater: true, hasFailed: false }));
    // What counts is contested by nobody: it goes back meanwhile.
    expect(await staff.codeOf(CANCEL, { id: sale.orderId })).toBeNull();
    await house.rooms.jobs.drain();
    expect([stripe.countOf('refund'), (await see(sale)).fee.state]).toEqual([before + 1, 'REFUNDED']);
    await tell('closed', decide(withdraw(won), 'won'));
    await tell('closed', decide(withdraw(lost), 'lost'));
    await tell('closed', decide(Object.assign(withdraw(part), { amount: FEE / 2 }), 'lost'));
    stripe.forget();
    await retried();
    expect(stripe.countOf('refund')).toBe(before + 2);
    expect(await jobs()).toEqual([{ isLater: false, hasFailed: true }]);
    await house.db.owner("delete from jobs where kind = 'payments.returnSurplus'");
  });

  it('and that its house won asks for an account where the card takes nothing back later', async () => {
    const sale = await paidByCard(false);
    const dispute = stripe.contest(sale.intent, FEE);
    await tell('created', dispute);
    await tell('closed', decide(dispute, 'won'));
    stripe.holdRefunds(true);
    expect(await staff.codeOf(CANCEL, { id: sale.orderId })).toBeNull();
    await house.rooms.jobs.drain();
    stripe.holdRefunds(false);
    const refund = stripe.all('refund').at(-1) ?? { id: '' };
    stripe.settle(refund.id, 'failed');
    expect(await stripe.tell(house.url, 'refund.failed', refund)).toBe(204);
    expect((await see(sale)).money.fee.overCents).toBe(FEE);
    expect((await see(sale, sale.buyer)).task).toBe('GIVE_ACCOUNT');
  });

  it('is asked about before anything is taken, and what is none of ours is heard and left', async () => {
    const sale = await paidByCard();
    const inquiry = Object.assign(stripe.contest(sale.intent, FEE), { status: 'warning_needs_response' });
    await tell('created', inquiry);
    expect(await see(sale)).toMatchObject({ state: 'PAID', dispute: { state: 'INQUIRY' } });
    expect(await waiting(sale)).toBe(true);
    expect(await staff.codeOf(CREDIT, { id: sale.orderId })).toBeNull();
    const stranger = stripe.contest(stripe.strangersIntent(), FEE);
    await tell('created', stranger);
    const forged = { id: 'evt_forged', secret: 'whsec_of_somebody_else' };
    expect(await stripe.tell(house.url, 'charge.dispute.closed', inquiry, forged)).toBe(400);
  });
});
