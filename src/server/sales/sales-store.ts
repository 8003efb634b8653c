import type { GivenSale } from '#shared/fields/index.ts';
import type { AuctionStatus, Instant, Stagger } from '#shared/sale/index.ts';
import type { Locale } from '#shared/words/locale.ts';
import { statement, timestamp, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';

/** A text by language; readers fall back to French. */
export type SaleText = Readonly<Partial<Record<Locale, string | null>>>;

type SaleBase = {
  readonly id: string;
  readonly slug: string;
  readonly title: SaleText;
  readonly story: SaleText;
  readonly terms: SaleText;
  readonly place: string | null;
};

/** A lot of an announced sale, in order. */
export type PublicLot = {
  readonly number: number;
  readonly adUuid: string;
  readonly auctionId: string;
  readonly estimateLow: number | null;
  readonly estimateHigh: number | null;
};

export type PublicSale = SaleBase & {
  readonly startAt: Instant;
  readonly lots: readonly PublicLot[];
};

/** Lists the announced sales, latest first. */
export const listAnnounced = statement(
  'sales.announced',
  `select s.id, s.slug, s.title, s.story, s.terms, s.place, s.start_at as "startAt",
     coalesce((select json_agg(json_build_object('number', l.number, 'adUuid', l.ad_uuid, 'auctionId', l.auction_id,
       'estimateLow', l.estimate_low, 'estimateHigh', l.estimate_high) order by l.number)
      from sale_lots l where l.sale_id = s.id and l.auction_id is not null), '[]') as lots
   from sales s where s.announced_at is not null order by s.start_at desc, s.id`,
).all<PublicSale>();

/** The plan of a sale, as staff edit it. */
export type SalePlan = {
  readonly startAt: Instant;
  readonly firstEndAt: Instant;
  readonly intervalMinutes: number;
  readonly stagger: Stagger;
  readonly hotFrom: number;
  readonly hotGapMinutes: number;
  readonly extensionWindowMs: number;
  readonly asksForCard: boolean;
};

export type StaffSale = SaleBase &
  SalePlan & {
    readonly announcedAt: Instant | null;
    /** Even if it is hidden now. */
    readonly wasAnnounced: boolean;
    readonly version: number;
  };

/**
 * The version counts, besides edits of the sale, other changes of its lots' plans and lots that their owner took back,
 * from logs that only grow. A cancelled or finished auction is not counted: it is not a plan that an edit could undo.
 */
const PLAN_CHANGES = `auction_changes c where c.kind in ('SCHEDULED', 'RESERVE') and c.auction_id`;
const LOGGED = 'from audit_entries e where e.subject_id = s.id::text and e.action';
const SALE = `s.id, s.slug, s.title, s.story, s.terms, s.place, s.start_at as "startAt",
  s.first_end_at as "firstEndAt", s.interval_minutes as "intervalMinutes", s.stagger, s.hot_from as "hotFrom",
  s.hot_gap_minutes as "hotGapMinutes", s.extension_window_ms as "extensionWindowMs", s.asks_for_card as "asksForCard",
  s.announced_at as "announcedAt", exists (select ${LOGGED} = 'sale.announced') as "wasAnnounced",
  s.version + (select count(*)::int ${LOGGED} = 'sale.lotLeft') + (select count(*)::int from ${PLAN_CHANGES} in
    (select l.auction_id from sale_lots l where l.sale_id = s.id)) as version`;

export const findSale = statement(
  'sales.find',
  `select ${SALE} from sales s where s.id = $1`,
).byId<StaffSale>();

/** Locks a sale: its lots, their order and their auctions change only under this lock. */
export const holdSale = statement('sales.hold', 'select id from sales where id = $1 for update').value<
  { id: string },
  [id: string],
  Writes
>('id');

/** A lot as staff see it. Once it has an auction, that auction's prices count. */
export type StaffLot = {
  readonly number: number;
  readonly adUuid: string;
  readonly adTitle: string;
  readonly adStatus: string;
  readonly isAdPublic: boolean;
  readonly estimateLow: number | null;
  readonly estimateHigh: number | null;
  readonly startingPrice: number;
  readonly reserve: number | null;
  readonly auctionId: string | null;
  readonly auctionStatus: AuctionStatus | null;
  readonly startAt: Instant | null;
  readonly endAt: Instant | null;
  readonly asksForCard: boolean | null;
  readonly extensionWindowMs: number | null;
  /** The terms that the owner has signed by now, even after the car joined the sale. */
  readonly mandate: SignedTerms | null;
};
export type SignedTerms = {
  readonly reserve: number | null;
  readonly estimateLow: number | null;
  readonly estimateHigh: number | null;
};

export const listLots = statement(
  'sales.lots',
  `select l.number, l.ad_uuid as "adUuid", concat_ws(' ', d.brand, d.model, d.version, d.year) as "adTitle",
     d.status as "adStatus", ${IS_PUBLIC_AD} as "isAdPublic", l.estimate_low as "estimateLow", l.estimate_high as "estimateHigh",
     coalesce(a.starting_price, l.starting_price) as "startingPrice",
     case when a.id is null then l.reserve else a.reserve end as reserve, l.auction_id as "auctionId",
     a.status as "auctionStatus", a.start_at as "startAt", a.end_at as "endAt", a.asks_for_card as "asksForCard",
     a.extension_window_ms as "extensionWindowMs",
     case when m.id is not null then json_build_object('reserve', m.reserve, 'estimateLow', m.estimate_low,
       'estimateHigh', m.estimate_high) end as mandate
   from sale_lots l join ads d on d.uuid = l.ad_uuid left join auctions a on a.id = l.auction_id
   left join sale_mandates m on m.ad_uuid = d.uuid and m.seller_id = d.owner_id and m.signed_at is not null
     and m.ended_at is null
   where l.sale_id = $1 order by l.number`,
).all<StaffLot, [saleId: string]>();

/** A lot found by its number. */
export type NumberedLot = Pick<StaffLot, 'number' | 'adUuid' | 'adTitle'> & {
  readonly saleId: string;
  readonly saleTitle: SaleText;
  readonly hasAuction: boolean;
};
/** Lists running and future sales first, soonest first, then past ones, latest first. */
export const listLotsByNumber = statement(
  'sales.lotsByNumber',
  `select l.number, l.ad_uuid as "adUuid", concat_ws(' ', d.brand, d.model, d.version, d.year) as "adTitle",
     s.id as "saleId", s.title as "saleTitle", l.auction_id is not null as "hasAuction"
   from sale_lots l join sales s on s.id = l.sale_id join ads d on d.uuid = l.ad_uuid
     cross join lateral (select s.start_at <= clock_timestamp() and not exists (select from sale_lots o
       join auctions a on a.id = o.auction_id where o.sale_id = s.id and a.status = 'open') as "isOver") is_over
   where l.number = $1
   order by "isOver", abs(extract(epoch from s.start_at - clock_timestamp())), s.id limit $2`,
).all<NumberedLot, [number: number, most: number]>();

/** A row of the staff's list of sales. */
export type SaleLine = Pick<StaffSale, 'id' | 'slug' | 'title' | 'place' | 'announcedAt' | 'startAt'> & {
  readonly lastEndAt: Instant;
  readonly lotCount: number;
  readonly openCount: number;
  readonly soldCount: number;
  readonly hammer: number;
};

/** The orders of the list. */
export const SALE_ORDERS = { START: 's.start_at', LOTS: 'c.count', HAMMER: 'c.hammer' } as const;

/** Lists sales, latest first. */
export const pageOfSales = statement(
  'sales.page',
  `select s.id, s.slug, s.title, s.place, s.announced_at as "announcedAt", s.start_at as "startAt",
     coalesce(c.last, s.first_end_at) as "lastEndAt", c.count as "lotCount", c.open as "openCount", c.sold as "soldCount",
     c.hammer, count(*) over ()::int as "totalCount"
   from sales s cross join lateral (
     select max(a.end_at) filter (where a.status <> 'cancelled') as last, count(*)::int as count, count(*) filter (where a.status = 'open')::int as open,
       count(*) filter (where a.status = 'sold')::int as sold,
       coalesce(sum(a.price) filter (where a.status = 'sold'), 0)::bigint as hammer
     from sale_lots l left join auctions a on a.id = l.auction_id where l.sale_id = s.id) c
   where ($1::text is null or folded(concat_ws(' ', s.title ->> 'fr', s.title ->> 'en', s.title ->> 'es', s.place)) like $1)
   order by ${orderBy('$4', SALE_ORDERS)}, s.start_at desc, s.id limit $2 offset $3`,
).page<SaleLine, string | null>(pattern => [pattern]);

const valuesOf = (sale: Omit<GivenSale, 'lots'>): unknown[] => [
  ...[sale.title, sale.story, sale.terms].map(words => JSON.stringify(words)),
  sale.place,
  ...[timestamp(sale.start), timestamp(sale.firstEnd)],
  ...[sale.intervalMinutes, sale.stagger, sale.hotFrom, sale.hotGapMinutes],
  ...[1_000 * sale.extensionWindowSeconds, sale.askForCardDetails],
];

/** Inserts a sale. @param slug permanent. Returns the id; null where the slug is taken. */
export const addSale = statement(
  'sales.add',
  `insert into sales (slug, title, story, terms, place, start_at, first_end_at, interval_minutes, stagger, hot_from,
     hot_gap_minutes, extension_window_ms, asks_for_card)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (slug) do nothing returning id`,
).value<{ id: string }, [slug: string, sale: GivenSale], Writes>('id', (slug, sale) => [
  slug,
  ...valuesOf(sale),
]);

export const changeSale = statement(
  'sales.change',
  `update sales set title = $2, story = $3, terms = $4, place = $5, start_at = $6, first_end_at = $7,
     interval_minutes = $8, stagger = $9, hot_from = $10, hot_gap_minutes = $11, extension_window_ms = $12,
     asks_for_card = $13, version = version + 1 where id = $1`,
).run<[id: string, sale: GivenSale]>((id, sale) => [id, ...valuesOf(sale)]);

export const touchSale = statement('sales.touch', 'update sales set version = version + 1 where id = $1').run<
  [id: string]
>();

export const announce = statement(
  'sales.announce',
  `update sales set announced_at = case when $2::boolean then coalesce(announced_at, clock_timestamp()) end,
     version = version + 1 where id = $1`,
).run<[id: string, isAnnounced: boolean]>();

const dropLotsSql = statement(
  'sales.dropLots',
  `with gone as (delete from sale_lots where sale_id = $1 and ad_uuid <> all($2::uuid[]) returning auction_id)
   update sales set version = version + (select count(*)::int from ${PLAN_CHANGES} in (select auction_id from gone))
   where id = $1`,
);
const putLotsSql = statement(
  'sales.putLots',
  `insert into sale_lots (sale_id, ad_uuid, number, estimate_low, estimate_high, starting_price, reserve)
   select $1, uuid, position, low, high, starting, reserve
   from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
     with ordinality as lot (uuid, low, high, starting, reserve, position)
   on conflict (sale_id, ad_uuid) do update set number = excluded.number, estimate_low = excluded.estimate_low,
     estimate_high = excluded.estimate_high, starting_price = excluded.starting_price, reserve = excluded.reserve`,
);

/**
 * Replaces the lots of a sale, numbered from one in this order. Removed lots keep counting in the version, so that no
 * earlier version recurs.
 */
export async function putLots(writes: Writes, saleId: string, lots: GivenSale['lots']): Promise<void> {
  const uuids = lots.map(({ uuid }) => uuid);
  await writes.query(dropLotsSql, [saleId, uuids]);
  const columns = (['estimateLow', 'estimateHigh', 'startingPrice', 'reservePrice'] as const).map(name =>
    lots.map(lot => lot[name]),
  );
  await writes.query(putLotsSql, [saleId, uuids, ...columns]);
}

/**
 * Removes a car from sales in which it has no auction yet; returns those sales. The caller holds the car; the sales are
 * not locked, since a holder of a sale waits for its cars.
 */
export const dropUnplanned = statement(
  'sales.dropUnplanned',
  `delete from sale_lots l using sales s where l.ad_uuid = $1 and l.auction_id is null and s.id = l.sale_id
   returning s.id, s.title`,
).all<Pick<SaleBase, 'id' | 'title'>, [adUuid: string], Writes>();

/** Renumbers the lots without gaps; the caller holds them. */
export const numberLots = statement(
  'sales.numberLots',
  `update sale_lots l set number = n.place
   from (select ad_uuid, row_number() over (order by number) as place from sale_lots where sale_id = $1) n
   where l.sale_id = $1 and l.ad_uuid = n.ad_uuid and l.number <> n.place`,
).run<[saleId: string]>();

/** Deletes a sale; its lots have to be deleted before. */
export const removeSale = statement('sales.remove', 'delete from sales where id = $1').run<
  [id: string],
  Writes
>();

export const areAds = statement(
  'sales.areAds',
  'select count(*)::int as count from ads where uuid = any($1::uuid[])',
).value<{ count: number }, [uuids: readonly string[]]>('count');

export const setAuctions = statement(
  'sales.setAuctions',
  `update sale_lots l set auction_id = given.auction
   from unnest($2::uuid[], $3::uuid[]) as given (ad, auction)
   where l.sale_id = $1 and l.ad_uuid = given.ad and l.auction_id is distinct from given.auction`,
).run<[saleId: string, ads: readonly string[], auctions: readonly string[]]>();

/** Returns the cars with an open auction in another sale. */
export const listTaken = statement(
  'sales.taken',
  `select l.ad_uuid as "adUuid" from sale_lots l join auctions a on a.id = l.auction_id
   where l.ad_uuid = any($2::uuid[]) and l.sale_id <> $1 and a.status = 'open'`,
).column<{ adUuid: string }, [saleId: string, ads: readonly string[]]>('adUuid');
