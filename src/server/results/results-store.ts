import { inOrderOf, type Reads, statement } from '../database/index.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';

export type ResultsFilter = {
  readonly brand: string | null;
  readonly model: string | null;
  readonly year: number | null;
};
/**
 * The outcome of an auction: sold under the hammer, after it by an offer, or to the next bidder after the first buyer
 * defaulted; fell through where nobody took their place.
 */
export const VERDICTS = [
  'SOLD',
  'SOLD_AFTER',
  'SOLD_TO_NEXT',
  'FELL_THROUGH',
  'UNSOLD',
  'WITHDRAWN',
] as const;
export type Verdict = (typeof VERDICTS)[number];
export type Result = {
  readonly id: string;
  readonly adUuid: string;
  readonly verdict: Verdict;
  readonly endedAt: number;
  readonly bidCount: number;
  /** The final sale price; null where unsold. */
  readonly hammerPrice: number | null;
  /** Whether it is sold, paid and handed over. */
  readonly isSettled: boolean;
};
/** A sold car: when, for how much, and the source where the house did not sell it. */
export type Sale = {
  readonly id: string;
  readonly endedAt: number;
  readonly price: number;
  readonly source: string | null;
  readonly lotUrl: string | null;
};

export const SALES_MAX = 500;

/** SQL: the announced end, or the withdrawal before it. */
export const ENDED_AT = 'least(a.end_at, a.closed_at)';
const ENDED_IN = `extract(year from ${ENDED_AT} at time zone 'Europe/Paris')`;

/**
 * SQL: every auction of a car that was public, even if withdrawn since: the basis of the figures. The active order
 * counts; without one, for sales older than orders, the auction itself.
 */
export const OVER = `
  from auctions a join ads d on d.uuid = a.ad_uuid
  left join orders o on o.auction_id = a.id and not exists (select from orders other where other.auction_id = o.auction_id
    and (other.state <> 'CANCELLED', other.number) > (o.state <> 'CANCELLED', o.number))
  cross join lateral (select case
    when a.status = 'cancelled' then 'WITHDRAWN'
    when o.state not in ('CANCELLED', 'WITHDRAWN') then
      case o.cause when 'OFFER' then 'SOLD_AFTER' when 'SECOND_CHANCE' then 'SOLD_TO_NEXT' else 'SOLD' end
    when a.status <> 'sold' then 'UNSOLD'
    when o.state is null then 'SOLD' else 'FELL_THROUGH' end as verdict) v
  where a.status <> 'open' and d.published_at is not null
    and ($1::text is null or d.brand_slug = $1) and ($2::text is null or d.model_slug = $2)
    and ($3::int is null or ${ENDED_IN} = $3)`;

/** SQL: those whose car is still shown. */
const CLOSED = `${OVER} and ${IS_PUBLIC_AD}`;

export const IS_SOLD = `v.verdict in ('SOLD', 'SOLD_AFTER', 'SOLD_TO_NEXT')`;
export const PRICE = `case when ${IS_SOLD} then coalesce(o.hammer_price, a.price) end`;
const IS_SETTLED = `(${IS_SOLD} and coalesce(o.state in ('HANDED_OVER', 'CLOSED'), true))`;

const pageSql = statement(
  'results.page',
  `select a.id, a.ad_uuid as "adUuid", ${ENDED_AT} as "endedAt", a.bid_count as "bidCount",
     v.verdict, ${PRICE} as "hammerPrice", ${IS_SETTLED} as "isSettled"
   ${CLOSED} order by ${ENDED_AT} desc, a.id limit $4 offset $5`,
);
const countSql = statement('results.count', `select count(*)::int as total ${CLOSED}`);

/** The final sale prices of auctions; unsold ones are left out. */
export const listHammerPrices = statement(
  'results.hammerPrices',
  `select a.id, ${PRICE} as price ${CLOSED} and a.id = any($4::uuid[]) and ${IS_SOLD}`,
).all<{ readonly id: string; readonly price: number }, [auctionIds: readonly string[]]>(ids => [
  null,
  null,
  null,
  ids,
]);

