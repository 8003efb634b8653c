import type { Instant } from '#shared/sale/index.ts';
import { fromParisWall, parisDay } from '#shared/words/paris.ts';
import { type Reads, statement, timestamp } from '../database/index.ts';
import { ENDED_AT, IS_SOLD, OVER, PRICE } from './results-store.ts';

/** The results of a group of auctions: a month, a make or a kind of seller; without withdrawn ones. */
export type Group = {
  readonly ended: number;
  readonly sold: number;
  /** Sum of the sale prices, in whole euros. */
  readonly hammer: number;
  /** Buyers' fees and sellers' commissions of what was sold, VAT included. */
  readonly feeCents: number;
  readonly commissionCents: number;
  /** Median ratio of price to reserve, of cars sold with one; null where there is none. */
  readonly ofReserve: number | null;
  /** Median ratio of price to the middle of the estimate, of lots of sales. */
  readonly ofEstimate: number | null;
};
export type Named = Group & {
  /**
   * `2026-11`, a make, the sale regime (`BROKERAGE`, `PROFESSIONAL`, `HOUSE`, `PUBLIC_SALE`), or the buyer's channel
   * (`SITE`, `TELEPHONE`, `AFTER`).
   */
  readonly name: string;
};
type Row = Group & {
  /** The grouping column: one bit for each column not grouped by. */
  readonly level: number;
  readonly month: string | null;
  readonly slug: string | null;
  readonly regime: string | null;
  readonly channel: string | null;
  readonly brand: string | null;
  readonly views: number;
};
const LEVELS = { month: 0b0111, slug: 0b1011, regime: 0b1101, channel: 0b1110, all: 0b1111 } as const;

/** From one instant (inclusive) until another (exclusive). */
export type Period = { readonly since: Instant; readonly until: Instant };

/** Returns the period of that many months in Paris, including the month of `now`. */
export function monthsUntil(now: Instant, months: number): Period {
  const [year = 0, month = 0] = parisDay(now).split('-').map(Number);
  return { since: fromParisWall(Date.UTC(year, month - months)), until: now };
}

// The winner's channel is that of the request behind their last bid: by staff, or their own. Staff place few bids, so
// looking those up first spares the lookup of bids for nearly every auction.
const CHANNEL = `case when not ${IS_SOLD} then null when v.verdict <> 'SOLD' then 'AFTER'
  when (a.id, a.leader_id) not in (
    select auction_id, bidder_id from bid_requests where placed_by is not null) then 'SITE'
  else coalesce((
  select case when r.placed_by is null then 'SITE' else 'TELEPHONE' end from bids b join bid_requests r on r.id = b.request_id
  where b.auction_id = a.id and b.bidder_id = a.leader_id order by b.version desc limit 1), 'SITE') end`;

// One scan of the ended auctions, grouped in five ways at once. The planner has statistics on the columns of an
// auction's end, but none on the lesser of the two.
const groupsSql = statement(
  'results.figures',
  `with closed as (
     select date_trunc('month', ${ENDED_AT}, 'Europe/Paris') as month, d.brand_slug as slug, d.brand, a.regime,
       a.id, a.reserve, a.view_count, ${IS_SOLD} as is_sold, ${PRICE} as price, o.fee_cents, o.commission_cents,
       ${CHANNEL} as channel
     ${OVER} and a.status <> 'cancelled' and a.end_at >= $4 and a.closed_at >= $4 and ${ENDED_AT} < $5)
   select grouping(month, slug, regime, channel)::int as level, to_char(month at time zone 'Europe/Paris', 'YYYY-MM') as month,
     slug, regime, channel, max(brand) as brand, count(*)::int as ended,
     count(*) filter (where is_sold)::int as sold, coalesce(sum(price), 0)::bigint as hammer,
     coalesce(sum(fee_cents) filter (where is_sold), 0)::bigint as "feeCents",
     coalesce(sum(commission_cents) filter (where is_sold), 0)::bigint as "commissionCents",
     percentile_cont(0.5) within group (order by price::float8 / reserve)
       filter (where is_sold and reserve > 0) as "ofReserve",
     percentile_cont(0.5) within group (order by 2 * price::float8 / estimates)
       filter (where is_sold and estimates > 0) as "ofEstimate",
     coalesce(sum(view_count), 0)::bigint as views
   from closed left join (select auction_id, estimate_low + estimate_high as estimates from sale_lots) l on l.auction_id = id
   group by grouping sets ((month), (slug), (regime), (channel), ())
   order by month, hammer desc`,
);

