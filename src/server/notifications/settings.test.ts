import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { bid, kindsTo, SET } from '#test/kit/notifications.ts';
import { idOf } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const SETTINGS = '{ notificationSettings { quietFrom quietUntil endingOffsets choices { kind channels } } }';
const lettersTo = (guest: Guest) => house.rooms.mail.list(guest.email);
/** Everything that is due is found out and told. */
async function tellAll(): Promise<void> {
  await house.rooms.notifications.follower.catchUp();
  await house.rooms.jobs.drain();
}

describe('settings', () => {
  it('refuse hours that are none, quiet without an end, and reminders out of bounds', async () => {
    const guest = await house.guest();
    for (const d of [
      { quietFrom: 24, quietUntil: 8 },
      { quietFrom: 22 },
      { endingOffsets: [0] },
      { endingOffsets: [1, 2, 3, 4, 5, 6] },
    ]) {
      expect(await guest.codeOf(SET, { d })).toBe('BadInput');
    }
  });

  it('keep what each of two changes gave, also where the second overtakes the first', async () => {
    const guest = await house.guest();
    await guest.ask(SET, { d: { choices: [{ kind: 'LOST', channels: [] }] } });
    await using first = await openTransaction(house.db);
    await first.query(
      'update notification_settings set quiet_from = 22, quiet_until = 8 where account_id = $1',
      [await idOf(house, guest)],
    );
    const second = guest.ask(SET, { d: { endingOffsets: [30] } });
    await untilWaiting(house.db, 1);
    await first.query('commit');
    expect((await second).errors).toBeUndefined();
    expect((await guest.ask(SETTINGS)).data?.notificationSettings).toMatchObject({
      ...{ quietFrom: 22, quietUntil: 8, endingOffsets: [30] },
    });
  });

  it('switch each kind on and off by channel; a service letter stays', async () => {
    const guest = await house.guest();
    const choices = [
      { kind: 'OUTBID', channels: [] },
      { kind: 'WON', channels: [] },
    ];
    await guest.ask(SET, { d: { choices } });
    const { data } = await guest.ask(SETTINGS);
    const stored = (
      data as unknown as { notificationSettings: { choices: { kind: string; channels: string[] }[] } }
    ).notificationSettings.choices;
    const of = (kind: string) => stored.find(each => each.kind === kind)?.channels;
    expect([of('OUTBID'), of('WON'), of('LOST')]).toEqual([[], ['EMAIL'], ['IN_PAGE', 'EMAIL']]);
    // Only who reads ads through is told of those that wait, and has a choice to make.
    expect(of('AD_SUBMITTED')).toBeUndefined();
    const reader = await house.guest({ permissions: ['Ads:publish'] });
    expect(JSON.stringify(await reader.ask(SETTINGS))).toContain('AD_SUBMITTED');

    const other = await house.guest();
    const car = await addCar(house, { auction: {} });
    await bid(guest, car, 1_000);
    await bid(other, car, 2_000);
    await tellAll();
    expect([await kindsTo(guest), await lettersTo(guest)]).toEqual([[], []]);
  });

  it('bring to who is kept out what belongs to a purchase, on a telephone as in a letter', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const accountId = await idOf(house, guest);
    const car = await addCar(house, { auction: {} });
    await bid(guest, car, 1_000);
    await house.db.owner(
      `insert into push_subscriptions (account_id, endpoint, p256dh, auth) values ($1, 'https://127.0.0.1:1/z', '', '')`,
      [accountId],
    );
    await house.db.owner('update accounts set blocked_at = now() where id = $1', [accountId]);
    await bid(other, car, 2_000);
    await house.db.database.transaction(writes =>
      house.rooms.notifications.notify(writes, [
        { accountId, kind: 'ORDER_STEP', key: 'kept', adUuid: car.uuid, data: { step: 'PAID' } },
      ]),
    );
    await tellAll();
    const sent = await house.db.owner<{ title: string }>(
      `delete from jobs where kind = 'notifications.push' returning data -> 'message' ->> 'title' as title`,
    );
    const told = [...sent.map(each => each.title), ...(await lettersTo(guest)).map(letter => letter.subject)];
    expect(told).toEqual([
      expect.stringMatching(/^Tout est réglé/),
      expect.stringMatching(/^Tout est réglé/),
    ]);
  });

  it('show the car in the letter, and lead to it', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    const [photo] = await house.db.owner<{ id: string }>(
      `with p as (insert into photos (file_key, width, height) values ('x', 1600, 1067) returning id)
       insert into ad_photos (ad_uuid, photo_id, role, position) select $1, id, 'FRONT', 0 from p
       returning photo_id as id`,
      [car.uuid],
    );
    await bid(guest, car, 1_000);
    await bid(other, car, 2_000);
    await tellAll();
    const [letter] = await house.rooms.mail.list(guest.email);
    expect(letter?.html).toContain(`/photos/${photo?.id}/960.jpg" alt="Alpine A110"`);
  });
});
