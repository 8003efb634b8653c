import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { idOf, PAYOUT, type Sale, sellSigned, todayInParis } from '#test/kit/sales.ts';
import { openStripeServer, type StripeServer } from '#test/kit/stripe-server.ts';
import { readConfig } from '../config.ts';

let stripe: StripeServer;
let house: TestHouse;
beforeAll(async () => {
  stripe = await openStripeServer();
  house = await openTestHouse(stripe.env);
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});

const PAY = `mutation($id: ID!, $s: CardSource!, $a: Boolean) {
  payOrderFee(id: $id, source: $s, language: EN, again: $a) { state failure url } }`;
const CANCEL = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Retrait", fault: NOBODY) { state } }';
const FEE = 'query($id: ID!) { order(id: $id) { fee { state failure } papers { kind } } }';
const REFRESH = 'mutation($id: ID!) { refreshOrderFee(id: $id, language: EN) { fee { state } } }';
const STATES = 'select state, failure, is_refunded from payments where subject_id = $1 order by created_at';
const BOTH = `update payments set state = 'SUCCEEDED', failure = null, is_refunded = false
  where subject_id = $1 and failure = 'surplus'`;

type Payment = { state: string; failure: string | null; url: string | null };
async function pay({ buyer, orderId }: Sale, source = 'ON_FILE', again?: boolean): Promise<Payment> {
  const { data, errors } = await buyer.ask(PAY, { id: orderId, s: source, a: again });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { payOrderFee: Payment }).payOrderFee;
}
async function feeOf({ buyer, orderId }: Sale): Promise<{ state: string; invoices: number }> {
  const { data } = await buyer.ask(FEE, { id: orderId });
  const { order } = data as unknown as { order: { fee: { state: string }; papers: { kind: string }[] } };
  const invoices = order.papers.filter(({ kind }) => kind === 'INVOICE').length;
  return { state: order.fee.state, invoices };
}
/** A sale whose buyer has a card on file that Stripe knows under that name. */
async function sell(method: string): Promise<Sale> {
  const sale = await sellSigned(house);
  const id = await idOf(house, sale.buyer);
  await house.db.owner('update cards set provider_ref = $2 where account_id = $1', [id, method]);
  await house.db.owner("insert into payment_customers values ($1, 'stripe', 'cus_0')", [id]);
  return sale;
}
/** What Stripe calls the payments of a sale, the oldest first. */
const refsOf = async ({ orderId }: Sale): Promise<string[]> => {
  const sql = 'select provider_ref as ref from payments where subject_id = $1 order by created_at';
  return (await house.db.owner<{ ref: string }>(sql, [orderId])).map(({ ref }) => ref);
};
const refOf = async (sale: Sale): Promise<string> => (await refsOf(sale)).at(-1) ?? '';

