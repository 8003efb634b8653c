import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const EDIT = 'mutation($u: ID!, $d: CarAdInput!) { updateCarAd(uuid: $u, data: $d) { uuid } }';
const EDITS = 'query($u: ID!) { publicCarAd(uuid: $u) { auction { version adEdits { editedAt topics } } } }';
const TOLD = '{ myNotifications { nodes { kind } } }';

type Auction = { version: number; adEdits: { topics: string[] }[] };

async function shown(uuid: string): Promise<Auction> {
  const { data } = await house.visitor().ask(EDITS, { u: uuid });
  return (data as unknown as { publicCarAd: { auction: Auction } }).publicCarAd.auction;
}

async function toldTo(guest: Guest): Promise<string[]> {
  const { data } = await guest.ask(TOLD);
  const { nodes } = (data as unknown as { myNotifications: { nodes: { kind: string }[] } }).myNotifications;
  return nodes.map(({ kind }) => kind).filter(kind => kind === 'AD_EDITED');
}

async function bidOn(auctionId: string, guest: Guest): Promise<void> {
  const bid = { bid: 9_000, maxBid: null, clientBidId: null, termsAccepted: true, leadSource: 'website' };
  await house.rooms.auctions.place({ ...bid, auctionId, bidderId: await idOf(house, guest) });
}

describe('an edit of a car that is under the hammer', () => {
  it('is dated on its page, moves its version, and is told to who bids, once an hour', async () => {
    const [bidder, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    await bidOn(car.auctionId, bidder);
    const before = await shown(car.uuid);
    expect(before.adEdits).toEqual([]);
    await staff.ask(EDIT, { u: car.uuid, d: { mileage: 61_000 } });
    await staff.ask(EDIT, { u: car.uuid, d: { warranty: true } });
    const after = await shown(car.uuid);
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.adEdits.flatMap(({ topics }) => topics).sort()).toEqual(['IDENTITY', 'TERMS']);
    expect(await toldTo(bidder)).toEqual(['AD_EDITED']);
    expect(await toldTo(other)).toEqual([]);
  });

  it('says nothing of the house’s own business, nor where no auction runs', async () => {
    const bidder = await house.guest();
    const car = await addCar(house, { auction: {} });
    await bidOn(car.auctionId, bidder);
    await staff.ask(EDIT, { u: car.uuid, d: { sfInternalOpportunityId: 'OPP-1' } });
    expect((await shown(car.uuid)).adEdits).toEqual([]);
    const plain = await addCar(house);
    expect(await staff.codeOf(EDIT, { u: plain.uuid, d: { mileage: 1 } })).toBeNull();
    expect(await toldTo(bidder)).toEqual([]);
  });
});