export type Around = {
  /** Distinct bidders and buyers in the period. */
  readonly bidders: number;
  readonly buyers: number;
  /** Median days from an order to its payment, and median hours from a question to its answer. */
  readonly daysToPay: number | null;
  readonly answerHours: number | null;
  /** Open orders by age: within a week, a month, older. */
  readonly withinWeek: number;
  readonly withinMonth: number;
  readonly older: number;
};

// One index lookup for each account: there are far more bids than people.
const aroundSql = statement(
  'results.figuresAround',
  `with span as (select $1::timestamptz as since, $2::timestamptz as until)
   select
     (select count(*)::int from accounts p where exists (
        select from bids b where b.bidder_id = p.id and b.placed_at >= span.since and b.placed_at < span.until)) as bidders,
     (select count(distinct buyer_id)::int from orders where state not in ('CANCELLED', 'WITHDRAWN')
        and created_at >= span.since and created_at < span.until) as buyers,
     (select extract(epoch from percentile_cont(0.5) within group (order by s.at - o.created_at))::float8 / 86400
      from orders o join order_steps s on s.order_id = o.id and s.kind = 'PRICE_RECEIVED'
      where o.created_at >= span.since and o.created_at < span.until) as "daysToPay",
     (select extract(epoch from percentile_cont(0.5) within group (order by answer_date - created_at))::float8 / 3600
      from questions where answer_date is not null and created_at >= span.since and created_at < span.until) as "answerHours",
     w.* from span, (
       select count(*) filter (where created_at >= now() - interval '7 days')::int as "withinWeek",
         count(*) filter (where created_at < now() - interval '7 days'
           and created_at >= now() - interval '30 days')::int as "withinMonth",
         count(*) filter (where created_at < now() - interval '30 days')::int as older
       from orders where state not in ('CLOSED', 'CANCELLED')) w`,
).one<Around, [period: Period]>(({ since, until }) => [timestamp(since), timestamp(until)]);

export type Figures = Around & {
  /** The total. */
  readonly total: Group;
  readonly views: number;
  /** Oldest first, including months without an auction. */
  readonly months: readonly Named[];
  /** Largest revenue first. */
  readonly makes: readonly Named[];
  readonly sellers: readonly Named[];
  /** The buyers' channels; without unsold cars. */
  readonly channels: readonly Named[];
};

const NONE: Group = {
  ...{ ended: 0, sold: 0, hammer: 0, feeCents: 0, commissionCents: 0 },
  ...{ ofReserve: null, ofEstimate: null },
};

/** Returns each month of a period, oldest first. */
function everyMonth({ since, until }: Period, known: readonly Named[]): Named[] {
  const [year = 0, month = 0] = parisDay(since).split('-').map(Number);
  const last = parisDay(until).slice(0, 7);
  const months: Named[] = [];
  for (let at = month - 1, name = ''; name < last; at++) {
    name = new Date(Date.UTC(year, at)).toISOString().slice(0, 7);
    months.push(known.find(each => each.name === name) ?? { ...NONE, name });
  }
  return months;
}

/** Returns the figures of a period, by the dates of auction ends, bids, purchases and questions. */
export async function findFigures(reads: Reads, period: Period): Promise<Figures> {
  const [rows, around] = await Promise.all([
    reads.query<Row>(groupsSql, [null, null, null, timestamp(period.since), timestamp(period.until)]),
    aroundSql(reads, period),
  ]);
  if (!around) throw new Error('counts always answer a row');
  const by = (level: keyof typeof LEVELS) => rows.filter(row => row.level === LEVELS[level]);
  const named = (
    level: 'month' | 'slug' | 'regime' | 'channel',
    nameOf = (row: Row) => row[level],
  ): Named[] =>
    by(level).flatMap(row => {
      const name = nameOf(row);
      return name === null ? [] : [{ ...row, name }];
    });
  const [total] = by('all');
  return {
    ...around,
    total: total ?? NONE,
    views: total?.views ?? 0,
    months: everyMonth(period, named('month')),
    makes: named('slug', row => row.slug && row.brand),
    sellers: named('regime'),
    channels: named('channel'),
  };
}
