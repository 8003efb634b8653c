import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bidOf, openWorld, type World } from '#test/kit/world.ts';
import type { Statement, Writes } from '../database/index.ts';
import type { ColumnsFor } from '../database/statement.ts';
import { bidLogCsv, bidLogJson, checkBidLogs, readBidLog } from './bid-log.ts';

const DOCUMENT = new URL('../../../docs/bid-log.md', import.meta.url);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A fought auction: bids, a maximum that answers them, a silent raise, and a reserve that is lowered. */
async function fought(): Promise<string> {
  const { auctionId } = await world.auction({ reserve: 90_000 });
  const [one = '', two = '', staff = ''] = await world.people(3);
  for (const [bidder, bid, maximum] of [
    [one, 1_000, 50_000],
    [two, 3_000, null],
    [two, 8_000, null],
    [one, 60_000, 80_000],
  ] as const) {
    await world.auctions.place(bidOf(auctionId, bidder, bid, maximum));
  }
  await world.auctions.lowerReserve(auctionId, 70_000, staff);
  return auctionId;
}

const logOf = async (id: string) => {
  const log = await readBidLog(world.db.database, id);
  if (!log) throw new Error('the auction has a log');
  return log;
};

/** What only somebody with the keys to the database can do. */
async function tamper(sql: string, id: string): Promise<void> {
  const guards = ['bids', 'bid_requests'].map(table => `alter table ${table} disable trigger user`);
  const again = guards.map(guard => guard.replace('disable', 'enable'));
  for (const statement of guards) await world.db.owner(statement);
  await world.db.owner(sql, [id]);
  for (const statement of again) await world.db.owner(statement);
}

describe('the log of an auction', () => {
  it('is whole after bids, maximums, raises and a lowered reserve', async () => {
    const log = await logOf(await fought());
    expect(log.broken).toBeNull();
    expect(log.lineCount).toBe(6);
    expect(log.lines.at(-1)?.endsWith(`,${log.seal}`)).toBe(true);
  });

  it('is whole when two processes write it against each other', async () => {
    const { auctionId } = await world.auction();
    await using second = await world.secondProcess();
    const people = await world.people(8);
    for (let round = 1; round <= 6; round += 1) {
      await Promise.all(
        people.map((person, index) => {
          const { auctions } = index % 2 === 0 ? world : second;
          return auctions.place(bidOf(auctionId, person, 1_000 * round * 3 + index * 100, null));
        }),
      );
    }
    const log = await logOf(auctionId);
    expect([log.broken, log.lineCount > 6]).toEqual([null, true]);
  });

  it('is whole when it is read while people bid', async () => {
    const { auctionId } = await world.auction();
    const [one = '', two = ''] = await world.people(2);
    await world.auctions.place(bidOf(auctionId, one, 1_000));
    const { database } = world.db;
    let price = 1_000;
    // Somebody bids between one question of the reader and the next.
    const bidBetween = (reads: Writes): Writes => ({
      ...reads,
      query: async <Row>(asked: Statement<ColumnsFor<Row>>, values?: readonly unknown[]) => {
        const rows = await reads.query<Row>(asked, values);
        price += 1_000;
        await world.auctions.place(bidOf(auctionId, price % 2_000 === 0 ? two : one, price));
        return rows;
      },
    });
    const log = await readBidLog(
      { transaction: work => database.transaction(reads => work(bidBetween(reads))) },
      auctionId,
    );
    expect([log?.broken, (log?.lineCount ?? 0) > 0, price > 3_000]).toEqual([null, true, true]);
  });

  it('is sealed by the database in the same words where rows come without the desk', async () => {
    const { auctionId } = await world.auction();
    const [person = ''] = await world.people(1);
    await world.db.owner(
      `with asked as (insert into bid_requests (id, auction_id, bidder_id, bid, max_bid, lead_source, decided_at)
         select gen_random_uuid(), $1, $2, n * 1000, n * 2000, 'website', now() from generate_series(1, 3) n)
       insert into bids (auction_id, version, bidder_id, amount, is_immediate, is_reserve_reached, leads, end_at,
         placed_at)
       select $1, n, $2, n * 1000, true, case n when 1 then null when 2 then false else true end, true, now(), now()
       from generate_series(1, 3) n`,
      [auctionId, person],
    );
    await world.db.owner(
      `update auctions set price = 3000, leader_id = $2, leader_ceiling = 6000, version = 3, bid_count = 3
       where id = $1`,
      [auctionId, person],
    );
    expect(await logOf(auctionId)).toMatchObject({ broken: null, lineCount: 3 });
    const [other = ''] = await world.people(1);
    await world.auctions.place(bidOf(auctionId, other, 50_000));
    expect(await logOf(auctionId)).toMatchObject({ broken: null, lineCount: 4 });
  });

  it.each([
    [
      'a row that was changed',
      'update bids set amount = amount + 1 where auction_id = $1 and version = 3',
      'history',
      3,
    ],
    ['a row that was taken out', 'delete from bids where auction_id = $1 and version = 2', 'history', 2],
    [
      'a last row that was taken out',
      'delete from bids where auction_id = $1 and version = (select max(version) from bids where auction_id = $1)',
      'history',
      null,
    ],
    [
      'a maximum that was changed',
      'update bid_requests set max_bid = max_bid + 1000 where auction_id = $1 and max_bid = 50000',
      'requests',
      1,
    ],
  ])('tells %s', async (_what, sql, of, line) => {
    const id = await fought();
    const { lineCount } = await logOf(id);
    await tamper(sql, id);
    const { broken } = await logOf(id);
    expect(broken).toEqual({ of, line: line ?? lineCount });
    const { broken: all } = await checkBidLogs(world.db.database);
    expect(all.map(each => each.auctionId)).toContain(id);
  });

  it('is checked in an export by the commands that its document gives', async () => {
    const script = /```sh\n([\s\S]*?)```/.exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'calandre-log-'));
    const csv = bidLogCsv(await logOf(await fought()));
    const check = async (text: string) => {
      await writeFile(join(folder, 'log.csv'), text);
      return execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' }).trim();
    };
    try {
      expect(await check(csv)).toBe('whole');
      expect(await check(csv.replace(',8000,', ',8001,'))).toMatch(/^broken at line \d+$/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('tells no maximum, in no form', async () => {
    const log = await logOf(await fought());
    for (const text of [bidLogCsv(log), bidLogJson(log)]) expect(text).not.toContain('50000,');
    expect(JSON.parse(bidLogJson(log)).rows).toHaveLength(log.lineCount);
  });
});
