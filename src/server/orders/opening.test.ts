import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction, sellCar } from '#test/kit/sales.ts';
import { readConfig } from '../config.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const HOUR_MS = 3_600_000;
const idOf = async ({ email }: Guest) =>
  (await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]))[0]?.id ?? '';

/** A car sold under the hammer for 25,000 euros. */
async function sell() {
  const [buyer, seller] = [await house.guest(), await house.guest()];
  const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
  const buyerId = await idOf(buyer);
  const bid = { bid: 25_000, maxBid: null, clientBidId: null, termsAccepted: true, leadSource: 'website' };
  await house.rooms.auctions.place({ ...bid, auctionId: car.auctionId, bidderId: buyerId });
  await endAuction(house, car.uuid);
  return { buyer, seller, car, buyerId, sellerId: await idOf(seller) };
}

describe('an order', () => {
  it('keeps its car sold until it is cancelled', async () => {
    const { car } = await sell();
    const staff = await house.guest({ permissions: ['Ads:update', 'Orders:update'] });
    const offer = 'mutation($u: ID!) { updateCarAd(uuid: $u, data: { sold: false }) { status } }';
    expect(await staff.codeOf(offer, { u: car.uuid })).toBe('OrderOpen');
    await house.db.owner("update orders set state = 'CANCELLED' where auction_id = $1", [car.auctionId]);
    expect((await staff.ask(offer, { u: car.uuid })).data).toEqual({ updateCarAd: { status: 'PUBLISHED' } });
  });

  it('is opened by the hammer with its amounts, its deadlines and its first step', async () => {
    const { car, buyerId, sellerId } = await sell();
    const [order] = await house.db.owner<Record<string, unknown>>(
      `select buyer_id, seller_id, cause, state, hammer_price::int as price, fee_cents::int as fee,
         extract(epoch from sign_by - created_at)::int * 1000 as sign,
         extract(epoch from pay_by - created_at)::int * 1000 as pay,
         extract(epoch from collect_by - created_at)::int * 1000 as collect,
         (select array_agg(kind) from order_steps where order_id = orders.id) as steps
       from orders where auction_id = $1`,
      [car.auctionId],
    );
    expect(order).toEqual({
      ...{ buyer_id: buyerId, seller_id: sellerId, cause: 'HAMMER', state: 'CREATED' },
      ...{ price: 25_000, fee: 120_000, steps: ['OPENED'] },
      ...{ sign: 48 * HOUR_MS, pay: 7 * 24 * HOUR_MS, collect: 21 * 24 * HOUR_MS },
    });
  });

  it('tells both sides what comes next, each in their own words', async () => {
    const { buyer, seller } = await sell();
    await house.rooms.jobs.drain();
    for (const [guest, said] of [
      [buyer, 'réglez les frais et le prix'],
      [seller, 'signez le contrat avant le'],
    ] as const) {
      const letters = await house.rooms.mail.list(guest.email);
      const letter = letters.find(({ subject }) => subject === 'Votre commande est ouverte : Alpine A110');
      expect(letter?.text).toContain(said);
    }
  });

  it('is one alive an auction: another only follows a cancelled one', async () => {
    const { car, sellerId } = await sell();
    const nextId = await idOf(await house.guest());
    const order = { auctionId: car.auctionId, adUuid: car.uuid, buyerId: nextId, sellerId };
    const sale = { ...order, hammerPrice: 24_000, feeCents: 115_200, now: Date.now() };
    const open = () =>
      house.db.database.transaction(writes =>
        house.rooms.domain.tell(writes, 'auction.sold', { ...sale, cause: 'SECOND_CHANCE' }),
      );
    await expect(open()).rejects.toThrow(/is sold already/);
    await house.db.owner("update orders set state = 'CANCELLED' where auction_id = $1", [car.auctionId]);
    await open();
    const alive = "select id from orders where auction_id = $1 and state <> 'CANCELLED'";
    expect(await house.db.owner(alive, [car.auctionId])).toHaveLength(1);
  });

  it('keeps its steps: the database refuses to change or remove one', async () => {
    await sell();
    for (const sql of [
      "update order_steps set kind = 'CLOSED'",
      'delete from order_steps',
      'truncate order_steps',
    ]) {
      await expect(house.db.owner(sql)).rejects.toThrow(/refused/);
    }
  });
});

describe('the times of an order', () => {
  it('are the house’s own: nobody is reminded of one that is near from the start', async () => {
    await using strict = await openTestHouse({
      ...{ ORDER_SIGN_HOURS: '12', ORDER_PAY_DAYS: '3', ORDER_COLLECT_DAYS: '10' },
    });
    const { orderId } = await sellCar(strict);
    const hours = (column: string) => `extract(epoch from ${column} - created_at)::int / 3600`;
    const [order] = await strict.db.owner(
      `select ${hours('sign_by')} as sign, ${hours('pay_by')} as pay, ${hours('collect_by')} as collect,
         (select array_agg(data ->> 'what' order by run_at) from jobs where data ->> 'orderId' = $1
          and kind = 'orders.remind') as reminders
       from orders where id = $1::uuid`,
      [orderId],
    );
    expect(order).toEqual({
      ...{ sign: 12, pay: 72, collect: 240 },
      reminders: ['SIGN'],
    });
  });

  it('follow each other, or the house does not start', () => {
    expect(() => readConfig({ ORDER_SIGN_HOURS: '200' })).toThrow(/must go together/);
    expect(() => readConfig({ ORDER_PAY_DAYS: 'x' })).toThrow(/ORDER_PAY_DAYS/);
  });
});
