import { type Reads, statement } from '../database/index.ts';

export type ResultsFilter = {
  readonly brand: string | null;
  readonly model: string | null;
  readonly year: number | null;
};
export type Verdict = 'SOLD' | 'UNSOLD' | 'WITHDRAWN';
export type Result = {
  readonly id: string;
  readonly adUuid: string;
  readonly verdict: Verdict;
  readonly endedAt: number;
  readonly bidCount: number;
  /** What the hammer fell at; null where it did not. */
  readonly hammerPrice: number | null;
};
/** A car sold: when, and for how much. */
export type Sale = { readonly endedAt: number; readonly price: number };

const SALES_MAX = 500;

/** The end as it was announced; what was withdrawn before it ended then. */
const ENDED_AT = 'least(a.end_at, a.closed_at)';
const ENDED_IN = `extract(year from ${ENDED_AT} at time zone 'Europe/Paris')`;

const CLOSED = `
  from auctions a join ads d on d.uuid = a.ad_uuid
  where a.status <> 'open' and d.status in ('PUBLISHED', 'SOLD')
    and ($1::text is null or d.brand_slug = $1) and ($2::text is null or d.model_slug = $2)
    and ($3::int is null or ${ENDED_IN} = $3)`;

const pageSql = statement(
  'results.page',
  `select a.id, a.ad_uuid as "adUuid", ${ENDED_AT} as "endedAt", a.bid_count as "bidCount",
     case a.status when 'sold' then 'SOLD' when 'unsold' then 'UNSOLD' else 'WITHDRAWN' end as verdict,
     case when a.status = 'sold' then a.price end as "hammerPrice"
   ${CLOSED} order by ${ENDED_AT} desc, a.id limit $4 offset $5`,
);
const countSql = statement('results.count', `select count(*)::int as total ${CLOSED}`);
const salesSql = statement(
  'results.sales',
  `select ${ENDED_AT} as "endedAt", a.price ${CLOSED} and a.status = 'sold'
   order by ${ENDED_AT} desc limit ${SALES_MAX}`,
);
const choicesSql = statement(
  'results.choices',
  `with closed as (
     select d.brand, d.brand_slug, d.model, d.model_slug, ${ENDED_IN}::text as year
     from auctions a join ads d on d.uuid = a.ad_uuid
     where a.status <> 'open' and d.status in ('PUBLISHED', 'SOLD'))
   select 'brand' as name, mode() within group (order by brand) as value, count(*)::int as count
   from closed group by brand_slug
   union all select 'model', mode() within group (order by model), count(*)::int
   from closed where brand_slug = $1 group by model_slug
   union all select 'year', year, count(*)::int from closed group by year
   order by 1, 2`,
);

const valuesOf = ({ brand, model, year }: ResultsFilter) => [brand, model, year];

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

/** The cars sold, the latest first: so many at the most. */
export function findSales(reads: Reads, filter: ResultsFilter): Promise<Sale[]> {
  return reads.query<Sale>(salesSql, valuesOf(filter));
}

export type ResultsChoice = {
  readonly name: 'brand' | 'model' | 'year';
  readonly value: string;
  readonly count: number;
};

/** The brands and years that there are results of, and the models of one brand. */
export function findChoices(reads: Reads, brand: string | null): Promise<ResultsChoice[]> {
  return reads.query<ResultsChoice>(choicesSql, [brand]);
}
