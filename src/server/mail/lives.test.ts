import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { bid } from '#test/kit/notifications.ts';
import { idOf, sellCar } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

/** For how many minutes the newest letter to an address is worth being sent; null: without an end. */
async function minutesOf(email: string): Promise<number | null> {
  const [letter] = await house.db.owner<{ minutes: number | null }>(
    `select round(extract(epoch from good_until - created_at) / 60)::int as minutes from mails
     where recipient = $1 order by id desc limit 1`,
    [email],
  );
  expect(letter).toBeDefined();
  return letter?.minutes ?? null;
}
async function tellAll(): Promise<void> {
  await house.rooms.notifications.follower.catchUp();
  await house.rooms.jobs.drain();
}

describe('a letter is worth being sent', () => {
  it('with a link or a code until that is over', async () => {
    const guest = await house.guest();
    await guest.ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: guest.email });
    expect(await minutesOf(guest.email)).toBe(60);
    const change = 'mutation($e: String!, $p: String) { requestEmailChange(email: $e, password: $p) { id } }';
    expect(await guest.codeOf(change, { e: 'wanted@calandre.test', p: PASSWORD })).toBeNull();
    expect(await minutesOf('wanted@calandre.test')).toBe(3 * 24 * 60);
    await house.db.owner('update accounts set email_confirmed_at = null where email = $1', [guest.email]);
    expect(await guest.codeOf('mutation { resendConfirmation }')).toBeNull();
    expect(await minutesOf(guest.email)).toBe(3 * 24 * 60);
    await house.db.owner('update accounts set password_hash = null where email = $1', [guest.email]);
    expect(await guest.codeOf('mutation { requestProofCode }')).toBeNull();
    expect(await minutesOf(guest.email)).toBe(10);
  });

  it('that signs a paper for as long as its code does', async () => {
    const { orderId, buyer } = await sellCar(house);
    const ask = 'mutation($id: ID!) { sendSigningCode(id: $id, paper: CONTRACT, language: FR) }';
    expect(await buyer.codeOf(ask, { id: orderId })).toBeNull();
    expect(await minutesOf(buyer.email)).toBe(15);
  });

  it('of an auction until its end, and else whenever', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: { endsInMs: 3_600_000 } });
    await bid(one, car, 1_000);
    await bid(other, car, 2_000);
    await tellAll();
    const [auction] = await house.db.owner<{ at: number }>(
      'select end_at as at from auctions where id = $1',
      [car.auctionId],
    );
    expect(auction).toBeDefined();
    expect(await minutesOf(one.email)).toBeGreaterThan(55);
    expect(
      await house.db.owner('select good_until as at from mails where recipient = $1', [one.email]),
    ).toEqual([auction]);
    const accountId = await idOf(house, one);
    await house.db.database.transaction(writes =>
      house.rooms.notifications.notify(writes, [
        {
          ...({ accountId, kind: 'ALERT_MATCH', key: 'k', adUuid: car.uuid } as const),
          data: { name: 'Alpine', alertId: car.uuid, count: 1 },
        },
      ]),
    );
    await tellAll();
    expect(await minutesOf(one.email)).toBeNull();
  });
});
