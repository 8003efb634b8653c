import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minimumBid, replay, type TieRule } from '#shared/sale/index.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { bidOf, openWorld, type World } from '#test/kit/world.ts';
import { DatabaseAway } from '../database/index.ts';
import { touchRunning } from './counts.ts';
import { type DeskOutcome, QUEUE_LENGTH_MAX } from './desk.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function rowsOf(auctionId: string) {
  const rows = (await world.auctions.history(auctionId)).toReversed();
  return rows.map(row => [row.amount, row.isImmediate, row.leads]);
}

type StoredAuction = {
  price: number | null;
  leader: string | null;
  ceiling: number | null;
  end_at: string;
  scheduled_end_at: string;
  start_at: string;
  reserve: number | null;
  start: number;
  tie_rule: TieRule;
  window: number;
};

/** Plays the stored ledger through the rules and compares it with what is stored. */
async function expectLedgerToHold(auctionId: string): Promise<void> {
  const [row] = await world.db.owner<StoredAuction>(
    `select price::int, leader_id as leader, leader_ceiling::int as ceiling, version::int, end_at,
       scheduled_end_at, scheduled_reserve::int as reserve, starting_price::int as start, tie_rule,
       extension_window_ms as window, reserve_reached as reached, start_at from auctions where id = $1`,
    [auctionId],
  );
  if (!row) throw new Error('no such auction');
  const { rows, state } = replay(
    {
      status: 'open',
      startAt: Date.parse(row.start_at),
      endAt: Date.parse(row.scheduled_end_at),
      startingPrice: row.start,
      reserve: row.reserve,
      reserveReached: row.reserve === null ? null : false,
      asksForCard: true,
      extensionWindowMs: row.window,
      tieRule: row.tie_rule,
      price: null,
      leader: null,
      leaderCeiling: null,
      version: 0,
    },
    await world.auctions.ledgerOf(auctionId),
  );
  const history = (await world.auctions.bidsSince(auctionId, 0)).map(bid => [
    bid.bidderId,
    bid.amount,
    bid.version,
  ]);
  expect(rows.map(bid => [bid.bidder, bid.amount, bid.version])).toEqual(history);
  expect([state.price, state.leader, state.leaderCeiling]).toEqual([row.price, row.leader, row.ceiling]);
  expect(state.endAt).toBe(Date.parse(row.end_at));
}

/** A lot whose bids wait in the same queue as those of any other of these. */
async function lotOfOneHalf(): Promise<string> {
  const { auctionId } = await world.auction();
  return auctionId.charCodeAt(0) % 2 === 1 ? auctionId : lotOfOneHalf();
}

/** Whether somebody else holds it at this moment. */
const isHeld = async (id: string) =>
  (await world.db.owner('select id from auctions where id = $1 for update skip locked', [id])).length === 0;

