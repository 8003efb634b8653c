import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { endAuction, idOf } from '#test/kit/sales.ts';
import { bid, newAuction, openWatcher } from '#test/outside/api.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: ['Ads:create', 'Ads:update', 'Ads:publish', 'Auctions:update'],
  });
});
afterAll(() => house[Symbol.asyncDispose]());

const WITHDRAW = 'mutation($u: ID!, $r: String) { withdrawCarAd(uuid: $u, reason: $r) { status } }';
const SELL =
  'mutation($u: ID!, $r: String) { updateCarAd(uuid: $u, data: { sold: true }, reason: $r) { status } }';

const RELIST = 'mutation($u: ID!) { relistAuction(uuid: $u) { id } }';
const OPEN_OFFER = 'mutation($u: ID!) { openOffer(uuid: $u) { id } }';
const WATCH = `subscription($uuid: ID!) {
  auctionUpdated(uuid: $uuid) { state lotState notice { kind reason reasonLanguage } }
}`;
type Told = { state: string; lotState: string; notice: object | null };

const ordersOf = (adUuid: string) => house.db.owner('select id from orders where ad_uuid = $1', [adUuid]);
const verdictOf = async (auctionId: string) =>
  (await house.db.owner<{ status: string }>('select status from auctions where id = $1', [auctionId]))[0]
    ?.status;

/** A lot under the hammer with one bid of 2,000 euros. */
async function lotWithBid() {
  const lot = await newAuction(staff);
  const bidder = await house.guest();
  expect(await bid(bidder, { auctionId: lot.auctionId, bid: 2_000 })).toMatchObject({ code: null });
  return { ...lot, bidder };
}

describe('a lot that is withdrawn under the hammer', () => {
  it('needs a reason, and is awarded to nobody', async () => {
    const { uuid, auctionId, bidder } = await lotWithBid();
    expect(await staff.codeOf(WITHDRAW, { u: uuid })).toBe('ReasonNeeded');
    expect(
      (await staff.ask(WITHDRAW, { u: uuid, r: 'Le moteur a cassé, la vente est annulée.' })).errors,
    ).toBeUndefined();
    expect(await bid(bidder, { auctionId, bid: 3_000 })).toMatchObject({ code: 'NotFound' });
    await endAuction(house, uuid);
    expect(await verdictOf(auctionId)).toBe('cancelled');
    expect(await ordersOf(uuid)).toEqual([]);
  });

  it('is awarded to nobody even where its auction was left open', async () => {
    const { uuid, auctionId } = await lotWithBid();
    await house.db.owner("update ads set status = 'WITHDRAWN' where uuid = $1", [uuid]);
    await endAuction(house, uuid);
    expect(await verdictOf(auctionId)).toBe('cancelled');
    expect(await ordersOf(uuid)).toEqual([]);
  });
});

describe('a lot that is marked sold under the hammer', () => {
  it('needs a reason, takes no bid any more, and is not sold twice', async () => {
    const { uuid, auctionId, bidder } = await lotWithBid();
    expect(await staff.codeOf(SELL, { u: uuid })).toBe('ReasonNeeded');
    expect((await staff.ask(SELL, { u: uuid, r: 'Vendue par le vendeur.' })).errors).toBeUndefined();
    expect(await bid(bidder, { auctionId, bid: 3_000 })).toMatchObject({ code: 'AuctionFinished' });
    await endAuction(house, uuid);
    expect(await verdictOf(auctionId)).toBe('cancelled');
    expect(await ordersOf(uuid)).toEqual([]);
  });

  it('takes no bid even where its auction was left open', async () => {
    const { uuid, auctionId, bidder } = await lotWithBid();
    await house.db.owner("update ads set status = 'SOLD' where uuid = $1", [uuid]);
    expect(await bid(bidder, { auctionId, bid: 3_000 })).toMatchObject({ code: 'AuctionFinished' });
    await endAuction(house, uuid);
    expect(await verdictOf(auctionId)).toBe('cancelled');
    expect(await ordersOf(uuid)).toEqual([]);
  });
});

describe('whoever has the page of a lot open', () => {
  it.each([
    ['withdrawn', WITHDRAW, 'WITHDRAWN'],
    ['sold another way', SELL, 'SOLD_ELSEWHERE'],
  ])('sees at once, and reads why, that it is %s', async (_, move, lotState) => {
    const { uuid } = await lotWithBid();
    using watcher = await openWatcher<Told>(house, uuid, WATCH);
    await staff.ask(move, { u: uuid, r: 'Le moteur a cassé, la vente est annulée.' });
    const told = {
      state: 'CANCELLED',
      lotState,
      notice: { kind: 'CANCELLED', reason: 'Le moteur a cassé, la vente est annulée.', reasonLanguage: 'fr' },
    };
    await expect.poll(() => watcher.seen.at(-1), { timeout: 10_000 }).toEqual(told);
  });

  it('sees what the hammer said, and what becomes of the car after it', async () => {
    const sold = await lotWithBid();
    const unsold = await newAuction(staff, { reservePrice: 9_000 });
    using first = await openWatcher<Told>(house, sold.uuid, WATCH);
    using second = await openWatcher<Told>(house, unsold.uuid, WATCH);
    await endAuction(house, sold.uuid);
    await endAuction(house, unsold.uuid);
    await expect.poll(() => first.seen.at(-1)?.lotState, { timeout: 10_000 }).toBe('SOLD');
    await expect.poll(() => second.seen.at(-1)?.lotState, { timeout: 10_000 }).toBe('UNSOLD');
    await staff.ask(SELL, { u: unsold.uuid });
    await expect.poll(() => second.seen.at(-1)?.lotState, { timeout: 10_000 }).toBe('SOLD_ELSEWHERE');
    await staff.ask(SELL.replace('true', 'false'), { u: unsold.uuid });
    await expect.poll(() => second.seen.at(-1)?.lotState, { timeout: 10_000 }).toBe('UNSOLD');
  });
});