describe('Stripe', () => {
  it('is configured whole or not at all', () => {
    for (const part of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      expect(() => readConfig({ ...stripe.env, [part]: '' })).toThrow(/PAYMENTS=stripe needs/);
    }
    expect(() => readConfig({ PAYMENTS: 'gold' })).toThrow(/PAYMENTS must be one of/);
  });

  it('takes the fee from the card on file, once, however often it is asked', async () => {
    const sale = await sell('pm_ok');
    const before = stripe.countOf('payment_intent');
    expect(await pay(sale)).toMatchObject({ state: 'SUCCEEDED', url: null });
    expect(await pay(sale)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await pay(sale, 'OTHER')).toMatchObject({ state: 'SUCCEEDED', url: null });
    expect(stripe.countOf('payment_intent')).toBe(before + 1);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });

  it('sends away for the bank’s second step, and believes what it then answers', async () => {
    const sale = await sell('pm_asks');
    const { state, url } = await pay(sale);
    expect([state, url]).toEqual(['ACTION', expect.stringMatching(/^https:\/\/bank\.test\//)]);
    expect((await pay(sale)).url).toBe(url);
    stripe.confirm(await refOf(sale));
    await sale.buyer.ask(REFRESH, { id: sale.orderId });
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });

  it('tells what is declined, and lets another card be given on its own page', async () => {
    const sale = await sell('pm_declined');
    expect(await pay(sale)).toMatchObject({ state: 'FAILED', failure: 'card_declined' });
    expect(stripe.find(await refOf(sale)).status).toBe('canceled');
    const { state, url } = await pay(sale, 'OTHER');
    expect([state, url]).toEqual(['ACTION', expect.stringMatching(/^https:\/\/checkout\.test\//)]);
    stripe.complete(await refOf(sale));
    const session = stripe.find(await refOf(sale));
    expect(await stripe.tell(house.url, 'checkout.session.completed', session)).toBe(204);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });

  it('gives up one way before another is taken, unless it was paid in the meantime', async () => {
    const left = await sell('pm_ok');
    await pay(left, 'OTHER');
    const session = await refOf(left);
    expect((await pay(left)).state).toBe('SUCCEEDED');
    expect(stripe.find(session).status).toBe('expired');

    const paid = await sell('pm_ok');
    await pay(paid, 'OTHER');
    stripe.complete(await refOf(paid));
    const before = stripe.countOf('payment_intent');
    expect((await pay(paid)).state).toBe('SUCCEEDED');
    expect(stripe.countOf('payment_intent')).toBe(before);
  });
});

describe('Stripe, where it does not answer', () => {
  const codeOf = ({ buyer, orderId }: Sale, s = 'ON_FILE') => buyer.codeOf(PAY, { id: orderId, s });

  it('is named as what is missing, and is asked again for the same payment', async () => {
    const sale = await sell('pm_ok');
    stripe.setAway(true);
    for (const source of ['ON_FILE', 'OTHER']) expect(await codeOf(sale, source)).toBe('PaymentUnavailable');
    const before = stripe.countOf('payment_intent');
    stripe.setAway(false);
    expect((await pay(sale)).state).toBe('SUCCEEDED');
    expect(stripe.countOf('payment_intent')).toBe(before + 1);
  });

  it('takes nothing from the card one has turned away from', async () => {
    const sale = await sell('pm_ok');
    stripe.lose(/^\/v1\/payment_intents$/);
    expect(await codeOf(sale)).toBe('PaymentUnavailable');
    stripe.lose(null);
    const before = stripe.countOf('payment_intent');
    expect((await pay(sale, 'OTHER')).state).toBe('ACTION');
    expect(stripe.countOf('payment_intent')).toBe(before);
    expect(stripe.find((await refsOf(sale))[0] ?? '').status).toBe('canceled');
  });

  it('takes nothing more where the money was taken all the same', async () => {
    const sale = await sell('pm_ok');
    stripe.lose(/\/confirm$/);
    expect(await codeOf(sale)).toBe('PaymentUnavailable');
    stripe.lose(null);
    const before = stripe.countOf('checkout.session');
    expect((await pay(sale, 'OTHER')).state).toBe('SUCCEEDED');
    expect(stripe.countOf('checkout.session')).toBe(before);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });
});

describe('what Stripe tells', () => {
  it('counts once, however often and in whatever order it comes', async () => {
    const sale = await sell('pm_asks');
    await pay(sale);
    const intent = stripe.find(await refOf(sale));
    stripe.confirm(intent.id);
    const late = { ...intent, status: 'requires_action' };
    const told = [
      stripe.tell(house.url, 'payment_intent.succeeded', intent),
      stripe.tell(house.url, 'payment_intent.succeeded', intent),
      stripe.tell(house.url, 'payment_intent.requires_action', late),
      stripe.tell(house.url, 'payment_intent.payment_failed', { ...late, status: 'canceled' }),
    ];
    expect(await Promise.all(told)).toEqual([204, 204, 204, 204]);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });

  it('is believed only under its signature', async () => {
    const sale = await sell('pm_asks');
    await pay(sale);
    const intent = stripe.find(await refOf(sale));
    stripe.confirm(intent.id);
    const forged = { id: 'evt_forged', secret: 'whsec_of_somebody_else' };
    expect(await stripe.tell(house.url, 'payment_intent.succeeded', intent, forged)).toBe(400);
    const bare = await fetch(`${house.url}/payments/stripe/events`, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(400);
    expect((await feeOf(sale)).state).not.toBe('PAID');
  });

  it('of anything that is none of ours changes nothing', async () => {
    const stranger = { id: 'pi_elsewhere', metadata: { payment_id: '00000000-0000-4000-8000-000000000000' } };
    expect(await stripe.tell(house.url, 'payment_intent.succeeded', stranger)).toBe(204);
    expect(await stripe.tell(house.url, 'customer.created', { id: 'cus_elsewhere' })).toBe(204);
  });

  it('puts a card on file, once', async () => {
    const guest: Guest = await house.guest({ hasCard: false });
    const id = await idOf(house, guest);
    const { data } = await guest.ask('mutation($id: ID!) { createCardCheckoutSession(id: $id) }', { id });
    const url = (data as unknown as { createCardCheckoutSession: string }).createCardCheckoutSession;
    const session = stripe.find(url.split('/').at(-1) ?? '');
    stripe.complete(session.id);
    for (const event of ['evt_one', 'evt_two', 'evt_one']) {
      await stripe.tell(house.url, 'checkout.session.completed', session, { id: event });
    }
    expect((await guest.ask('{ myCard { brand lastFour isValid } }')).data).toEqual({
      myCard: { brand: 'visa', lastFour: '4242', isValid: true },
    });
    expect(await house.db.owner('select from cards where account_id = $1', [id])).toHaveLength(1);
  });

  it('of a fee that came after its order was cancelled sends the money back', async () => {
    const staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    const sale = await sell('pm_asks');
    await pay(sale);
    expect((await staff.ask(CANCEL, { id: sale.orderId })).errors).toBeUndefined();
    stripe.confirm(await refOf(sale));
    await stripe.tell(house.url, 'payment_intent.succeeded', stripe.find(await refOf(sale)));
    await house.rooms.jobs.drain();
    expect(stripe.countOf('refund')).toBe(1);
    expect((await feeOf(sale)).state).toBe('REFUNDED');
  });

  it('of one that had failed counts, and puts the one under way aside', async () => {
    const sale = await sell('pm_declined');
    await pay(sale);
    const failed = await refOf(sale);
    await pay(sale, 'OTHER');
    Object.assign(stripe.find(failed), { status: 'succeeded' });
    expect(await stripe.tell(house.url, 'payment_intent.succeeded', stripe.find(failed))).toBe(204);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });

  it('of a second payment sends that one back, once', async () => {
    const sale = await sell('pm_declined');
    await pay(sale);
    const failed = await refOf(sale);
    await pay(sale, 'OTHER');
    stripe.complete(await refOf(sale));
    await stripe.tell(house.url, 'checkout.session.completed', stripe.find(await refOf(sale)));
    const before = stripe.countOf('refund');
    Object.assign(stripe.find(failed), { status: 'succeeded' });
    for (const id of ['evt_late_one', 'evt_late_two']) {
      expect(await stripe.tell(house.url, 'payment_intent.succeeded', stripe.find(failed), { id })).toBe(204);
      await house.rooms.jobs.drain();
    }
    expect(stripe.countOf('refund')).toBe(before + 1);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });

  it('of a refund that its card sent back makes it due again, for staff to see, and given another way', async () => {
    const staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    const sale = await sell('pm_ok');
    const { orderId: id } = sale;
    await pay(sale);
    stripe.holdRefunds(true);
    await staff.ask(CANCEL, { id });
    await house.rooms.jobs.drain();
    stripe.holdRefunds(false);
    const refund = stripe.all('refund').at(-1) ?? { id: '' };
    await stripe.tell(house.url, 'refund.created', refund);
    expect((await feeOf(sale)).state).toBe('REFUNDED');
    const seen = async () => {
      const ask = `query($id: ID!) { order(id: $id) { isOverdue money { fee { overCents } } }
        orders(isOverdue: true) { orders { id } } }`;
      const { order, orders } = (await staff.ask(ask, { id })).data as unknown as {
        order: { isOverdue: boolean; money: { fee: { overCents: number } } };
        orders: { orders: { id: string }[] };
      };
      return [order.isOverdue, order.money.fee.overCents, orders.orders.some(each => each.id === id)];
    };
    expect(await seen()).toEqual([false, 0, false]);
    stripe.settle(refund.id, 'failed');
    for (const type of ['refund.updated', 'refund.failed', 'charge.refund.updated'])
      expect(await stripe.tell(house.url, type, refund)).toBe(204);
    expect(await seen()).toEqual([true, 120_000, true]);
    expect((await feeOf(sale)).state).toBe('PAID');
    // Nobody counts the card as paid back.
    const kept = 'select is_refunded from payments where subject_id = $1';
    expect(await house.db.owner(kept, [id])).toEqual([{ is_refunded: false }]);
    const letters = await house.rooms.mail.list(house.rooms.settings.read('house').email);
    expect(letters.filter(({ subject }) => subject.startsWith('Remboursement par carte'))).toHaveLength(1);
    // Its job comes back: nothing is sent twice.
    const before = stripe.countOf('refund');
    const sql = `insert into jobs (kind, data, run_at) select 'orders.refund', jsonb_build_object('orderId', $1::text,
      'entryId', max(id), 'cents', 120000), now() from journal_entries where order_id = $1::uuid and kind = 'REFUND'`;
    await house.db.owner(sql, [id]);
    await house.rooms.jobs.drain();
    const told = (await house.rooms.mail.list(sale.buyer.email)).map(({ subject }) => subject);
    expect(told.filter(each => each.startsWith('Votre carte n’a pas repris'))).toHaveLength(1);
    expect(stripe.countOf('refund')).toBe(before);
    expect(await seen()).toEqual([true, 120_000, true]);
    const give = `mutation($id: ID!, $data: MadeTransferInput!) {
      returnMoney(id: $id, purpose: FEE, data: $data) { isOverdue fee { state } } }`;
    const data = { ...PAYOUT, paidOn: todayInParis(), amountCents: 120_000 };
    expect((await staff.ask(give, { id, data })).data?.returnMoney).toEqual({
      ...{ isOverdue: false, fee: { state: 'REFUNDED' } },
    });
  });

  it('of money that came twice under one name, the first of it unheard for days, sends the second back, once', async () => {
    const sale = await sell('pm_ok');
    expect((await pay(sale)).state).toBe('SUCCEEDED');
    const [payment] = await house.db.owner<{ id: string }>('select id from payments where subject_id = $1', [
      sale.orderId,
    ]);
    const unheard = stripe.charged(payment?.id ?? '', 120_000);
    const before = stripe.countOf('refund');
    for (const id of ['evt_unheard_one', 'evt_unheard_two']) {
      expect(await stripe.tell(house.url, 'payment_intent.succeeded', unheard, { id })).toBe(204);
      await house.rooms.jobs.drain();
    }
    expect(stripe.all('refund').slice(before)).toMatchObject([
      { payment_intent: unheard.id, amount: 120_000 },
    ]);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
    // One that came to nothing says nothing of the one that counts.
    const other = Object.assign(stripe.charged(payment?.id ?? '', 120_000), { status: 'canceled' });
    expect(await stripe.tell(house.url, 'payment_intent.canceled', other)).toBe(204);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });

  it('of an order that was cancelled can be little: what was open for it is closed', async () => {
    const staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    const sale = await sell('pm_ok');
    await pay(sale, 'OTHER');
    await staff.ask(CANCEL, { id: sale.orderId });
    await house.rooms.jobs.drain();
    expect(stripe.find(await refOf(sale)).status).toBe('expired');
    expect((await feeOf(sale)).state).toBe('FAILED');
  });
});

describe('A debit that was begun on Stripe’s page before cards alone were taken there', () => {
  it('is over once its bank has refused it', async () => {
    const sale = await sell('pm_ok');
    await pay(sale, 'OTHER');
    const debit = stripe.debit(await refOf(sale));
    Object.assign(debit, {
      ...{ status: 'requires_payment_method', last_payment_error: { code: 'debit_not_authorized' } },
    });
    expect(await stripe.tell(house.url, 'payment_intent.payment_failed', debit)).toBe(204);
    expect((await feeOf(sale)).state).toBe('FAILED');
    expect((await pay(sale)).state).toBe('SUCCEEDED');
  });

  it.each(['OTHER', 'ON_FILE'])('is said to wait, and makes way once that was read: %s', async source => {
    const sale = await sell('pm_ok');
    await pay(sale, 'OTHER');
    const session = stripe.find(await refOf(sale));
    const debit = stripe.debit(session.id);
    expect(await pay(sale, source)).toEqual({ state: 'ACTION', failure: 'processing', url: null });
    const { data } = await sale.buyer.ask(FEE, { id: sale.orderId });
    expect(data).toMatchObject({ order: { fee: { state: 'WAITING', failure: 'processing' } } });
    const again = await pay(sale, source, true);
    expect(again.state).toBe(source === 'OTHER' ? 'ACTION' : 'SUCCEEDED');
    if (source === 'OTHER') {
      expect(again.url).toMatch(/^https:\/\/checkout\.test\//);
      stripe.complete(await refOf(sale));
      await sale.buyer.ask(REFRESH, { id: sale.orderId });
    }
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
    // Its money comes all the same, and goes back.
    debit.status = 'succeeded';
    session.payment_status = 'paid';
    const before = stripe.countOf('refund');
    expect(await stripe.tell(house.url, 'payment_intent.succeeded', debit)).toBe(204);
    await house.rooms.jobs.drain();
    expect(stripe.all('refund').slice(before)).toMatchObject([{ payment_intent: debit.id }]);
    expect(await feeOf(sale)).toEqual({ state: 'PAID', invoices: 1 });
  });

  it('makes way for nobody who has not read that it waits, though the house was told of it', async () => {
    const sale = await sell('pm_ok');
    await pay(sale, 'OTHER');
    const debit = stripe.debit(await refOf(sale));
    expect(await stripe.tell(house.url, 'payment_intent.processing', debit)).toBe(204);
    for (const source of ['ON_FILE', 'OTHER'])
      expect(await pay(sale, source)).toEqual({ state: 'ACTION', failure: 'processing', url: null });
    expect(await refsOf(sale)).toHaveLength(1);
    expect((await pay(sale, 'ON_FILE', true)).state).toBe('SUCCEEDED');
  });

  it('goes back by itself where a card paid meanwhile, also once that was given back', async () => {
    const staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    const sale = await sell('pm_ok');
    await pay(sale, 'OTHER');
    const debit = stripe.debit(await refOf(sale));
    expect((await pay(sale)).state).toBe('ACTION');
    expect((await pay(sale, 'ON_FILE', true)).state).toBe('SUCCEEDED');
    const card = await refOf(sale);
    const before = stripe.countOf('refund');
    await staff.ask(CANCEL, { id: sale.orderId });
    await house.rooms.jobs.drain();
    debit.status = 'succeeded';
    expect(await stripe.tell(house.url, 'payment_intent.succeeded', debit)).toBe(204);
    await house.rooms.jobs.drain();
    const given = stripe.all('refund').slice(before);
    expect(given).toMatchObject(
      [card, debit.id].map(payment_intent => ({ payment_intent, amount: 120_000 })),
    );
    expect(await house.db.owner(STATES, [sale.orderId])).toEqual([
      { state: 'FAILED', failure: 'surplus', is_refunded: true },
      { state: 'SUCCEEDED', failure: null, is_refunded: true },
    ]);
    // Where a release before this one let both count, what is still to go back is of the one that was not given back.
    await house.db.owner(BOTH, [sale.orderId]);
    const part = { cents: 100, name: '9', isLast: false };
    expect(await house.rooms.payments.refund(sale.orderId, part)).toBe('GIVEN');
    expect(stripe.all('refund').at(-1)).toMatchObject({ payment_intent: debit.id, amount: 100 });
  });
});
