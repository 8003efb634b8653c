import { afterAll, beforeAll, expect, it } from 'vitest';
import { parisDay } from '#shared/words/paris.ts';
import { askApi, makeKey } from '#test/kit/api.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, PAYOUT, type Sale, sellSigned, sendWithdrawal, todayInParis } from '#test/kit/sales.ts';
import { migrate } from '../../database/index.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create', 'Leads:read'] });
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(() => house[Symbol.asyncDispose]());

const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
const CONFIRM = 'mutation($token: String!) { confirmWithdrawal(token: $token) }';
const NOTE = `mutation($email: String!) { addLead(data: { form: "withdrawal", name: "A", email: $email,
  leadSource: "phone_call", note: "" }) { id } }`;
const PROOFS = '{ leads(state: OPEN, form: "withdrawal") { leads { proof } } }';

const BOOK = `mutation($id: ID!, $data: WithdrawalInput!) { bookWithdrawal(id: $id, data: $data) { state } }`;
const SEE = `query($id: ID!) { order(id: $id) { state task dueAt isOverdue canWithdraw withdrawalDeclaredAt
  withdrawal { declaredOn declaredBy } } }`;
const NO_COMMISSION = { commissionBp: 0, commissionMinCents: 0 };
const see = async (guest: Guest, id: string) => {
  const { data, errors } = await guest.ask(SEE, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { order: Record<string, unknown> }).order;
};

/** A car that was paid for and handed over. */
async function received(regime: 'PROFESSIONAL' | 'BROKERAGE', wish: { buyer?: Guest } = {}): Promise<Sale> {
  const sale = await sellSigned(house, { ...wish, commission: NO_COMMISSION, regime });
  expect(await book(staff, sale.orderId, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
  return sale;
}
const lettersTo = async ({ email }: Pick<Guest, 'email'>): Promise<string> => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ text }) => text).join('\n');
};

const numberOf = async (id: string): Promise<string> => {
  const [row] = await house.db.owner('select number from orders where id = $1', [id]);
  return `cal ${row?.number}`;
};
const proofs = async (): Promise<string[]> => {
  const { data } = await staff.ask(PROOFS);
  return (data as unknown as { leads: { leads: { proof: string }[] } }).leads.leads.map(({ proof }) => proof);
};
const late = (id: string) =>
  house.db.owner("update order_steps set at = at - interval '20 days' where order_id = $1", [id]);
const read = (state: string) => house.db.owner('update leads set state = $1', [state]);
const tokenFor = async (buyer: Guest) => (/token=([\w.-]+)/.exec(await lettersTo(buyer)) ?? [])[1] ?? '';