describe('the bidding desk', () => {
  it('answers with the caller’s own last row, and for a silent raise with the row that leads', async () => {
    const [a = '', b = ''] = await world.people(2);
    const { auctionId } = await world.auction();
    const first = await world.auctions.place(bidOf(auctionId, a, 1_000, 5_000));
    expect(first).toMatchObject({ kind: 'placed', bid: { amount: 1_000, version: 1 } });
    const beaten = await world.auctions.place(bidOf(auctionId, b, 1_100));
    expect(beaten).toMatchObject({ kind: 'placed', bid: { amount: 1_100, version: 2, leads: false } });
    const raised = await world.auctions.place(bidOf(auctionId, a, 1_300, 9_000));
    expect(raised).toMatchObject({ kind: 'placed', bid: { amount: 1_200, version: 3, leads: true } });
    expect(await rowsOf(auctionId)).toEqual([
      [1_000, true, true],
      [1_100, true, false],
      [1_200, false, true],
    ]);
    await expectLedgerToHold(auctionId);
  });

  it('gives the first outcome again under the same key, and refuses other content (IdempotencyMismatch)', async () => {
    const a = await world.person();
    const { auctionId } = await world.auction();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => world.auctions.place(bidOf(auctionId, a, 1_000, null, 'key-1'))),
    );
    for (const outcome of same) expect(outcome).toMatchObject({ kind: 'placed', bid: { version: 1 } });
    const other = await world.auctions.place(bidOf(auctionId, a, 1_500, null, 'key-1'));
    expect(other).toMatchObject({ kind: 'refused', code: 'IdempotencyMismatch' });
    expect(await rowsOf(auctionId)).toHaveLength(1);
  });

  it('keeps a refusal under its key too', async () => {
    const a = await world.person();
    const { auctionId } = await world.auction();
    const low = await world.auctions.place(bidOf(auctionId, a, 900, null, 'low'));
    expect(low).toMatchObject({ kind: 'refused', code: 'BidTooLow', minimum: 1_000, field: 'bid' });
    expect(await world.auctions.place(bidOf(auctionId, a, 900, null, 'low'))).toEqual(low);
  });

  it('knows who may not bid: the owner, staff on the house’s cars, those without a card', async () => {
    const seller = await world.person();
    const staff = await world.person({ permissions: ['Ads:update'] });
    const newcomer = await world.person({ hasCard: false });
    const own = await world.auction({ sellerId: seller });
    const handled = await world.auction({ isHandled: true });
    const open = await world.auction({ asksForCard: false });
    const ownerless = await world.auction({ sellerId: null });
    const codeOf = async (auctionId: string, id: string) => {
      const outcome = await world.auctions.place(bidOf(auctionId, id, 1_000));
      return outcome.kind === 'refused' ? outcome.code : outcome.kind;
    };
    expect(await codeOf(own.auctionId, seller)).toBe('SellerCannotBid');
    expect(await codeOf(handled.auctionId, staff)).toBe('SellerCannotBid');
    expect(await codeOf(ownerless.auctionId, staff)).toBe('SellerCannotBid');
    expect(await codeOf(own.auctionId, newcomer)).toBe('CardRequired');
    expect(await codeOf(open.auctionId, newcomer)).toBe('placed');
    const late = await world.person();
    await world.db.owner("update cards set expires_at = now() + interval '13 days' where account_id = $1", [
      late,
    ]);
    expect(await codeOf(own.auctionId, late)).toBe('CardRequired');
    expect(await codeOf('00000000-0000-4000-8000-000000000000', seller)).toBe('NotFound');
  });

  it('takes no bid on a car that is not before the public', async () => {
    const a = await world.person();
    const { auctionId, adUuid } = await world.auction();
    for (const status of ['DRAFT', 'WITHDRAWN']) {
      await world.db.owner('update ads set status = $2 where uuid = $1', [adUuid, status]);
      const outcome = await world.auctions.place(bidOf(auctionId, a, 1_000));
      expect(outcome).toMatchObject({ kind: 'refused', code: 'NotFound' });
    }
  });

  it('keeps who placed a bid in somebody’s name', async () => {
    const [a = '', staff = ''] = await world.people(2);
    const { auctionId } = await world.auction();
    await world.auctions.place({ ...bidOf(auctionId, a, 1_000), placedBy: staff, leadSource: 'phone_call' });
    const [row] = await world.db.owner(
      'select bidder_id, placed_by, lead_source from bid_requests where auction_id = $1',
      [auctionId],
    );
    expect(row).toEqual({ bidder_id: a, placed_by: staff, lead_source: 'phone_call' });
  });

  it('shows an erased person’s rows without a name, and changes none of them', async () => {
    const a = await world.person({ firstName: 'Alain', pseudo: 'redbaron' });
    const { auctionId } = await world.auction();
    await world.auctions.place(bidOf(auctionId, a, 1_000));
    await world.db.owner("update accounts set first_name = '', pseudo = null, email = null where id = $1", [
      a,
    ]);
    expect(await world.auctions.bidsSince(auctionId, 0)).toMatchObject([
      { amount: 1_000, firstName: '', pseudo: null },
    ]);
  });

  it('decides by what the auction and its car have become while it waited for them', async () => {
    const [a = '', b = ''] = await world.people(2);
    const { auctionId, adUuid } = await world.auction();
    await using holder = await openTransaction(world.db);
    await holder.query('select from auctions where id = $1 for update', [auctionId]);
    const placed = world.auctions.place(bidOf(auctionId, a, 1_000));
    await untilWaiting(world.db, 1);
    await holder.query('update ads set owner_id = $2 where uuid = $1', [adUuid, a]);
    await holder.query('commit');
    expect(await placed).toMatchObject({ kind: 'refused', code: 'SellerCannotBid' });

    // Behind another process: what it answers with is the row that this one wrote meanwhile.
    await using second = await world.secondProcess();
    await holder.query('begin');
    await holder.query('select from auctions where id = $1 for update', [auctionId]);
    let retried = 0;
    const { batchRetried } = world.events;
    Object.assign(world.events, { batchRetried: () => (retried += 1) });
    const first = second.auctions.place(bidOf(auctionId, b, 1_000));
    await untilWaiting(world.db, 1);
    const raised = world.auctions.place(bidOf(auctionId, b, 1_100, 5_000));
    await untilWaiting(world.db, 2);
    await holder.query('commit');
    expect([await first, await raised]).toMatchObject([{ bid: { version: 1 } }, { bid: { version: 1 } }]);
    expect(retried).toBe(0);
    Object.assign(world.events, { batchRetried });
  });

  it.each([
    ['leaves', 'erased_at', 'Unauthenticated'],
    ['is kept out', 'blocked_at', 'AccountSuspended'],
  ])('takes no bid of who %s, not even one that was under way', async (_how, column, code) => {
    const [a = '', b = ''] = await world.people(2);
    const { auctionId } = await world.auction();
    await world.auctions.place(bidOf(auctionId, b, 1_000));
    await using holder = await openTransaction(world.db);
    await holder.query('select from accounts where id = $1 for update', [a]);
    const underWay = world.auctions.place(bidOf(auctionId, a, 2_000));
    await untilWaiting(world.db, 1);
    await holder.query(`update accounts set ${column} = now() where id = $1`, [a]);
    await holder.query('commit');
    expect(await underWay).toMatchObject({ kind: 'refused', code });
    expect(await world.auctions.place(bidOf(auctionId, a, 3_000))).toMatchObject({ kind: 'refused', code });
    expect(await rowsOf(auctionId)).toEqual([[1_000, true, true]]);
    // Whoever is kept out and leads goes on leading, and is told as before.
    await world.db.owner('update accounts set blocked_at = now() where id = $1', [b]);
    const other = await world.person();
    expect(await world.auctions.place(bidOf(auctionId, other, 2_000))).toMatchObject({ kind: 'placed' });
  });

  it('takes no bid for a card that is taken off file while it is under way', async () => {
    const a = await world.person();
    const { auctionId } = await world.auction();
    await using holder = await openTransaction(world.db);
    await holder.query('select from accounts where id = $1 for update', [a]);
    const underWay = world.auctions.place(bidOf(auctionId, a, 1_000));
    await untilWaiting(world.db, 1);
    await holder.query('update cards set removed_at = now() where account_id = $1', [a]);
    await holder.query('commit');
    expect(await underWay).toMatchObject({ kind: 'refused', code: 'CardRequired' });
  });

  it('tries a failed batch one by one, so that a poisoned request harms no other', async () => {
    const [a = '', b = ''] = await world.people(2);
    const { auctionId } = await world.auction();
    const poisoned = { ...bidOf(auctionId, a, 1_000), leadSource: 'a\u0000b' };
    const [failed, placed] = await Promise.allSettled([
      world.auctions.place(poisoned),
      world.auctions.place(bidOf(auctionId, b, 1_000)),
    ]);
    expect(failed.status).toBe('rejected');
    expect(placed).toMatchObject({ status: 'fulfilled', value: { kind: 'placed', bid: { version: 1 } } });
  });

  it.each(['MAIN', 'LONG'] as const)(
    'lets no process that stands still in %s keep a lot from bids',
    async lane => {
      const a = await world.person();
      const { auctionId, adUuid } = await world.auction();
      const still = Promise.withResolvers<void>();
      const frozen = world.db.database.lane(lane).transaction(async writes => {
        await touchRunning(writes, world.bus, adUuid);
        await still.promise;
      });
      await expect.poll(() => isHeld(auctionId)).toBe(true);
      const since = performance.now();
      const [placed] = await Promise.allSettled([world.auctions.place(bidOf(auctionId, a, 1_000))]);
      still.resolve();
      expect(placed).toMatchObject({ value: { kind: 'placed' } });
      expect(performance.now() - since).toBeLessThan(5_000);
      await expect(frozen).rejects.toThrow(DatabaseAway);
    },
  );

  it('decides on every other lot while some are held, and on those as soon as they are free', async () => {
    const people = await world.people(4);
    const lots = await Promise.all(people.map(() => lotOfOneHalf()));
    const free = lots.at(-1) ?? '';
    await using holder = await openTransaction(world.db);
    await holder.query('select from auctions where id = any($1) for update', [lots.slice(0, -1)]);
    const since = performance.now();
    const took = async (bid: Promise<DeskOutcome>) => {
      expect(await bid).toMatchObject({ kind: 'placed' });
      return performance.now() - since;
    };
    const placed = lots.map((id, at) => took(world.auctions.place(bidOf(id, people[at] ?? '', 1_000))));
    expect(await placed.at(-1)).toBeLessThan(1_800);
    // What comes in meanwhile waits for nobody, and on a lot that is held for those before it.
    const [first = ''] = lots;
    const later = world.auctions.place(bidOf(free, people[0] ?? '', 1_100));
    const behind = world.auctions.place(bidOf(first, people[1] ?? '', 1_100));
    expect((await took(later)) - ((await placed.at(-1)) ?? 0)).toBeLessThan(500);
    await holder.query('commit');
    await Promise.all(placed);
    expect(await behind).toMatchObject({ kind: 'placed', bid: { version: 2 } });
  });

  it('says RateLimited when its queue is full, and decides what it took', async () => {
    const a = await world.person();
    const { auctionId } = await world.auction();
    const asked = Array.from({ length: QUEUE_LENGTH_MAX + 5 }, () =>
      world.auctions.place(bidOf(auctionId, a, 1_000, null, 'one')),
    );
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(outcome => outcome.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const outcome of refused) expect(outcome.reason).toMatchObject({ code: 'RateLimited' });
    expect(await rowsOf(auctionId)).toHaveLength(1);
  });

  it('stays in order with two processes and sixteen bidders at once', async () => {
    await using second = await world.secondProcess();
    const people = await world.people(16);
    const { auctionId } = await world.auction({ reserve: 20_000 });
    await Promise.all(
      people.map(async (person, index) => {
        const { auctions } = index % 2 === 0 ? world : second;
        for (let turn = 0; turn < 12; turn += 1) {
          const price = (await auctions.find(auctionId))?.price ?? null;
          const bid = minimumBid(price, 1_000) + (index % 5) * 50;
          const maxBid = turn % 3 === 0 ? bid + 1_000 + 37 * index : null;
          await auctions.place(bidOf(auctionId, person, bid, maxBid));
        }
      }),
    );
    const versions = (await world.auctions.bidsSince(auctionId, 0)).map(bid => bid.version);
    expect(versions.length).toBeGreaterThan(16);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    await expectLedgerToHold(auctionId);
  });
});

