import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { idOf, sellCar } from '#test/kit/sales.ts';
import { LIMITS } from '../limits/index.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ RATE_LIMITS: 'on' });
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
beforeEach(() => house.db.owner('delete from rate_limits'));
afterAll(() => house[Symbol.asyncDispose]());

const WRITE = `mutation($id: ID!, $text: String!, $key: ID!) {
  writeOrderMessage(id: $id, text: $text, key: $key) { id party text } }`;
const READ = `mutation($id: ID!, $upTo: ID!) { readOrderMessages(id: $id, upTo: $upTo) { unreadMessages } }`;
const SEE = `query($id: ID!, $first: Int, $before: ID) { order(id: $id) { unreadMessages canWrite
  messages(first: $first, before: $before) { hasEarlier messages { id party text } } } }`;
const WHOLE = `query($id: ID!) { order(id: $id) { text(language: FR) { blocks { text } } papers { id }
  carPapers { kind } buyerVat { state } exportProof { state } } }`;
const CANCEL = `mutation($id: ID!) { cancelOrder(id: $id, reason: "Parce que", fault: NOBODY) { state } }`;

type Shown = {
  unreadMessages: number;
  canWrite: boolean;
  messages: { hasEarlier: boolean; messages: { id: string; party: string; text: string }[] };
};
const write = (guest: Guest, id: string, text: string, key: string = randomUUID()) =>
  guest.ask(WRITE, { id, text, key });
async function see(guest: Guest, id: string, page: object = {}): Promise<Shown> {
  const { data, errors } = await guest.ask(SEE, { id, ...page });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { order: Shown }).order;
}
const textsOf = ({ messages: { messages } }: Shown) => messages.map(({ text }) => text);
const newestOf = ({ messages: { messages } }: Shown) => messages[0]?.id ?? '';
const read = async (guest: Guest, id: string) =>
  guest.ask(READ, { id, upTo: newestOf(await see(guest, id)) });

/** Everything that waited is told. */
async function tell(): Promise<void> {
  await house.db.owner("update jobs set run_at = now() where kind = 'orders.tellMessage'");
  await house.rooms.jobs.drain();
}
const lettersTo = async ({ email }: Guest) =>
  (await house.rooms.mail.list(email)).filter(({ subject }) => /écrit|wrote/.test(subject));

