import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViewers } from '#server/accounts/sessions.ts';
import { type Connections, statement } from '#server/database/index.ts';
import { minimumBid } from '#shared/sale/index.ts';
import { bidOf, openWorld, quietEvents, type World } from '#test/kit/world.ts';
import { openDesk } from './desk.ts';
import { findOutcomes } from './ledger.ts';

/** Many more than ask at once, and come so fast that the planner's statistics know nothing of them. */
const PEOPLE = 20_000;
const AT_ONCE = 400;

let world: World;
let ids: string[];
beforeAll(async () => {
  world = await openWorld();
  const people = await world.db.owner<{ id: string }>(
    `with people as (
       insert into accounts (email, first_name)
       select gen_random_uuid() || '@x.test', 'Alain' from generate_series(1, $1) returning id
     ), cards as (
       insert into cards (account_id, brand, last_four, expires_at, provider_ref)
       select id, 'visa', '4242', now() + interval '1 year', 'test' from people)
     insert into sessions (token_hash, account_id, expires_at)
     select sha256(id::text::bytea), id, now() + interval '30 days' from people returning account_id as id`,
    [PEOPLE],
  );
  ids = people.slice(0, AT_ONCE).map(({ id }) => id);
});
afterAll(() => world[Symbol.asyncDispose]());

const readSql = statement(
  'test.rowsRead',
  `select sum(seq_tup_read + idx_tup_fetch)::bigint as count from pg_stat_xact_user_tables
   where relname = any($1)`,
);

/** The world's connections, which tell after each transaction how many rows of these tables it has read. */
function counted(tables: readonly string[]) {
  const counts: number[] = [];
  const transaction: Connections['transaction'] = work =>
    world.db.database.transaction(async writes => {
      const result = await work(writes);
      const [row] = await writes.query<{ count: number }>(readSql, [tables]);
      counts.push(row?.count ?? 0);
      return result;
    });
  return { counts, database: { ...world.db.database, transaction } };
}

it('finds the sessions of a crowd by reading theirs alone', async () => {
  const { counts, database } = counted(['sessions', 'accounts']);
  const viewers = await database.transaction(writes =>
    findViewers({ database: writes, asksSecondFactor: false }, [...ids, 'nobody']),
  );
  expect(viewers.map(viewer => viewer?.id)).toEqual([...ids, undefined]);
  expect(counts[0]).toBe(2 * AT_ONCE);
});

it('finds what was answered to a crowd by reading theirs alone, of all that was answered within a day', async () => {
  const { auctionId } = await world.auction();
  await world.db.owner(
    `insert into bid_outcomes (bidder_id, client_bid_id, auction_id, fingerprint, answer_version, decided_at)
     select id, 'key', $1, '', 1, clock_timestamp() - case when id = $2 then interval '25 hours' else '23 hours' end
     from accounts`,
    [auctionId, ids[0]],
  );
  const { counts, database } = counted(['bid_outcomes']);
  const keys = ids.map(bidderId => ({ bidderId, clientBidId: 'key' }));
  const found = await database.transaction(writes => findOutcomes(writes, keys));
  expect(found.map(({ bidderId }) => bidderId)).toEqual(ids.slice(1));
  expect(counts[0]).toBe(AT_ONCE);
  // Who may not ask again has no answer kept, and nobody else loses theirs.
  await world.db.owner(
    "update bid_outcomes set decided_at = decided_at - interval '1 day' where bidder_id = $1",
    [ids[0]],
  );
  await world.auctions.sweep();
  const kept = await world.db.owner('select bidder_id as id from bid_outcomes where bidder_id = any($1)', [
    ids,
  ]);
  expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
});

it('decides the bids of a crowd without reading who did not bid', async () => {
  const { counts, database } = counted(['accounts']);
  const { auctionId } = await world.auction();
  await using desk = openDesk({ ...world, database, onRows: () => {} });
  let price: number | null = null;
  const bids = ids.map(id => {
    price = minimumBid(price, 1_000);
    return bidOf(auctionId, id, price);
  });
  const placed = await Promise.all(bids.map(bid => desk.place(bid)));
  expect(new Set(placed.map(({ kind }) => kind))).toEqual(new Set(['placed']));
  // Half of them while the database writes the other half.
  expect(counts).toHaveLength(2);
  for (const count of counts) expect(count).toBeLessThan(10 * AT_ONCE);
});

it('decides on two auctions at once, and waits in no ring where the same keys come in another order', async () => {
  const retried: object[] = [];
  const events = { ...quietEvents(), batchRetried: (what: object) => void retried.push(what) };
  const { database } = world.db;
  await using desk = openDesk({ database, bus: world.bus, events, onRows: () => {} });
  const person = ids[0] ?? '';
  const auctionIds: string[] = [];
  // One of each queue: an auction's is told by the first sign of its id.
  while (new Set(auctionIds.map(id => id.charCodeAt(0) % 2)).size < 2)
    auctionIds.push((await world.auction()).auctionId);
  // Keys are written so slowly that both are at it together.
  await world.db.owner(`create function dawdle() returns trigger language plpgsql as
    'begin perform pg_sleep(0.005); return new; end';
    create trigger slow before insert on bid_outcomes for each row execute function dawdle()`);
  const keys = Array.from({ length: 60 }, (_, index) => `key ${index}`);
  const askAll = (auctionId: string, asked: readonly string[]) =>
    asked.map(clientBidId => desk.place({ ...bidOf(auctionId, person, 1_000), clientBidId }));
  const [one = ''] = auctionIds;
  const other = auctionIds.at(-1) ?? '';
  const outcomes = await Promise.all([...askAll(one, keys), ...askAll(other, keys.toReversed())]);
  expect(outcomes.filter(({ kind }) => kind === 'placed').length).toBeGreaterThan(0);
  expect(retried).toEqual([]);
});