it('is told what was declared and what the house does with it, whatever the number is of', async () => {
  const [sold, traded] = [await received('BROKERAGE'), await received('PROFESSIONAL')];
  expect(await traded.buyer.codeOf(WITHDRAW, { id: traded.orderId })).toBeNull();
  const numbers = {
    NO_RIGHT: await numberOf(sold.orderId),
    OVER: await numberOf(traded.orderId),
    NONE: 'CAL-999999',
  };
  const receipts: string[] = [];
  for (const [way, number] of Object.entries(numbers)) {
    const email = `declares-${way.toLowerCase()}@calandre.test`;
    await sendWithdrawal(house.visitor(), email, number);
    const said = await lettersTo({ email });
    expect(said).toContain(`: ${number}`);
    expect(said).toMatch(/déclaration de rétractation, reçue le \d{2}/);
    expect(said).toContain('Nous vérifions si votre achat ouvre ce droit');
    expect(said).not.toContain('Nous informons le vendeur');
    receipts.push(
      said
        .replaceAll(number, '…')
        .replaceAll(email, '…')
        .replace(/reçue le [^(]+/, ''),
    );
  }
  // A stranger learns nothing of an order by its number.
  expect(new Set(receipts).size).toBe(1);
  // Nor is its buyer, who may have no such right, promised that their price is held.
  expect(await lettersTo(sold.buyer)).toContain('si votre achat ouvre ce droit, votre rétractation vaut');
  await read('DONE');
});

it('takes effect from its day once it is known to be the buyer’s and names what they bought, and is done', async () => {
  // Anybody may type an address: who is not signed in proves it by the link. Bids need no confirmed one here.
  const ways = {
    ACCOUNT: 'other@calandre.test',
    HERS: null,
    THIRD: 'third@calandre.test',
    UNCONFIRMED: null,
  };
  for (const [way, from] of Object.entries(ways)) {
    const [sale, other] = [await received('PROFESSIONAL'), await received('PROFESSIONAL')];
    const { orderId: id, buyer, seller } = sale;
    if (way === 'UNCONFIRMED') await house.db.owner('update accounts set email_confirmed_at = null');
    const sender = way === 'ACCOUNT' ? buyer : house.visitor();
    await sendWithdrawal(sender, from ?? buyer.email.toUpperCase(), await numberOf(id));
    if (way !== 'ACCOUNT') {
      expect(await proofs()).toEqual(['NONE']);
      expect(await see(buyer, id)).toMatchObject({ state: 'HANDED_OVER', withdrawalDeclaredAt: null });
      const token = await tokenFor(buyer);
      // It counts from the day on which it was made, whatever has become of the time since.
      await house.db.owner("update leads set created_at = created_at - interval '6 days'");
      await house.db.owner("update orders set created_at = created_at - interval '30 days' where id = $1", [
        id,
      ]);
      await late(id);
      expect(await sender.codeOf(CONFIRM, { token: `${token}x` })).toBe('TokenExpired');
      expect(await sender.codeOf(CONFIRM, { token })).toBeNull();
      expect(await sender.codeOf(CONFIRM, { token })).toBeNull();
    }
    const days = way === 'ACCOUNT' ? 0 : 6;
    const declaredOn = parisDay(Date.now() - days * 86_400_000);
    expect([way, await see(buyer, id)]).toMatchObject([
      way,
      { state: 'WITHDRAWN', canWithdraw: false, withdrawal: { declaredOn, declaredBy: 'BUYER' } },
    ]);
    expect(await proofs()).toEqual([]);
    const told = await lettersTo(buyer);
    expect(told).toContain('Nous accusons réception de votre déclaration, faite par notre formulaire le');
    expect(told).not.toContain('je vous notifie');
    expect(await lettersTo(seller)).toContain('comme la loi le lui permet');
    const ofHouse = await lettersTo({ email: house.rooms.settings.read('house').email });
    expect(ofHouse).toContain('La voiture est à rendre le');
    expect(ofHouse).not.toContain('n’a pas pris effet');
    await late(other.orderId);
    expect(await staff.codeOf(CLOSE, { id: other.orderId, payout: PAYOUT })).toBeNull();
  }
});

it('ends the sale before the car is there, and asks nobody to pay', async () => {
  const { orderId: id, buyer } = await sellSigned(house, {
    regime: 'PROFESSIONAL',
    commission: NO_COMMISSION,
  });
  await sendWithdrawal(house.visitor(), buyer.email, await numberOf(id));
  expect(await house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) })).toBeNull();
  expect(await see(buyer, id)).toMatchObject({ state: 'CANCELLED', task: 'NONE' });
});

