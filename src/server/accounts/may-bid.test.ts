import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

const houses: { asking?: TestHouse; usual?: TestHouse } = {};
beforeAll(async () => {
  houses.asking = await openTestHouse({ EMAIL_TO_BID: 'on' });
  houses.usual = await openTestHouse();
});
afterAll(async () => {
  for (const house of Object.values(houses)) await house[Symbol.asyncDispose]();
});

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';

async function newcomer(house: TestHouse): Promise<Guest> {
  const guest = await house.guest();
  await house.db.owner('update accounts set email_confirmed_at = null where email = $1', [guest.email]);
  return guest;
}
const bidOf = (auctionId: string, bidderEmail?: string) => ({
  i: {
    auctionId,
    bid: 1_000,
    isAuctionCGVAccepted: true,
    ...(bidderEmail && { bidderEmail, leadSource: 'phone_call' }),
  },
});

/** What their page is told before they bid. */
async function mustConfirm(guest: Guest): Promise<unknown> {
  const { data } = await guest.ask('{ me { mustConfirmEmail } }');
  return (data as unknown as { me: { mustConfirmEmail: boolean } }).me.mustConfirmEmail;
}

it('bids from no page that was drawn for somebody else', async () => {
  const house = houses.usual as TestHouse;
  const { auctionId } = await addCar(house, { auction: {} });
  const [one, other] = [await house.guest(), await house.guest()];
  const { data } = await one.ask('{ me { id } }');
  const { i } = bidOf(auctionId);
  const asked = { i: { ...i, bidderId: (data as unknown as { me: { id: string } }).me.id } };
  expect(await other.codeOf(BID, asked)).toBe('Unauthenticated');
  expect(await one.codeOf(BID, asked)).toBe(null);
});

describe('somebody whose address is not confirmed', () => {
  it('bids where the house does not ask for it', async () => {
    const house = houses.usual as TestHouse;
    const { auctionId } = await addCar(house, { auction: {} });
    const guest = await newcomer(house);
    expect(await mustConfirm(guest)).toBe(false);
    expect(await guest.codeOf(BID, bidOf(auctionId))).toBe(null);
  });

  it('confirms it first where the house asks, and may follow a car meanwhile', async () => {
    const house = houses.asking as TestHouse;
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    const guest = await newcomer(house);
    expect(await guest.codeOf(BID, bidOf(auctionId))).toBe('EmailNotConfirmed');
    expect(await mustConfirm(guest)).toBe(true);
    expect(await guest.codeOf(`mutation { addFavorite(uuid: "${uuid}") }`)).toBe(null);
    await house.db.owner('update accounts set email_confirmed_at = now() where email = $1', [guest.email]);
    expect(await mustConfirm(guest)).toBe(false);
    expect(await guest.codeOf(BID, bidOf(auctionId))).toBe(null);
  });

  it('is bid for by staff under the same rule', async () => {
    const house = houses.asking as TestHouse;
    const { auctionId } = await addCar(house, { auction: {} });
    const [guest, staff] = [await newcomer(house), await house.guest({ permissions: ['Auctions:update'] })];
    expect(await staff.codeOf(BID, bidOf(auctionId, guest.email))).toBe('EmailNotConfirmed');
  });
});
