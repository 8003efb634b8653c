import { randomUUID } from 'node:crypto';
import { append, findBidders, lockAuctions, readClock } from '#server/auctions/ledger.ts';
import { statement } from '#server/database/index.ts';
import { decide, minimumBid } from '#shared/sale/index.ts';
import { type BenchHouse, type Grounds, type Line, median, openBenchHouse, ratio, sized } from './kit.ts';
import { addAuctions, addBidders, STARTING_PRICE } from './people.ts';

const CLIENTS = 50;
const ROUND_MS = sized(2_000, 200);
const ROUNDS = sized(3, 1);
const BULK_ROWS = sized(20_000, 200);

type Place = (auctionId: string, bidderId: string, bid: number) => Promise<number | null>;

/** Bids decided in a second: one hot auction, and a hundred, ours and the usual way in turns. */
export async function benchBids(grounds: Grounds): Promise<Line[]> {
  await using house = await openBenchHouse(await grounds.fresh('bids'));
  const { ids: people } = await addBidders(house.database, CLIENTS, false);
  const ours: Place = async (auctionId, bidderId, bid) => {
    const rest = { maxBid: null, termsAccepted: true, leadSource: null, clientBidId: null };
    const outcome = await house.rooms.auctions.place({ auctionId, bidderId, bid, ...rest });
    return outcome.kind === 'placed' ? outcome.bid.amount : null;
  };
  const naive: Place = (auctionId, bidderId, bid) => placeNaively(house, auctionId, bidderId, bid);
  const lines: Line[] = [];
  for (const [name, count, goal] of [
    ['one hot auction', 1, 20],
    ['100 auctions', 100, 6],
  ] as const) {
    const figures = { ours: [] as number[], naive: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      figures.naive.push(await run(await newAuctions(house, count), people, naive));
      figures.ours.push(await run(await newAuctions(house, count), people, ours));
    }
    const [mine, usual] = [median(figures.ours), median(figures.naive)];
    const met = mine / usual >= goal;
    lines.push({ what: `${name}, ours`, value: `${Math.round(mine)} bids/s` });
    lines.push({ what: `${name}, a transaction a bid`, value: `${Math.round(usual)} bids/s` });
    lines.push({ what: `${name}, ours : naive`, value: ratio(mine, usual), target: `≥ ${goal} ×`, met });
  }
  const limit = await bulkInsert(house, people);
  lines.push({ what: 'limit: rows in one bulk insert', value: `${Math.round(limit)} rows/s` });
  return lines;
}

/** Every client bids on, a little above the price it last heard of. */
async function run(auctions: readonly string[], people: readonly string[], place: Place): Promise<number> {
  const prices = new Map<string, number>();
  let decided = 0;
  const until = performance.now() + ROUND_MS;
  await Promise.all(
    people.map(async (person, index) => {
      for (let turn = index; performance.now() < until; turn += 1) {
        const auctionId = auctions[turn % auctions.length] ?? '';
        const known = prices.get(auctionId) ?? null;
        const bid = minimumBid(known, STARTING_PRICE) + (turn % 7) * 10;
        const price = bid > 900_000_000 ? null : await place(auctionId, person, bid);
        if (price !== null && price > (prices.get(auctionId) ?? 0)) prices.set(auctionId, price);
        decided += 1;
      }
    }),
  );
  return (1_000 * decided) / ROUND_MS;
}

/** The usual way, with the same statements: one transaction for each bid, twenty at a time. */
function placeNaively(
  house: BenchHouse,
  auctionId: string,
  bidderId: string,
  bid: number,
): Promise<number | null> {
  return house.database.transaction(async writes => {
    const auction = (await lockAuctions(writes, [auctionId])).get(auctionId);
    const bidder = (await findBidders(writes, [bidderId], [auctionId])).get(bidderId);
    const now = await readClock(writes);
    if (!auction || !bidder) return null;
    const guards = { termsAccepted: true, hasValidCard: bidder.cardGoodUntil !== null, isSeller: false };
    const outcome = decide(auction, { bidder: bidderId, bid, maxBid: null, ...guards }, now);
    if (outcome.kind === 'refused') return null;
    const id = randomUUID();
    const { next } = outcome;
    const rows = outcome.rows.map(row => ({
      ...row,
      ...{ auctionId, requestId: id, bidderId: row.bidder, pseudo: null, firstName: '', bidderSalt: '' },
      ...{ endAt: next.endAt, placedAt: now, asksForCard: true },
    }));
    const changed = { ...auction, ...next, bidCount: auction.bidCount + rows.length };
    const requests = [
      { id, auctionId, bidderId, bid, maxBid: null, leadSource: null, placedBy: null, terms: null },
    ];
    await append(writes, { requests, rows, auctions: [changed], outcomes: [] }, now);
    await house.bus.publish(writes, [{ topic: 'bids', id: auctionId, version: next.version }]);
    return next.price;
  });
}

async function newAuctions({ database }: BenchHouse, count: number): Promise<string[]> {
  return (await addAuctions(database, count)).map(({ id }) => id);
}

const bulkSql = statement(
  'bench.bulk',
  `insert into bids (auction_id, version, bidder_id, amount, is_immediate, leads, end_at, placed_at, hash)
   select $1, i, $2, 1000 + i, true, true, now(), now(), sha256('a seal') from generate_series(1, $3::int) i`,
);

async function bulkInsert(house: BenchHouse, people: readonly string[]): Promise<number> {
  const [auctionId] = await newAuctions(house, 1);
  const startedAt = performance.now();
  await house.database.query(bulkSql, [auctionId, people[0], BULK_ROWS]);
  return (1_000 * BULK_ROWS) / (performance.now() - startedAt);
}
