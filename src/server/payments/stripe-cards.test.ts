import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { idOf, sellSigned } from '#test/kit/sales.ts';
import { openStripeServer, type StripeServer } from '#test/kit/stripe-server.ts';
import { findCardRef, keepTold } from './cards.ts';

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

describe('giving a card on a page of Stripe', () => {
  const OPEN = 'mutation($id: ID!) { createCardCheckoutSession(id: $id, language: EN) }';
  const backFrom = async (guest: Guest, id: string) => {
    const { data } = await guest.ask(OPEN, { id });
    const url = String((data as { createCardCheckoutSession?: string } | null)?.createCardCheckoutSession);
    const { success_url, cancel_url } = stripe.find(url.split('/').at(-1) ?? '');
    const [done, left] = [success_url, cancel_url].map(url => new URL(String(url)));
    expect([done?.pathname, left?.search]).toEqual([left?.pathname, '']);
    return `${done?.pathname}${done?.search}`;
  };

  it('leads back to the page one came from, in its language', async () => {
    const buyer = await house.guest();
    const car = await addCar(house, { auction: {} });
    const ad = await house.rooms.ads.findPublic(car.uuid);
    const page = `/en/buy/collection-car/${ad?.slug}.html`;
    // Where one was asked for a card one goes on bidding; who turns back finds the page as it was.
    expect(await backFrom(buyer, car.auctionId)).toBe(`${page}?fromCard`);
    expect(await backFrom(buyer, car.uuid)).toBe(`${page}?fromCard`);
    expect(await backFrom(buyer, await idOf(house, buyer))).toBe('/en/user/profile');
  });
});