describe('those who bid on a lot that ends without a sale', () => {
  const CASES = [
    [
      'FR',
      WITHDRAW,
      'Vente annulée',
      'la voiture est retirée. Motif : « Une bielle du moteur a cassé ». Vos enchères ne vous',
    ],
    [
      'EN',
      SELL,
      'Auction cancelled',
      'the car has been sold another way. Reason: “Une bielle du moteur a cassé”. Your bids no',
    ],
    [
      'ES',
      WITHDRAW,
      'Venta anulada',
      'el coche se ha retirado. Motivo: «Une bielle du moteur a cassé». Sus pujas ya no',
    ],
  ] as const;

  it.each(CASES)('read why, in their language: %s', async (language, move, subject, said) => {
    const { uuid, bidder } = await lotWithBid();
    await house.db.owner('update accounts set language = $2 where email = $1', [bidder.email, language]);
    await staff.ask(move, { u: uuid, r: 'Une bielle du moteur a cassé.' });
    await house.rooms.notifications.follower.catchUp();
    await house.rooms.jobs.drain();
    const letters = await house.rooms.mail.list(bidder.email);
    const letter = letters.find(each => each.subject.startsWith(subject));
    expect(letter?.text).toContain(said);
    const { data } = await bidder.ask(
      '{ myNotifications { nodes { kind reason reasonLanguage isSeller ad { uuid } } } }',
    );
    const ad = move === SELL ? { uuid } : null;
    const why = { reason: 'Une bielle du moteur a cassé.', reasonLanguage: 'fr' };
    const told = { kind: 'CANCELLED', ...why, isSeller: false, ad };
    expect(data?.myNotifications).toMatchObject({ nodes: [told] });
    // No letter leads to a page that is gone.
    if (move === WITHDRAW) expect(letter?.text).not.toMatch(/voiture-collection|coche-coleccion/);
  });

  it('are not alone: the seller reads it as a seller', async () => {
    const seller = await house.guest();
    const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
    await staff.ask(WITHDRAW, { u: car.uuid, r: 'Une bielle du moteur a cassé' });
    await house.rooms.notifications.follower.catchUp();
    await house.rooms.jobs.drain();
    const [letter] = await house.rooms.mail.list(seller.email);
    expect(letter?.text).toContain('Motif : « Une bielle du moteur a cassé ». Personne ne l’emporte');
  });
});

describe('the owner of a lot under the hammer', () => {
  it('is whoever it was when it began', async () => {
    const { uuid, bidder } = await lotWithBid();
    const own = async ({ email }: Guest) => {
      const edit =
        'mutation($u: ID!, $e: String) { updateCarAd(uuid: $u, data: { sellerEmail: $e }) { uuid } }';
      const { code, field } = (await staff.ask(edit, { u: uuid, e: email })).errors?.[0]?.extensions ?? {};
      return { code, field };
    };
    expect(await own(bidder)).toEqual({ code: 'CarUnderHammer', field: 'sellerEmail' });
    expect(await own(await house.guest())).toEqual({ code: 'CarUnderHammer', field: 'sellerEmail' });
    await endAuction(house, uuid);
    expect(await own(bidder)).toEqual({});
  });
});

describe('who may end an auction by the way', () => {
  it('runs auctions; whoever only publishes is told so', async () => {
    const { uuid } = await lotWithBid();
    const clerk = await house.guest({ permissions: ['Ads:update', 'Ads:publish'] });
    for (const move of [WITHDRAW, SELL]) {
      expect(await clerk.codeOf(move, { u: uuid })).toBe('ReasonNeeded');
      expect(await clerk.codeOf(move, { u: uuid, r: ' ' })).toBe('ReasonNeeded');
      expect(await clerk.codeOf(move, { u: uuid, r: 'x' })).toBe('Forbidden');
      expect(await staff.codeOf(move, { u: uuid, r: 'x'.repeat(1_001) })).toBe('BadInput');
    }
  });

  it('does not stop a sale that waits for its hammer', async () => {
    const { uuid } = await lotWithBid();
    await house.db.owner('update auctions set end_at = clock_timestamp() where ad_uuid = $1', [uuid]);
    expect(await staff.codeOf(WITHDRAW, { u: uuid, r: 'x' })).toBe('AuctionFinished');
    expect(await staff.codeOf(SELL, { u: uuid, r: 'x' })).toBe('AuctionFinished');
    await endAuction(house, uuid);
    expect(await ordersOf(uuid)).toHaveLength(1);
  });
});

