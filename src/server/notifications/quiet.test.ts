import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { bid, kindsTo, READ, SET, toldTo } from '#test/kit/notifications.ts';
import { idOf } from '#test/kit/sales.ts';
import { quietMs } from './quiet.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const lettersTo = (guest: Guest) => house.rooms.mail.list(guest.email);
/** Everything that is due is found out and told. */
async function tellAll(): Promise<void> {
  await house.rooms.notifications.follower.catchUp();
  await house.rooms.jobs.drain();
}

describe('quiet hours', () => {
  it('hold letters back, but not who is outbid in the last ten minutes', async () => {
    const [sleeper, other] = [await house.guest(), await house.guest()];
    const now = house.rooms.auctions.clock();
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit' }).format(now),
    );
    await sleeper.ask(SET, { d: { quietFrom: (hour + 23) % 24, quietUntil: (hour + 2) % 24 } });
    const calm = await addCar(house, { auction: {} });
    const hot = await addCar(house, { auction: { endsInMs: 300_000 } });
    for (const car of [calm, hot]) {
      await bid(sleeper, car, 1_000);
      await bid(other, car, 2_000);
    }
    await tellAll();
    expect(await kindsTo(sleeper)).toEqual(['OUTBID', 'OUTBID']);
    expect(await lettersTo(sleeper)).toHaveLength(1);
    const [held] = await house.db.owner<{ minutes: number }>(
      "select extract(epoch from run_at - now())::int / 60 as minutes from jobs where kind = 'notifications.tell'",
    );
    expect(held?.minutes).toBeGreaterThan(30);
    // In the morning it is too late for an auction that is over.
    await house.db.owner("update auctions set status = 'cancelled', closed_at = now() where id = $1", [
      calm.auctionId,
    ]);
    await house.db.owner("update jobs set run_at = now() - interval '1 second'");
    await house.rooms.jobs.drain();
    expect(await lettersTo(sleeper)).toHaveLength(1);
  });

  it('end with what is true by then: no word to who leads again, one for many, and every service letter', async () => {
    const [sleeper, other] = [await house.guest(), await house.guest()];
    const clock = { timeZone: 'Europe/Paris', hour: '2-digit' } as const;
    const hour = Number(new Intl.DateTimeFormat('en-GB', clock).format(house.rooms.auctions.clock()));
    await sleeper.ask(SET, { d: { quietFrom: (hour + 23) % 24, quietUntil: (hour + 2) % 24 } });
    const [led, lost] = [await addCar(house, { auction: {} }), await addCar(house, { auction: {} })];
    const [offered, gone] = [await addCar(house), await addCar(house)];
    await house.db.owner("update ads set model = 'A310' where uuid = $1", [lost.uuid]);
    for (const car of [led, lost]) {
      for (const amount of [1_000, 3_000]) {
        await bid(sleeper, car, amount);
        await bid(other, car, amount + 1_000);
        await tellAll();
      }
    }
    await bid(sleeper, led, 5_000, 98_700);
    await bid(other, led, 6_000);
    const accountId = await idOf(house, sleeper);
    await house.db.database.transaction(writes =>
      house.rooms.notifications.notify(writes, [
        { accountId, kind: 'AD_REVIEWED', key: 'read', adUuid: led.uuid, data: { decision: 'REFUSED' } },
        {
          accountId,
          kind: 'ORDER_STEP',
          key: 'back',
          adUuid: led.uuid,
          data: { step: 'WITHDRAWN', isEarly: true },
        },
        ...[offered, gone].map(({ uuid }) => ({
          ...({ accountId, kind: 'ALERT_MATCH', key: uuid, adUuid: uuid } as const),
          data: { name: 'Alpine', alertId: uuid, count: 1 },
        })),
      ]),
    );
    await tellAll();
    const subjects = async () => (await lettersTo(sleeper)).map(letter => letter.subject);
    expect(await subjects()).toEqual([expect.stringMatching(/rétract/i)]);
    const read = (await toldTo(sleeper)).filter(({ kind }) => kind === 'AD_REVIEWED').map(({ id }) => id);
    await sleeper.ask(READ, { ids: read });
    await sleeper.ask(SET, { d: { quietFrom: null, quietUntil: null } });
    await house.db.owner("update ads set status = 'WITHDRAWN' where uuid = $1", [gone.uuid]);
    await house.db.owner("update jobs set run_at = now() - interval '1 second'");
    await house.rooms.jobs.drain();
    const woken = (await subjects()).filter(subject => !/rétract/i.test(subject));
    // Of two cars that an alert found the one that may still be bought.
    expect(woken).toHaveLength(3);
    expect(woken).toEqual(expect.arrayContaining(['Enchère dépassée : Alpine A310']));
    const letters = JSON.stringify(await lettersTo(sleeper)).replace(/\u00a0|\u202f/g, ' ');
    expect(letters).not.toMatch(/98 700|2 000|0,00 €/);
  });

  it('keep back no letter that its reader has not seen: all read in the page is not all read', async () => {
    const sleeper = await house.guest();
    const clock = { timeZone: 'Europe/Paris', hour: '2-digit' } as const;
    const hour = Number(new Intl.DateTimeFormat('en-GB', clock).format(house.rooms.auctions.clock()));
    const choices = [{ kind: 'QUESTION_ANSWERED', channels: ['EMAIL'] }];
    await sleeper.ask(SET, { d: { choices, quietFrom: (hour + 23) % 24, quietUntil: (hour + 2) % 24 } });
    const { uuid: adUuid } = await addCar(house);
    const accountId = await idOf(house, sleeper);
    await house.db.database.transaction(writes =>
      house.rooms.notifications.notify(writes, [
        { accountId, kind: 'QUESTION_ANSWERED', key: 'held', adUuid },
        { accountId, kind: 'LOST', key: 'shown', adUuid },
      ]),
    );
    await tellAll();
    await sleeper.ask(READ, {});
    await sleeper.ask(SET, { d: { quietFrom: null, quietUntil: null } });
    await house.db.owner("update jobs set run_at = now() - interval '1 second'");
    await house.rooms.jobs.drain();
    expect((await lettersTo(sleeper)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/répon/i),
    ]);
  });

  it('may span midnight and follow the clock of Paris', () => {
    const night = { quietFrom: 22, quietUntil: 8 };
    const at = (iso: string) => quietMs(night, Date.parse(iso)) / 60_000;
    // Winter: Paris is an hour ahead.
    expect(at('2026-01-10T20:59:00Z')).toBe(0);
    expect(at('2026-01-10T21:00:00Z')).toBe(600);
    expect(at('2026-01-11T06:59:00Z')).toBe(1);
    expect(at('2026-01-11T07:00:00Z')).toBe(0);
    expect(at('2026-07-10T20:00:00Z')).toBe(600);
    expect(quietMs({ quietFrom: null, quietUntil: null }, 0)).toBe(0);
  });
});
