import { type Reads, statement } from '../database/index.ts';
import { CLOSED, ENDED_AT, IS_SOLD, PRICE } from './results-store.ts';

/** What came of the auctions of a month, a make or a kind of seller; those withdrawn are no part of it. */
export type Group = {
  readonly ended: number;
  readonly sold: number;
  /** What they were sold at, in whole euros. */
  readonly hammer: number;
  /** The buyers' fees of what was sold, VAT included. */
  readonly feeCents: number;
  /** Price to reserve, in the middle, of what was sold with one; null where there is none. */
  readonly ofReserve: number | null;
};
export type Named = Group & {
  /** `2026-11`, a make, or how it was sold: `BROKERAGE`, `PROFESSIONAL`, `HOUSE`, `PUBLIC_SALE`. */
  readonly name: string;
  /** As it stands in addresses; null for what has no page. */
  readonly slug: string | null;
};
type Row = Group & {
  readonly month: string | null;
  readonly slug: string | null;
  readonly regime: string | null;
  readonly brand: string | null;
  readonly views: number;
};

const SINCE = `(date_trunc('month', now() at time zone 'Europe/Paris') - make_interval(months => $4::int - 1))
  at time zone 'Europe/Paris'`;

/** One reading of what is over, counted in four ways at once. */
const groupsSql = statement(
  'results.figures',
  `with closed as (
     select to_char(${ENDED_AT} at time zone 'Europe/Paris', 'YYYY-MM') as month, d.brand_slug as slug, d.brand, a.regime,
       a.reserve, a.view_count, ${IS_SOLD} as is_sold, ${PRICE} as price, o.fee_cents
     ${CLOSED} and a.status <> 'cancelled' and ${ENDED_AT} >= ${SINCE})
   select month, slug, regime, mode() within group (order by brand) as brand, count(*)::int as ended,
     count(*) filter (where is_sold)::int as sold, coalesce(sum(price), 0)::bigint as hammer,
     coalesce(sum(fee_cents) filter (where is_sold), 0)::bigint as "feeCents",
     percentile_cont(0.5) within group (order by price::float8 / reserve)
       filter (where is_sold and reserve > 0) as "ofReserve",
     coalesce(sum(view_count), 0)::bigint as views
   from closed group by grouping sets ((month), (slug), (regime), ())
   order by month, hammer desc`,
);

export type Around = {
  /** People who bid, and who bought, since then. */
  readonly bidders: number;
  readonly buyers: number;
  /** Days from an order to its price, and hours from a question to its answer, in the middle. */
  readonly daysToPay: number | null;
  readonly answerHours: number | null;
  /** Orders that are not over, by how long ago they were opened: within a week, a month, before. */
  readonly withinWeek: number;
  readonly withinMonth: number;
  readonly older: number;
};

// Bidders are looked for one by one in the index: there are many more bids than people.
const aroundSql = statement(
  'results.figuresAround',
  `with span as (select ${SINCE.replace('$4', '$1')} as since)
   select
     (select count(*)::int from accounts p where exists (
        select from bids b where b.bidder_id = p.id and b.placed_at >= span.since)) as bidders,
     (select count(distinct buyer_id)::int from orders where state not in ('CANCELLED', 'WITHDRAWN') and created_at >= span.since) as buyers,
     (select extract(epoch from percentile_cont(0.5) within group (order by s.at - o.created_at))::float8 / 86400
      from orders o join order_steps s on s.order_id = o.id and s.kind = 'PRICE_RECEIVED'
      where o.created_at >= span.since) as "daysToPay",
     (select extract(epoch from percentile_cont(0.5) within group (order by answer_date - created_at))::float8 / 3600
      from questions where answer_date is not null and created_at >= span.since) as "answerHours",
     w.* from span, (
       select count(*) filter (where created_at >= now() - interval '7 days')::int as "withinWeek",
         count(*) filter (where created_at < now() - interval '7 days'
           and created_at >= now() - interval '30 days')::int as "withinMonth",
         count(*) filter (where created_at < now() - interval '30 days')::int as older
       from orders where state not in ('CLOSED', 'CANCELLED')) w`,
).one<Around, [months: number]>();

export type Figures = Around & {
  /** All of it. */
  readonly total: Group;
  readonly views: number;
  /** The oldest first, one that had no end among them. */
  readonly months: readonly Named[];
  /** Those that brought most first. */
  readonly makes: readonly Named[];
  readonly sellers: readonly Named[];
};

const NONE: Group = { ended: 0, sold: 0, hammer: 0, feeCents: 0, ofReserve: null };

/** The figures of so many months in Paris, this one among them. */
export async function findFigures(reads: Reads, months: number): Promise<Figures> {
  const [rows, around] = await Promise.all([
    reads.query<Row>(groupsSql, [null, null, null, months]),
    aroundSql(reads, months),
  ]);
  if (!around) throw new Error('counts always answer a row');
  const named = (pick: (row: Row) => string | null, slugOf: (row: Row) => string | null = () => null) =>
    rows.flatMap(row => {
      const name = pick(row);
      return name === null ? [] : [{ ...row, name, slug: slugOf(row) }];
    });
  const total = rows.find(({ month, slug, regime }) => month === null && slug === null && regime === null);
  return {
    ...around,
    total: total ?? NONE,
    views: total?.views ?? 0,
    months: named(row => row.month),
    makes: named(
      row => row.slug && row.brand,
      row => row.slug,
    ),
    sellers: named(row => row.regime),
  };
}