describe('a message on an order', () => {
  it('is its sides’ and staff’s: others find no such order, and a visitor signs in first', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    await write(buyer, id, 'Bonjour');
    const other = await house.guest();
    const helper = await house.guest({ permissions: ['Questions:answer', 'Users:update'] });
    for (const stranger of [other, helper]) {
      for (const asked of [id, randomUUID(), 'x']) {
        const sent = { id: asked, text: 'Bonjour', key: randomUUID() };
        expect(await stranger.codeOf(WRITE, sent)).toBe('NotFound');
        expect(await stranger.codeOf(READ, { id: asked, upTo: '1' })).toBe('NotFound');
      }
      expect((await stranger.ask(SEE, { id })).data).toEqual({ order: null });
    }
    const visitor = house.visitor();
    expect(await visitor.codeOf(WRITE, { id, text: 'x', key: randomUUID() })).toBe('Unauthenticated');
    expect(await visitor.codeOf(READ, { id, upTo: '1' })).toBe('Unauthenticated');
  });

  it('has words: trimmed, and two thousand characters at the most', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    for (const text of ['', ' \n\t ', 'x'.repeat(2_001), 'a\u0000b']) {
      const { errors } = await write(buyer, id, text);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'text' });
    }
    expect((await write(buyer, id, 'x', 'no key')).errors?.[0]?.extensions.field).toBe('key');
    for (const upTo of ['x', '-1', '9'.repeat(30)]) {
      expect(await buyer.codeOf(READ, { id, upTo })).toBe('BadInput');
      expect(await buyer.codeOf(SEE, { id, before: upTo })).toBe('BadInput');
    }
    for (const first of [0, 101]) expect(await buyer.codeOf(SEE, { id, first })).toBe('BadInput');
    await write(buyer, id, `  ${'é'.repeat(1_998)}\r\nà `);
    expect(textsOf(await see(buyer, id))).toEqual([`${'é'.repeat(1_998)}\nà`]);
  });

  it('says whose it is by the side, and keeps contact data as it was written', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await write(buyer, id, 'Appelez-moi au 06 12 34 56 78');
    await write(seller, id, 'Samedi matin ?');
    await write(staff, id, 'Pensez à la carte grise.');
    for (const reader of [buyer, seller, staff]) {
      expect((await see(reader, id)).messages.messages.map(({ party, text }) => [party, text])).toEqual([
        ['HOUSE', 'Pensez à la carte grise.'],
        ['SELLER', 'Samedi matin ?'],
        ['BUYER', 'Appelez-moi au 06 12 34 56 78'],
      ]);
    }
  });

  it('sent twice under one key is one message, on one order', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    const { orderId: another } = await sellCar(house);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(buyer, id, 'Une fois', key)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(textsOf(await see(staff, id))).toEqual(['Une fois']);
    expect((await write(staff, another, 'A', key)).errors).toBeUndefined();
    expect((await write(staff, id, 'B', key)).errors?.[0]?.extensions.field).toBe('key');
  });

  it('is one of so many an hour a person', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    for (let count = 0; count < LIMITS.orderMessage.points; count += 1) {
      expect((await write(buyer, id, `${count}`)).errors).toBeUndefined();
    }
    const sent = { id, text: 'x', key: randomUUID() };
    expect(await buyer.codeOf(WRITE, sent)).toBe('RateLimited');
    expect(await seller.codeOf(WRITE, sent)).toBe(null);
  });

  it('comes by pages, the newest first', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    for (const text of ['1', '2', '3']) await write(buyer, id, text);
    const newest = await see(buyer, id, { first: 2 });
    expect([textsOf(newest), newest.messages.hasEarlier]).toEqual([['3', '2'], true]);
    const before = newest.messages.messages[1]?.id;
    const rest = await see(buyer, id, { first: 2, before });
    expect([textsOf(rest), rest.messages.hasEarlier]).toEqual([['1'], false]);
  });

  it('is unread until its reader has read as far; one’s own never is', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    const unread = async () =>
      Promise.all([buyer, seller, staff].map(async guest => (await see(guest, id)).unreadMessages));
    await write(buyer, id, '1');
    await write(buyer, id, '2');
    expect(await unread()).toEqual([0, 2, 2]);
    const second = newestOf(await see(seller, id));
    await write(buyer, id, '3');
    const { data } = await seller.ask(READ, { id, upTo: second });
    expect(data).toEqual({ readOrderMessages: { unreadMessages: 1 } });
    await seller.ask(READ, { id, upTo: '1' });
    expect(await unread()).toEqual([0, 1, 3]);
    await write(staff, id, '4');
    expect(await unread()).toEqual([1, 2, 0]);
  });

  it('is written while the order goes on and for ninety days after, and read for good', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await write(buyer, id, 'Avant');
    await staff.ask('mutation { confirmPassword(password: "x") }');
    expect((await staff.ask(CANCEL, { id })).errors).toBeUndefined();
    expect((await write(seller, id, 'Après')).errors).toBeUndefined();
    await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
    await house.db.owner(
      "update order_steps set at = at - interval '90 days' where order_id = $1 and kind = 'CANCELLED'",
      [id],
    );
    await house.db.owner('alter table order_steps enable trigger order_steps_never_change');
    for (const guest of [buyer, seller, staff]) {
      expect((await write(guest, id, 'Trop tard')).errors?.[0]?.extensions).toMatchObject({
        ...{ code: 'BadInput', field: 'state' },
      });
      expect(await see(guest, id)).toMatchObject({ canWrite: false });
      expect(textsOf(await see(guest, id))).toEqual(['Après', 'Avant']);
    }
  });

  it('is never changed: the database refuses', async () => {
    for (const sql of ["update order_messages set text = 'x'", 'delete from order_messages']) {
      await expect(house.db.owner(sql)).rejects.toThrow(/refused/);
    }
  });
});

