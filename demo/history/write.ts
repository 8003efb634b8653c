import { type Database, statement, type Writes } from '#server/database/index.ts';
import { parisTime } from '#shared/words/paris.ts';
import { slugify } from '#shared/words/text.ts';
import type { PastLot } from './lots.ts';
import type { PastOrder } from './orders.ts';

const iso = (at: number) => new Date(at).toISOString();
const json = (rows: readonly object[]) => [JSON.stringify(rows)];
const DAY = 86_400_000;

/*
 * Each table is written in one statement, its rows in the order of what happened: the ledger and the journal are
 * sealed row by row by the database, as they are for whoever writes without the desk.
 */
const adsSql = statement(
  'demo.addHistoryAds',
  `insert into ads (uuid, slug, status, owner_id, calandre_collection, handle_by_calandre, brand, model, version, year,
     car_type, body, transmission, fuel, mileage, country, city, zip_code, details, created_at, updated_at, published_at)
   select h.uuid, h.slug, 'PUBLISHED', h.seller, d.calandre_collection, not d.calandre_collection, d.brand, d.model, d.version,
     h.year, d.car_type, d.body, d.transmission, d.fuel, h.mileage, d.country, d.city, d.zip_code,
     (d.details - '{sfInternalOpportunityId,documents,customDocs,works,carVerticalUrl,optionReportUrl}'::text[])
       || jsonb_build_object('optionalData', coalesce(d.details -> 'optionalData', '{}') - 'vin'),
     h.written, h.closed, h.written
   from jsonb_to_recordset($1::jsonb) as h (uuid uuid, source uuid, slug text, seller uuid, year int, mileage int,
     written timestamptz, closed timestamptz) join ads d on d.uuid = h.source`,
);
const photosSql = statement(
  'demo.addHistoryPhotos',
  `insert into ad_photos (ad_uuid, photo_id, role, position)
   select h.uuid, p.photo_id, p.role, p.position from jsonb_to_recordset($1::jsonb) as h (uuid uuid, source uuid)
   join ad_photos p on p.ad_uuid = h.source`,
);
const auctionsSql = statement(
  'demo.addHistoryAuctions',
  `insert into auctions (id, ad_uuid, status, start_at, end_at, starting_price, reserve, reserve_reached, asks_for_card,
     price, leader_id, leader_ceiling, version, bid_count, view_count, is_start_announced, closed_at, scheduled_end_at,
     scheduled_reserve, regime, created_at, notice_kind, notice_reason, notice_at)
   select id, ad, status, start, ends, starting, reserve, reached, false, price, leader, ceiling, version, version, views,
     true, closed, ends, reserve, regime, start,
     case when status = 'cancelled' then 'CANCELLED' end, case when status = 'cancelled' then 'Le vendeur a vendu sa voiture ailleurs.' end,
     case when status = 'cancelled' then closed end
   from jsonb_to_recordset($1::jsonb) as h (id uuid, ad uuid, status text, start timestamptz, ends timestamptz,
     starting bigint, reserve bigint, reached boolean, price bigint, leader uuid, ceiling bigint, version bigint,
     views int, regime text, closed timestamptz)`,
);
const requestsSql = statement(
  'demo.addHistoryRequests',
  `insert into bid_requests (id, auction_id, bidder_id, bid, lead_source, decided_at)
   select id, auction, bidder, bid, 'website', at
   from jsonb_to_recordset($1::jsonb) as h (place int, id uuid, auction uuid, bidder uuid, bid bigint, at timestamptz)
   order by place`,
);
const bidsSql = statement(
  'demo.addHistoryBids',
  `insert into bids (auction_id, version, request_id, bidder_id, amount, is_immediate, is_reserve_reached, leads, end_at, placed_at)
   select auction, version, request, bidder, amount, true, reached, true, ends, at
   from jsonb_to_recordset($1::jsonb) as h (place int, auction uuid, version bigint, request uuid, bidder uuid,
     amount bigint, reached boolean, ends timestamptz, at timestamptz) order by place`,
);

