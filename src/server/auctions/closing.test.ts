import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bidOf, openWorld, type World } from '#test/kit/world.ts';

const DAY_MS = 86_400_000;
let world: World;
beforeAll(async () => {
  world = await openWorld({ outageFromMs: 60_000 });
  await world.auctions.closing.tick();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Lets an auction's end pass without waiting for it. */
async function passEnd(auctionId: string): Promise<void> {
  await world.db.owner(
    `update auctions set start_at = least(start_at, now() - interval '1 hour'), end_at = clock_timestamp() - interval '5 ms'
     where id = $1`,
    [auctionId],
  );
}

async function stateOf(auctionId: string) {
  const [row] = await world.db.owner<{ status: string; version: number }>(
    'select status, version::int from auctions where id = $1',
    [auctionId],
  );
  return row;
}

const ordersOf = (auctionId: string) =>
  world.db.owner<{ hammer: number; fee: number }>(
    'select hammer_price::int as hammer, fee_cents::int as fee from orders where auction_id = $1',
    [auctionId],
  );

/** How often something of an auction changed, and what staff have changed of it. */
const tellingOf = (auctionId: string) =>
  world.db.owner(
    `select version, notice_at, (select count(*) from auction_changes c where c.auction_id = a.id) as changes
     from auctions a where id = $1`,
    [auctionId],
  );

describe('the hammer', () => {
  it('sells to the leader, once, with one order, whoever looks and however often', async () => {
    await using second = await world.secondProcess();
    const a = await world.person();
    const { auctionId, adUuid } = await world.auction();
    await world.auctions.place(bidOf(auctionId, a, 25_000));
    await passEnd(auctionId);
    await Promise.all(
      [1, 2, 3, 4].flatMap(() => [world.auctions.closing.tick(), second.auctions.closing.tick()]),
    );
    expect(await stateOf(auctionId)).toMatchObject({ status: 'sold', version: 2 });
    expect(await ordersOf(auctionId)).toEqual([{ hammer: 25_000, fee: 120_000 }]);
    const [ad] = await world.db.owner('select status from ads where uuid = $1', [adUuid]);
    expect(ad).toEqual({ status: 'SOLD' });
  });

  it('writes the last seal into the journal, also where the process that brought it down has died since', async () => {
    const told = vi.spyOn(world.events, 'auctionClosed');
    const { auctionId } = await world.auction();
    await world.auctions.place(bidOf(auctionId, await world.person(), 25_000));
    await passEnd(auctionId);
    {
      await using other = await world.secondProcess();
      await other.auctions.closing.tick();
    }
    await world.jobs.drain();
    const [row] = await world.db.owner<{ seal: string }>(
      "select encode(hash, 'hex') as seal from bids where auction_id = $1",
      [auctionId],
    );
    expect(told.mock.calls).toContainEqual([{ auctionId, verdict: 'sold', seal: row?.seal }]);
  });

  it('does not sell under the reserve, nor without a bid', async () => {
    const a = await world.person();
    const under = await world.auction({ reserve: 50_000 });
    const empty = await world.auction();
    await world.auctions.place(bidOf(under.auctionId, a, 25_000));
    await passEnd(under.auctionId);
    await passEnd(empty.auctionId);
    await world.auctions.closing.tick();
    expect(await stateOf(under.auctionId)).toMatchObject({ status: 'unsold' });
    expect(await stateOf(empty.auctionId)).toMatchObject({ status: 'unsold' });
    expect(await ordersOf(under.auctionId)).toEqual([]);
  });

  it('leaves alone what ends in 400 days, and a closed auction stays as it is', async () => {
    const far = await world.auction({ endsInMs: 400 * DAY_MS });
    await world.auctions.closing.tick();
    expect(await stateOf(far.auctionId)).toMatchObject({ status: 'open' });
    await passEnd(far.auctionId);
    await world.auctions.closing.tick();
    await expect(
      world.db.owner("update auctions set status = 'sold' where id = $1", [far.auctionId]),
    ).rejects.toThrow(/is closed/);
  });

  it('closes on time by itself, and a late bid is AuctionFinished', async () => {
    const a = await world.person();
    const { auctionId } = await world.auction({ endsInMs: 700, windowMs: 0 });
    await using second = await world.secondProcess();
    second.auctions.closing.start();
    await expect.poll(async () => (await stateOf(auctionId))?.status, { timeout: 10_000 }).toBe('unsold');
    expect(await world.auctions.place(bidOf(auctionId, a, 1_000))).toMatchObject({ code: 'AuctionFinished' });
  });

  it('re-opens an auction whose end fell in an outage, says why, and awards nothing', async () => {
    const a = await world.person();
    const { auctionId } = await world.auction();
    await world.auctions.place(bidOf(auctionId, a, 5_000));
    await world.db.owner("update heartbeats set seen_at = clock_timestamp() - interval '20 minutes'");
    await world.db.owner(
      "update auctions set start_at = now() - interval '1 day', end_at = clock_timestamp() - interval '5 minutes' where id = $1",
      [auctionId],
    );
    const before = Date.now();
    await world.auctions.closing.tick();
    const auction = await world.auctions.find(auctionId);
    expect(auction).toMatchObject({ status: 'open', notice: { kind: 'OUTAGE' } });
    const leftMs = (auction?.endAt ?? 0) - before;
    expect(leftMs).toBeGreaterThan(19 * 60_000);
    expect(leftMs).toBeLessThan(21 * 60_000);
    expect(await ordersOf(auctionId)).toEqual([]);
  });

  it.each(['WITHDRAWN', 'SOLD'])(
    'ends an auction that was left open of a car that is %s, outage or not',
    async status => {
      const { auctionId, adUuid } = await world.auction();
      await world.auctions.place(bidOf(auctionId, await world.person(), 5_000));
      await world.db.owner('update ads set status = $2 where uuid = $1', [adUuid, status]);
      await world.db.owner("update heartbeats set seen_at = clock_timestamp() - interval '20 minutes'");
      await world.db.owner(
        "update auctions set start_at = now() - interval '1 day', end_at = clock_timestamp() - interval '5 minutes' where id = $1",
        [auctionId],
      );
      await world.auctions.closing.tick();
      expect(await stateOf(auctionId)).toMatchObject({ status: 'cancelled' });
      expect(await ordersOf(auctionId)).toEqual([]);
    },
  );

  it('announces a start once', async () => {
    const { auctionId } = await world.auction({ startsInMs: -10, endsInMs: DAY_MS });
    await world.auctions.closing.tick();
    await world.auctions.closing.tick();
    expect(await stateOf(auctionId)).toMatchObject({ version: 1 });
  });
});

describe('an auction that cannot be closed', () => {
  const failureOf = async (auctionId: string) => {
    const [row] = await world.db.owner<{ attempts: number; reason: string; waits: boolean }>(
      `select attempts, reason, retry_at > since as waits from closing_failures where auction_id = $1`,
      [auctionId],
    );
    return row ?? null;
  };
  /** The next try of everything that failed is due now. */
  const hurry = () => world.db.owner('update closing_failures set retry_at = clock_timestamp()');
  /** It is not due for long, however slow the machine is. */
  const hold = () => world.db.owner("update closing_failures set retry_at = now() + interval '1 hour'");
  const seenAt = async () =>
    (await world.db.owner<{ at: Date }>('select seen_at as at from heartbeats'))[0]?.at.getTime() ?? 0;

  /** A sold auction whose order the database refuses, past its end. */
  async function poisoned() {
    const buyer = await world.person();
    const { auctionId } = await world.auction();
    await world.auctions.place(bidOf(auctionId, buyer, 25_000));
    await passEnd(auctionId);
    const name = `no_order_${auctionId.replaceAll('-', '')}`;
    await world.db.owner(
      `alter table orders add constraint ${name} check (auction_id <> '${auctionId}') not valid`,
    );
    return { auctionId, heal: () => world.db.owner(`alter table orders drop constraint ${name}`) };
  }

  it('holds up neither another hammer, nor a start, nor the heartbeat, and falls once it can', async () => {
    const { auctionId, heal } = await poisoned();
    const other = await world.auction();
    await world.auctions.place(bidOf(other.auctionId, await world.person(), 5_000));
    await passEnd(other.auctionId);
    const starting = await world.auction({ startsInMs: -10, endsInMs: DAY_MS });
    const before = await seenAt();
    await world.auctions.closing.tick();
    expect(await stateOf(other.auctionId)).toMatchObject({ status: 'sold' });
    expect(await stateOf(starting.auctionId)).toMatchObject({ version: 1 });
    expect(await seenAt()).toBeGreaterThan(before);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'open', version: 1 });
    expect(await failureOf(auctionId)).toEqual({ attempts: 1, reason: 'REFUSED', waits: true });

    // Until the pause is over nobody tries, in whatever process; each one after it is longer.
    await hold();
    await using second = await world.secondProcess();
    await second.auctions.closing.tick();
    expect(await failureOf(auctionId)).toMatchObject({ attempts: 1 });
    await hurry();
    await second.auctions.closing.tick();
    expect(await failureOf(auctionId)).toMatchObject({ attempts: 2, waits: true });

    await heal();
    await hurry();
    await Promise.all([world.auctions.closing.tick(), second.auctions.closing.tick()]);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'sold', version: 2 });
    expect(await ordersOf(auctionId)).toHaveLength(1);
    expect(await failureOf(auctionId)).toBeNull();
  });

  it('is sold by its first verdict, though the house was away between two tries', async () => {
    const { auctionId, heal } = await poisoned();
    await world.auctions.closing.tick();
    await world.db.owner("update heartbeats set seen_at = clock_timestamp() - interval '20 minutes'");
    await world.db.owner(
      "update auctions set start_at = now() - interval '1 day', end_at = clock_timestamp() - interval '21 minutes' where id = $1",
      [auctionId],
    );
    await world.auctions.closing.tick();
    await heal();
    await hurry();
    await world.auctions.closing.tick();
    expect(await stateOf(auctionId)).toMatchObject({ status: 'sold' });
    expect(await ordersOf(auctionId)).toMatchObject([{ hammer: 25_000 }]);
  });

  it('is opened again, though that failed at first, where its end fell in an outage', async () => {
    const buyer = await world.person();
    const { auctionId } = await world.auction();
    await world.auctions.place(bidOf(auctionId, buyer, 5_000));
    const name = `no_change_${auctionId.replaceAll('-', '')}`;
    await world.db.owner(
      `alter table auction_changes add constraint ${name} check (auction_id <> '${auctionId}') not valid`,
    );
    await world.db.owner("update heartbeats set seen_at = clock_timestamp() - interval '20 minutes'");
    await world.db.owner(
      "update auctions set start_at = now() - interval '1 day', end_at = clock_timestamp() - interval '5 minutes' where id = $1",
      [auctionId],
    );
    await world.auctions.closing.tick();
    // It goes on failing for hours: that is not how long the house was away.
    await world.db.owner(
      `update outages set seen_at = seen_at - interval '3 hours', back_at = back_at - interval '3 hours'
       where (select end_at from auctions where id = $1) between seen_at and back_at`,
      [auctionId],
    );
    await world.db.owner("update auctions set end_at = end_at - interval '3 hours' where id = $1", [
      auctionId,
    ]);
    await hold();
    await world.auctions.closing.tick();
    expect(await failureOf(auctionId)).toMatchObject({ attempts: 1 });
    await world.db.owner(`alter table auction_changes drop constraint ${name}`);
    await hurry();
    await world.auctions.closing.tick();
    const auction = await world.auctions.find(auctionId);
    expect(auction).toMatchObject({ status: 'open', notice: { kind: 'OUTAGE' } });
    const leftMs = (auction?.endAt ?? 0) - (auction?.notice?.at ?? 0);
    expect(leftMs).toBeGreaterThan(19 * 60_000);
    expect(leftMs).toBeLessThan(21 * 60_000);
    expect(await ordersOf(auctionId)).toEqual([]);
  });

  it('lets the others fall on time by themselves', async () => {
    const { auctionId, heal } = await poisoned();
    await using second = await world.secondProcess();
    second.auctions.closing.start();
    await expect.poll(() => failureOf(auctionId)).toMatchObject({ reason: 'REFUSED' });
    const others = await Promise.all([1, 2, 3].map(() => world.auction({ endsInMs: 700, windowMs: 0 })));
    for (const other of others) {
      await expect
        .poll(async () => (await stateOf(other.auctionId))?.status, { timeout: 10_000 })
        .toBe('unsold');
    }
    expect(await stateOf(auctionId)).toMatchObject({ status: 'open' });
    await heal();
    await expect.poll(async () => (await stateOf(auctionId))?.status).toBe('sold');
  });
});

