import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { endAuction } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const OPEN = 'mutation($u: ID!) { openOffer(uuid: $u) { id state lastBid } }';
const CHANCE = 'mutation($u: ID!) { offerSecondChance(uuid: $u) { id state lastBid } }';
const MAKE = 'mutation($i: ID!, $a: Int!) { makeOffer(id: $i, amount: $a) { state amount } }';
const ACCEPT = 'mutation($i: ID!) { acceptOffer(id: $i) { state } }';
const DECLINE = 'mutation($i: ID!) { declineOffer(id: $i) { state } }';
const CLOSE = 'mutation($i: ID!, $r: String!) { closeOffer(id: $i, reason: $r) { state } }';
const RELIST =
  'mutation($u: ID!, $d: RelistInput) { relistAuction(uuid: $u, data: $d) { id bidCount startingPrice state } }';
const AFTER = 'query($u: ID!) { afterSale(uuid: $u) { bestOfferFrom secondChanceAt canRelist wish } }';
const READ = 'query($i: ID!) { offer(id: $i) { state side amount lastBid bidderEmail } }';
const MINE = '{ myOffers { id state side amount } }';
const WISH = 'mutation($u: ID!, $n: String!) { wishRelisting(uuid: $u, note: $n) }';
const UNSOLD = '{ myUnsoldCars { ad { uuid } wish } }';

const idOf = async ({ email }: Guest) =>
  (await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]))[0]?.id ?? '';

async function bid(car: TestCar, guest: Guest, amount: number, maxBid: number | null = null): Promise<void> {
  const rest = { maxBid, clientBidId: null, termsAccepted: true, leadSource: 'website' };
  const bidderId = await idOf(guest);
  const outcome = await house.rooms.auctions.place({
    ...rest,
    auctionId: car.auctionId,
    bidderId,
    bid: amount,
  });
  expect(outcome.kind).toBe('placed');
}

/** An auction with bids of 20,000 and 21,000 that has ended; under its reserve, unless it has none. */
async function ended({ reserve = 30_000 as number | null, isOwned = true } = {}) {
  const [under, last, seller] = [await house.guest(), await house.guest(), await house.guest()];
  const car = await addCar(house, { ...(isOwned ? { sellerEmail: seller.email } : {}), auction: {} });
  const flag =
    'update auctions set reserve = $2::bigint, reserve_reached = case when $2::bigint is null then null else false end where id = $1';
  await house.db.owner(flag, [car.auctionId, reserve]);
  await bid(car, under, 20_000);
  await bid(car, last, 21_000);
  await endAuction(house, car.uuid);
  return { car, under, last, seller };
}

async function opened(sql = OPEN, wish: Parameters<typeof ended>[0] = {}) {
  const scene = await ended(wish);
  if (sql === CHANCE) await cancelOrder(scene.car);
  const { data, errors } = await staff.ask(sql, { u: scene.car.uuid });
  expect(errors).toBeUndefined();
  const offer = Object.values(data ?? {})[0] as unknown as { id: string; state: string; lastBid: number };
  return { ...scene, offer, id: offer.id };
}

async function cancelOrder(car: TestCar): Promise<void> {
  await house.db.owner("update orders set state = 'CANCELLED' where auction_id = $1", [car.auctionId]);
  await house.db.owner("update ads set status = 'PUBLISHED' where uuid = $1", [car.uuid]);
}

/** Lets the turn's time pass, and whoever looks after it come by. */
async function letTimePass(id: string): Promise<void> {
  await house.db.owner('update offers set turn_ends_at = clock_timestamp() where id = $1', [id]);
  await house.db.owner("update jobs set run_at = now() - interval '1 second' where kind = 'offers.expire'");
  await house.rooms.jobs.drain();
}

const stateOf = async (id: string) => (await staff.ask(READ, { i: id })).data?.offer as unknown;
const subjectsTo = async (guest: Guest) => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(guest.email)).map(letter => letter.subject);
};
const lettersTo = async ({ email }: Guest) => (await house.rooms.mail.list(email)).map(letter => letter.text);
const ordersOn = (car: TestCar) =>
  house.db.owner<Record<string, unknown>>(
    `select cause, hammer_price::int as price, fee_cents::int as fee, buyer_id as buyer from orders
     where auction_id = $1 and state <> 'CANCELLED'`,
    [car.auctionId],
  );