/** The cars of the past, all of them offered still, with their auctions and every bid on them. */
export async function writeLots(database: Database, lots: readonly PastLot[]): Promise<void> {
  const ads = lots.map(({ uuid, source, sellerId, year, mileage, startAt, endAt }) => {
    const { brand, model, version } = source.car;
    const slug = `${slugify([brand, model, version, year].filter(Boolean).join(' '))}-${uuid.slice(0, 8)}`;
    const written = iso(startAt - 6 * DAY);
    return { uuid, source: source.uuid, slug, seller: sellerId, year, mileage, written, closed: iso(endAt) };
  });
  const auctions = lots.map(
    ({ auctionId: id, uuid: ad, status, startAt, endAt, reserve, state, views, regime }) => ({
      ...{
        id,
        ad,
        status,
        start: iso(startAt),
        ends: iso(endAt),
        starting: state.startingPrice,
        reserve,
        views,
        regime,
      },
      ...{
        reached: state.reserveReached,
        price: state.price,
        leader: state.leader,
        ceiling: state.leaderCeiling,
      },
      ...{ version: state.version, closed: iso(status === 'cancelled' ? endAt - 3 * DAY : endAt) },
    }),
  );
  const requests = lots.flatMap(({ auctionId: auction, requests: all }) =>
    all.map(({ id, bidder, bid, at }) => ({ id, auction, bidder, bid, at: iso(at) })),
  );
  const bids = lots.flatMap(({ auctionId: auction, endAt, requests: all }) =>
    all.flatMap(({ id: request, at, rows }) =>
      rows.map(({ version, bidder, amount, isReserveReached: reached }) => ({
        ...{ auction, version, request, bidder, amount, reached, ends: iso(endAt), at: iso(at) },
      })),
    ),
  );
  const placed = (rows: readonly object[]) => json(rows.map((row, place) => ({ place, ...row })));
  await database.transaction(async writes => {
    await writes.query(adsSql, json(ads));
    await writes.query(photosSql, json(ads));
    await writes.query(auctionsSql, json(auctions));
    await writes.query(requestsSql, placed(requests));
    await writes.query(bidsSql, placed(bids));
  });
}

const ordersSql = statement(
  'demo.addHistoryOrders',
  `insert into orders (id, auction_id, ad_uuid, buyer_id, seller_id, cause, hammer_price, fee_cents, total_cents, state,
     created_at, sign_by, pay_by, collect_by)
   select id, auction, ad, buyer, seller, cause, hammer, fee, 100 * hammer + fee, state, at, sign, pay, collect
   from jsonb_to_recordset($1::jsonb) as h (place int, id uuid, auction uuid, ad uuid, buyer uuid, seller uuid, cause text,
     hammer bigint, fee bigint, state text, at timestamptz, sign timestamptz, pay timestamptz, collect timestamptz)
   order by place returning id, number`,
);
const stepsSql = statement(
  'demo.addHistorySteps',
  `insert into order_steps (order_id, kind, party, data, at) select "order", kind, party, data, at
   from jsonb_to_recordset($1::jsonb) as h (place int, "order" uuid, kind text, party text, data jsonb, at timestamptz)
   order by place`,
);
const entriesSql = statement(
  'demo.addHistoryEntries',
  `insert into journal_entries (kind, order_id, source, value_on, payer, reference, accounts, purposes, cents, booked_at)
   select kind, "order", source, day::date, payer, reference, accounts, purposes, cents, at
   from jsonb_to_recordset($1::jsonb) as h (place int, kind text, "order" uuid, source text, day text, payer text,
     reference text, accounts text[], purposes text[], cents bigint[], at timestamptz) order by place`,
);
const seriesSql = statement(
  'demo.addHistorySeries',
  `insert into invoice_series (series, last_number) select series, last from jsonb_to_recordset($1::jsonb)
   as h (series text, last int)`,
);
const invoicesSql = statement(
  'demo.addHistoryInvoices',
  `insert into invoices (series, number, kind, order_id, account_id, net_cents, vat_cents, total_cents, buyer, subject,
     issued_at, item, vat)
   select h.series, h.number, 'INVOICE', h."order", p.id, h.net, h.tax, h.total,
     jsonb_build_object('name', p.first_name || ' ' || p.last_name, 'email', p.email,
       'address', jsonb_build_array('12 rue des Tilleuls', '69006 Lyon', 'FR')), h.subject, h.at, h.item, h.vat
   from jsonb_to_recordset($1::jsonb) as h (series text, number int, "order" uuid, buyer uuid, net bigint, tax bigint,
     total bigint, subject text, at timestamptz, item text, vat text) join accounts p on p.id = h.buyer
   order by h.series, h.number`,
);

