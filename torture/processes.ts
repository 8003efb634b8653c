import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { openGuest } from '#test/kit/house.ts';
import { hasRedis, openTestRedis } from '#test/kit/redis.ts';
import type { Chance } from '#test/properties/chance.ts';
import { type Acknowledged, type Book, keepBidding } from './bidding.ts';
import { settleUp } from './checks.ts';
import { type Front, openFront } from './front.ts';
import { addFaults, type Found, type Scenario } from './kit.ts';
import { type Bidder, openSaleroom, type Saleroom } from './saleroom.ts';

const BIDDERS = 6;
const WATCHERS_EACH = 50;
const PHASE_MS = 4_000;
/** The end moves while people bid in it; it falls so long after the last of them. */
const WINDOW_MS = 4_000;
const SEEN_WITHIN_MS = 60_000;
const BIDS = 'subscription($uuid: ID!) { bidAdded(uuid: $uuid) { version } }';
const SINCE = 'query($id: ID!, $since: Int!) { bids(auctionId: $id, sinceVersion: $since) { version } }';

type Sale = { readonly auctionId: string; readonly adUuid: string };
/** What a page has seen: each row once, and when the first word of it came. */
type Page = { readonly seen: Map<number, number>; joins: number };

type Second = Awaited<ReturnType<Saleroom['second']>>;

/** A page as it lives: joins any process, asks for what it missed, and joins another when its own is gone. */
async function live(page: Page, front: Front, sale: Sale, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const url = front.next();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const gone = new Promise<void>(resolve => socket.once('close', () => resolve()));
    socket.on('error', () => {});
    const catchUp = openCatchUp(page, url, sale);
    socket.on('message', data => {
      if (hear(page, socket, String(data)) === 'gap') void catchUp();
    });
    const isOpen = await Promise.race([once(socket, 'open').then(() => true), gone.then(() => false)]).catch(
      () => false,
    );
    if (isOpen) {
      page.joins += 1;
      socket.send('{"type":"connection_init"}');
      const payload = { query: BIDS, variables: { uuid: sale.adUuid } };
      await sleep(50);
      socket.send(JSON.stringify({ id: 'a', type: 'subscribe', payload }));
      await sleep(50);
      await catchUp();
      await Promise.race([gone, once(signal, 'abort')]);
    }
    socket.terminate();
    if (!isOpen) await sleep(100);
  }
}

/** Takes what is told; a gap where a row before it is missing. */
function hear(page: Page, socket: WebSocket, text: string): 'gap' | undefined {
  const { type, payload } = JSON.parse(text) as {
    type: string;
    payload?: { data?: { bidAdded: { version: number } } };
  };
  if (type === 'ping') socket.send('{"type":"pong"}');
  const version = payload?.data?.bidAdded.version;
  if (type !== 'next' || version === undefined) return;
  if (!page.seen.has(version)) page.seen.set(version, Date.now());
  return page.seen.size < Math.max(...page.seen.keys()) ? 'gap' : undefined;
}

/** Asks for what is missing, one question at a time, and once more where more went missing meanwhile. */
function openCatchUp(page: Page, url: string, sale: Sale): () => Promise<void> {
  let isAsking = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isAsking) return;
    isAsking = true;
    while (isWanted) {
      isWanted = false;
      await askMissed(page, url, sale).catch(() => {});
    }
    isAsking = false;
  };
}

/** What was told while nobody listened: a page asks for it by the last version it has in a row. */
async function askMissed(page: Page, url: string, { auctionId }: Sale): Promise<void> {
  let since = 0;
  while (page.seen.has(since + 1)) since += 1;
  const { data } = await openGuest(url, '').ask(SINCE, { id: auctionId, since });
  const rows = (data as unknown as { bids?: { version: number }[] } | null)?.bids ?? [];
  for (const { version } of rows) if (!page.seen.has(version)) page.seen.set(version, Date.now());
}

