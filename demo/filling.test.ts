import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMandateFault } from '#server/auctions/index.ts';
import { openDemoHouse } from '#test/kit/demo-house.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openDemo } from './house.ts';
import { addPeople } from './people.ts';
import { addSaleMandates } from './sale-mandates.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openDemoHouse({ MANDATES: 'on' });
});
afterAll(() => house[Symbol.asyncDispose]());

describe('the demo of a house that asks for mandates', () => {
  it('has one signed for what runs already, from its first day to its last', async () => {
    const { rooms, db } = house;
    await addSaleMandates(rooms, db.database, await addPeople(db.database));
    const mandated = await db.owner<{
      adUuid: string;
      startAt: number;
      endAt: number;
      reserve: number | null;
    }>(
      `select a.ad_uuid as "adUuid", floor(extract(epoch from a.start_at) * 1000)::float8 as "startAt", a.reserve::int,
         floor(extract(epoch from a.end_at) * 1000)::float8 as "endAt"
       from auctions a join sale_mandates m on m.ad_uuid = a.ad_uuid and m.signed_at is not null and m.ended_at is null
       where a.status = 'open' and a.regime = 'PUBLIC_SALE' and a.start_at < now()`,
    );
    expect(mandated.length).toBeGreaterThan(0);
    for (const { adUuid, ...plan } of mandated)
      expect(
        await findMandateFault(db.database, rooms.settings, { adUuid, regime: 'PUBLIC_SALE' }, plan),
      ).toBeNull();
  });
});

describe('a demo that was begun and not finished', () => {
  it('is not opened by halves: whoever starts it reads what to do', async () => {
    await using empty = await openTestHouse();
    await addPeople(empty.db.database);
    await expect(openDemo(empty.rooms, empty.db.database)).rejects.toThrow(
      /was not filled to its end.*DATA_DIR/s,
    );
  });

  it('is none where a house has people of its own, nor one that was filled', async () => {
    await using own = await openTestHouse();
    await own.guest();
    for (const each of [own, house])
      await expect(openDemo(each.rooms, each.db.database)).resolves.toBeUndefined();
  });
});