it('is looked at by staff where it names none: nothing is asked of either side until they have', async () => {
  const {
    orderId: id,
    buyer,
    seller,
  } = await sellSigned(house, {
    ...{ regime: 'PROFESSIONAL', commission: NO_COMMISSION },
  });
  const sold = await sellSigned(house, { regime: 'BROKERAGE', commission: NO_COMMISSION, buyer });
  for (const each of [id, sold.orderId])
    await house.db.owner("update orders set pay_by = now() - interval '1 day' where id = $1", [each]);
  const late = { task: 'PAY_FEE', isOverdue: true, withdrawalDeclaredAt: null };
  expect(await see(buyer, id)).toMatchObject(late);
  await sendWithdrawal(house.visitor(), buyer.email);
  expect(await see(buyer, id)).toMatchObject(late);
  expect(await house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) })).toBeNull();
  const waits = { task: 'AWAIT_WITHDRAWAL', dueAt: null, withdrawalDeclaredAt: expect.any(String) };
  for (const guest of [buyer, seller]) expect(await see(guest, id)).toMatchObject(waits);
  expect(await see(staff, id)).toMatchObject({ withdrawalDeclaredAt: expect.any(String) });
  // A sale between private people gives no such right, and its buyer no way to stop its notices.
  expect(await see(buyer, sold.orderId)).toMatchObject(late);
  expect(await lettersTo({ email: house.rooms.settings.read('house').email })).toContain(
    'n’a pas pris effet',
  );
  const remind = async () => {
    await house.db.owner("update jobs set run_at = now() where kind = 'orders.remind'");
    await house.rooms.jobs.drain();
    const rows = await house.db.owner<{ at: string }>(
      "select data ->> 'when' as at from order_steps where order_id = $1 and kind = 'REMINDED'",
      [id],
    );
    return rows.map(({ at }) => at);
  };
  expect(await remind()).toEqual([]);
  expect(await remind()).toEqual([]);
  // They find that it means something else: its buyer is late again, and given notice.
  await read('DROPPED');
  expect(await see(buyer, id)).toMatchObject(late);
  expect(await remind()).toEqual(['LATE']);
  await sendWithdrawal(buyer, buyer.email, 'CAL-999999');
  expect(await see(buyer, id)).toMatchObject(waits);
  await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [sold.orderId]);
  const data = { declaredOn: todayInParis(), note: 'Formulaire' };
  expect(await staff.codeOf(BOOK, { id, data })).toBeNull();
  expect(await proofs()).toEqual([]);
});

it('holds the price until staff have read it where it names none, or they wrote it down', async () => {
  for (const way of ['STAFF', 'UNNAMED']) {
    const [sale, other] = [await received('PROFESSIONAL'), await received('PROFESSIONAL')];
    const { orderId: id, buyer } = sale;
    if (way === 'STAFF') expect(await staff.codeOf(NOTE, { email: buyer.email })).toBeNull();
    else {
      await sendWithdrawal(house.visitor(), buyer.email);
      expect(await house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) })).toBeNull();
    }
    expect(await proofs()).toEqual([way === 'STAFF' ? way : 'LINK']);
    for (const each of [sale, other]) await late(each.orderId);
    const { data } = await staff.ask('{ duePayouts { orderId state until } }');
    const { duePayouts } = data as unknown as { duePayouts: { orderId: string }[] };
    expect(duePayouts.find(({ orderId }) => orderId === id)).toMatchObject({ state: 'WITHDRAWAL' });
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBe('WithdrawalOpen');
    expect(await staff.codeOf(CLOSE, { id: other.orderId, payout: PAYOUT })).toBeNull();
    await read('IN_PROGRESS');
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBe('WithdrawalOpen');
    await read('DROPPED');
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
  }
  // Where nobody may go back on the sale the form holds nothing, nor does it for who has an order's number alone,
  // knows its buyer's address, or bought another.
  const [sale, other] = [await received('BROKERAGE'), await received('PROFESSIONAL')];
  await sendWithdrawal(sale.buyer, sale.buyer.email);
  await late(other.orderId);
  await sendWithdrawal(sale.buyer, sale.buyer.email, await numberOf(other.orderId));
  for (const email of ['stranger@calandre.test', other.buyer.email, other.buyer.email, other.buyer.email])
    await sendWithdrawal(house.visitor(), email, await numberOf(other.orderId));
  expect((await proofs()).sort()).toEqual(['ACCOUNT', ...Array(4).fill('NONE'), 'OTHER_ORDER']);
  for (const { orderId: id } of [sale, other])
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
  const told = (await lettersTo(other.buyer)).split('\n').filter(line => /quelqu’un a déclaré/.test(line));
  expect(told).toHaveLength(3);
});

