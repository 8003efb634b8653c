import { setTimeout as sleep } from 'node:timers/promises';
import { readBidLog } from '#server/auctions/bid-log.ts';
import { ledgerOf, scheduledOf } from '#server/auctions/history.ts';
import { findAuctions } from '#server/auctions/ledger.ts';
import { APP_ROLE, type Connections, openDatabase, statement } from '#server/database/index.ts';
import { replay } from '#shared/sale/index.ts';
import type { Acknowledged, Book } from './bidding.ts';
import type { Faults, Found } from './kit.ts';
import { type Saleroom, untilDone } from './saleroom.ts';

const OPEN_FOR_MS = 60_000;

const requestsSql = statement(
  'torture.requests',
  `select o.bidder_id as "bidderId", o.client_bid_id as key, o.answer_version as version, o.refusal, o.decided_at as at
   from bid_outcomes o where o.auction_id = $1`,
);
const rowsSql = statement(
  'torture.rows',
  `select version, bidder_id as "bidderId", amount, leads, placed_at as at, end_at as "endAt"
   from bids where auction_id = $1 order by version`,
);
const countSql = statement(
  'torture.countRequests',
  'select count(*)::int as count from bid_requests where auction_id = $1',
);
type Outcome = {
  readonly bidderId: string;
  readonly key: string;
  readonly version: number | null;
  readonly refusal: { readonly code: string } | null;
  readonly at: number;
};
type Row = {
  readonly version: number;
  readonly bidderId: string;
  readonly amount: number;
  readonly at: number;
  readonly endAt: number;
};

/** Looks up everything that was acknowledged: whether it stands there once, in order, and follows from the rules. */
export async function checkBooks(room: Saleroom, books: readonly Book[]): Promise<Omit<Found, 'done'>> {
  const url = await untilDone(room.databaseUrl);
  await using database = openDatabase({ url, role: APP_ROLE, applicationName: 'torture', onError: () => {} });
  const faults: Record<string, number> = {};
  const notes: string[] = [];
  const find = (fault: keyof Faults, note: string) => {
    faults[fault] = (faults[fault] ?? 0) + 1;
    notes.push(`${fault}: ${note}`);
  };
  let checked = 0;
  for (const book of books) {
    checked += book.told.length;
    await untilDone(() => checkBook(database, book, find));
  }
  return { checked, faults, notes };
}

type Find = (fault: keyof Faults, note: string) => void;

async function checkBook(reads: Connections, book: Book, find: Find): Promise<void> {
  const { auctionId, told } = book;
  const outcomes = await reads.query<Outcome>(requestsSql, [auctionId]);
  const rows = await reads.query<Row>(rowsSql, [auctionId]);
  const [requests] = await reads.query<{ count: number }>(countSql, [auctionId]);
  const byKey = new Map(outcomes.map(outcome => [outcome.key, outcome]));
  for (const one of told) checkTold(one, byKey.get(one.key), rows, find);
  const accepted = outcomes.filter(outcome => outcome.refusal === null);
  const surplus = (requests?.count ?? 0) - accepted.length;
  if (surplus !== 0) find('doubled', `${auctionId} has ${surplus} requests more than keys`);
  checkOrder(told, rows, find);
  checkTimes(outcomes, rows, find);
  const differing = await differenceOf(reads, auctionId, rows);
  if (differing !== null) find('differing', `${auctionId}: ${differing}`);
}

/** What was told of one bid, against what is kept of it. */
function checkTold(one: Acknowledged, kept: Outcome | undefined, rows: readonly Row[], find: Find): void {
  if (one.version === null) {
    if (kept?.refusal == null && kept !== undefined)
      find('doubled', `${one.key} was refused and stands there`);
    return;
  }
  if (kept?.version !== one.version)
    return find('lost', `${one.key}: told ${one.version}, kept ${kept?.version}`);
  if (rows[one.version - 1]?.bidderId !== one.bidderId) find('lost', `${one.key} has no row ${one.version}`);
}

