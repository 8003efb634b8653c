import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const RENAME = 'mutation($p: String) { updatePseudo(pseudo: $p) { pseudo } }';
const UPDATE = 'mutation($d: UpdateProfileInput!) { updateProfile(data: $d) { firstName } }';
const profile = { firstName: 'Zoé', lastName: 'Mercier', phone: '0612345678' };

async function bidOn(auctionId: string, guest: Guest): Promise<void> {
  const input = { auctionId, bid: 1_000, isAuctionCGVAccepted: true };
  await guest.ask('mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }', { i: input });
}

async function nameOn(uuid: string): Promise<{ pseudo: string | null; firstName: string }> {
  const { data } = await house
    .visitor()
    .ask('query($u: ID!) { publicCarAd(uuid: $u) { auction { bids { pseudo firstName } } } }', { u: uuid });
  type Shown = { publicCarAd: { auction: { bids: { pseudo: string | null; firstName: string }[] } } };
  return (data as unknown as Shown).publicCarAd.auction.bids[0] ?? { pseudo: null, firstName: '' };
}

describe('a name in a bid history', () => {
  it('follows its person at once, and a pseudonym taken back is gone', async () => {
    const guest = await house.guest({ firstName: 'Alain' });
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    await guest.ask(RENAME, { p: 'Gordini' });
    await bidOn(auctionId, guest);
    expect(await nameOn(uuid)).toEqual({ pseudo: 'Gordini', firstName: 'Al***' });
    await guest.ask(RENAME, { p: null });
    expect(await nameOn(uuid)).toEqual({ pseudo: null, firstName: 'Al***' });
    await guest.ask(UPDATE, { d: profile });
    expect(await nameOn(uuid)).toEqual({ pseudo: null, firstName: 'Zo***' });
  });

  it('can be changed thirty times an hour, for every change empties what is kept of it', async () => {
    await using strict = await openTestHouse({ RATE_LIMITS: 'on' });
    const guest = await strict.guest();
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 16; turn += 1) {
      codes.push(await guest.codeOf(RENAME, { p: null }), await guest.codeOf(UPDATE, { d: profile }));
    }
    expect(codes).toEqual([...Array(30).fill(null), 'RateLimited', 'RateLimited']);
  });
});
