import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { bid userId } }';

describe('a bid by telephone', () => {
  it('is the caller’s, placed by staff with Auctions:update and by nobody else', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const caller = await house.guest();
    const other = await house.guest();
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const input = { auctionId, bid: 1_000, isAuctionCGVAccepted: true, leadSource: 'phone_call' };
    const i = { ...input, bidderEmail: caller.email };
    expect(await other.codeOf(BID, { i })).toBe('Forbidden');
    expect(await house.visitor().codeOf(BID, { i })).toBe('Unauthenticated');
    expect(await staff.codeOf(BID, { i: { ...input, bidderEmail: 'nobody@calandre.test' } })).toBe(
      'NotFound',
    );
    const placed = await staff.ask(BID, { i });
    const mine = await caller.ask('query($a: ID!) { myBidderId(auctionId: $a) myMaxBid(auctionId: $a) }', {
      a: auctionId,
    });
    expect(placed.data).toEqual({
      addBid: { bid: 1_000, userId: (mine.data as Record<string, unknown>).myBidderId },
    });
    expect(mine.data).toMatchObject({ myMaxBid: 1_000 });
  });
});
