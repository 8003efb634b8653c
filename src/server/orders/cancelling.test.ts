import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDateTime } from '#shared/words/format.ts';
import { parisDay } from '#shared/words/paris.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, sellCar, sellSigned, signPaper } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

type Fault = 'BUYER' | 'SELLER' | 'NOBODY';
const PAY = `mutation($id: ID!, $source: CardSource!) {
  payOrderFee(id: $id, source: $source, language: FR) { state clientSecret } }`;
const CANCEL = `mutation($id: ID!, $fault: OrderFault!, $hasRefused: Boolean = true) {
  cancelOrder(id: $id, reason: "Le motif", fault: $fault, hasRefused: $hasRefused) { fault } }`;
const CANCEL_NOTICED = `mutation($id: ID!, $noticedOn: String) {
  cancelOrder(id: $id, reason: "Recommandé 1A 23", fault: BUYER, noticedOn: $noticedOn) { fault } }`;
const CREDIT = 'mutation($id: ID!) { creditOrder(id: $id, reason: "Geste") { state } }';
const FAULT = 'query($id: ID!) { order(id: $id) { fault } }';

const lettersTo = async ({ email }: Guest): Promise<string> => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
};

/** An order with its fee paid and its price received, then cancelled. */
async function cancelled(fault: Fault, { isPaid = true } = {}) {
  const sale = await (isPaid ? sellSigned(house) : sellCar(house));
  const { orderId: id, buyer, seller } = sale;
  if (isPaid) {
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    await book(staff, id, { cents: 2_500_000 });
  }
  await staff.ask(CANCEL, { id, fault });
  return { ...sale, letters: { buyer: await lettersTo(buyer), seller: await lettersTo(seller) } };
}
const FEE_BACK = 'Les frais payés vous sont rendus';
const FEE_KEPT = 'les frais payés restent acquis';
const PRICE_BACK = 'Le prix reçu vous est rendu par virement';
const CAR_FREE = 'La voiture peut être remise en vente';

