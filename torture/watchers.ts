import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { hasRedis, openTestRedis } from '#test/kit/redis.ts';
import type { Chance } from '#test/properties/chance.ts';
import { type Book, keepBidding } from './bidding.ts';
import { settleUp } from './checks.ts';
import type { Found, Scenario } from './kit.ts';
import { openSaleroom, type Saleroom } from './saleroom.ts';

const BIDS = 'subscription($uuid: ID!) { bidAdded(uuid: $uuid) { version } }';
const BIDDERS = 4;
const JOIN_AT_ONCE = 50;
const SEEN_WITHIN_MS = 60_000;

/** Is told of each row that somebody hears. */
type Note = (version: number) => void;
type Watcher = { readonly socket: WebSocket; readonly versions: number[] };

/** A browser that watches one auction, and joins by the same words as a page. */
async function watch(url: string, adUuid: string, note?: Note): Promise<Watcher> {
  const options = { perMessageDeflate: false };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
  socket.on('error', () => {});
  await once(socket, 'open');
  const versions: number[] = [];
  socket.on('message', data => {
    const frame = JSON.parse(String(data)) as {
      type: string;
      payload?: { data?: { bidAdded: { version: number } } };
    };
    if (frame.type === 'ping') socket.send('{"type":"pong"}');
    const version = frame.payload?.data?.bidAdded.version;
    if (frame.type !== 'next' || version === undefined) return;
    versions.push(version);
    note?.(version);
  });
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  const payload = { query: BIDS, variables: { uuid: adUuid } };
  socket.send(JSON.stringify({ id: 'a', type: 'subscribe', payload }));
  return { socket, versions };
}

export async function joinMany(url: string, adUuid: string, count: number, note?: Note): Promise<Watcher[]> {
  const all: Watcher[] = [];
  while (all.length < count) {
    const more = Math.min(JOIN_AT_ONCE, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: more }, () => watch(url, adUuid, note)))));
  }
  // A subscription is heard after its frame was sent: the first bid waits for the last of them.
  await sleep(2_000);
  return all;
}

/** What each of them should have seen by now and has not, or not in order. */
export async function missedBy(
  watchers: readonly Watcher[],
  rowCount: () => Promise<number>,
): Promise<string[]> {
  const giveUpAt = performance.now() + SEEN_WITHIN_MS;
  const wanted = Array.from({ length: await rowCount() }, (_, index) => index + 1).join();
  let wrong: string[];
  do {
    await sleep(200);
    wrong = watchers.flatMap(({ versions }, index) =>
      versions.join() === wanted ? [] : [`watcher ${index} saw ${versions.length} rows, or in another order`],
    );
  } while (wrong.length > 0 && performance.now() < giveUpAt);
  return wrong;
}

async function bidFor(room: Saleroom, book: Book, chance: Chance, rows: number, meanwhile = async () => {}) {
  const stop = new AbortController();
  const bidders = await room.bidders(BIDDERS);
  const bidding = Promise.all(bidders.map(bidder => keepBidding(book, bidder, chance, stop.signal)));
  await meanwhile();
  while (book.told.length < rows) await sleep(20);
  stop.abort();
  await bidding;
}

export const rowsOf = (room: Saleroom, auctionId: string) => async () =>
  (await room.owner('select from bids where auction_id = $1', [auctionId])).length;

export function withMissed(found: Found, missed: readonly string[]): Found {
  const lost = (found.faults.lost ?? 0) + missed.length;
  const notes = [...found.notes, ...missed.slice(0, 10).map(what => `lost: ${what}`)];
  return missed.length === 0 ? found : { ...found, faults: { ...found.faults, lost }, notes };
}

/** One among many who reads nothing of what it is sent: it is let go, and nobody else misses a row. */
export const watchers: Scenario = {
  unit: 'watchers, one of them slow',
  full: 5_000,
  slice: 100,
  chunk: 5_000,
  async run(count, chance) {
    await using room = await openSaleroom();
    const { auctionId, adUuid } = await room.auction();
    const all = await joinMany(room.url, adUuid, count);
    const slow = all.shift();
    slow?.socket.pause();
    const book: Book = { auctionId, told: [], top: 1_000 };
    await bidFor(room, book, chance, 60);
    const missed = await missedBy(all, rowsOf(room, auctionId));
    for (const { socket } of [...all, ...(slow ? [slow] : [])]) socket.terminate();
    return withMissed(await settleUp(room, [book], count), missed);
  },
};

/** Two processes that tell each other by a Redis, which is killed and comes back while people bid. */
export const redis: Scenario = {
  unit: 'killed Redis',
  full: 20,
  slice: 1,
  chunk: 10,
  missing: () => (hasRedis() ? null : 'no redis-server here'),
  async run(count, chance) {
    await using bus = await openTestRedis();
    await using room = await openSaleroom({ withProxy: true, env: { REDIS_URL: bus.url } });
    const { auctionId, adUuid } = await room.auction();
    await using second = await room.second();
    const all = await joinMany(second.url, adUuid, 20);
    const book: Book = { auctionId, told: [], top: 1_000 };
    await bidFor(room, book, chance, 60, async () => {
      for (let done = 0; done < count; done += 1) {
        await sleep(300);
        await bus.restart();
      }
    });
    const missed = await missedBy(all, rowsOf(room, auctionId));
    for (const { socket } of all) socket.terminate();
    return withMissed(await settleUp(room, [book], count), missed);
  },
};