describe('staff, while an auction runs', () => {
  it('lower the reserve: one automatic row at it, and the end stays', async () => {
    const staff = await world.person({ permissions: ['Auctions:update'] });
    const a = await world.person();
    const { auctionId } = await world.auction({ reserve: 10_000, endsInMs: 60_000 });
    await world.auctions.place(bidOf(auctionId, a, 1_000, 8_000));
    const end = (await world.auctions.find(auctionId))?.endAt;
    await world.auctions.lowerReserve(auctionId, 7_500, staff);
    const told = await tellingOf(auctionId);
    await world.auctions.lowerReserve(auctionId, 7_500, staff);
    expect(await tellingOf(auctionId)).toEqual(told);
    const auction = await world.auctions.find(auctionId);
    expect(auction).toMatchObject({ price: 7_500, reserveReached: true, endAt: end });
    expect((await world.auctions.history(auctionId))[0]).toMatchObject({ amount: 7_500, isImmediate: false });
    await expect(world.auctions.lowerReserve(auctionId, 9_000, staff)).rejects.toMatchObject({
      code: 'BadInput',
    });
  });

  it('move the end later and never earlier, and cancel with a reason, for good', async () => {
    const staff = await world.person({ permissions: ['Auctions:update'] });
    const { auctionId } = await world.auction();
    const end = (await world.auctions.find(auctionId))?.endAt ?? 0;
    await world.auctions.moveEnd(auctionId, end + DAY_MS, staff);
    const told = await tellingOf(auctionId);
    // Sent again because its answer was lost: it is so already, and nobody hears of it a second time.
    await world.auctions.moveEnd(auctionId, end + DAY_MS, staff);
    expect(await tellingOf(auctionId)).toEqual(told);
    expect((await world.auctions.find(auctionId))?.endAt).toBe(end + DAY_MS);
    await expect(world.auctions.moveEnd(auctionId, end, staff)).rejects.toMatchObject({ code: 'BadInput' });
    await world.auctions.cancel(auctionId, 'Le vendeur renonce.', staff);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'cancelled' });
    await expect(world.auctions.cancel(auctionId, 'encore', staff)).rejects.toMatchObject({
      code: 'AuctionFinished',
    });
  });

  it('plan it anew only as may be: a begun start stays, no end is moved for ever, no card any more is kept', async () => {
    const staff = await world.person({ permissions: ['Auctions:update'] });
    const { auctionId, adUuid } = await world.auction();
    const { startAt = 0, endAt = 0 } = (await world.auctions.find(auctionId)) ?? {};
    const plan = {
      ...{ startAt, endAt, startingPrice: 1_000, reserve: null },
      ...{ asksForCard: true, extensionWindowMs: 120_000, tieRule: 'REFUSE' as const },
    };
    for (const [wrong, field] of [
      [{ startAt: startAt + DAY_MS, endAt: endAt + 2 * DAY_MS }, 'start'],
      [{ endAt: endAt + 367 * DAY_MS }, 'end'],
    ] as const) {
      await expect(world.auctions.schedule(adUuid, { ...plan, ...wrong }, staff)).rejects.toMatchObject({
        ...{ code: 'BadInput', details: { field } },
      });
    }
    await world.auctions.schedule(adUuid, { ...plan, asksForCard: false }, staff);
    const changes = 'select kind, actor_id, before, after from auction_changes where auction_id = $1';
    expect(await world.db.owner(changes, [auctionId])).toEqual([
      { kind: 'SCHEDULED', actor_id: staff, before: { asksForCard: true }, after: { asksForCard: false } },
    ]);
  });

  it('put a car up again for as long as it was planned to, not as long as its bids made it', async () => {
    const staff = await world.person({ permissions: ['Auctions:update'] });
    const { auctionId, adUuid } = await world.auction();
    await passEnd(auctionId);
    await world.auctions.closing.tick();
    const [planned] = await world.db.owner<{ ms: number }>(
      `select (extract(epoch from scheduled_end_at - start_at) * 1000)::float8 as ms from auctions where id = $1`,
      [auctionId],
    );
    const again = await world.auctions.find(await world.auctions.relist(adUuid, {}, staff));
    expect((again?.endAt ?? 0) - (again?.startAt ?? 0)).toBe(Math.round(planned?.ms ?? 0));
  });
});
