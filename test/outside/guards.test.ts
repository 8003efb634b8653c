import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { bid, newAuction, took } from './api.ts';

const STAFF = ['Ads:create', 'Ads:update', 'Ads:publish', 'Auctions:update'];

let house: TestHouse;
let staff: Guest;
let [a, b, newcomer]: Guest[] = [];
let open: { uuid: string; auctionId: string };
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: STAFF });
  [a, b] = await Promise.all([house.guest(), house.guest()]);
  newcomer = await house.guest({ hasCard: false });
  open = await newAuction(staff);
});
afterAll(() => house[Symbol.asyncDispose]());

const rowsOf = async (uuid: string) => {
  const query = 'query($uuid: ID!) { publicCarAd(uuid: $uuid) { auction { bids { bid } } } }';
  const car = took<{ auction: { bids: { bid: number }[] } }>(await staff.ask(query, { uuid }), 'publicCarAd');
  return car.auction.bids.map(row => row.bid);
};
const codeOf = async (guest: Guest | undefined, input: Record<string, unknown>) =>
  (await bid(guest as Guest, { auctionId: open.auctionId, bid: 1_000, ...input })).code;

describe('a bid is refused, and changes nothing,', () => {
  it('G-01, G-12: from a visitor, whatever else is wrong with it', async () => {
    expect(await codeOf(house.visitor(), {})).toBe('Unauthenticated');
    expect(await codeOf(house.visitor(), { bid: 1, isAuctionCGVAccepted: false })).toBe('Unauthenticated');
  });

  it('G-02: from the owner of the car', async () => {
    const seller = await house.guest();
    const own = await newAuction(staff, { car: { sellerEmail: seller.email } });
    expect(await codeOf(seller, { auctionId: own.auctionId })).toBe('SellerCannotBid');
  });

  it('G-03: from staff on a car the house handles or owns', async () => {
    for (const car of [{ handleByCalandre: true }, { calandreCollection: true }]) {
      const house = await newAuction(staff, { car });
      expect(await codeOf(staff, { auctionId: house.auctionId })).toBe('SellerCannotBid');
    }
  });

  it('G-04, G-13: without the terms, also where it would meet a hidden maximum', async () => {
    const hidden = await newAuction(staff);
    await bid(a as Guest, { auctionId: hidden.auctionId, bid: 1_000, maxBid: 73_219 });
    const more = { auctionId: hidden.auctionId, isAuctionCGVAccepted: false };
    expect(await codeOf(b, { ...more, bid: 1_100 })).toBe('TermsNotAccepted');
    expect(await codeOf(newcomer, { ...more, bid: 73_219 })).toBe('TermsNotAccepted');
    expect(await codeOf(newcomer, { auctionId: hidden.auctionId, bid: 73_219 })).toBe('CardRequired');
    expect(await rowsOf(hidden.uuid)).toEqual([1_000]);
  });

  it('G-05, G-06: without a card where one is asked for, and only there', async () => {
    expect(await codeOf(newcomer, {})).toBe('CardRequired');
    const free = await newAuction(staff, { askForCardDetails: false });
    expect(await codeOf(newcomer, { auctionId: free.auctionId })).toBe(null);
  });

  it('G-07: with an amount that is none, as BadInput and never a 5xx', async () => {
    for (const amount of [1_100.5, '1100', -1, 0, 1_000_000_001, null]) {
      expect(await codeOf(a, { bid: amount }), String(amount)).toBe('BadInput');
    }
    const raw = JSON.stringify({
      query: 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }',
      variables: { i: { auctionId: open.auctionId, bid: '?', isAuctionCGVAccepted: true } },
    });
    for (const amount of ['1e400', '1e3', '99999999999999999999']) {
      const response = await fetch(`${house.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: (a as Guest).cookie() },
        body: raw.replace('"?"', amount),
      });
      expect(response.status, amount).toBeLessThan(500);
    }
    expect(await rowsOf(open.uuid)).not.toContain(1_100.5);
  });

  it('G-08, G-09: on an auction that is unknown, cancelled or has not begun', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await codeOf(a, { auctionId: unknown })).toBe('NotFound');
    expect(await codeOf(a, { auctionId: 'nonsense' })).toBe('NotFound');
    const soon = await newAuction(staff, { startsInMs: 3_600_000, endsInMs: 7_200_000 });
    expect(await codeOf(a, { auctionId: soon.auctionId })).toBe('AuctionNotStarted');
    const gone = await newAuction(staff);
    const cancel = 'mutation($uuid: ID!) { cancelAuction(uuid: $uuid, reason: "Vendue ailleurs") { state } }';
    expect(took(await staff.ask(cancel, { uuid: gone.uuid }), 'cancelAuction')).toEqual({
      state: 'CANCELLED',
    });
    expect(await codeOf(a, { auctionId: gone.auctionId })).toBe('AuctionFinished');
  });

  it('G-14, G-15: for its maximum first, and for its height before it meets a hidden maximum', async () => {
    const hidden = await newAuction(staff);
    await bid(a as Guest, { auctionId: hidden.auctionId, bid: 1_000, maxBid: 5_000 });
    const both = await bid(b as Guest, { auctionId: hidden.auctionId, bid: 1_050, maxBid: 1_100 });
    expect(both).toMatchObject({ code: 'MaxBidTooLow', field: 'maxBid', minimum: 1_150 });
    const low = await bid(b as Guest, { auctionId: hidden.auctionId, bid: 1_099, maxBid: 5_000 });
    expect(low).toMatchObject({ code: 'BidTooLow', field: 'bid', minimum: 1_100 });
  });
});

describe('the same key', () => {
  it('G-10: with the same content gives the same row, ten times at once', async () => {
    const { auctionId, uuid } = await newAuction(staff);
    const input = { auctionId, bid: 1_000, clientBidId: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => bid(a as Guest, input)));
    expect(new Set(answers.map(answer => answer.bid?.id)).size).toBe(1);
    expect(await rowsOf(uuid)).toEqual([1_000]);
  });

  it('G-11: with another amount is IdempotencyMismatch', async () => {
    const { auctionId, uuid } = await newAuction(staff);
    const clientBidId = crypto.randomUUID();
    expect(await codeOf(a, { auctionId, clientBidId })).toBe(null);
    expect(await codeOf(a, { auctionId, clientBidId, bid: 1_200 })).toBe('IdempotencyMismatch');
    expect(await rowsOf(uuid)).toEqual([1_000]);
  });
});

describe('an accepted bid', () => {
  it('is one of two hundred equal ones sent at once by eight people', async () => {
    const { auctionId, uuid } = await newAuction(staff);
    const people = await Promise.all(Array.from({ length: 8 }, () => house.guest()));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        bid(people[index % people.length] as Guest, { auctionId, bid: 1_000 }),
      ),
    );
    expect(answers.filter(answer => answer.code === null)).toHaveLength(1);
    expect(await rowsOf(uuid)).toEqual([1_000]);
  });

  it('tells nobody else the maximum behind it, nor the reserve', async () => {
    const secret = await newAuction(staff, { reservePrice: 91_357 });
    await bid(a as Guest, { auctionId: secret.auctionId, bid: 1_000, maxBid: 73_219 });
    const everything = `query($uuid: ID!, $id: ID!) {
      publicCarAd(uuid: $uuid) { auction { currentBid minimumBid reservePriceReached 
        bids { id bid userId pseudo firstName end } } }
      myMaxBid(auctionId: $id) }`;
    for (const guest of [b as Guest, staff, house.visitor()]) {
      const answer = await guest.ask(everything, { uuid: secret.uuid, id: secret.auctionId });
      expect(took<{ auction: object }>(answer, 'publicCarAd').auction).toMatchObject({ currentBid: 1_000 });
      expect(JSON.stringify(answer)).not.toMatch(/73219|91357/);
    }
    const own = await (a as Guest).ask(everything, { uuid: secret.uuid, id: secret.auctionId });
    expect(took(own, 'myMaxBid')).toBe(73_219);
  });

  it('sets the terms as accepted on the profile', async () => {
    const first = await house.guest();
    const me = '{ me { isAuctionCGVAccepted } }';
    expect(took(await first.ask(me), 'me')).toEqual({ isAuctionCGVAccepted: false });
    const { auctionId } = await newAuction(staff);
    await bid(first, { auctionId, bid: 1_000 });
    expect(took(await first.ask(me), 'me')).toEqual({ isAuctionCGVAccepted: true });
  });
});
