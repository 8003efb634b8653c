import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openQuietBus } from '#test/kit/bus.ts';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { bid, kindsTo, SET } from '#test/kit/notifications.ts';
import { quietEvents } from '#test/kit/world.ts';
import { DatabaseAway } from './database/index.ts';
import { Follower } from './following.ts';

const RHYTHM = { restMs: 0, shareOfTime: 1, restMostMs: 0, sweepEveryMs: 50 };

/** A follower of two auctions, the first of which can't be told. */
function openSick(error: Error) {
  const told: string[] = [];
  const failed: string[] = [];
  const events = { ...quietEvents(), partFailed: ({ part }: { part: string }) => void failed.push(part) };
  const follower = new Follower({
    ...{ bus: openQuietBus(), events, part: 'words', rhythm: RHYTHM },
    find: async () => ['sick', 'well'],
    tell: async id => {
      if (id === 'sick') throw error;
      told.push(id);
    },
    remind: async () => void told.push('reminded'),
  });
  return { follower, told, failed };
}

describe('an auction that cannot be told', () => {
  it('holds up no other and no reminder, is named each time, and is tried again', async () => {
    const { follower, told, failed } = openSick(new TypeError('no such word'));
    await follower.catchUp();
    expect([told, failed]).toEqual([['well', 'reminded'], ['words sick']]);
    follower.start();
    await expect.poll(() => failed.length).toBeGreaterThan(2);
    await follower[Symbol.asyncDispose]();
  });

  it('is not looked for in a database that is away', async () => {
    const { follower, told, failed } = openSick(new DatabaseAway(false));
    await expect(follower.catchUp()).rejects.toThrow(DatabaseAway);
    expect([told, failed]).toEqual([['reminded'], []]);
  });
});

describe('the house', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse();
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it('tells people and programs of all auctions but the one it cannot, and of that one once it can', async () => {
    const [sick, well] = [await addCar(house, { auction: {} }), await addCar(house, { auction: {} })];
    const [one, other] = [await house.guest(), await house.guest()];
    await one.ask('mutation { addWebhook(url: "http://127.0.0.1:9/", events: ["bid.placed"]) { secret } }');
    await one.ask(SET, { d: { endingOffsets: [10_000] } });
    for (const [at, car] of [sick, well].entries()) {
      await bid(one, car, 1_000 + at);
      await bid(other, car, 2_000 + at);
    }
    const { follower } = house.rooms.notifications;
    const programs = house.rooms.webhooks.follower;
    const tables = ['told_auctions', 'webhook_told'];
    const heal = () =>
      house.db.owner(tables.map(table => `drop trigger if exists sick on ${table}`).join(';'));
    onTestFinished(async () => void (await heal()));
    await house.db.owner(`create or replace function fall_sick() returns trigger language plpgsql as
      $$ begin if new.auction_id = '${sick.auctionId}' then raise exception 'sick'; end if; return new; end $$;
      ${tables
        .map(
          table => `create trigger sick before update on ${table} for each row execute function fall_sick()`,
        )
        .join(';')}`);
    const tell = async () => {
      await follower.catchUp();
      await programs.catchUp();
      const [row] = await house.db.owner<{ told: number }>(
        'select count(*)::int as told from webhook_messages',
      );
      return [(await kindsTo(one)).filter(kind => kind === 'OUTBID').length, row?.told];
    };
    expect(await tell()).toEqual([1, 2]);
    await heal();
    expect(await tell()).toEqual([2, 4]);
  });
});