describe('a cancelled order', () => {
  it('tells each side what follows for them, by whose doing it was', async () => {
    const byBuyer = await cancelled('BUYER');
    for (const said of [FEE_KEPT, PRICE_BACK, 'Le motif']) expect(byBuyer.letters.buyer).toContain(said);
    for (const said of [FEE_BACK, CAR_FREE]) expect(byBuyer.letters.buyer).not.toContain(said);
    expect(byBuyer.letters.seller).toContain(CAR_FREE);
    for (const said of [FEE_KEPT, FEE_BACK, PRICE_BACK]) expect(byBuyer.letters.seller).not.toContain(said);

    const bySeller = await cancelled('SELLER');
    for (const said of [FEE_BACK, PRICE_BACK]) expect(bySeller.letters.buyer).toContain(said);
    expect(bySeller.letters.seller).toContain('L’annulation vous est imputable');
    expect(bySeller.letters.seller).not.toContain(CAR_FREE);
  });

  it('keeps of the buyer at fault a fee that was paid in full, as the contract says', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    const read =
      'query($id: ID!) { order(id: $id) { text(paper: CONTRACT, language: FR) { blocks { text } } } }';
    const contract = async () => JSON.stringify((await buyer.ask(read, { id })).data);
    for (const said of ['les frais qu’il a payés en entier restent acquis', 'mise en demeure'])
      expect(await contract()).toContain(said);
    await book(staff, id, { cents: 119_999, purpose: 'FEE' });
    await staff.ask(CANCEL, { id, fault: 'BUYER' });
    const money = 'query($id: ID!) { order(id: $id) { money { fee { expectedCents overCents } } } }';
    expect((await staff.ask(money, { id })).data).toMatchObject({
      order: { money: { fee: { expectedCents: 0, overCents: 119_999 } } },
    });
  });

  it('says nothing of money that never came', async () => {
    const { letters } = await cancelled('BUYER', { isPaid: false });
    for (const said of [FEE_BACK, FEE_KEPT, PRICE_BACK]) expect(letters.buyer).not.toContain(said);
  });

  it('is followed by another auction, of which staff read that the seller ended the last sale', async () => {
    const clerk = await house.guest({ permissions: ['Auctions:update'] });
    const read = 'query($u: ID!) { afterSale(uuid: $u) { canRelist isSellersFault } }';
    for (const [fault, isSellersFault] of [
      ['SELLER', true],
      ['NOBODY', false],
    ] as const) {
      const { car } = await cancelled(fault, { isPaid: false });
      const after = { canRelist: true, isSellersFault };
      expect((await clerk.ask(read, { u: car.uuid })).data?.afterSale).toEqual(after);
    }
  });

  it('says whose doing it was to both sides and staff', async () => {
    const { orderId: id, buyer, seller } = await cancelled('BUYER', { isPaid: false });
    for (const guest of [buyer, seller, staff]) {
      expect((await guest.ask(FAULT, { id })).data).toEqual({ order: { fault: 'BUYER' } });
    }
    const { orderId: alive } = await sellCar(house);
    expect((await staff.ask(FAULT, { id: alive })).data).toEqual({ order: { fault: null } });
  });

  it('has a history of who did what, for staff alone', async () => {
    const { orderId: id, buyer } = await cancelled('BUYER');
    const history = `{ staffHistory(kind: ORDER, id: "${id}") { action reason actorName } }`;
    const actions = ((await staff.ask(history)).data as unknown as { staffHistory: { action: string }[] })
      .staffHistory;
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['order.cancelled', 'order.receiptBooked', 'order.contractSigned']),
    );
    expect(await buyer.codeOf(history)).toBe('Forbidden');
    const reader = await house.guest({ permissions: ['Leads:read'] });
    expect(await reader.codeOf(history)).toBe('Forbidden');
  });

  it('takes no payment any more; one that comes late goes back, and its buyer is told', async () => {
    const { orderId: id, buyer, seller } = await sellSigned(house);
    const { data } = await buyer.ask(PAY, { id, source: 'OTHER' });
    const { clientSecret } = (data as unknown as { payOrderFee: { clientSecret: string } }).payOrderFee;
    await staff.ask(CANCEL, { id, fault: 'BUYER' });
    expect(await buyer.codeOf(PAY, { id, source: 'ON_FILE' })).toBe('BadInput');
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
    await fetch(`${house.url}/sandbox/card-checkouts/${clientSecret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    expect(await lettersTo(buyer)).toContain('Les frais vous ont été rendus');
    expect(await lettersTo(seller)).not.toContain('Les frais vous ont été rendus');
    expect(await house.db.owner('select from invoices where order_id = $1', [id])).toEqual([]);
  });
});

describe('a buyer who is late', () => {
  const SEE = 'query($id: ID!) { order(id: $id) { state noticedAt noticeEndsAt } }';
  const DAY_MS = 86_400_000;
  const refusalOf = async (id: string) =>
    (await staff.ask(CANCEL, { id, fault: 'BUYER', hasRefused: false })).errors?.[0]?.extensions as
      | { code: string; noticedAt?: string }
      | undefined;
  const dueNow = async () => {
    await house.db.owner("update jobs set run_at = now() where kind = 'orders.remind'");
    await house.rooms.jobs.drain();
  };
  const stateOf = async (id: string) => (await staff.ask(SEE, { id })).data?.order as unknown;
  const remind = (id: string, days: number, { step = 'PAY_LATE', to = 'buyer_id', at = 'now()' } = {}) =>
    house.db.owner(
      `insert into notifications (account_id, kind, event_key, ad_uuid, data, mailed_at)
       select ${to}, 'ORDER_STEP', id || ':' || $2, ad_uuid, jsonb_build_object('orderId', id, 'step', $2::text),
         ${at} - $3 * interval '1 day' from orders where id = $1
       on conflict (account_id, kind, event_key) do update set mailed_at = excluded.mailed_at`,
      [id, step, days],
    );

  it('is not ended by staff who decided before money came', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    const cancel = (cameCents: number) =>
      staff.codeOf(
        `mutation($id: ID!, $cameCents: Float) {
          cancelOrder(id: $id, reason: "Le motif", fault: NOBODY, cameCents: $cameCents) { state } }`,
        { id, cameCents },
      );
    expect(await cancel(0)).toBe('StaleVersion');
    expect(await cancel(120_000)).toBeNull();
  });

  it('loses the fee only seven days after the notice of what is still waited for, or once they refuse', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    expect(await refusalOf(id)).toMatchObject({ code: 'NoticeRunning', noticedAt: null });
    // None of these is a notice to the buyer to pay.
    await remind(id, 9, { step: 'PAY_SOON' });
    await remind(id, 9, { step: 'SIGN_LATE' });
    await remind(id, 9, { to: 'seller_id' });
    await remind(id, 9, { at: 'null::timestamptz' });
    expect(await refusalOf(id)).toMatchObject({ code: 'NoticeRunning', noticedAt: null });
    expect(await stateOf(id)).toEqual({ state: 'SIGNED', noticedAt: null, noticeEndsAt: null });
    await remind(id, 6.9);
    const noticedAt = (await refusalOf(id))?.noticedAt ?? '';
    const noticeEndsAt = new Date(Date.parse(noticedAt) + 7 * DAY_MS).toISOString();
    expect(await stateOf(id)).toEqual({ state: 'SIGNED', noticedAt, noticeEndsAt });
    expect((await buyer.ask(SEE, { id })).data).toMatchObject({ order: { noticedAt: null } });
    const { orderId: late } = await sellSigned(house);
    await remind(late, 7);
    expect(await refusalOf(late)).toBeUndefined();
    expect(await staff.codeOf(CANCEL, { id, fault: 'BUYER' })).toBeNull();
  });

  it('may have been given notice another way: seven days from the day after, which follows that of the price', async () => {
    const { orderId: id } = await sellSigned(house);
    const dayBefore = (days: number) => parisDay(Date.now() - days * DAY_MS);
    const cancel = async (days: number | string) => {
      const noticedOn = typeof days === 'string' ? days : dayBefore(days);
      return (await staff.ask(CANCEL_NOTICED, { id, noticedOn })).errors?.[0]?.extensions;
    };
    const wrong = { code: 'BadInput', field: 'noticedOn' };
    const due = (days: number) =>
      house.db.owner("update orders set pay_by = now() - $2 * interval '1 day' where id = $1", [id, days]);
    // Nobody is late yet.
    for (const day of [0, 1, -1, '', '2026-02-30', 'hier']) expect(await cancel(day)).toMatchObject(wrong);
    await due(30);
    expect(await cancel(-1)).toMatchObject(wrong);
    expect(await cancel(31)).toMatchObject(wrong);
    const noticedAt = new Date(Date.parse(dayBefore(6)) + DAY_MS).toISOString();
    expect(await cancel(6)).toMatchObject({ code: 'NoticeRunning', noticedAt });
    expect(await cancel(9)).toBeUndefined();
    const [logged] = await house.db.owner<{ after: object }>(
      "select after, reason from audit_entries where action = 'order.cancelled' and subject_id = $1",
      [id],
    );
    expect(logged?.after).toMatchObject({ noticedOn: dayBefore(9), reason: 'Recommandé 1A 23' });
  });

  it('was given no notice of what they do not owe: a contract that they have signed', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    await signPaper(house, buyer, id);
    await house.db.owner("update orders set sign_by = now() - interval '20 days' where id = $1", [id]);
    const noticedOn = parisDay(Date.now() - 15 * DAY_MS);
    const refusal = (await staff.ask(CANCEL_NOTICED, { id, noticedOn })).errors?.[0]?.extensions;
    expect(refusal).toMatchObject({ code: 'BadInput', field: 'noticedOn' });
  });

  it('is given notice of what they are to fetch where the price came after its day', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await house.db.owner(
      "update orders set pay_by = now() - interval '2 days', collect_by = now() - interval '1 day' where id = $1",
      [id],
    );
    await dueNow();
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    await book(staff, id, { cents: 2_500_000 });
    expect(await stateOf(id)).toMatchObject({ state: 'PAID', noticedAt: null });
    await house.db.owner("update orders set collect_by = now() - interval '1 hour' where id = $1", [id]);
    await dueNow();
    expect(await stateOf(id)).toMatchObject({ state: 'PAID', noticedAt: expect.any(String) });
  });

  it('has two days to fetch the car from when its price came, whatever its day was, and is told so', async () => {
    for (const since of ['59 minutes', '-40 hours']) {
      const { orderId: id, buyer } = await sellSigned(house);
      const come = `pay_by = now() - interval '9 days', collect_by = now() - $2::interval`;
      await house.db.owner(`update orders set ${come} where id = $1`, [id, since]);
      await buyer.ask(PAY, { id, source: 'ON_FILE' });
      const before = Date.now();
      await book(staff, id, { cents: 2_500_000 });
      const { data } = await staff.ask('query($id: ID!) { order(id: $id) { dueAt isOverdue } }', { id });
      const { order } = data as unknown as { order: { dueAt: string; isOverdue: boolean } };
      expect(order.isOverdue).toBe(false);
      expect(Math.round((Date.parse(order.dueAt) - before) / 3_600_000)).toBe(48);
      // What was planned for the day of before comes now.
      await dueNow();
      expect(await stateOf(id)).toMatchObject({ state: 'PAID', noticedAt: null });
      expect(await lettersTo(buyer)).toContain(`avant le ${formatDateTime(order.dueAt)}`);
    }
  });

  it('is given notice again where what they had paid is undone', async () => {
    const { orderId: id } = await sellSigned(house);
    await book(staff, id, { cents: 120_000, purpose: 'FEE' });
    await house.db.owner("update orders set pay_by = now() - interval '2 days' where id = $1", [id]);
    await dueNow();
    expect(await stateOf(id)).toMatchObject({ noticedAt: expect.any(String) });
    const lines = 'query($id: ID!) { order(id: $id) { money { lines { id canReverse } } } }';
    const { data } = await staff.ask(lines, { id });
    const { order } = data as unknown as {
      order: { money: { lines: { id: string; canReverse: boolean }[] } };
    };
    const line = order.money.lines.find(({ canReverse }) => canReverse)?.id;
    const undo = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Autre voiture") }';
    expect(await staff.codeOf(undo, { id: line })).toBeNull();
    expect(await stateOf(id)).toMatchObject({ state: 'SIGNED', noticedAt: null });
    await dueNow();
    expect(await stateOf(id)).toMatchObject({ noticedAt: expect.any(String) });
  });

  it('is told by the notice what follows, and after how long', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await house.db.owner("update orders set pay_by = now() - interval '1 hour' where id = $1", [id]);
    await house.db.owner("update jobs set run_at = now() where kind = 'orders.remind'");
    const letters = await lettersTo(buyer);
    for (const said of ['mise en demeure', 'sept jours', 'restent acquis']) expect(letters).toContain(said);
    expect(await stateOf(id)).toMatchObject({ noticedAt: expect.any(String) });
  });
});

describe('a fee that is given back while the order goes on', () => {
  it('is told to the buyer, in their language', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await house.db.owner("update accounts set language = 'EN' where email = $1", [buyer.email]);
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    await staff.ask(CREDIT, { id });
    expect(await lettersTo(buyer)).toContain('Your fee has been refunded');
  });
});
