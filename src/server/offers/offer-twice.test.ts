import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const OPEN = 'mutation($u: ID!) { openOffer(uuid: $u) { id state } }';
const CHANCE = 'mutation($u: ID!) { offerSecondChance(uuid: $u) { id state } }';
const MAKE = 'mutation($i: ID!, $a: Int!) { makeOffer(id: $i, amount: $a) { state amount } }';
const ACCEPT = 'mutation($i: ID!) { acceptOffer(id: $i) { state } }';
const DECLINE = 'mutation($i: ID!) { declineOffer(id: $i) { state } }';
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';

/** A car that nobody has bought, for what its last bidder is asked. */
async function asked(sql = OPEN) {
  const [under, last, seller] = [await house.guest(), await house.guest(), await house.guest()];
  const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
  if (sql === OPEN)
    await house.db.owner('update auctions set reserve = 30000, reserve_reached = false where id = $1', [
      car.auctionId,
    ]);
  for (const [guest, bid] of [
    [under, 20_000],
    [last, 21_000],
  ] as const)
    await guest.ask(BID, { i: { auctionId: car.auctionId, bid, isAuctionCGVAccepted: true } });
  await endAuction(house, car.uuid);
  if (sql === CHANCE) {
    await house.db.owner("update orders set state = 'CANCELLED' where auction_id = $1", [car.auctionId]);
    await house.db.owner("update ads set status = 'PUBLISHED' where uuid = $1", [car.uuid]);
  }
  const again = () => staff.ask(sql, { u: car.uuid });
  const { id } = Object.values((await again()).data ?? {})[0] as unknown as { id: string };
  return { car, under, last, seller, again, id };
}

const lettersTo = async ({ email }: Guest) => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).length;
};

describe('an offer whose answer was lost', () => {
  it('is opened once: whoever was asked is not asked again', async () => {
    for (const sql of [OPEN, CHANCE]) {
      const { id, again, last, under } = await asked(sql);
      const whom = sql === OPEN ? last : under;
      const letters = await lettersTo(whom);
      const { data, errors } = await again();
      expect([errors, Object.values(data ?? {})[0]]).toEqual([undefined, { id, state: 'BIDDER_TURN' }]);
      expect(await lettersTo(whom)).toBe(letters);
    }
  });

  it('is made once: the same amount is the offer that stands, another one is too late, and no fault', async () => {
    const { id, last, seller } = await asked();
    const made = { state: 'SELLER_TURN', amount: 26_000 };
    expect((await last.ask(MAKE, { i: id, a: 26_000 })).data?.makeOffer).toEqual(made);
    const letters = await lettersTo(seller);
    expect((await last.ask(MAKE, { i: id, a: 26_000 })).data?.makeOffer).toEqual(made);
    expect(await lettersTo(seller)).toBe(letters);
    const other = await last.ask(MAKE, { i: id, a: 27_000 });
    expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'OfferClosed' });
    expect(other.errors?.[0]?.extensions?.field ?? null).toBeNull();
  });

  it('is accepted once, by either side, and is one order', async () => {
    const best = await asked();
    await best.last.ask(MAKE, { i: best.id, a: 26_000 });
    const chance = await asked(CHANCE);
    for (const [{ id, car }, who] of [
      [best, best.seller],
      [chance, chance.under],
    ] as const) {
      for (let tries = 0; tries < 2; tries += 1)
        expect((await who.ask(ACCEPT, { i: id })).data?.acceptOffer).toEqual({ state: 'ACCEPTED' });
      const orders = await house.db.owner(
        "select from orders where auction_id = $1 and state <> 'CANCELLED'",
        [car.auctionId],
      );
      expect(orders).toHaveLength(1);
    }
  });

  it('is declined once, and by nobody for the other', async () => {
    const { id, last, seller } = await asked();
    for (let tries = 0; tries < 2; tries += 1)
      expect((await last.ask(DECLINE, { i: id })).data?.declineOffer).toEqual({ state: 'DECLINED' });
    expect(await seller.codeOf(DECLINE, { i: id })).toBe('OfferClosed');
  });
});
