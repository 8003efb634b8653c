import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { book, PAYOUT, type Sale, sellCar, sellSigned, sendWithdrawal } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create', 'Leads:read'] });
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(() => house[Symbol.asyncDispose]());

const SEE = 'query($id: ID!) { order(id: $id) { state task isOverdue withdrawalDeclaredAt } }';
const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
const CONFIRM = 'mutation($token: String!) { confirmWithdrawal(token: $token) }';
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const CANCEL = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Impayé", fault: BUYER) { state } }';

const see = async (guest: Guest, id: string) => {
  const { data, errors } = await guest.ask(SEE, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { order: Record<string, unknown> }).order;
};
const signed = (buyer?: Guest): Promise<Sale> =>
  sellSigned(house, {
    ...{ regime: 'PROFESSIONAL' as const, commission: { commissionBp: 0, commissionMinCents: 0 } },
    ...(buyer ? { buyer } : {}),
  });
async function received(): Promise<Sale> {
  const sale = await signed();
  expect(await book(staff, sale.orderId, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
  return sale;
}
const texts = async ({ email }: Pick<Guest, 'email'>): Promise<string[]> => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ text }) => text);
};
const toHouse = () => texts({ email: house.rooms.settings.read('house').email });
const numberOf = async (id: string): Promise<string> =>
  String((await house.db.owner('select number from orders where id = $1', [id]))[0]?.number);
const leads = () =>
  house.db.owner<{ state: string }>("select state from leads where form = 'withdrawal' order by created_at");
const states = async () => (await leads()).map(({ state }) => state);
const forget = () => house.db.owner('delete from leads');
const tokenFor = async (buyer: Guest) =>
  (/token=([\w.-]+)/.exec((await texts(buyer)).join('\n')) ?? [])[1] ?? '';
const declaredAgo = (days: number) =>
  house.db.owner(`update leads set created_at = created_at - interval '${days} days'`);
const handedOverAgo = (id: string, days: number) =>
  house.db.owner(`update order_steps set at = at - interval '${days} days' where order_id = $1`, [id]);

it('holds up nothing else that its buyer bought, however often it is said', async () => {
  for (const first of ['FORM', 'PAGE']) {
    await forget();
    const { orderId: id, buyer } = await received();
    const other = await signed(buyer);
    const number = await numberOf(id);
    if (first === 'PAGE') expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    for (let times = 0; times < 2; times++) await sendWithdrawal(buyer, buyer.email, number);
    // Said once more in other words it is another, of the same.
    await sendWithdrawal(buyer, buyer.email, `CAL-00${number}`);
    expect([first, await see(buyer, id)]).toMatchObject([first, { state: 'WITHDRAWN' }]);
    expect([first, await states()]).toEqual([first, ['DONE', 'DONE']]);
    for (const guest of [buyer, other.seller])
      expect(await see(guest, other.orderId)).toMatchObject({ withdrawalDeclaredAt: null });
    expect(await see(buyer, other.orderId)).toMatchObject({ task: 'PAY_FEE' });
  }
});

it('that took effect is not promised an answer, nor asked of staff; what nobody proves is', async () => {
  await forget();
  const { orderId: id, buyer } = await received();
  await sendWithdrawal(house.visitor(), 'stranger@calandre.test', await numberOf(id));
  const [before] = [(await toHouse()).filter(text => text.includes('À traiter')).length];
  await sendWithdrawal(buyer, buyer.email, await numberOf(id));
  const told = (await texts(buyer)).join('\n');
  expect(told).toContain('Elle est enregistrée sur votre commande');
  expect(told).not.toContain('Nous vérifions si votre achat ouvre ce droit');
  expect((await toHouse()).filter(text => text.includes('À traiter'))).toHaveLength(before);
  expect((await texts({ email: 'stranger@calandre.test' })).join()).toContain(
    'Nous vérifions si votre achat',
  );
  // The stranger may have slipped in a number of another sale: staff read it.
  expect(await states()).toEqual(['NEW', 'DONE']);
});

it('stops every notice of what it may be of, and both are told anew should it come to nothing', async () => {
  await forget();
  const { orderId: id, buyer } = await signed();
  await house.db.owner("update orders set pay_by = now() - interval '9 days' where id = $1", [id]);
  const remind = async () => {
    await house.db.owner(
      "update jobs set run_at = now() where kind = 'orders.remind' and data ->> 'orderId' = $1",
      [id],
    );
    return (await texts(buyer)).filter(text => text.includes('mise en demeure')).length;
  };
  expect(await remind()).toBe(1);
  await house.db.owner("update notifications set mailed_at = mailed_at - interval '8 days'");
  await sendWithdrawal(buyer, buyer.email);
  expect(await see(buyer, id)).toMatchObject({ task: 'AWAIT_WITHDRAWAL', isOverdue: false });
  expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
  await house.db.owner("update leads set state = 'DROPPED'");
  expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
  expect(await remind()).toBe(2);
  expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
  await house.db.owner("update notifications set mailed_at = mailed_at - interval '8 days'");
  expect(await staff.codeOf(CANCEL, { id })).toBeNull();
});