/** No gap among the versions, time that never goes back, and each bidder's bids as they were acknowledged. */
function checkOrder(told: readonly Acknowledged[], rows: readonly Row[], find: Find): void {
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (row.version !== index + 1) return find('disordered', `version ${row.version} stands at ${index + 1}`);
    if (before && (row.at < before.at || row.amount < before.amount || row.endAt < before.endAt)) {
      find('disordered', `row ${row.version} goes back`);
    }
  }
  const last = new Map<string, number>();
  for (const { bidderId, version, key } of told) {
    if (version === null) continue;
    // A leader who raises their maximum is answered with the row that leads, again.
    if (version < (last.get(bidderId) ?? 0)) find('disordered', `${key} was told before an older bid`);
    last.set(bidderId, version);
  }
}

/** By the database's clock nothing was taken at or after the end, and nothing refused before it. */
function checkTimes(outcomes: readonly Outcome[], rows: readonly Row[], find: Find): void {
  let endAt = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    if (endAt > 0 && row.at >= endAt) find('late', `row ${row.version}`);
    endAt = row.endAt;
  }
  for (const { key, refusal, at } of outcomes) {
    if (refusal?.code === 'AuctionFinished' && at < endAt) find('early', key);
  }
}

/** Where what is stored does not follow from the ledger, or a seal is broken; null where all holds. */
async function differenceOf(
  reads: Connections,
  auctionId: string,
  rows: readonly Row[],
): Promise<string | null> {
  const stored = (await findAuctions(reads, [auctionId])).get(auctionId);
  const begin = await scheduledOf(reads, auctionId);
  if (!stored || !begin) return 'the auction is gone';
  const played = replay(begin, await ledgerOf(reads, auctionId));
  const words = (list: readonly { amount: number; version: number }[], who: readonly string[]) =>
    list.map((row, index) => `${who[index]} ${row.amount} ${row.version}`).join();
  const lived = words(
    rows,
    rows.map(row => row.bidderId),
  );
  const again = words(
    played.rows,
    played.rows.map(row => row.bidder),
  );
  if (lived !== again) return 'the rows are others';
  const { price, leader, leaderCeiling } = played.state;
  const isSame = price === stored.price && leader === stored.leader && leaderCeiling === stored.leaderCeiling;
  if (!isSame || played.state.endAt !== stored.endAt) return 'the state is another';
  const broken = (await readBidLog(reads, auctionId))?.broken ?? null;
  return broken === null ? null : `the seal of ${broken.of} is broken at ${broken.line}`;
}

const openSql = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
const OPEN_FIGURES = ['bids_waiting', 'live_sockets', 'live_subscriptions'];

/** Waits until nothing is under way any more, a minute at most; answers what still is. */
export async function leftOpen(room: Saleroom): Promise<string[]> {
  const giveUpAt = performance.now() + OPEN_FOR_MS;
  for (;;) {
    const open = await lookForOpen(room).catch(error => [String(error)]);
    if (open.length === 0 || performance.now() > giveUpAt) return open;
    await sleep(500);
  }
}

async function lookForOpen(room: Saleroom): Promise<string[]> {
  const [statements] = await room.owner<{ count: number }>(openSql);
  const figures = await (await fetch(`${room.url}/metrics`)).text();
  const open = OPEN_FIGURES.filter(name => figureOf(figures, name) !== 0);
  if (figureOf(figures, 'closing_late_seconds') > 5) open.push('a closing');
  if ((statements?.count ?? 0) > 0) open.push('statements');
  return open;
}

function figureOf(figures: string, name: string): number {
  return Number(new RegExp(`^calandre_${name} (\\S+)`, 'm').exec(figures)?.[1] ?? Number.NaN);
}

/** All of it: what the books say, and what is left open. */
export async function settleUp(room: Saleroom, books: readonly Book[], done: number): Promise<Found> {
  const open = await leftOpen(room);
  const { checked, faults, notes } = await checkBooks(room, books);
  const all = open.length > 0 ? { ...faults, open: open.length } : faults;
  return { done, checked, faults: all, notes: [...notes, ...open.map(what => `open: ${what}`)] };
}
