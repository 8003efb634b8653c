import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reads } from '#server/database/index.ts';
import { bidOf, openWorld, type World } from '#test/kit/world.ts';
import { type FeedEvent, openFeed } from './feed.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** The versions of the rows that a watcher is told, until there are `count`. */
async function take(events: AsyncIterableIterator<FeedEvent>, count: number): Promise<number[]> {
  const versions: number[] = [];
  for await (const event of events) {
    if (event.kind === 'bid') versions.push(event.bid.version);
    if (versions.length === count) break;
  }
  return versions;
}

describe('the live feed', () => {
  it('tells every row in order, none twice, to this process and to another', async () => {
    await using second = await world.secondProcess();
    const people = await world.people(4);
    const { auctionId } = await world.auction();
    const here = await world.auctions.watch(auctionId);
    const there = await second.auctions.watch(auctionId);
    for (let turn = 0; turn < 20; turn += 1) {
      const { auctions } = turn % 2 === 0 ? world : second;
      await auctions.place(bidOf(auctionId, people[turn % 4] ?? '', 1_000 + 100 * turn));
    }
    const expected = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(await take(here, 20)).toEqual(expected);
    expect(await take(there, 20)).toEqual(expected);
  });

  it('begins where it was joined', async () => {
    const [a = '', b = ''] = await world.people(2);
    const { auctionId } = await world.auction();
    await world.auctions.place(bidOf(auctionId, a, 1_000));
    const events = await world.auctions.watch(auctionId);
    await world.auctions.place(bidOf(auctionId, b, 1_100));
    expect(await take(events, 1)).toEqual([2]);
  });

  it('tells that something else changed', async () => {
    const staff = await world.person();
    const { auctionId } = await world.auction();
    const events = await world.auctions.watch(auctionId);
    await world.auctions.cancel(auctionId, 'Retirée.', staff);
    expect((await events.next()).value).toEqual({ kind: 'changed' });
  });

  it('reads again what it could not read, though no other notice comes, until it ends with the house', async () => {
    const { auctionId } = await world.auction();
    const { database } = world.db;
    let failures = 0;
    let left = 0;
    const reads: Reads = {
      query: (...asked) =>
        left-- > 0 ? Promise.reject(new Error('no connection')) : database.query(...asked),
    };
    const events = {
      ...world.events,
      partFailed: () => {
        failures += 1;
      },
    };
    using feed = openFeed({ reads, bus: world.bus, events });
    const told = await feed.watch(auctionId);
    left = 2;
    // Placed by another: this feed has the notice of it and nothing else.
    await world.auctions.place(bidOf(auctionId, await world.person(), 1_000));
    expect((await told.next()).value).toMatchObject({ kind: 'bid', bid: { version: 1 } });
    expect(failures).toBe(2);
    feed[Symbol.dispose]();
    expect([await told.next(), feed.watchedCount()]).toEqual([{ done: true, value: undefined }, 0]);
  });

  it('lets go of an auction that nobody watches any more', async () => {
    const { auctionId } = await world.auction();
    const before = world.auctions.watchedCount();
    const events = await world.auctions.watch(auctionId);
    expect(world.auctions.watchedCount()).toBe(before + 1);
    await events.return?.();
    expect(world.auctions.watchedCount()).toBe(before);
  });
});