const anew = async (id: string) => {
  await house.db.owner(
    "update jobs set run_at = now() where kind = 'orders.remind' and data ->> 'orderId' = $1",
    [id],
  );
  await house.rooms.jobs.drain();
};
const UPDATE = 'mutation($id: ID!, $state: LeadState!) { updateLead(id: $id, state: $state) { state } }';
const setState = async (state: string) => {
  const [lead] = await house.db.owner<{ id: string }>(
    'select id from leads order by created_at desc limit 1',
  );
  expect(await staff.codeOf(UPDATE, { id: lead?.id, state })).toBeNull();
};

it('come to nothing says nothing of a contract that could be signed all along, and gives a car its days', async () => {
  await forget();
  const toSign = await sellCar(house, {
    ...{ regime: 'PROFESSIONAL', commission: { commissionBp: 0, commissionMinCents: 0 } },
  });
  await sendWithdrawal(toSign.buyer, toSign.buyer.email);
  await setState('DROPPED');
  await anew(toSign.orderId);
  for (const side of [toSign.buyer, toSign.seller])
    expect((await texts(side)).join('\n')).not.toContain('ce qui manquait au contrat');
  // A car that is late already is looked at each day.
  const { orderId: id, buyer } = await signed();
  expect(await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  await house.db.owner("update orders set collect_by = now() - interval '2 hours' where id = $1", [id]);
  await anew(id);
  const notices = async () => (await texts(buyer)).filter(text => text.includes('mise en demeure')).length;
  expect(await notices()).toBe(1);
  await sendWithdrawal(buyer, buyer.email);
  await setState('DROPPED');
  await anew(id);
  expect(await notices()).toBe(1);
  const [order] = await house.db.owner<{ isMoved: boolean }>(
    `select collect_by > now() + interval '1 day' as "isMoved" from orders where id = $1`,
    [id],
  );
  expect(order?.isMoved).toBe(true);
});

it('gives notice anew once: what is declared again after staff dropped it only makes them wait', async () => {
  await forget();
  const { orderId: id, buyer } = await signed();
  expect(await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  await house.db.owner("update orders set collect_by = now() - interval '9 days' where id = $1", [id]);
  await anew(id);
  const drop = async (text: string) => {
    await sendWithdrawal(buyer, buyer.email, text);
    expect(await see(buyer, id)).toMatchObject({ task: 'AWAIT_WITHDRAWAL' });
    expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
    await anew(id);
    await setState('DROPPED');
    await anew(id);
  };
  const dayOf = async () =>
    (await house.db.owner('select collect_by from orders where id = $1', [id]))[0]?.collect_by;
  const lateAgain = async () => {
    await house.db.owner("update orders set collect_by = now() - interval '9 days' where id = $1", [id]);
    await anew(id);
    await texts(buyer);
    await house.db.owner("update notifications set mailed_at = mailed_at - interval '8 days'");
  };
  await drop('Le cabriolet');
  await lateAgain();
  const day = await dayOf();
  await drop('Le coupé');
  expect(await dayOf()).toEqual(day);
  expect(await staff.codeOf(CANCEL, { id })).toBeNull();
});

it('opened again by staff, or confirmed after they dropped it, stops what ran meanwhile', async () => {
  await forget();
  const { orderId: id, buyer } = await signed();
  await house.db.owner("update orders set pay_by = now() - interval '9 days' where id = $1", [id]);
  await sendWithdrawal(buyer, buyer.email);
  await setState('DROPPED');
  await anew(id);
  await texts(buyer);
  await house.db.owner("update notifications set mailed_at = mailed_at - interval '8 days'");
  await setState('NEW');
  await setState('DROPPED');
  expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
  await forget();
  await sendWithdrawal(house.visitor(), buyer.email);
  await setState('DROPPED');
  expect(await house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) })).toBeNull();
  expect(await see(buyer, id)).toMatchObject({ task: 'AWAIT_WITHDRAWAL' });
  expect((await toHouse())[0]).toContain('n’a pas pris effet d’elle-même');
});

it('gives the number of what was gone back on long ago for that of another: staff read it', async () => {
  await forget();
  const { orderId: id, buyer } = await received();
  expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
  await handedOverAgo(id, 3);
  const other = await signed(buyer);
  await sendWithdrawal(buyer, buyer.email, await numberOf(id));
  expect(await states()).toEqual(['NEW']);
  expect(await see(buyer, other.orderId)).toMatchObject({ task: 'AWAIT_WITHDRAWAL' });
});

