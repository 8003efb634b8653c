import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction, entrust, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const TERMS = { commissionBp: 600, commissionMinCents: 100_000 };

/** A bid of 21,000 that missed the reserve of a car that the house sells, and the offer that its bidder may make. */
async function askedFor(terms: typeof TERMS) {
  const [bidder, seller] = [await house.guest(), await house.guest()];
  const { uuid, auctionId } = await addCar(house, { sellerEmail: seller.email, auction: {} });
  await entrust(house, uuid, seller, terms);
  await house.db.owner(
    `update auctions set regime = 'PUBLIC_SALE', reserve = 30000, reserve_reached = false where id = $1`,
    [auctionId],
  );
  const bid = { maxBid: null, clientBidId: null, termsAccepted: true, leadSource: 'website', bid: 21_000 };
  await house.rooms.auctions.place({ ...bid, auctionId, bidderId: await idOf(house, bidder) });
  await endAuction(house, uuid);
  const { data } = await staff.ask('mutation($u: ID!) { openOffer(uuid: $u) { id } }', { u: uuid });
  const { id } = (data as unknown as { openOffer: { id: string } }).openOffer;
  const kept = async (guest: Guest) =>
    (await guest.ask('query($i: ID!) { offer(id: $i) { commissionCents } }', { i: id })).data?.offer;
  const offer = () =>
    bidder.codeOf('mutation($i: ID!) { makeOffer(id: $i, amount: 25000) { state } }', { i: id });
  const letter = async () => {
    await house.rooms.jobs.drain();
    return (await house.rooms.mail.list(seller.email))[0]?.text ?? '';
  };
  return { id, bidder, seller, kept, offer, letter };
}

it('an offer tells its seller what the house would keep of it, as its order then does, and nobody else', async () => {
  const { id, bidder, seller, kept, offer, letter } = await askedFor(TERMS);
  // Nothing is said of what nobody has offered.
  expect(await kept(seller)).toEqual({ commissionCents: null });
  expect(await offer()).toBeNull();
  expect(await kept(seller)).toEqual({ commissionCents: 150_000 });
  expect(await kept(staff)).toEqual({ commissionCents: 150_000 });
  expect(await kept(bidder)).toEqual({ commissionCents: null });
  const text = await letter();
  for (const said of ['25\u00a0000\u00a0€', '23\u00a0500,00\u00a0€', '1\u00a0500,00\u00a0€'])
    expect(text).toContain(said);
  expect(await seller.codeOf('mutation($i: ID!) { acceptOffer(id: $i) { state } }', { i: id })).toBeNull();
  const { data } = await seller.ask('{ myOrders { hammerPrice commissionCents } }');
  expect(data?.myOrders).toEqual([{ hammerPrice: 25_000, commissionCents: 150_000 }]);
});

it('an offer of which nothing is kept says nothing of it', async () => {
  const { seller, kept, offer, letter } = await askedFor({ commissionBp: 0, commissionMinCents: 0 });
  expect(await offer()).toBeNull();
  expect(await kept(seller)).toEqual({ commissionCents: 0 });
  expect(await letter()).not.toContain('commission');
});
