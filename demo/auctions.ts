import { randomUUID } from 'node:crypto';
import { type Database, statement, timestamp, type Writes } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { type AuctionState, decide, type Instant } from '#shared/sale/index.ts';
import type { AuctionPhase, DemoAuction, DemoCar, PlannedBid } from './cars/car.ts';
import type { People } from './people.ts';
import { demoQuestions } from './questions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Placed = { uuid: string; car: DemoCar; auction: DemoAuction; people: People };

/** Whose sale a car's auction is ($1 is its ad), as the house would have it when it is planned. */
const REGIME = `(select case when d.calandre_collection then 'HOUSE' when d.handle_by_calandre then 'PUBLIC_SALE' when p.is_professional then 'PROFESSIONAL'
       else 'BROKERAGE' end from ads d left join accounts p on p.id = d.owner_id where d.uuid = $1)`;

const IS_TRADE_SALE = `(select d.calandre_collection or coalesce(p.is_professional, false)
       from ads d left join accounts p on p.id = d.owner_id where d.uuid = $1)`;

const insertSql = statement(
  'demo.addAuction',
  `insert into auctions (ad_uuid, start_at, end_at, starting_price, reserve, reserve_reached, asks_for_card,
     extension_window_ms, tie_rule, scheduled_end_at, scheduled_reserve, is_start_announced, view_count, regime, is_trade_sale)
   values ($1, $2, $3, $4, $5::bigint, case when $5::bigint is null then null else false end, $6, $7, $8, $3, $5, $9, $10,
     ${REGIME}, ${IS_TRADE_SALE})
   returning id`,
);
const requestSql = statement(
  'demo.addRequest',
  `insert into bid_requests (id, auction_id, bidder_id, bid, max_bid, lead_source, decided_at)
   values ($1, $2, $3, $4, $5, 'website', $6)`,
);
const rowSql = statement(
  'demo.addRow',
  `insert into bids (auction_id, version, request_id, bidder_id, amount, is_immediate, is_reserve_reached, leads,
     end_at, placed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
const stateSql = statement(
  'demo.setState',
  `update auctions set price = $2, leader_id = $3, leader_ceiling = $4, reserve_reached = $5, version = $6,
     bid_count = $7, end_at = $8, scheduled_end_at = $8 where id = $1`,
);
const questionSql = statement(
  'demo.addQuestion',
  `insert into questions (ad_uuid, auction_id, author_id, question, answer, answered_by, answer_date, created_at)
   values ($1, $2, $3, $4, $5, $6, case when $5::text is null then null else $7::timestamptz + interval '5 hours' end, $7)`,
);
const favoriteSql = statement(
  'demo.addFavorite',
  'insert into favorites (account_id, ad_uuid) values ($1, $2) on conflict do nothing',
);
const countSql = statement(
  'demo.countFavorites',
  'update auctions set favorite_count = (select count(*) from favorites where ad_uuid = $2) where id = $1',
);

/** When an auction of this phase starts and ends, seen from now; `place` spreads those of one phase apart. */
function timesOf(phase: AuctionPhase, now: Instant, place: number): [start: Instant, end: Instant] {
  switch (phase) {
    case 'running':
      return [now - 3 * DAY, now + (1 + (place % 5)) * DAY + (place % 7) * HOUR + 13 * MINUTE];
    case 'endingSoon':
      return [now - 5 * DAY, now + (45 + 25 * (place % 4)) * MINUTE];
    case 'lastMinutes':
      return [now - 6 * DAY, now + (12 + 9 * (place % 3)) * MINUTE];
    case 'coming':
      return [now + (1 + (place % 4)) * DAY + 2 * HOUR, now + (8 + (place % 4)) * DAY];
    case 'startingSoon':
      return [now + (25 + (place % 10)) * MINUTE, now + 7 * DAY];
    case 'soldReserveMet':
    case 'soldNoReserve':
    case 'unsold':
      return [now - 12 * DAY, now - (1 + (place % 6)) * DAY];
    case 'cancelled':
      return [now - 2 * DAY, now + 4 * DAY];
  }
}

/** Puts a car under the hammer with the bids it had so far, as the rules decide them. */
export async function addAuction(rooms: HouseRooms, database: Database, placed: Placed): Promise<void> {
  const { uuid, car, auction, people } = placed;
  const now = rooms.auctions.clock();
  const place = [...car.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const [startAt, endAt] = timesOf(auction.phase, now, place);
  const id = await database.transaction(async writes => {
    const isBegun = startAt <= now;
    const windowMs = 1000 * (auction.extensionWindowSeconds ?? 120);
    const [row] = await writes.query<{ id: string }>(insertSql, [
      uuid,
      timestamp(startAt),
      timestamp(endAt),
      auction.startingPrice,
      auction.reservePrice,
      auction.askForCardDetails,
      windowMs,
      auction.tieRule ?? 'REFUSE',
      isBegun,
      isBegun ? 180 + ((place * 37) % 2400) : 40 + (place % 200),
    ]);
    if (!row) throw new Error('an auction that was just added has an id');
    const lastBidBy = Math.min(now, endAt) - 11 * MINUTE;
    await addBids(writes, row.id, placed, { startAt, endAt, lastBidBy, windowMs });
    await addCompany(writes, row.id, placed, { startAt, now });
    return row.id;
  });
  // Finished ones get their hammer from the house; a cancelled one is cancelled as staff would.
  if (auction.phase === 'cancelled') {
    await rooms.auctions.cancel(id, 'Le vendeur garde sa voiture.', people.get('staff') ?? '');
  }
}

type Times = { startAt: Instant; endAt: Instant; lastBidBy: Instant; windowMs: number };

/** Every planned bid as the rules decide it, between the start and the last moment given. */
export async function addBids(
  writes: Writes,
  id: string,
  { car, auction, people }: Placed,
  times: Times,
): Promise<void> {
  const { startAt, endAt, lastBidBy, windowMs } = times;
  const { bids, startingPrice, reservePrice: reserve } = auction;
  let state: AuctionState = {
    status: 'open',
    startAt,
    endAt,
    startingPrice,
    reserve,
    reserveReached: reserve === null ? null : false,
    asksForCard: false,
    extensionWindowMs: windowMs,
    tieRule: auction.tieRule ?? 'REFUSE',
    price: null,
    leader: null,
    leaderCeiling: null,
    version: 0,
  };
  const step = (lastBidBy - startAt) / (bids.length + 1);
  for (const [index, bid] of bids.entries()) {
    const at = Math.round(startAt + step * (index + 1));
    state = await addBid(writes, { id, state, bid, at, people, key: car.slug });
  }
  const { price, leader, leaderCeiling, reserveReached, version } = state;
  const values = [id, price, leader, leaderCeiling, reserveReached, version, version, timestamp(endAt)];
  await writes.query(stateSql, values);
}

type PastBid = { id: string; state: AuctionState; bid: PlannedBid; at: Instant; people: People; key: string };

async function addBid(writes: Writes, { id, state, bid, at, people, key }: PastBid): Promise<AuctionState> {
  const bidder = people.get(`buyer${bid.buyer}`) ?? '';
  const maxBid = bid.max ?? null;
  const guards = { termsAccepted: true, hasValidCard: true, isSeller: false };
  const outcome = decide(state, { bidder, bid: bid.bid, maxBid, ...guards }, at);
  if (outcome.kind === 'refused')
    throw new Error(`${key}: the demo's bid of ${bid.bid} is refused: ${outcome.code}`);
  const requestId = randomUUID();
  await writes.query(requestSql, [requestId, id, bidder, bid.bid, maxBid, timestamp(at)]);
  for (const row of outcome.rows) {
    const flags = [row.isImmediate, row.isReserveReached, row.leads];
    const instants = [timestamp(outcome.next.endAt), timestamp(at)];
    await writes.query(rowSql, [id, row.version, requestId, row.bidder, row.amount, ...flags, ...instants]);
  }
  return outcome.next;
}

/** Questions with their answers, and those who keep an eye on the car. */
async function addCompany(
  writes: Writes,
  id: string,
  { uuid, car, people }: Placed,
  { startAt, now }: { startAt: Instant; now: Instant },
): Promise<void> {
  for (const [index, { buyer, question, answer }] of (demoQuestions[car.slug] ?? []).entries()) {
    // Nobody has asked anything tomorrow, nor been answered: an ad is read before its auction begins.
    const at = timestamp(Math.min(startAt + (index + 1) * 7 * HOUR, now - (30 - index) * HOUR));
    const answeredBy =
      answer === null ? null : (people.get(car.seller === 'house' ? 'staff' : car.seller) ?? null);
    await writes.query(questionSql, [
      uuid,
      id,
      people.get(`buyer${buyer}`),
      question,
      answer,
      answeredBy,
      at,
    ]);
  }
  for (let buyer = 1; buyer <= 9; buyer += 1) {
    if ((car.slug.length * buyer) % 3 === 0)
      await writes.query(favoriteSql, [people.get(`buyer${buyer}`), uuid]);
  }
  await writes.query(countSql, [id, uuid]);
}