it('holds what its sender bought where it names an order that is over, or is another’s', async () => {
  const [stranger, over] = [await received('PROFESSIONAL'), await received('PROFESSIONAL')];
  for (const { orderId } of [stranger, over]) await late(orderId);
  expect(await staff.codeOf(CLOSE, { id: over.orderId, payout: PAYOUT })).toBeNull();
  const names = {
    // An account's word counts at once, that of a typed address by its link.
    OVER: { order: over, isSignedIn: true },
    ANOTHERS: { order: stranger, isSignedIn: true },
    TYPED_OVER: { order: over, isSignedIn: false },
    TYPED_ANOTHERS: { order: stranger, isSignedIn: false },
  };
  for (const [way, { order, isSignedIn }] of Object.entries(names)) {
    await read('DONE');
    const { orderId: id, buyer } = await received('PROFESSIONAL');
    await late(id);
    const told = await lettersTo(stranger.buyer);
    await sendWithdrawal(isSignedIn ? buyer : house.visitor(), buyer.email, await numberOf(order.orderId));
    if (!isSignedIn) {
      expect([way, await proofs()]).toEqual([way, ['NONE']]);
      expect(await house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) })).toBeNull();
    }
    expect([way, await proofs()]).toEqual([way, ['OTHER_ORDER']]);
    expect([way, await staff.codeOf(CLOSE, { id, payout: PAYOUT })]).toEqual([way, 'WithdrawalOpen']);
    expect(await lettersTo(stranger.buyer)).toBe(told);
  }
  // It is not the stranger's: theirs is paid out. Who bought nothing declares of nothing that is over.
  await sendWithdrawal(over.buyer, over.buyer.email, await numberOf(over.orderId));
  expect((await proofs()).sort()).toEqual(['NONE', 'OTHER_ORDER']);
  expect(await staff.codeOf(CLOSE, { id: stranger.orderId, payout: PAYOUT })).toBeNull();
});

it('is of that purchase alone which it names', async () => {
  await read('DONE');
  const named = await received('PROFESSIONAL');
  const { buyer } = named;
  const other = await received('PROFESSIONAL', { buyer });
  await late(other.orderId);
  await sendWithdrawal(buyer, buyer.email, await numberOf(named.orderId));
  expect(await proofs()).toEqual([]);
  expect(await buyer.codeOf(WITHDRAW, { id: named.orderId })).toBe('BadInput');
  expect(await staff.codeOf(CLOSE, { id: other.orderId, payout: PAYOUT })).toBeNull();
});

it('is of whom its link was sent to, whatever becomes of their purchase and their address since', async () => {
  await read('DONE');
  const [victim, withdrawn, moved] = [
    await received('PROFESSIONAL'),
    await received('PROFESSIONAL'),
    await received('PROFESSIONAL'),
  ];
  for (const { buyer } of [withdrawn, moved]) {
    await sendWithdrawal(house.visitor(), buyer.email, await numberOf(victim.orderId));
    expect(await house.visitor().codeOf(CONFIRM, { token: await tokenFor(buyer) })).toBeNull();
  }
  expect(await withdrawn.buyer.codeOf(WITHDRAW, { id: withdrawn.orderId })).toBeNull();
  const change = "update accounts set email = 'moved@calandre.test' where email = $1";
  await house.db.owner(change, [moved.buyer.email]);
  for (const { orderId } of [victim, moved]) await late(orderId);
  expect(await proofs()).toEqual(['OTHER_ORDER']);
  expect(await lettersTo(victim.buyer)).not.toContain('quelqu’un a déclaré');
  expect(await staff.codeOf(CLOSE, { id: victim.orderId, payout: PAYOUT })).toBeNull();
  expect(await staff.codeOf(CLOSE, { id: moved.orderId, payout: PAYOUT })).toBe('WithdrawalOpen');
});

it('means nothing that was bought after it', async () => {
  const husband = await house.guest();
  for (const sender of [husband, house.visitor()]) {
    await read('DONE');
    const wifes = await received('PROFESSIONAL');
    await sendWithdrawal(sender, husband.email, await numberOf(wifes.orderId));
    expect(await house.visitor().codeOf(CONFIRM, { token: await tokenFor(wifes.buyer) })).toBeNull();
    const his = await received('PROFESSIONAL', { buyer: husband });
    for (const { orderId } of [wifes, his]) await late(orderId);
    expect(await proofs()).toEqual([]);
    expect(await see(wifes.buyer, wifes.orderId)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await staff.codeOf(CLOSE, { id: his.orderId, payout: PAYOUT })).toBeNull();
  }
});