/** What a car is sold for, as its page tells whoever asks, and as their own list of auctions does. */
async function priceTo({ car }: { car: TestCar }, whose: Guest) {
  const { data } = await whose.ask(
    `query($a: ID!, $u: ID!) { finalPrice(auctionId: $a) myLots { finalPrice }
      publicCarAd(uuid: $u) { auction { isSoldAfter } } myCar(uuid: $u) { sale { finalPrice } } }`,
    { a: car.auctionId, u: car.uuid },
  );
  const told = data as unknown as {
    finalPrice: number | null;
    myLots: { finalPrice: number | null }[];
    publicCarAd: { auction: { isSoldAfter: boolean } };
    myCar: { sale: { finalPrice: number | null } } | null;
  };
  const { finalPrice, myLots, publicCarAd, myCar } = told;
  const own = myLots.map(lot => lot.finalPrice).concat(myCar ? [myCar.sale.finalPrice] : []);
  return [publicCarAd.auction.isSoldAfter, finalPrice, ...own];
}

describe('a best offer', () => {
  it('is opened by staff alone, after an auction that missed its reserve', async () => {
    const { car, last } = await ended();
    expect(await house.visitor().codeOf(OPEN, { u: car.uuid })).toBe('Unauthenticated');
    expect(await last.codeOf(OPEN, { u: car.uuid })).toBe('Forbidden');
    expect(await staff.codeOf(OPEN, { u: 'x' })).toBe('NotFound');
    expect(await staff.codeOf(CHANCE, { u: car.uuid })).toBe('OfferClosed');
    const running = await addCar(house, { auction: {} });
    expect(await staff.codeOf(OPEN, { u: running.uuid })).toBe('CarUnderHammer');
    const sold = await ended({ reserve: null });
    expect(await staff.codeOf(OPEN, { u: sold.car.uuid })).toBe('OrderOpen');
    expect((await staff.ask(AFTER, { u: car.uuid })).data?.afterSale).toEqual({
      ...{ bestOfferFrom: 21_000, secondChanceAt: null, canRelist: true, wish: null },
    });
    expect((await staff.ask(OPEN, { u: car.uuid })).data?.openOffer).toMatchObject({ state: 'BIDDER_TURN' });
  });

  it('is of one owner: the car changes none meanwhile, and nobody is asked for what is theirs', async () => {
    const { car, under, seller, id } = await opened();
    const give = (sellerEmail: string | null) => house.rooms.ads.update(car.uuid, { sellerEmail });
    await give(seller.email);
    for (const next of [under.email, null]) {
      const details = { field: 'sellerEmail' };
      await expect(give(next)).rejects.toMatchObject({ code: 'OfferOpen', details });
    }
    expect(await staff.codeOf(CLOSE, { i: id, r: 'Sans suite' })).toBeNull();
    await give(under.email);
    const [short, sold] = [await ended(), await ended({ reserve: null })];
    await cancelOrder(sold.car);
    for (const [sql, scene, who] of [
      [OPEN, short, short.last],
      [CHANCE, sold, sold.under],
    ] as const) {
      await house.rooms.ads.update(scene.car.uuid, { sellerEmail: who.email });
      expect(await staff.codeOf(sql, { u: scene.car.uuid })).toBe('NotFound');
    }
  });

  it('goes from the last bidder to the seller and, accepted, is an order at once', async () => {
    const { id, car, last, seller } = await opened();
    expect(await subjectsTo(last)).toContain('Faites votre meilleure offre : Alpine A110');
    expect(await subjectsTo(seller)).toContain('Le dernier enchérisseur peut faire une offre : Alpine A110');
    expect(await seller.codeOf(ACCEPT, { i: id })).toBe('OfferClosed');
    const low = await last.ask(MAKE, { i: id, a: 20_999 });
    expect(low.errors?.[0]?.extensions).toMatchObject({
      code: 'BidTooLow',
      field: 'amount',
      minimum: 21_000,
    });
    expect(await last.codeOf(MAKE, { i: id, a: 0 })).toBe('BadInput');
    expect((await last.ask(MAKE, { i: id, a: 26_000 })).data?.makeOffer).toEqual({
      ...{ state: 'SELLER_TURN', amount: 26_000 },
    });
    expect(await last.codeOf(MAKE, { i: id, a: 27_000 })).toBe('OfferClosed');
    expect(await subjectsTo(seller)).toContain('Une offre attend votre réponse : Alpine A110');
    expect((await seller.ask(ACCEPT, { i: id })).data?.acceptOffer).toEqual({ state: 'ACCEPTED' });
    expect(await ordersOn(car)).toEqual([
      { cause: 'OFFER', price: 26_000, fee: 124_800, buyer: await idOf(last) },
    ]);
    expect(await subjectsTo(last)).toContain('Votre offre est acceptée : Alpine A110');
    expect(
      (await house.visitor().ask(`{ publicCarAd(uuid: "${car.uuid}") { sold } }`)).data?.publicCarAd,
    ).toEqual({
      sold: true,
    });
    expect(await seller.codeOf(DECLINE, { i: id })).toBe('OfferClosed');
  });

  it('tells its price to its two sides and to staff of orders, and to nobody else', async () => {
    const scene = await opened();
    const { id, last, seller, under } = scene;
    const clerk = await house.guest({ permissions: ['Orders:update'] });
    expect(await priceTo(scene, last)).toEqual([false, null, null]);
    await last.ask(MAKE, { i: id, a: 26_000 });
    await seller.ask(ACCEPT, { i: id });
    expect(await priceTo(scene, last)).toEqual([true, 26_000, 26_000]);
    expect(await priceTo(scene, seller)).toEqual([true, 26_000, 26_000]);
    expect(await priceTo(scene, clerk)).toEqual([true, 26_000]);
    expect(await priceTo(scene, under)).toEqual([true, null, null]);
    for (const other of [staff, house.visitor()]) expect(await priceTo(scene, other)).toEqual([true, null]);
  });

  it('ends when either side declines, and tells the other', async () => {
    const one = await opened();
    expect((await one.last.ask(DECLINE, { i: one.id })).data?.declineOffer).toEqual({ state: 'DECLINED' });
    expect(await subjectsTo(one.seller)).toContain('Offre déclinée : Alpine A110');
    const other = await opened();
    await other.last.ask(MAKE, { i: other.id, a: 22_000 });
    await other.seller.ask(DECLINE, { i: other.id });
    expect(await subjectsTo(other.last)).toContain('Offre déclinée : Alpine A110');
    expect(await ordersOn(other.car)).toEqual([]);
  });

  it('ends by itself when a turn has passed in silence, and not when it was taken in time', async () => {
    const { id, last, seller } = await opened();
    await last.ask(MAKE, { i: id, a: 22_000 });
    await house.db.owner("update jobs set run_at = now() - interval '1 second' where kind = 'offers.expire'");
    await house.rooms.jobs.drain();
    expect(await stateOf(id)).toMatchObject({ state: 'SELLER_TURN' });
    await letTimePass(id);
    expect(await stateOf(id)).toMatchObject({ state: 'EXPIRED' });
    expect(await seller.codeOf(ACCEPT, { i: id })).toBe('OfferClosed');
    for (const guest of [last, seller]) {
      expect(await subjectsTo(guest)).toContain('Le délai est passé : Alpine A110');
    }
  });

  it('keeps both of its sides in the house until it is over, and is opened to nobody who leaves', async () => {
    const LEAVE = `mutation { deleteAccount(password: "${PASSWORD}") }`;
    const { id, last, seller } = await opened();
    for (const guest of [last, seller]) expect(await guest.codeOf(LEAVE)).toBe('OfferOpen');
    await last.ask(MAKE, { i: id, a: 22_000 });
    for (const guest of [last, seller]) expect(await guest.codeOf(LEAVE)).toBe('OfferOpen');
    await seller.ask(DECLINE, { i: id });
    for (const guest of [last, seller]) expect(await guest.codeOf(LEAVE)).toBeNull();

    const scene = await ended();
    await using leaving = await openTransaction(house.db);
    await leaving.query('select from accounts where email = $1 for update', [scene.last.email]);
    const asked = staff.codeOf(OPEN, { u: scene.car.uuid });
    await untilWaiting(house.db, 1);
    await leaving.query('update accounts set erased_at = now() where email = $1', [scene.last.email]);
    await leaving.query('commit');
    expect(await asked).toBe('NotFound');
  });

  it('is read by its two sides and staff, and is nothing to anybody else', async () => {
    const { id, last, seller, under } = await opened();
    await last.ask(MAKE, { i: id, a: 26_500 });
    const seen = { state: 'SELLER_TURN', amount: 26_500, lastBid: 21_000 };
    expect((await last.ask(READ, { i: id })).data?.offer).toEqual({
      ...seen,
      side: 'BIDDER',
      bidderEmail: null,
    });
    expect((await seller.ask(READ, { i: id })).data?.offer).toEqual({
      ...seen,
      side: 'SELLER',
      bidderEmail: null,
    });
    expect(await stateOf(id)).toEqual({ ...seen, side: null, bidderEmail: last.email });
    const others = [
      under,
      house.visitor(),
      await house.guest({ permissions: ['Ads:update', 'Orders:update', 'Refunds:create'] }),
    ];
    for (const guest of others) {
      expect((await guest.ask(READ, { i: id })).data?.offer).toBeNull();
      expect((await guest.ask(MINE)).data).toEqual({ myOffers: [] });
    }
    for (const [sql, variables] of [
      [MAKE, { i: id, a: 30_000 }],
      [ACCEPT, { i: id }],
      [DECLINE, { i: id }],
    ] as const) {
      expect(await under.codeOf(sql, variables)).toBe('NotFound');
      expect(await staff.codeOf(sql, variables)).toBe('NotFound');
      expect(await house.visitor().codeOf(sql, variables)).toBe('Unauthenticated');
    }
  });

  it('is the house’s to answer where the house sells for itself', async () => {
    const { id, last, car } = await opened(OPEN, { isOwned: false });
    await last.ask(MAKE, { i: id, a: 24_000 });
    expect((await staff.ask(ACCEPT, { i: id })).data?.acceptOffer).toEqual({ state: 'ACCEPTED' });
    expect(await ordersOn(car)).toMatchObject([{ cause: 'OFFER', price: 24_000 }]);
  });

  it('is ended by staff with a reason, and then the car may be listed again', async () => {
    const { id, car, last } = await opened();
    expect(await last.codeOf(CLOSE, { i: id, r: 'x' })).toBe('Forbidden');
    expect(await staff.codeOf(CLOSE, { i: id, r: ' ' })).toBe('BadInput');
    expect(await staff.codeOf(RELIST, { u: car.uuid })).toBe('OfferOpen');
    await staff.ask(CLOSE, { i: id, r: 'Le vendeur garde sa voiture.' });
    expect(await last.codeOf(MAKE, { i: id, a: 25_000 })).toBe('OfferClosed');
    expect(await staff.codeOf(RELIST, { u: car.uuid })).toBeNull();
  });
});

