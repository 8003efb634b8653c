import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#test/kit/free-port.ts';
import { hasHaproxy, openTestHaproxy } from '#test/kit/haproxy.ts';
import { hasRedis, openTestRedis } from '#test/kit/redis.ts';
import { type Book, place } from './bidding.ts';
import { settleUp } from './checks.ts';
import type { Scenario } from './kit.ts';
import { openSaleroom } from './saleroom.ts';
import { joinMany, missedBy, rowsOf, withMissed } from './watchers.ts';

const BIDS = 40;
/** A small crowd hears fewer. */
const WATCHERS_A_BID = 20;
/** From one answer to the next bid: two of a fight in a second, and some time for the crowd to hear. */
const REST_MS = 1_000;

/**
 * Ten thousand sockets through two proxies, for one opens no more files than this machine allows, over four processes
 * on one database and a Redis: each has every row of a finale, once and in order.
 */
export const crowd: Scenario = {
  unit: 'sockets through two proxies over four processes',
  full: 10_000,
  // As in `processes`.
  slice: 0,
  chunk: 10_000,
  missing: () => (hasRedis() && hasHaproxy() ? null : 'no redis-server or no haproxy here'),
  async run(count, chance) {
    await using open = new AsyncDisposableStack();
    const bus = open.use(await openTestRedis());
    const env = { REDIS_URL: bus.url, TRUSTED_PROXIES: '1' };
    const room = open.use(await openSaleroom({ withProxy: true, env }));
    const { auctionId, adUuid } = await room.auction({ endsInMs: 3_600_000 });
    const ports = [new URL(room.url).port];
    for (const _ of [1, 2, 3]) {
      const port = String(await freePort());
      open.use(await room.second(port));
      ports.push(port);
    }
    const doors = [open.use(await openTestHaproxy(ports)), open.use(await openTestHaproxy(ports))];
    /** When the last of them heard a row. */
    const lastAt = new Map<number, number>();
    const note = (version: number) => lastAt.set(version, Date.now());
    const all = (
      await Promise.all(doors.map(({ url }) => joinMany(url, adUuid, count / doors.length, note)))
    ).flat();
    const book: Book = { auctionId, told: [], top: 1_000 };
    const bidders = await room.bidders(4);
    for (let turn = 0; turn < Math.min(BIDS, count / WATCHERS_A_BID); turn += 1) {
      const bidder = bidders[turn % bidders.length];
      const bid = book.top + 10_000;
      if (bidder) await place(book, bidder, bid, chance() < 0.3 ? bid + 3_000 : null);
      await sleep(REST_MS);
    }
    const missed = await missedBy(all, rowsOf(room, auctionId));
    const waits = book.told
      .flatMap(({ version, toldAt }) => (version === null ? [] : [(lastAt.get(version) ?? toldAt) - toldAt]))
      .sort((one, other) => one - other);
    const [median, last] = [waits[Math.floor(waits.length / 2)], waits.at(-1)];
    console.log(
      `    ${all.length} sockets, ${waits.length} bids: the last heard after ${median} ms in the median, ${last} ms at most; load ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const { socket } of all) socket.terminate();
    return withMissed(await settleUp(room, [book], count), missed);
  },
};
