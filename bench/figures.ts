import { findFigures, monthsUntil } from '#server/results/figures-store.ts';
import { addManyAds } from '#test/kit/many-ads.ts';
import { type Grounds, type Line, median, openOwned, sized } from './kit.ts';

const ADS = sized(100_000, 300);
const BIDS = 20;
const ROUNDS = sized(20, 2);
const USUAL = 12;
const ASKED = [USUAL, 36] as const;

/**
 * Every other ad was auctioned, spread over three years, seven of ten sold; an order each, the winner's request, and
 * twenty bids: a million in all.
 */
const PAST = [
  'delete from auctions',
  'insert into accounts (first_name) select n::text from generate_series(1, 2000) n',
  'create temporary table people on commit drop as select id, row_number() over () as n from accounts',
  `insert into auctions (ad_uuid, status, start_at, end_at, scheduled_end_at, starting_price, reserve, reserve_reached,
     price, leader_id, leader_ceiling, version, bid_count, view_count, closed_at)
   select d.uuid, case when d.id % 20 < 14 then 'sold' else 'unsold' end, ended - interval '8 days', ended, ended, 1000, 9000, true,
     10000 + d.id % 90000, p.id, 10000 + d.id % 90000, ${BIDS}, ${BIDS}, d.id % 900, ended
   from (select *, now() - (id % 1080) * interval '1 day' - interval '1 minute' as ended from ads where id % 2 = 0) d
     join people p on p.n = 1 + d.id % 2000`,
  `insert into bid_requests (id, auction_id, bidder_id, bid, decided_at, hash)
   select gen_random_uuid(), id, leader_id, price, end_at - interval '1 minute', '\\x00' from auctions`,
  `insert into bids (auction_id, version, request_id, bidder_id, amount, is_immediate, leads, end_at, placed_at, hash)
   select a.id, n, case when n = ${BIDS} then r.id end, a.leader_id, a.price - 100 * (${BIDS} - n), true, true, a.end_at,
     a.end_at - (${BIDS} + 1 - n) * interval '1 minute', '\\x00'
   from auctions a join bid_requests r on r.auction_id = a.id, generate_series(1, ${BIDS}) n`,
  `insert into orders (auction_id, ad_uuid, buyer_id, hammer_price, fee_cents, total_cents, state, created_at)
   select id, ad_uuid, leader_id, price, 120000, 100 * price + 120000, 'CLOSED', end_at from auctions where status = 'sold'`,
];
/** What staff's figures take of a house that has sold for years: by a month, a make, a seller and where the buyer was. */
export async function benchFigures(grounds: Grounds): Promise<Line[]> {
  await using database = openOwned(await grounds.fresh('figures'));
  const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);
  await addManyAds(query, ADS);
  // Years of sales are put there, not played.
  await database.transaction(async writes => {
    for (const text of ['set local session_replication_role = replica', ...PAST])
      await writes.query({ name: '', text }, []);
  });
  await query('analyze');
  const lines: Line[] = [];
  for (const months of ASKED) {
    const times: number[] = [];
    let ended = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      ended = (await findFigures(database, monthsUntil(Date.now(), months))).total.ended;
      times.push(performance.now() - startedAt);
    }
    if (ended === 0) throw new Error('nothing ended: nothing was measured');
    const took = median(times);
    lines.push({
      what: `${months} months, ${ended.toLocaleString('en')} auctions among ${ADS.toLocaleString('en')} ads`,
      value: `${took.toFixed(0)} ms`,
      ...(months === USUAL ? { target: '≤ 300 ms', met: took <= 300 } : {}),
    });
  }
  return lines;
}
