import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction } from '#test/kit/sales.ts';
import { merged } from './merged.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const bid = (guest: Guest, auctionId: string, amount: number, maxBid: number | null = null) =>
  guest.ask(BID, { i: { auctionId, bid: amount, maxBid, isAuctionCGVAccepted: true } });
const MINE = '{ myLots { standing myMaxBid myBidderId auction { id currentBid } car { uuid } } }';

type Lot = {
  standing: string;
  myMaxBid: number;
  myBidderId: string;
  auction: { id: string; currentBid: number };
  car: { uuid: string } | null;
};
async function lotsOf(guest: Guest): Promise<Lot[]> {
  return ((await guest.ask(MINE)).data as unknown as { myLots: Lot[] }).myLots;
}

describe('the auctions a person has bid on', () => {
  it('are theirs alone, and nobody’s for a visitor', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    await bid(guest, auctionId, 1_000, 5_000);
    expect((await house.visitor().ask(MINE)).data).toEqual({ myLots: [] });
    expect(await lotsOf(other)).toEqual([]);
    const [lot] = await lotsOf(guest);
    expect(lot).toMatchObject({ standing: 'LEADING', myMaxBid: 5_000, car: { uuid } });
    const name = await guest.ask('query($a: ID!) { myBidderId(auctionId: $a) }', { a: auctionId });
    expect(name.data).toEqual({ myBidderId: lot?.myBidderId });
  });

  it('say who leads, who was outbid, and how it ended', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    await bid(guest, auctionId, 1_000);
    await bid(other, auctionId, 2_000);
    expect((await lotsOf(guest))[0]).toMatchObject({ standing: 'OUTBID', auction: { currentBid: 2_000 } });
    expect((await lotsOf(other))[0]).toMatchObject({ standing: 'LEADING' });
    await endAuction(house, uuid);
    expect((await lotsOf(guest))[0]).toMatchObject({ standing: 'LOST', car: { uuid } });
    expect((await lotsOf(other))[0]).toMatchObject({ standing: 'WON' });
  });

  it('say that who buys after the hammer has won, and nobody else', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    await bid(guest, auctionId, 1_000);
    await bid(other, auctionId, 2_000);
    const mine = (whose: Guest) =>
      whose.ask('query($a: ID!) { isMyPurchase(auctionId: $a) }', { a: auctionId }).then(({ data }) => data);
    expect(await mine(other)).toEqual({ isMyPurchase: null });
    await endAuction(house, uuid);
    expect([await mine(guest), await mine(other)]).toEqual([{ isMyPurchase: false }, { isMyPurchase: true }]);
    const [buyer] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      guest.email,
    ]);
    // As an offer to the next bidder leaves it, once it is accepted.
    await house.db.owner('update orders set buyer_id = $2 where auction_id = $1', [auctionId, buyer?.id]);
    expect([await mine(guest), await mine(other)]).toEqual([{ isMyPurchase: true }, { isMyPurchase: false }]);
    expect((await lotsOf(guest))[0]).toMatchObject({ standing: 'WON' });
    expect((await lotsOf(other))[0]).toMatchObject({ standing: 'LOST' });
  });

  it.each([
    ['unsold for all of them where the order came to nothing', true, ['UNSOLD', 'UNSOLD']],
    ['won by its leader where it was sold before the house kept orders', false, ['LOST', 'WON']],
  ])('are %s', async (_what, hasOrder, standings) => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    await bid(guest, auctionId, 1_000);
    await bid(other, auctionId, 2_000);
    if (hasOrder) {
      await endAuction(house, uuid);
      await house.db.owner("update orders set state = 'CANCELLED' where auction_id = $1", [auctionId]);
    } else {
      const sell = "update auctions set status = 'sold', end_at = now(), closed_at = now() where id = $1";
      await house.db.owner(sell, [auctionId]);
    }
    const lots = [...(await lotsOf(guest)), ...(await lotsOf(other))];
    expect(lots.map(({ standing }) => standing)).toEqual(standings);
  });

  it('are asked for as those that go on, or as those over', async () => {
    const guest = await house.guest();
    const [over, open] = [await addCar(house, { auction: {} }), await addCar(house, { auction: {} })];
    for (const { auctionId } of [over, open]) await bid(guest, auctionId, 1_000);
    await endAuction(house, over.uuid);
    const { data } = await guest.ask(
      '{ open: myLots(isOver: false) { car { uuid } } over: myLots(isOver: true) { car { uuid } } }',
    );
    expect(data).toEqual({ open: [{ car: { uuid: open.uuid } }], over: [{ car: { uuid: over.uuid } }] });
  });

  it('stay when the car is withdrawn, without the car', async () => {
    const guest = await house.guest();
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    await bid(guest, auctionId, 1_000);
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    await staff.ask('mutation($u: ID!) { cancelAuction(uuid: $u, reason: "x") { id } }', { u: uuid });
    await house.rooms.ads.withdraw(uuid);
    expect((await lotsOf(guest))[0]).toMatchObject({ standing: 'CANCELLED', car: null });
  });
});

describe('several streams as one', () => {
  async function* of(...values: number[]) {
    yield* values;
  }

  it('give every value once, and end when all have', async () => {
    const values: number[] = [];
    for await (const value of merged([of(1, 2), of(3), of()])) values.push(value);
    expect(values.toSorted()).toEqual([1, 2, 3]);
    expect(await merged([]).next()).toMatchObject({ done: true });
  });

  it('fail when one does', async () => {
    const broken = { next: () => Promise.reject(new Error('gone')) };
    await expect(merged([broken]).next()).rejects.toThrow('gone');
  });

  it('end each source at once, also one that waits', async () => {
    const waiting = Promise.withResolvers<IteratorResult<number>>();
    let isEnded = false;
    const source = {
      next: () => waiting.promise,
      return: async () => {
        isEnded = true;
        waiting.resolve({ done: true, value: undefined });
        return { done: true as const, value: undefined };
      },
    };
    const all = merged([source]);
    const next = all.next();
    await all.return?.();
    expect(isEnded).toBe(true);
    expect(await next).toMatchObject({ done: true });
  });
});