describe('a second chance', () => {
  it('goes to the next bidder after a cancelled order, and is an order once they agree', async () => {
    const { offer, id, car, under, last, seller } = await opened(CHANCE, { reserve: null });
    expect(offer).toMatchObject({ state: 'BIDDER_TURN', lastBid: 20_000 });
    expect(await subjectsTo(under)).toContain('La voiture vous est proposée : Alpine A110');
    expect(await subjectsTo(seller)).toContain('Proposée à l’enchérisseur suivant : Alpine A110');
    const letters = [...(await lettersTo(under)), ...(await lettersTo(seller))];
    expect(letters.filter(text => text.includes('réserve n’a pas été atteinte'))).toEqual([]);
    expect((await last.ask(READ, { i: id })).data?.offer).toBeNull();
    expect(await under.codeOf(MAKE, { i: id, a: 20_500 })).toBe('BadInput');
    expect((await under.ask(ACCEPT, { i: id })).data?.acceptOffer).toEqual({ state: 'ACCEPTED' });
    expect(await ordersOn(car)).toMatchObject([
      { cause: 'SECOND_CHANCE', price: 20_000, buyer: await idOf(under) },
    ]);
    expect(await priceTo({ car }, under)).toEqual([true, 20_000, 20_000]);
    expect(await priceTo({ car }, seller)).toEqual([true, 20_000, 20_000]);
    expect(await priceTo({ car }, last)).toEqual([true, null, null]);
  });

  it('is none where the hammer’s price stands', async () => {
    const { car, last, under } = await ended({ reserve: null });
    expect(await priceTo({ car }, last)).toEqual([false, 21_000, 21_000]);
    expect(await priceTo({ car }, under)).toEqual([false, null, null]);
  });

  it('waits for the seller where the amount lies under the reserve', async () => {
    const { id, car, under, seller } = await opened(CHANCE, { reserve: 20_500 });
    expect((await under.ask(ACCEPT, { i: id })).data?.acceptOffer).toEqual({ state: 'SELLER_TURN' });
    expect(await ordersOn(car)).toEqual([]);
    await seller.ask(ACCEPT, { i: id });
    expect(await ordersOn(car)).toMatchObject([{ cause: 'SECOND_CHANCE', price: 20_000 }]);
  });

  it('is offered at what the room would have reached without whoever defaulted', async () => {
    const [next, third, defaulter] = [await house.guest(), await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    await bid(car, next, 10_000, 20_000);
    await bid(car, third, 12_000);
    await bid(car, defaulter, 19_000);
    await bid(car, defaulter, 25_000);
    await endAuction(house, car.uuid);
    await cancelOrder(car);
    expect((await staff.ask(AFTER, { u: car.uuid })).data?.afterSale).toMatchObject({
      secondChanceAt: 12_250,
    });
    const { data } = await staff.ask(CHANCE, { u: car.uuid });
    expect(data?.offerSecondChance).toMatchObject({ lastBid: 12_250 });
    const { id } = (data as unknown as { offerSecondChance: { id: string } }).offerSecondChance;
    const read = 'query($i: ID!) { offer(id: $i) { lastBid hammerPrice side } }';
    expect((await next.ask(read, { i: id })).data?.offer).toEqual({
      ...{ lastBid: 12_250, hammerPrice: 25_000, side: 'BIDDER' },
    });
  });

  it('says which bids it is worked out without, and of nobody who made them', async () => {
    const { id, under, seller, last } = await opened(CHANCE, { reserve: null });
    const read = 'query($i: ID!) { offer(id: $i) { leftOut { amount at } } }';
    const told = { leftOut: [{ amount: 21_000, at: expect.any(String) }] };
    for (const reader of [under, seller, staff])
      expect((await reader.ask(read, { i: id })).data?.offer).toEqual(told);
    expect((await last.ask(read, { i: id })).data?.offer).toBeNull();
    // Whoever declines is left out of what the next is asked, and of nothing that was asked before.
    await under.ask(DECLINE, { i: id });
    expect((await under.ask(read, { i: id })).data?.offer).toEqual(told);
    const { id: best } = await opened();
    expect((await staff.ask(read, { i: best })).data?.offer).toEqual({ leftOut: [] });
  });

  it('asks nobody twice, and nobody when no one is left', async () => {
    const { id, car, under } = await opened(CHANCE, { reserve: null });
    await under.ask(DECLINE, { i: id });
    expect(await staff.codeOf(CHANCE, { u: car.uuid })).toBe('NotFound');
    expect((await staff.ask(AFTER, { u: car.uuid })).data?.afterSale).toMatchObject({ secondChanceAt: null });
  });
});

describe('listing a car again', () => {
  it('is one step for staff: the terms of the last auction, and none of its bids', async () => {
    const { car, last } = await ended();
    expect(await last.codeOf(RELIST, { u: car.uuid })).toBe('Forbidden');
    const { data } = await staff.ask(RELIST, { u: car.uuid, d: { reservePrice: null } });
    expect(data?.relistAuction).toMatchObject({ bidCount: 0, startingPrice: 1_000, state: 'RUNNING' });
    const id = (data as unknown as { relistAuction: { id: string } }).relistAuction.id;
    expect(id).not.toBe(car.auctionId);
    expect(await house.rooms.auctions.history(car.auctionId)).toHaveLength(2);
    expect(await staff.codeOf(RELIST, { u: car.uuid })).toBe('CarUnderHammer');
  });

  it('waits for an order that stands, and follows one that was cancelled', async () => {
    const { car } = await ended({ reserve: null });
    expect(await staff.codeOf(RELIST, { u: car.uuid })).toBe('OrderOpen');
    await cancelOrder(car);
    expect(await staff.codeOf(RELIST, { u: car.uuid })).toBeNull();
  });

  it('is what a seller may wish for, of their own unsold car alone', async () => {
    const { car, seller, last } = await ended();
    expect(await house.visitor().codeOf(WISH, { u: car.uuid, n: '' })).toBe('Unauthenticated');
    expect(await last.codeOf(WISH, { u: car.uuid, n: '' })).toBe('NotFound');
    expect(await seller.codeOf(WISH, { u: car.uuid, n: 'x'.repeat(1_001) })).toBe('BadInput');
    expect((await seller.ask(UNSOLD)).data).toEqual({
      myUnsoldCars: [{ ad: { uuid: car.uuid }, wish: null }],
    });
    await seller.ask(WISH, { u: car.uuid, n: 'Au printemps.' });
    expect((await seller.ask(UNSOLD)).data).toMatchObject({ myUnsoldCars: [{ wish: 'Au printemps.' }] });
    expect((await staff.ask(AFTER, { u: car.uuid })).data?.afterSale).toMatchObject({
      wish: 'Au printemps.',
    });
    expect((await last.ask(UNSOLD)).data).toEqual({ myUnsoldCars: [] });
  });
});