it('is looked at by staff where it is confirmed once days have passed, or the car was fetched after it', async () => {
  const confirm = async (buyer: Guest) => house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) });
  // Passed on: it takes no effect by itself, and lies open on the order until staff have read it.
  await forget();
  const paidOut = await received();
  await sendWithdrawal(house.visitor(), paidOut.buyer.email, await numberOf(paidOut.orderId));
  await declaredAgo(6);
  await house.db.owner("update orders set created_at = created_at - interval '60 days'");
  await handedOverAgo(paidOut.orderId, 19);
  expect(await staff.codeOf(CLOSE, { id: paidOut.orderId, payout: PAYOUT })).toBeNull();
  expect(await confirm(paidOut.buyer)).toBeNull();
  expect(await see(paidOut.buyer, paidOut.orderId)).toMatchObject({
    ...{ state: 'CLOSED', withdrawalDeclaredAt: expect.any(String) },
  });
  expect((await toHouse()).join('\n')).toContain('n’a pas pris effet d’elle-même');
  // Fetched after it was said, or left for days.
  for (const way of ['FETCHED', 'LEFT']) {
    await forget();
    const sale = way === 'LEFT' ? await received() : await signed();
    await sendWithdrawal(house.visitor(), sale.buyer.email, await numberOf(sale.orderId));
    await house.db.owner("update orders set created_at = created_at - interval '60 days'");
    await declaredAgo(way === 'LEFT' ? 10 : 1);
    if (way === 'LEFT') await handedOverAgo(sale.orderId, 12);
    else {
      expect(await book(staff, sale.orderId, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
      expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
    }
    expect(await confirm(sale.buyer)).toBeNull();
    expect([way, await see(sale.buyer, sale.orderId)]).toMatchObject([
      way,
      { state: 'HANDED_OVER', task: 'AWAIT_WITHDRAWAL' },
    ]);
  }
  // Nobody keeps an option without end.
  await declaredAgo(30);
  const { buyer } = paidOut;
  await forget();
  await sendWithdrawal(house.visitor(), buyer.email, await numberOf(paidOut.orderId));
  await declaredAgo(31);
  expect(await confirm(buyer)).toBe('TokenExpired');
});

const HOLD = 'select from orders where id = $1 for no key update';
const LOOK = "delete from jobs where kind = 'orders.remind' and data ->> 'orderId' = $1 and data ? 'heldUp'";

it('is confirmed while others hold what its buyer bought, whichever of it they hold first', async () => {
  await forget();
  const { orderId, buyer } = await signed();
  const [first = '', last = ''] = [orderId, (await signed(buyer)).orderId].sort();
  await sendWithdrawal(house.visitor(), 'away@calandre.test', await numberOf(last));
  await using other = await openTransaction(house.db);
  await other.query(HOLD, [first]);
  const confirmed = house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) });
  await untilWaiting(house.db, 1);
  await other.query(HOLD, [last]);
  await other.query('commit');
  expect(await confirmed).toBeNull();
  expect(await states()).toEqual(['DONE']);
});

it('is sent while the look at its order begins, which sees it', async () => {
  await forget();
  const { orderId: id, buyer } = await signed();
  await sendWithdrawal(buyer, buyer.email, 'Le cabriolet');
  await using writer = await openTransaction(house.db);
  await using look = await openTransaction(house.db);
  await writer.query(HOLD, [id]);
  const sent = sendWithdrawal(buyer, buyer.email, 'Le coupé');
  await untilWaiting(house.db, 1);
  expect((await look.query(LOOK, [id])).rowCount).toBe(1);
  const begun = look.query(HOLD, [id]);
  await untilWaiting(house.db, 2);
  await writer.query('commit');
  await Promise.all([sent, begun]);
  await look.query('rollback');
  expect(await states()).toEqual(['NEW', 'NEW']);
});

it('confirmed after staff wrote it off as done waits for them anew, but where its buyer has gone back on a sale since', async () => {
  for (const how of ['BY_HAND', 'BY_THE_SALE']) {
    await forget();
    const { orderId: id, buyer } = await received();
    await sendWithdrawal(house.visitor(), buyer.email, 'Le cabriolet');
    if (how === 'BY_THE_SALE') expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    await setState('DONE');
    const before = (await toHouse()).length;
    expect(await house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) })).toBeNull();
    const isAnew = how === 'BY_HAND';
    expect([how, await states()]).toEqual([how, [isAnew ? 'NEW' : 'DONE']]);
    expect(await toHouse()).toHaveLength(before + (isAnew ? 1 : 0));
    if (isAnew) expect(await see(buyer, id)).toMatchObject({ task: 'AWAIT_WITHDRAWAL' });
  }
  // That they went back on another ends nothing of this one.
  await forget();
  const one = await signed();
  const other = await signed(one.buyer);
  await sendWithdrawal(house.visitor(), one.buyer.email, await numberOf(one.orderId));
  await setState('DROPPED');
  const token = await tokenFor(one.buyer);
  expect(await one.buyer.codeOf(WITHDRAW, { id: other.orderId })).toBeNull();
  expect(await house.visitor().codeOf(CONFIRM, { token })).toBeNull();
  expect(await see(one.buyer, one.orderId)).toMatchObject({ state: 'CANCELLED' });
});