const valuesOf = inOrderOf('brand', 'model', 'year');

export async function findResults(
  reads: Reads,
  filter: ResultsFilter,
  page: { first: number; offset: number },
): Promise<{ results: Result[]; total: number }> {
  const values = valuesOf(filter);
  const [results, counted] = await Promise.all([
    reads.query<Result>(pageSql, [...values, page.first, page.offset]),
    reads.query<{ total: number }>(countSql, values),
  ]);
  return { results, total: counted[0]?.total ?? 0 };
}

/** The cars sold and handed over, latest first, up to a limit. */
export const findSales = statement(
  'results.sales',
  `select a.id, ${ENDED_AT} as "endedAt", coalesce(o.hammer_price, a.price) as price,
     null::text as source, null::text as "lotUrl" ${CLOSED} and ${IS_SETTLED}
   order by ${ENDED_AT} desc, a.id limit ${SALES_MAX}`,
).all<Sale, [filter: ResultsFilter]>(valuesOf);

export type ResultsChoice = {
  readonly name: 'brand' | 'model' | 'year';
  readonly value: string;
  readonly count: number;
};

/**
 * The makes and years with results, and the models of one make, counting the house's own. Sales by others are choices
 * only where prices are shown, since they have nothing else to show.
 */
export const findChoices = statement(
  'results.choices',
  `with closed as (
     select d.brand, d.brand_slug, d.model, d.model_slug, ${ENDED_IN}::text as year, true as is_own
     from auctions a join ads d on d.uuid = a.ad_uuid
     where a.status <> 'open' and ${IS_PUBLIC_AD}
     union all select brand, brand_slug, model, model_slug, extract(year from sold_on)::text, false
     from past_results where is_sold and $2)
   select 'brand' as name, mode() within group (order by brand) as value, count(*) filter (where is_own)::int as count
   from closed group by brand_slug
   union all select 'model', mode() within group (order by model), count(*) filter (where is_own)::int
   from closed where brand_slug = $1 group by model_slug
   union all select 'year', year, count(*) filter (where is_own)::int from closed group by year
   order by 1, 2`,
).all<ResultsChoice, [brand: string | null, showsPrices: boolean]>();

/** The outcome of the auctions that ended in a year (Paris time), and how fast questions were answered. */
export type YearFigures = {
  readonly year: number;
  readonly ended: number;
  readonly sold: number;
  readonly settled: number;
  readonly fellThrough: number;
  /** Buyers who defaulted, whether replaced or not. */
  readonly defaults: number;
  /** Median hours from a question to its answer; null where none was answered. */
  readonly answerHours: number | null;
};

const YEARS_MAX = 3;

/** The latest years of the house's own sales, newest first. */
export const findYears = statement(
  'results.years',
  `with ended as (
     select ${ENDED_IN}::int as year, ${IS_SOLD} as is_sold, ${IS_SETTLED} as is_settled, v.verdict,
       exists (select from orders f join order_steps t on t.order_id = f.id where f.auction_id = a.id
         and t.kind = 'CANCELLED' and t.data ->> 'fault' = 'BUYER') as has_default
     ${OVER}), years as (
   select year, count(*)::int as ended, count(*) filter (where is_sold)::int as sold,
     count(*) filter (where is_settled)::int as settled,
     count(*) filter (where verdict = 'FELL_THROUGH')::int as "fellThrough",
     count(*) filter (where has_default)::int as defaults
   from ended group by year order by year desc limit ${YEARS_MAX}), answers as (
   select extract(year from created_at at time zone 'Europe/Paris')::int as year,
     extract(epoch from percentile_cont(0.5) within group (order by answer_date - created_at))::float8 / 3600 as hours
   from questions where answer_date is not null
     and created_at >= (select make_timestamptz(min(year), 1, 1, 0, 0, 0, 'Europe/Paris') from years) group by 1)
   select y.*, w.hours as "answerHours" from years y left join answers w using (year) order by year desc`,
).all<YearFigures>(() => [null, null, null]);