/** Somebody who goes on at another process where their own does not answer: the session is the house's. */
function roaming({ id, guest }: Bidder, front: Front): Bidder {
  const ask: Bidder['guest']['ask'] = async (query, variables) => {
    const response = await front.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: guest.cookie() },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Awaited<ReturnType<typeof guest.ask>>;
  };
  return { id, guest: { ...guest, ask } };
}

/** How long after their acknowledgement all pages had the rows of a phase, in milliseconds. */
function told(name: string, book: readonly Acknowledged[], pages: readonly Page[]): string {
  const waits = book
    .flatMap(({ version, toldAt }) =>
      version === null
        ? []
        : pages.map(({ seen }) => Math.max(0, (seen.get(version) ?? Number.NaN) - toldAt)),
    )
    .filter(wait => !Number.isNaN(wait))
    .sort((one, other) => one - other);
  const at = (part: number) => waits[Math.min(waits.length - 1, Math.floor(part * waits.length))] ?? 0;
  const answers = book.map(({ sentAt, toldAt }) => toldAt - sentAt).sort((one, other) => one - other);
  const answered = answers[Math.floor(0.99 * answers.length)] ?? 0;
  return `${name}: ${book.length} answers (99th percentile ${answered} ms), rows at pages after ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, last ${at(1)} ms`;
}

/** What the next release's migration does while the processes of this one go on: it adds, and takes nothing away. */
const MIGRATION = [
  "alter table bids add column if not exists told_by text not null default ''",
  'alter table auctions add column if not exists room text',
  'create index if not exists bids_told_by on bids (auction_id, told_by)',
];

/** A new process serves before an old one leaves, one after the other; the last has the first one's address. */
async function replaceAll(room: Saleroom, front: Front, old: readonly Second[], open: AsyncDisposableStack) {
  for (const sql of MIGRATION) await room.owner(sql);
  for (const process of old) {
    front.urls.push(open.use(await room.second(front.port())).url);
    front.urls.splice(front.urls.indexOf(process.url), 1);
    await process[Symbol.asyncDispose]();
  }
  front.urls.splice(front.urls.indexOf(room.url), 1);
  await room.app().kill('SIGTERM');
  await room.start();
  front.urls.push(room.url);
}

/** A finale on four processes: one is killed, another added, all replaced across a migration, and the hammer falls once. */
async function finale(room: Saleroom, chance: Chance): Promise<Found> {
  await using front = await openFront(room.url);
  await using later = new AsyncDisposableStack();
  await using killed = await room.second(front.port());
  const old = [await room.second(front.port()), await room.second(front.port())];
  front.urls.push(killed.url, ...old.map(({ url }) => url));
  const bidders = (await room.bidders(BIDDERS)).map(bidder => roaming(bidder, front));
  // Far enough for all pages to join on a machine that others fill; the bids of the last phase move it on.
  const sale = await room.auction({ endsInMs: 8 * PHASE_MS, windowMs: WINDOW_MS });
  const pages = Array.from({ length: 4 * WATCHERS_EACH }, (): Page => {
    return { seen: new Map(), joins: 0 };
  });
  const leave = new AbortController();
  const living = pages.map(page => live(page, front, sale, leave.signal));
  while (pages.some(({ joins }) => joins === 0)) await sleep(50);

  const stop = new AbortController();
  const book: Book = { auctionId: sale.auctionId, told: [], top: 1_000 };
  const bidding = bidders.map(bidder => keepBidding(book, bidder, chance, stop.signal));
  const marks: number[] = [0];
  const phase = async () => {
    await sleep(PHASE_MS);
    marks.push(book.told.length);
  };
  await phase();
  front.urls.splice(front.urls.indexOf(killed.url), 1);
  await killed.kill();
  await phase();
  const added = await room.second(front.port());
  old.push(added);
  front.urls.push(added.url);
  marks.push(book.told.length);
  await phase();
  await replaceAll(room, front, old, later);
  marks.push(book.told.length);
  await phase();
  stop.abort();
  await Promise.all(bidding);

  const wrong = [...(await unseenBy(room, sale, pages)), ...unanswered(front)];
  const hammers = await waitForHammer(room, sale);
  const names = ['four processes', 'one killed', 'three, a fourth starting', 'four again'];
  names.push('all replaced', 'four of the next release');
  for (const [at, name] of names.entries()) {
    console.log(`    ${told(name, book.told.slice(marks[at], marks[at + 1]), pages)}`);
  }
  const rejoined = pages.filter(({ joins }) => joins > 1).length;
  console.log(`    ${rejoined} of ${pages.length} pages joined again; load ${loadavg()[0]?.toFixed(1)}`);
  leave.abort();
  await Promise.all(living);
  const found = await settleUp(room, [book], 1);
  const lost = wrong.length;
  const notes = [
    ...found.notes,
    ...wrong.slice(0, 10),
    ...(hammers === 1 ? [] : [`doubled: ${hammers} orders`]),
  ];
  const faults = {
    ...found.faults,
    ...(lost > 0 ? { lost: (found.faults.lost ?? 0) + lost } : {}),
    ...(hammers === 1 ? {} : { doubled: (found.faults.doubled ?? 0) + 1 }),
  };
  return { ...found, faults, notes };
}