it('what held a price by its address before holds it on (migration 0211)', async () => {
  const [sale, other] = [await received('PROFESSIONAL'), await received('PROFESSIONAL')];
  const [number] = await house.db.owner('select number from orders where id = $1', [other.orderId]);
  await sendWithdrawal(house.visitor(), sale.buyer.email);
  await sendWithdrawal(house.visitor(), sale.buyer.email, `CAL-00${number?.number}`);
  await house.db.owner("delete from migrations where name ~ '^(0211|0218)'");
  await migrate(house.db.url);
  for (const { orderId } of [sale, other])
    await house.db.owner("update order_steps set at = at - interval '20 days' where order_id = $1", [
      orderId,
    ]);
  expect(await staff.codeOf(CLOSE, { id: sale.orderId, payout: PAYOUT })).toBe('WithdrawalOpen');
  expect(await staff.codeOf(CLOSE, { id: other.orderId, payout: PAYOUT })).toBeNull();
});

it('is proven by no key for programs, and by its person’s own sending after it', async () => {
  for (const proof of ['LINK', 'ACCOUNT']) {
    const { orderId: id, buyer } = await received('PROFESSIONAL');
    const key = await makeKey(buyer, { scopes: ['leads'] });
    const number = await numberOf(id);
    const said = { car: 'Alpine A110', order: number, firstName: 'Alain', lastName: 'Mercier' };
    const answers = Object.entries({ ...said, email: 'k@calandre.test' }).map(([name, value]) => ({
      ...{ name, values: [value] },
    }));
    const body = { form: 'withdrawal', language: 'FR', answers };
    expect((await askApi(house, key, '/leads', { method: 'POST', body })).status).toBe(200);
    expect(await see(buyer, id)).toMatchObject({ state: 'HANDED_OVER', withdrawalDeclaredAt: null });
    if (proof === 'LINK') expect(await buyer.codeOf(CONFIRM, { token: await tokenFor(buyer) })).toBeNull();
    else await sendWithdrawal(buyer, 'k@calandre.test', number);
    expect([proof, await see(buyer, id)]).toMatchObject([proof, { state: 'WITHDRAWN' }]);
  }
});

it('is of its buyer too by a link of the release before, which named nobody (migration 0225)', async () => {
  const prove: Record<string, (id: string) => Promise<unknown>> = {
    // Sent before the update, opened after it.
    async LINK(id) {
      const token = await house.rooms.secrets.sign('withdrawalDeclared', id);
      expect(await house.visitor().codeOf(CONFIRM, { token })).toBeNull();
    },
    // Opened at a process of the release before, which runs on for a while.
    BESIDE: id => house.db.owner('update leads set proven_at = now() where inquiry_id = $1', [id]),
    // Opened there while the update before this one was brought in.
    async BEFORE(id) {
      await house.db.owner('alter table leads disable trigger user');
      await house.db.owner('update leads set proven_at = now() where inquiry_id = $1', [id]);
      await house.db.owner('alter table leads enable trigger user');
      await house.db.owner("delete from migrations where name ~ '^0225'");
      await migrate(house.db.url);
    },
  };
  for (const [way, open] of Object.entries(prove))
    for (const isNamed of [true, false]) {
      await read('DONE');
      const { orderId, buyer } = await received('PROFESSIONAL');
      const email = isNamed ? 'third@calandre.test' : buyer.email;
      await sendWithdrawal(house.visitor(), email, isNamed ? await numberOf(orderId) : '');
      await late(orderId);
      const [lead] = await house.db.owner<{ id: string }>(
        "select inquiry_id as id from leads where state = 'NEW' and form = 'withdrawal'",
      );
      await open(lead?.id ?? '');
      expect([way, await proofs()]).toEqual([way, ['LINK']]);
      expect([way, await staff.codeOf(CLOSE, { id: orderId, payout: PAYOUT })]).toEqual([
        way,
        'WithdrawalOpen',
      ]);
    }
  // A link of what nobody bought proves nothing.
  await read('DONE');
  await sendWithdrawal(house.visitor(), 'third@calandre.test');
  const [lead] = await house.db.owner<{ id: string }>(
    "select inquiry_id as id from leads where state = 'NEW'",
  );
  const token = await house.rooms.secrets.sign('withdrawalDeclared', lead?.id ?? '');
  expect(await house.visitor().codeOf(CONFIRM, { token })).toBe('TokenExpired');
  // Nor is it noted that anybody opened it, who could be somebody else by the next time.
  expect(await house.db.owner('select from leads where proven_at is not null and proven_by is null')).toEqual(
    [],
  );
});
