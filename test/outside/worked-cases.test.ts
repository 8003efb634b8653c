import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { WORKED_CASES, type WorkedCase } from '../properties/worked-cases.ts';
import { bid, newAuction, openWatcher, type Seen, took } from './api.ts';

let house: TestHouse;
let staff: Guest;
let bidders: Record<string, Guest>;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: ['Ads:create', 'Ads:update', 'Ads:publish', 'Auctions:update'],
  });
  const [A, B, C] = await Promise.all(['Alain', 'Béa', 'Chloé'].map(firstName => house.guest({ firstName })));
  bidders = { A, B, C } as Record<string, Guest>;
});
afterAll(() => house[Symbol.asyncDispose]());

const REQUEST = /^(\w) (\d+)(?: max (\d+))?(?: > (\w+)(?: (\d+))?)?$/;
const CAR = `query($uuid: ID!) { publicCarAd(uuid: $uuid) { auction {
  currentBid minimumBid reservePriceReached bids { bid isImmediateBid userId isReservePriceReached } } } }`;
const MINE = 'query($id: ID!) { myBidderId(auctionId: $id) }';

type Auction = {
  currentBid: number | null;
  minimumBid: number;
  reservePriceReached: boolean | null;
  bids: Seen[];
};

/** Asks what a case asks, one after the other, and compares each answer. */
async function ask(worked: WorkedCase, auctionId: string): Promise<void> {
  for (const text of worked.asks.split('; ')) {
    const [, who = '', amount, max, code = null, minimum] = REQUEST.exec(text) ?? [];
    const answer = await bid(bidders[who] as Guest, {
      auctionId,
      bid: Number(amount),
      maxBid: max === undefined ? null : Number(max),
    });
    expect(answer.code, text).toBe(code);
    if (minimum !== undefined) expect(answer.minimum, text).toBe(Number(minimum));
  }
}

/** Rows as a case writes them, the bidders by their letters. */
async function written(rows: readonly Seen[], auctionId: string): Promise<string> {
  const letters = new Map<string, string>();
  for (const [letter, guest] of Object.entries(bidders)) {
    const mine = took<string | null>(await guest.ask(MINE, { id: auctionId }), 'myBidderId');
    if (mine) letters.set(mine, letter);
  }
  return rows
    .map(row => `${letters.get(row.userId)} ${row.bid}${row.isImmediateBid ? '' : ' auto'}`)
    .join(', ');
}

describe('each worked case, through GraphQL and in front of a watcher', () => {
  it.each(WORKED_CASES.map(worked => [worked.name, worked.rule, worked] as const))(
    '%s: %s',
    async (_name, _rule, worked) => {
      const { uuid, auctionId } = await newAuction(staff, {
        startingPrice: worked.start,
        reservePrice: worked.reserve,
        tieRule: worked.tie,
      });
      using watcher = await openWatcher(house, uuid);
      await ask(worked, auctionId);

      const auction = took<{ auction: Auction }>(await staff.ask(CAR, { uuid }), 'publicCarAd').auction;
      const oldestFirst = auction.bids.toReversed();
      expect(await written(oldestFirst, auctionId)).toBe(worked.rows);
      expect(auction.minimumBid).toBe(worked.next);
      expect(auction.currentBid).toBe(worked.leads ? Number(worked.leads.split(' ')[1]) : null);
      expect(auction.reservePriceReached).toBe(worked.reached);
      await expect.poll(() => watcher.seen.length).toBe(oldestFirst.length);
      expect(watcher.seen.map(({ bid: amount, userId }) => ({ amount, userId }))).toEqual(
        oldestFirst.map(({ bid: amount, userId }) => ({ amount, userId })),
      );
    },
  );
});