describe('a card that is no longer kept', () => {
  const OPEN = 'mutation($id: ID!) { createCardCheckoutSession(id: $id) }';
  const REMOVE = 'mutation { removeCard }';
  const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: EN) { state } }';
  const REFRESH = 'mutation($id: ID!) { refreshOrderFee(id: $id, language: EN) { fee { state } } }';
  async function openGiving(guest: Guest) {
    const { data } = await guest.ask(OPEN, { id: await idOf(house, guest) });
    const url = String((data as { createCardCheckoutSession?: string } | null)?.createCardCheckoutSession);
    return stripe.find(url.split('/').at(-1) ?? '');
  }
  /** Opens the giving of a card, where that is not open yet, and gives it on Stripe's page. */
  async function give(guest: Guest, { isTold = true, at = openGiving(guest) } = {}) {
    const session = await at;
    stripe.complete(session.id);
    const tell = async (event: string) => {
      const id = `evt_${event}_${session.id}`;
      expect(await stripe.tell(house.url, 'checkout.session.completed', session, { id })).toBe(204);
      await house.rooms.jobs.drain();
    };
    if (isTold) await tell('first');
    return { tell, method: `pm_${session.id}`, customer: String(session.customer) };
  }
  const holderOf = (method: string) => stripe.find(method).customer;
  const refOf = async (guest: Guest) => findCardRef(house.db.database, await idOf(house, guest));
  const cardOf = async (guest: Guest) => (await guest.ask('{ myCard { lastFour } }')).data?.myCard ?? null;

  it('is let go of at Stripe once another takes its place, or it is taken off file, and comes back no more', async () => {
    const guest = await house.guest({ hasCard: false });
    const one = await give(guest);
    expect(holderOf(one.method)).toBe(one.customer);
    const other = await give(guest);
    expect([holderOf(one.method), holderOf(other.method)]).toEqual([null, one.customer]);
    expect(await guest.codeOf(REMOVE)).toBeNull();
    await house.rooms.jobs.drain();
    expect(holderOf(other.method)).toBeNull();
    await other.tell('again');
    expect(await cardOf(guest)).toBeNull();
    expect(await house.rooms.jobs.failed()).toEqual([]);
  });

  it('takes no younger one’s place where Stripe tells of it late, nor where that is taken off file', async () => {
    const guest = await house.guest({ hasCard: false });
    const one = await give(guest, { isTold: false });
    const other = await give(guest);
    await one.tell('late');
    expect([holderOf(one.method), holderOf(other.method)]).toEqual([null, other.customer]);
    expect(await guest.codeOf(REMOVE)).toBeNull();
    await one.tell('later');
    expect(await cardOf(guest)).toBeNull();
  });

  it('is the one that was given last, whichever page was opened first', async () => {
    const guest = await house.guest({ hasCard: false });
    const [first, second] = [await openGiving(guest), await openGiving(guest)];
    const early = await give(guest, { at: Promise.resolve(second) });
    const last = await give(guest, { at: Promise.resolve(first) });
    expect([holderOf(early.method), holderOf(last.method)]).toEqual([null, last.customer]);
    // A card that was taken off file in between stands in no other's way.
    const [third, fourth] = [await openGiving(guest), await openGiving(guest)];
    await give(guest, { at: Promise.resolve(fourth) });
    expect(await guest.codeOf(REMOVE)).toBeNull();
    const wanted = await give(guest, { at: Promise.resolve(third) });
    expect(await refOf(guest)).toBe(wanted.method);
  });

  it('stays let go of where what was asked of Stripe before that is heard after', async () => {
    const guest = await house.guest({ hasCard: false });
    const old = await give(guest, { isTold: false });
    const young = await give(guest);
    // As Stripe had answered before the younger one was given.
    const accountId = await idOf(house, guest);
    const heard = { brand: 'visa', lastFour: '4242', expiresAt: Date.now() + 1e9, providerRef: old.method };
    const { jobs } = house.rooms;
    await house.db.database.transaction(writes => keepTold({ jobs }, writes, accountId, [heard]));
    expect(await refOf(guest)).toBe(young.method);
  });

  it('is the only thing that is taken on a page of Stripe, whatever else an account of theirs offers', async () => {
    const guest = await house.guest({ hasCard: false });
    await give(guest);
    const types = stripe.all('checkout.session').map(session => session.allowed_payment_method_types);
    expect(new Set(types.flat())).toEqual(new Set(['card']));
  });

  it('is known before Stripe has told of it, to whoever comes back from its page, and once taken off file is not', async () => {
    const guest = await house.guest({ hasCard: false });
    const { method, tell } = await give(guest, { isTold: false });
    stripe.setAway(true);
    expect(await cardOf(guest)).toBeNull();
    stripe.setAway(false);
    // Nobody waits for a Stripe that falters.
    stripe.stumble(1);
    expect(await cardOf(guest)).toBeNull();
    expect(await cardOf(guest)).toEqual({ lastFour: '4242' });
    await tell('late');
    expect(await guest.codeOf(REMOVE)).toBeNull();
    expect(await cardOf(guest)).toBeNull();
    await house.rooms.jobs.drain();
    expect(holderOf(method)).toBeNull();
  });

  it('is known so too where the one before is still good, but not for long', async () => {
    const guest = await house.guest({ hasCard: true });
    const soon = "update cards set expires_at = now() + interval '20 days' where account_id = $1";
    await house.db.owner(soon, [await idOf(house, guest)]);
    const { method } = await give(guest, { isTold: false });
    await cardOf(guest);
    expect(await refOf(guest)).toBe(method);
  });

  it('is none before its bank has said that it is theirs', async () => {
    const guest = await house.guest({ hasCard: false });
    const { data } = await guest.ask(OPEN, { id: await idOf(house, guest) });
    const url = String((data as { createCardCheckoutSession?: string } | null)?.createCardCheckoutSession);
    stripe.askBank(url.split('/').at(-1) ?? '');
    expect(await cardOf(guest)).toBeNull();
  });

  it('is looked for once, however often it is wanted', async () => {
    const guest = await house.guest({ hasCard: false });
    await guest.ask(OPEN, { id: await idOf(house, guest) });
    const before = stripe.listed();
    const { data } = await guest.ask(
      '{ a: myCard { lastFour } b: myCard { lastFour } c: myCard { lastFour } }',
    );
    expect([data, stripe.listed() - before]).toEqual([{ a: null, b: null, c: null }, 1]);
  });

  it('and ran out long ago is let go of as it is forgotten', async () => {
    const guest = await house.guest({ hasCard: false });
    const { method } = await give(guest);
    const id = await idOf(house, guest);
    await house.db.owner("update cards set expires_at = now() - interval '31 days' where account_id = $1", [
      id,
    ]);
    await house.rooms.payments.sweep();
    await house.rooms.jobs.drain();
    expect(holderOf(method)).toBeNull();
  });

  it('stays at Stripe while a payment is under way', async () => {
    const { buyer, orderId } = await sellSigned(house);
    const { method, customer } = await give(buyer);
    const id = await idOf(house, buyer);
    await house.db.owner("update cards set provider_ref = 'pm_asks' where account_id = $1", [id]);
    expect((await buyer.ask(PAY, { id: orderId })).data).toEqual({ payOrderFee: { state: 'ACTION' } });
    await house.db.owner('update cards set provider_ref = $2 where account_id = $1', [id, method]);
    expect(await buyer.codeOf(REMOVE)).toBeNull();
    await house.rooms.jobs.drain();
    expect(holderOf(method)).toBe(customer);
    const refs = 'select provider_ref as ref from payments where subject_id = $1';
    for (const { ref } of await house.db.owner<{ ref: string }>(refs, [orderId])) stripe.confirm(ref);
    await buyer.ask(REFRESH, { id: orderId });
    await house.db.owner("update jobs set run_at = now() where kind = 'payments.forget'");
    await house.rooms.jobs.drain();
    expect(holderOf(method)).toBeNull();
  });

  it('leaves with its person, and none is kept of who has left', async () => {
    const guest = await house.guest({ hasCard: false });
    const id = await idOf(house, guest);
    const { tell, method, customer } = await give(guest);
    expect(
      await guest.codeOf('mutation($p: String) { deleteAccount(password: $p) }', { p: PASSWORD }),
    ).toBeNull();
    await house.rooms.jobs.drain();
    expect(() => stripe.find(customer)).toThrow();
    expect(holderOf(method)).toBeNull();
    await tell('late');
    expect(await house.db.owner('select from cards where account_id = $1', [id])).toEqual([]);
    expect(await house.rooms.jobs.failed()).toEqual([]);
  });
});
