import { type Reads, statement } from '../database/index.ts';

/** What can be asked for; an empty list asks for nothing. Prices that are hidden are never compared. */
export type SearchFilter = {
  readonly text: string | null;
  readonly brands: readonly string[];
  readonly models: readonly string[];
  readonly carTypes: readonly string[];
  readonly bodies: readonly string[];
  readonly countries: readonly string[];
  readonly transmissions: readonly string[];
  readonly fuels: readonly string[];
  readonly kinds: readonly string[];
  readonly auctionStates: readonly string[];
  readonly yearMin: number | null;
  readonly yearMax: number | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly mileageMax: number | null;
  readonly auctionsOnly: boolean;
  readonly sold: boolean | null;
};

export type SearchSort =
  | 'RELEVANCE'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC'
  | 'MILEAGE_ASC'
  | 'ENDING_SOON';

const MATCHES = `
  with found as (
    select d.uuid, d.brand, d.model, d.car_type, d.body, d.year, d.mileage, d.country, d.transmission, d.fuel,
      d.published_at,
      case when d.is_price_hidden or d.status = 'SOLD' then null
           else coalesce(a.price, d.reduced_price, d.price) end as shown_price,
      case when d.is_retromobile then 'RETROMOBILE' when d.calandre_collection then 'CALANDRE_COLLECTION'
           when d.handle_by_calandre then 'HANDLED' when p.is_professional then 'PROFESSIONAL'
           else 'INDIVIDUAL' end as kind,
      case when a.id is null then null when a.status = 'cancelled' then 'CANCELLED'
           when a.status <> 'open' or a.end_at <= clock_timestamp() then 'FINISHED'
           when a.start_at > clock_timestamp() then 'NOT_STARTED' else 'RUNNING' end as auction_state,
      a.end_at, a.start_at, d.status
    from ads d
    left join accounts p on p.id = d.owner_id
    left join lateral (select * from auctions where ad_uuid = d.uuid order by created_at desc limit 1) a on true
    where d.status in ('PUBLISHED', 'SOLD')
  ), matched as (
    select * from found where
      ($1::text is null or (brand || ' ' || model || ' ' || coalesce(year::text, '')) ilike all (
        array(select '%' || word || '%' from regexp_split_to_table($1, '\\s+') as word)))
      and (cardinality($2::text[]) = 0 or lower(brand) = any($2))
      and (cardinality($3::text[]) = 0 or lower(model) = any($3))
      and (cardinality($4::text[]) = 0 or car_type = any($4))
      and (cardinality($5::text[]) = 0 or body = any($5))
      and (cardinality($6::text[]) = 0 or country = any($6))
      and (cardinality($7::text[]) = 0 or transmission = any($7))
      and (cardinality($8::text[]) = 0 or fuel = any($8))
      and (cardinality($9::text[]) = 0 or kind = any($9))
      and (cardinality($10::text[]) = 0 or auction_state = any($10))
      and ($11::int is null or year >= $11) and ($12::int is null or year <= $12)
      and ($13::bigint is null or shown_price >= $13) and ($14::bigint is null or shown_price <= $14)
      and ($15::int is null or mileage <= $15)
      and (not $16 or auction_state is not null)
      and ($17::boolean is null or (status = 'SOLD') = $17)
  )`;

const ORDERS: Readonly<Record<SearchSort, string>> = {
  // Without better knowledge the most relevant is what can be had now, the newest first.
  RELEVANCE: "(status = 'SOLD'), published_at desc nulls last",
  NEWEST: 'published_at desc nulls last',
  PRICE_ASC: 'shown_price asc nulls last',
  PRICE_DESC: 'shown_price desc nulls last',
  YEAR_ASC: 'year asc nulls last',
  YEAR_DESC: 'year desc nulls last',
  MILEAGE_ASC: 'mileage asc nulls last',
  ENDING_SOON:
    "(auction_state = 'RUNNING') desc nulls last, (auction_state = 'NOT_STARTED') desc nulls last, " +
    "case when auction_state = 'FINISHED' then null else coalesce(end_at, 'infinity') end asc nulls last, end_at desc",
};

const pageSqls = Object.fromEntries(
  Object.entries(ORDERS).map(([sort, order]) => [
    sort,
    statement(
      `search.page.${sort}`,
      `${MATCHES} select uuid, (select count(*) from matched)::int as total from matched
       order by ${order}, uuid limit $18 offset $19`,
    ),
  ]),
) as Record<SearchSort, ReturnType<typeof statement>>;

const countSql = statement('search.count', `${MATCHES} select count(*)::int as total from matched`);

const FACETS = ['brand', 'model', 'car_type', 'body', 'country', 'transmission', 'fuel', 'kind'] as const;
const facetsSql = statement(
  'search.facets',
  `${MATCHES} ${FACETS.map(
    name =>
      `select '${name}' as name, ${name} as value, count(*)::int as count from matched where ${name} is not null group by ${name}`,
  ).join(' union all ')} order by name, count desc, value`,
);

function valuesOf(filter: SearchFilter): unknown[] {
  const lower = (words: readonly string[]) => words.map(word => word.toLowerCase());
  return [
    filter.text?.replace(/[%_\\]/g, '\\$&').trim() || null,
    lower(filter.brands),
    lower(filter.models),
    filter.carTypes,
    filter.bodies,
    filter.countries,
    filter.transmissions,
    filter.fuels,
    filter.kinds,
    filter.auctionStates,
    filter.yearMin,
    filter.yearMax,
    filter.priceMin,
    filter.priceMax,
    filter.mileageMax,
    filter.auctionsOnly,
    filter.sold,
  ];
}

export type SearchPage = { readonly uuids: readonly string[]; readonly total: number };

/** One page of matches and how many there are in all. */
export async function findPage(
  reads: Reads,
  filter: SearchFilter,
  sort: SearchSort,
  page: { first: number; offset: number },
): Promise<SearchPage> {
  const values = valuesOf(filter);
  const rows = await reads.query<{ uuid: string; total: number }>(pageSqls[sort], [
    ...values,
    page.first,
    page.offset,
  ]);
  if (rows.length > 0) return { uuids: rows.map(row => row.uuid), total: rows[0]?.total ?? 0 };
  const [counted] = await reads.query<{ total: number }>(countSql, values);
  return { uuids: [], total: counted?.total ?? 0 };
}

export type FacetValue = { readonly name: string; readonly value: string; readonly count: number };

/** How many matches each value has; the largest first. */
export function findFacets(reads: Reads, filter: SearchFilter): Promise<FacetValue[]> {
  return reads.query<FacetValue>(facetsSql, valuesOf(filter));
}