describe('a message is told', () => {
  it('to the other side, once while they read nothing, without its words', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await write(buyer, id, 'Appelez-moi au 06 12 34 56 78');
    await write(buyer, id, 'Vous êtes là ?');
    await tell();
    const letters = await lettersTo(seller);
    expect(letters.map(({ subject }) => subject)).toEqual(['L’acheteur vous a écrit : Alpine A110']);
    expect(letters[0]?.text).toContain(`/user/orders/${id}`);
    expect(JSON.stringify(letters)).not.toContain('06 12 34');
    expect(await lettersTo(buyer)).toEqual([]);
    await read(seller, id);
    await write(buyer, id, 'Merci');
    await tell();
    expect(await lettersTo(seller)).toHaveLength(2);
  });

  it('and what the bell says of it is read with it', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await write(buyer, id, 'Bonjour');
    await tell();
    const unread = async () => {
      const { data } = await seller.ask('{ myNotifications { nodes { kind isRead } } }');
      const { nodes } = (
        data as unknown as { myNotifications: { nodes: { kind: string; isRead: boolean }[] } }
      ).myNotifications;
      return nodes.filter(({ isRead }) => !isRead).map(({ kind }) => kind);
    };
    expect(await unread()).toContain('ORDER_MESSAGE');
    await read(seller, id);
    expect(await unread()).not.toContain('ORDER_MESSAGE');
    expect(await unread()).toContain('ORDER_STEP');
  });

  it('to nobody who has read it on the page by then', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await write(buyer, id, 'Bonjour');
    await read(seller, id);
    await tell();
    expect(await lettersTo(seller)).toEqual([]);
    expect(await lettersTo(staff)).toEqual([]);
  });

  it('to staff who take part; to all of them where the house sells and none does yet', async () => {
    const helper = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    const blocked = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    await house.db.owner('update accounts set blocked_at = now() where email = $1', [blocked.email]);
    const { orderId: id, buyer } = await sellCar(house, { hasSeller: false });
    await write(buyer, id, 'À quelle heure ?');
    await tell();
    for (const guest of [staff, helper]) {
      expect((await lettersTo(guest))[0]?.text).toContain(`/admin/orders/${id}`);
    }
    expect(await lettersTo(blocked)).toEqual([]);
    await write(staff, id, 'Dix heures.');
    await tell();
    await write(buyer, id, 'Parfait.');
    await tell();
    expect([(await lettersTo(staff)).length, (await lettersTo(helper)).length]).toEqual([2, 1]);
    expect((await lettersTo(buyer)).map(({ subject }) => subject)).toEqual([
      'Calandre vous a écrit : Alpine A110',
    ]);
  });

  it('at once to the pages that show the order', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    const news = async (guest: Guest) => {
      const { data } = await guest.ask('{ myNotifications { liveKey } }');
      const { myNotifications } = data as unknown as { myNotifications: { liveKey: string } };
      return (await house.rooms.notifications.watch(myNotifications.liveKey))?.news;
    };
    const watched = await Promise.all([seller, staff].map(news));
    await write(buyer, id, 'Bonjour');
    for (const each of watched) expect((await each?.next())?.done).toBe(false);
    for (const each of watched) await each?.return?.();
  });
});

describe('whoever leaves', () => {
  it('has their messages in their copy; the other side keeps them, nameless', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await write(buyer, id, 'Je la prends samedi');
    const buyerId = await idOf(house, buyer);
    expect(JSON.stringify(await house.rooms.accounts.copy(buyerId))).toContain('Je la prends samedi');
    await staff.ask('mutation { confirmPassword(password: "x") }');
    await staff.ask(CANCEL, { id });
    const leave = await buyer.ask('mutation($p: String!) { deleteAccount(password: $p) }', { p: PASSWORD });
    expect(leave.errors).toBeUndefined();
    const shown = await see(seller, id);
    expect(shown.messages.messages).toMatchObject([{ party: 'BUYER', text: 'Je la prends samedi' }]);
    // Nothing was fixed of whoever has left before the contract was signed: their order is there without them.
    for (const guest of [seller, staff]) expect((await guest.ask(WHOLE, { id })).errors).toBeUndefined();
    await house.db.owner('update accounts set phone = null where email = $1', [seller.email]);
    const asking = "from jobs where kind = 'orders.askParticulars' and data ->> 'orderId' = $1";
    await house.db.owner(
      `with due as (select id ${asking}) update jobs set run_at = now() where id in (select id from due)`,
      [id],
    );
    await house.rooms.jobs.drain();
    expect(await house.db.owner(`select last_error ${asking}`, [id])).toEqual([]);
    // What is signed no more asks nobody for an address.
    const asked =
      "select from notifications where data ->> 'orderId' = $1 and data ->> 'step' = 'PARTICULARS'";
    expect(await house.db.owner(asked, [id])).toEqual([]);
    await write(seller, id, 'Adieu');
    await tell();
    const told = await house.db.owner(
      "select from notifications where account_id = $1 and kind = 'ORDER_MESSAGE'",
      [buyerId],
    );
    expect(told).toEqual([]);
  });
});