/** Through a proxy every page comes; of bids those are cut that the killed process had in hand, and sent again. */
function unanswered({ isProxy, failed, reads }: Front): string[] {
  if (!isProxy) return [];
  console.log(
    `    through the proxy: ${reads()} pages read, ${failed.reading} lost; ${failed.changing} bids cut`,
  );
  const pages = Array<string>(failed.reading).fill('lost: a page that no process answered');
  return failed.changing <= BIDDERS ? pages : [...pages, `lost: answers of ${failed.changing} bids`];
}

/** Every page has every row within a minute; which have not. */
async function unseenBy(room: Saleroom, { auctionId }: Sale, pages: readonly Page[]): Promise<string[]> {
  const giveUpAt = performance.now() + SEEN_WITHIN_MS;
  for (;;) {
    const rows = await room.owner<{ version: number }>(
      'select version::int as version from bids where auction_id = $1',
      [auctionId],
    );
    const wrong = pages.flatMap(({ seen }, at) => {
      const missing = rows.filter(({ version }) => !seen.has(version)).length;
      return missing > 0 ? [`lost: page ${at} has not ${missing} of ${rows.length} rows`] : [];
    });
    if (wrong.length === 0 || performance.now() > giveUpAt) return wrong;
    await sleep(200);
  }
}

/** How many orders the hammer made; waits for it. */
async function waitForHammer(room: Saleroom, { auctionId }: Sale): Promise<number> {
  const giveUpAt = performance.now() + SEEN_WITHIN_MS;
  const sql = `select (select count(*)::int from orders where auction_id = a.id) as orders, a.status
    from auctions a where a.id = $1`;
  for (;;) {
    const [row] = await room.owner<{ orders: number; status: string }>(sql, [auctionId]);
    if (row?.status !== 'open' || performance.now() > giveUpAt) return row?.orders ?? 0;
    await sleep(200);
  }
}

/** Processes that share one database and a Redis: in each finale one is killed, another added, and then all replaced. */
export const processes: Scenario = {
  unit: 'finales with a process killed, one added, and all replaced across a migration',
  full: 20,
  // Nine starts of the house: as much as all other scenarios of a slice. `redis` has two processes.
  slice: 0,
  chunk: 1,
  missing: () => (hasRedis() ? null : 'no redis-server here'),
  async run(count, chance) {
    await using bus = await openTestRedis();
    await using room = await openSaleroom({
      withProxy: true,
      env: { REDIS_URL: bus.url, TRUSTED_PROXIES: '1' },
    });
    let sum: Found = { done: 0, checked: 0, faults: {}, notes: [] };
    for (let done = 0; done < count; done += 1) {
      const found = await finale(room, chance);
      sum = {
        done: sum.done + 1,
        checked: sum.checked + found.checked,
        faults: addFaults(sum.faults, found.faults),
        notes: [...sum.notes, ...found.notes],
      };
    }
    return sum;
  },
};