const purchasesSql = statement(
  'demo.addHistoryPurchases',
  `insert into car_purchases (ad_uuid, cost_cents, bought_on, sold_by, reference, booked_at)
   select distinct on (ad) ad, cost, day::date, 'PRIVATE', 'Achat ' || place, day::date::timestamptz
   from jsonb_to_recordset($1::jsonb) as h (place int, ad uuid, cost bigint, day text) order by ad, place`,
);

const becameSql = statement(
  'demo.setHistoryStatus',
  `update ads d set status = h.status from jsonb_to_recordset($1::jsonb) as h (uuid uuid, status text)
   where d.uuid = h.uuid and d.status <> h.status`,
);

/** The orders that followed: their steps, their entries in the journal, their invoices without a gap. */
export async function writeOrders(database: Database, orders: readonly PastOrder[]): Promise<void> {
  const rows = orders.map(
    ({ id, lot, buyerId: buyer, cause, hammer, feeCents: fee, state, at, due }, place) => ({
      ...{
        place,
        id,
        auction: lot.auctionId,
        ad: lot.uuid,
        buyer,
        seller: lot.sellerId,
        cause,
        hammer,
        fee,
        state,
      },
      ...{ at: iso(at), sign: iso(due.signBy), pay: iso(due.payBy), collect: iso(due.collectBy) },
    }),
  );
  const byTime = <Row extends { readonly at: number }>(all: readonly Row[]) =>
    all.toSorted((one, other) => one.at - other.at);
  const steps = byTime(orders.flatMap(({ id, steps: all }) => all.map(step => ({ ...step, order: id }))));
  await database.transaction(async writes => {
    const numbers = await writes.query<{ id: string; number: number }>(ordersSql, json(rows));
    const numberOf = new Map(numbers.map(({ id, number }) => [id, `CAL-${String(number).padStart(6, '0')}`]));
    const kept = steps.map(({ order, kind, party, data = {}, at }, place) => ({
      place,
      order,
      kind,
      party,
      data,
      at: iso(at),
    }));
    await writes.query(stepsSql, json(kept));
    const entries = byTime(
      orders.flatMap(({ id, entries: all }) => all.map(entry => ({ ...entry, order: id }))),
    );
    await writes.query(
      entriesSql,
      json(
        entries.map(({ order, kind, source, postings, at }, place) => ({
          ...{ place, kind, order, source, day: parisTime(at).slice(0, 10), at: iso(at) },
          ...{ payer: '', reference: numberOf.get(order) ?? '' },
          accounts: postings.map(({ account }) => account),
          purposes: postings.map(({ purpose }) => purpose),
          cents: postings.map(({ cents }) => cents),
        })),
      ),
    );
    const own = orders.flatMap(({ lot, costCents, at }, place) =>
      costCents === null
        ? []
        : [{ place, ad: lot.uuid, cost: costCents, day: parisTime(at - 90 * DAY).slice(0, 10) }],
    );
    await writes.query(purchasesSql, json(own));
    await writeInvoices(writes, orders, numberOf);
  });
}

async function writeInvoices(
  writes: Writes,
  orders: readonly PastOrder[],
  numberOf: ReadonlyMap<string, string>,
): Promise<void> {
  const last = new Map<string, number>();
  const all = orders
    .flatMap(({ id, buyerId, lot, invoices }) => invoices.map(each => ({ ...each, id, buyerId, lot })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ id, buyerId, lot, item, vat, at, netCents, vatCents, totalCents }) => {
      const series = `F-${parisTime(at).slice(0, 4)}`;
      const number = (last.get(series) ?? 0) + 1;
      last.set(series, number);
      const { brand, model } = lot.source.car;
      const subject = `${brand} ${model} ${lot.year} (${numberOf.get(id) ?? ''})`;
      const amounts = { net: netCents, tax: vatCents, total: totalCents };
      return { series, number, order: id, buyer: buyerId, ...amounts, subject, at: iso(at), item, vat };
    });
  await writes.query(seriesSql, json([...last].map(([series, number]) => ({ series, last: number }))));
  await writes.query(invoicesSql, json(all));
}

/** What became of the cars once their orders were written: nobody buys what is not offered. */
export async function writeStatuses(
  database: Database,
  lots: readonly PastLot[],
  statusOf: (lot: PastLot) => string,
): Promise<void> {
  const rows = lots.map(lot => ({ uuid: lot.uuid, status: statusOf(lot) }));
  await database.transaction(writes => writes.query(becameSql, json(rows)));
}