describe('a car that is gone', () => {
  async function unsoldLot() {
    const lot = await newAuction(staff, { reservePrice: 9_000 });
    const bidder = await house.guest();
    await bid(bidder, { auctionId: lot.auctionId, bid: 2_000 });
    await endAuction(house, lot.uuid);
    return { ...lot, bidder };
  }

  it.each([WITHDRAW, SELL])('goes to no other sale, and nobody is asked for it', async move => {
    const { uuid } = await unsoldLot();
    await staff.ask(move, { u: uuid });
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const plan = { u: uuid, d: { start: at(0), end: at(3_600_000) } };
    const schedule =
      'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { id } }';
    expect(await staff.codeOf(schedule, plan)).toBe('CarNotOffered');
    expect(await staff.codeOf(RELIST, { u: uuid })).toBe('CarNotOffered');
    expect(await staff.codeOf(OPEN_OFFER, { u: uuid })).toBe('CarNotOffered');
  });

  it('does not go while somebody is asked for an offer', async () => {
    const { uuid } = await unsoldLot();
    await staff.ask(OPEN_OFFER, { u: uuid });
    expect(await staff.codeOf(WITHDRAW, { u: uuid, r: 'x' })).toBe('OfferOpen');
    expect(await staff.codeOf(SELL, { u: uuid, r: 'x' })).toBe('OfferOpen');
  });

  it('is bought by nobody: the database itself refuses the order', async () => {
    const { uuid, auctionId, bidder } = await unsoldLot();
    const order = {
      ...{
        auctionId,
        adUuid: uuid,
        buyerId: await idOf(house, bidder),
        sellerId: null,
        cause: 'OFFER' as const,
      },
      ...{ hammerPrice: 2_000, feeCents: 50_000, now: Date.now() },
    };
    const open = () =>
      house.db.database.transaction(writes => house.rooms.domain.tell(writes, 'auction.sold', order));
    await staff.ask(WITHDRAW, { u: uuid });
    await expect(open()).rejects.toThrow(/is sold to nobody/);
    await house.db.owner("update ads set status = 'PUBLISHED' where uuid = $1", [uuid]);
    await open();
    await expect(open()).rejects.toThrow(/is sold already/);
  });
});

describe('programs that follow a lot', () => {
  it('are told its end and its hammer, though both come while something else is being told', async () => {
    const add =
      'mutation { addWebhook(url: "http://127.0.0.1:1/", events: ["lot.extended", "lot.closed"]) { secret } }';
    expect(await staff.codeOf(add)).toBeNull();
    const saidOf = async (auctionId: string) =>
      (
        await house.db.owner<{ kind: string }>(
          'select kind from webhook_messages where subject_id = $1 order by position',
          [auctionId],
        )
      ).map(({ kind }) => kind);
    const { auctionId, bidder } = await lotWithBid();
    const follow = () => house.rooms.webhooks.follower.catchUp();
    await follow();
    for (const [change, guest, amount] of [
      ['end', await house.guest(), 3_000],
      ['hammer', bidder, 4_000],
    ] as const) {
      expect(await bid(guest, { auctionId, bid: amount })).toMatchObject({ code: null });
      await using holder = await openTransaction(house.db);
      await holder.query('select from webhook_told where auction_id = $1 for update', [auctionId]);
      const telling = follow();
      await untilWaiting(house.db, 1);
      const endAt = (await house.rooms.auctions.find(auctionId))?.endAt ?? 0;
      const staffId = await idOf(house, staff);
      if (change === 'end') await house.rooms.auctions.moveEnd(auctionId, endAt + 60_000, staffId);
      else await house.rooms.auctions.cancel(auctionId, 'x', staffId);
      await holder.query('commit');
      await telling;
      await follow();
    }
    expect(await saidOf(auctionId)).toEqual(['lot.extended', 'lot.closed']);
    await house.db.owner('delete from webhook_endpoints');
  });
});

it('is played again from its newest plan: an end that was moved before is none any more', async () => {
  const hour = 3_600_000;
  const { auctions } = house.rooms;
  const { uuid, auctionId } = await addCar(house, { auction: { startsInMs: 60_000 } });
  const staffId = await idOf(house, staff);
  const { startAt = 0, endAt = 0 } = (await auctions.find(auctionId)) ?? {};
  await auctions.moveEnd(auctionId, endAt + hour, staffId);
  const plan = { startAt, endAt: endAt + 3 * hour, startingPrice: 1_000, reserve: 2_000 };
  const rules = { asksForCard: false, extensionWindowMs: 120_000, tieRule: 'REFUSE' as const };
  await auctions.schedule(uuid, { ...plan, ...rules }, staffId);
  await house.db.owner('update auctions set start_at = clock_timestamp() where id = $1', [auctionId]);
  await auctions.lowerReserve(auctionId, null, staffId);
  expect((await auctions.ledgerOf(auctionId)).map(({ kind }) => kind)).toEqual(['reserve']);
});