describe('the database refuses by itself', () => {
  it('to change or delete a bid, for the application and for its owner', async () => {
    const a = await world.person();
    const { auctionId } = await world.auction();
    await world.auctions.place(bidOf(auctionId, a, 1_000));
    await expect(world.db.owner('update bids set amount = 1')).rejects.toThrow(/never changed/);
    await expect(world.db.owner('delete from bids')).rejects.toThrow(/never changed/);
    await expect(world.db.owner('truncate bids cascade')).rejects.toThrow(/never changed/);
    await expect(
      world.db.database.query({ name: 'test.deleteBids', text: 'delete from bids' }),
    ).rejects.toThrow(/permission denied/);
  });

  it('a version twice, a falling price, a leader without a price, a second open auction of one ad', async () => {
    const a = await world.person();
    const { auctionId, adUuid } = await world.auction();
    await world.auctions.place(bidOf(auctionId, a, 1_000));
    const insert = `insert into bids (auction_id, version, bidder_id, amount, is_immediate, leads, end_at, placed_at)
      values ($1, $2, $3, $4, true, true, now(), now())`;
    await expect(world.db.owner(insert, [auctionId, 1, a, 2_000])).rejects.toThrow();
    await expect(world.db.owner(insert, [auctionId, 2, a, 900])).rejects.toThrow(/a bid of 900/);
    const both = insert.replace(
      'now())',
      'now()), ($1, $2::bigint + 1, $3, $4::bigint - 1, true, true, now(), now())',
    );
    await expect(world.db.owner(both, [auctionId, 2, a, 3_000])).rejects.toThrow(
      /a bid of 2999 after one of 3000/,
    );
    await world.db.owner(insert, [auctionId, 4, a, 3_000]);
    // Between two others, though its price would fit.
    await expect(world.db.owner(insert, [auctionId, 3, a, 3_000])).rejects.toThrow(/a bid of 3000/);
    await expect(
      world.db.owner('update auctions set price = null where id = $1', [auctionId]),
    ).rejects.toThrow();
    await expect(
      world.db.owner(
        `insert into auctions (ad_uuid, start_at, end_at, scheduled_end_at)
         values ($1, now(), now() + interval '1 day', now())`,
        [adUuid],
      ),
    ).rejects.toThrow(/auctions_one_open/);
  });

  it('a row that names nobody, no auction or no request, and to let what rows name vanish', async () => {
    const a = await world.person();
    const { auctionId } = await world.auction();
    const { owner } = world.db;
    const nobody = randomUUID();
    const bid = `insert into bids (auction_id, version, request_id, bidder_id, amount, is_immediate, leads, end_at,
      placed_at) values ($1, 1, $2, $3, 1000, true, true, now(), now())`;
    const request = `insert into bid_requests (id, auction_id, bidder_id, placed_by, bid, decided_at)
      values (gen_random_uuid(), $1, $2, $3, 1000, now())`;
    const outcome = `insert into bid_outcomes (bidder_id, client_bid_id, auction_id, fingerprint, decided_at)
      values ($1, 'key', $2, '', now())`;
    for (const [sql, ...values] of [
      [bid, nobody, null, a],
      [bid, auctionId, null, nobody],
      [bid, auctionId, nobody, a],
      [request, nobody, a, null],
      [request, auctionId, nobody, null],
      [request, auctionId, a, nobody],
      [outcome, nobody, auctionId],
    ] as const) {
      await expect(owner(sql, values), `${sql} ${values}`).rejects.toMatchObject({ code: '23503' });
    }
    await expect(owner('delete from accounts where id = $1', [a])).rejects.toThrow(/bids name its rows/);
    await expect(owner('delete from auctions where id = $1', [auctionId])).rejects.toThrow(/bids name/);
    await expect(owner('truncate bid_requests')).rejects.toThrow(/never changed/);
  });
});
