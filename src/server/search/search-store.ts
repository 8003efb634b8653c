import type { FacetName } from '#shared/fields/index.ts';
import { slugify } from '#shared/words/text.ts';
import { type Connections, type Reads, type Statement, statement, unlisted } from '../database/index.ts';
import { AD_KIND, IS_PUBLIC_AD, IS_TRADE_AD } from '../public-ads.ts';
import {
  type FacetValue,
  MILEAGE_BANDS,
  type PageOf,
  PRICE_BANDS,
  type Searcher,
  type SearchFilter,
  type SearchPage,
  type SearchSort,
  SORTS,
  type Spans,
  type Stock,
  stocksOf,
  YEAR_BAND,
} from './filter.ts';
import { markOf, type Vocabulary, WORDS_MAX, wordsOf } from './words.ts';

/** A public ad as indexed, with the times of its newest auction. */
export type SearchedAd = {
  readonly uuid: string;
  readonly id: number;
  readonly brand: string;
  readonly brandSlug: string;
  readonly model: string;
  readonly modelSlug: string;
  readonly carType: string;
  readonly body: string | null;
  readonly color: string | null;
  readonly country: string | null;
  readonly transmission: string | null;
  readonly fuel: string | null;
  readonly kind: string;
  readonly year: number | null;
  readonly mileage: number | null;
  /** The publicly visible price, by which it is filtered and sorted. */
  readonly price: number | null;
  readonly publishedAt: number;
  readonly stock: Stock;
  readonly hasWithdrawal: boolean;
  readonly auctionId: string | null;
  readonly auctionStatus: string | null;
  readonly startAt: number | null;
  readonly endAt: number | null;
  /** Separated by spaces. */
  readonly words: string;
};

const NEWEST_AUCTION = `left join lateral (
  select id, status, start_at, end_at, price, starting_price from auctions where ad_uuid = d.uuid
  order by created_at desc limit 1) a on true`;

/**
 * The price on an ad's card: the auction's current or starting price, even if the ad's price is hidden; none once it is
 * sold or its auction over.
 */
const SHOWN_PRICE = `case when d.status = 'SOLD' or a.status <> 'open' then null
  when a.status = 'open' then nullif(coalesce(a.price, a.starting_price), 0)
  when not d.is_price_hidden then coalesce(d.reduced_price, d.price) end`;

/** A car whose auction ended unsold or was cancelled is neither sold nor for sale. */
const STOCK = `case when d.status = 'SOLD' then 'sold' when a.status <> 'open' then 'over' else 'forSale' end`;

const PUBLISHED_AT = `coalesce(d.published_at, 'epoch')`;

const ADS = `
  select d.uuid, d.id, d.brand, d.brand_slug as "brandSlug", d.model, d.model_slug as "modelSlug",
    d.car_type as "carType", d.body, d.color, d.country, d.transmission, d.fuel, ${AD_KIND} as kind, d.year, d.mileage,
    ${SHOWN_PRICE} as price, ${PUBLISHED_AT} as "publishedAt", ${STOCK} as stock,
    ${IS_TRADE_AD} as "hasWithdrawal",
    a.id as "auctionId", a.status as "auctionStatus", a.start_at as "startAt", a.end_at as "endAt",
    array_to_string(d.words, ' ') as words
  from ads d left join accounts p on p.id = d.owner_id ${NEWEST_AUCTION}
  where ${IS_PUBLIC_AD}`;

const cursorSql = statement(
  'search.openAds',
  `declare searched_ads no scroll cursor for ${ADS} order by ${PUBLISHED_AT} desc, d.id desc`,
);
const fetchSql = unlisted('search.fetchAds', 'fetch 5000 from searched_ads');

/** Reads every public ad, newest first, in batches from one snapshot. */
export function readAds(database: Connections, take: (ads: readonly SearchedAd[]) => void): Promise<void> {
  return database.transaction(async writes => {
    await writes.query(cursorSql);
    for (;;) {
      const ads = await writes.query<SearchedAd>(fetchSql);
      if (ads.length === 0) return;
      take(ads);
    }
  });
}

/** Returns those of these ads, and of these auctions' ads, that are public. */
export const findSearchedAds = statement(
  'search.findAds',
  `${ADS} and (d.uuid = any($1::uuid[]) or d.uuid in (select ad_uuid from auctions where id = any($2::uuid[])))`,
).all<SearchedAd, [uuids: readonly string[], auctionIds: readonly string[]]>();

/** Returns every word of the public ads. */
export const readVocabulary = statement(
  'search.vocabulary',
  `select distinct word from ads d, unnest(d.words) as word where ${IS_PUBLIC_AD}`,
).column<{ word: string }>('word');

const namesSql = statement(
  'search.names',
  `select distinct brand_slug as "brandSlug", model_slug as "modelSlug" from ads d where ${IS_PUBLIC_AD}`,
);

/** Returns every make and model of the public ads, by slug. */
export const readNames = (reads: Reads) => reads.query<{ brandSlug: string; modelSlug: string }>(namesSql);

/** Returns the versions of a model's public cars. */
export const findVersions = statement(
  'search.versions',
  `select distinct coalesce(version, '') as version from ads d where brand_slug = $1 and model_slug = $2 and ${IS_PUBLIC_AD}
   and version <> '' order by version limit 50`,
).column<{ version: string }, [brandSlug: string, modelSlug: string]>('version');

/** The grouping key, the label, and the condition of a facet. */
type Condition = { readonly key: string; readonly label: string; readonly where: string };
const CONDITIONS: Readonly<Record<FacetName, Condition>> = {
  brand: { key: 'brand_slug', label: 'mode() within group (order by brand)', where: chosen('brand_slug', 1) },
  model: { key: 'model_slug', label: 'mode() within group (order by model)', where: chosen('model_slug', 2) },
  carType: { key: 'car_type', label: 'car_type', where: chosen('car_type', 3) },
  body: { key: 'body', label: 'body', where: chosen('body', 4) },
  color: { key: 'color', label: 'color', where: chosen('color', 18) },
  country: { key: 'country', label: 'country', where: chosen('country', 5) },
  transmission: { key: 'transmission', label: 'transmission', where: chosen('transmission', 6) },
  fuel: { key: 'fuel', label: 'fuel', where: chosen('fuel', 7) },
  kind: { key: 'kind', label: 'kind', where: chosen('kind', 8) },
  year: {
    key: 'year_band',
    label: 'year_band::text',
    where: '($11::int is null or year >= $11) and ($12::int is null or year <= $12)',
  },
  price: {
    key: 'price_band',
    label: 'price_band::text',
    where: '($13::bigint is null or price >= $13) and ($14::bigint is null or price <= $14)',
  },
  mileage: {
    key: 'mileage_band',
    label: 'mileage_band::text',
    where: '($15::int is null or mileage <= $15)',
  },
  auctionState: {
    key: 'auction_state',
    label: 'auction_state',
    where: `(not $10 or auction_state is not null) and ${chosen('auction_state', 9)}`,
  },
  sold: { key: "stock = 'sold'", label: "(stock = 'sold')::text", where: chosen('stock', 16) },
  // One choice with `sold`. Cars not for sale have no key, and so are not counted.
  forSale: { key: "nullif(stock = 'forSale', false)", label: "'true'", where: chosen('stock', 16) },
  withdrawal: {
    key: 'has_withdrawal',
    label: 'has_withdrawal::text',
    where: '(not coalesce($17::boolean, false) or has_withdrawal)',
  },
};

function chosen(column: string, place: number): string {
  return `(cardinality($${place}::text[]) = 0 or ${column} = any($${place}))`;
}

const FIRST_WORD = 20;
const EXACT_WORDS = FIRST_WORD + WORDS_MAX;
const TEXT = Array.from({ length: WORDS_MAX }, (_, index) => {
  const place = `$${FIRST_WORD + index}::text[]`;
  return `(${place} is null or words && ${place})`;
}).join(' and ');

const band = (bands: readonly number[], column: string) =>
  `(array[${bands.join(', ')}])[width_bucket(${column}, array[${bands.join(', ')}])]`;

const FOUND = `
  with found as (
    select d.uuid, d.id, d.brand, d.brand_slug, d.model, d.model_slug, d.car_type, d.body, d.color, d.country,
      d.transmission, d.fuel, ${AD_KIND} as kind, d.year, d.year / ${YEAR_BAND} * ${YEAR_BAND} as year_band, d.mileage,
      ${band(MILEAGE_BANDS, 'd.mileage - least(d.mileage, 1)')} as mileage_band, ${SHOWN_PRICE} as price,
      ${band(PRICE_BANDS, `(${SHOWN_PRICE})::int`)} as price_band, ${PUBLISHED_AT} as published_at,
      ${STOCK} as stock, ${IS_TRADE_AD} as has_withdrawal, a.start_at, a.end_at, d.words, d.words @> $${EXACT_WORDS}::text[] as is_exact,
      case when a.id is null then null when a.status = 'cancelled' then 'CANCELLED'
           when a.status <> 'open' or a.end_at <= clock_timestamp() then 'FINISHED'
           when a.start_at > clock_timestamp() then 'NOT_STARTED' else 'RUNNING' end as auction_state
    from ads d left join accounts p on p.id = d.owner_id ${NEWEST_AUCTION}
    where ${IS_PUBLIC_AD} and (cardinality($19::text[]) = 0 or words @> $19) and ${TEXT}
  )`;
const WHERES = [...new Set(Object.values(CONDITIONS).map(({ where }) => where))];
const ALL_CONDITIONS = WHERES.join(' and ');

const NEWEST = 'published_at desc, id desc';
const ORDERS: Readonly<Record<SearchSort, string>> = {
  RELEVANCE: `stock <> 'forSale', not is_exact, ${NEWEST}`,
  NEWEST,
  PRICE_ASC: `price asc nulls last, ${NEWEST}`,
  PRICE_DESC: `price desc nulls last, ${NEWEST}`,
  YEAR_ASC: `year asc nulls last, ${NEWEST}`,
  YEAR_DESC: `year desc nulls last, ${NEWEST}`,
  MILEAGE_ASC: `mileage asc nulls last, ${NEWEST}`,
  ENDING_SOON: `case when auction_state = 'RUNNING' then 0 when auction_state = 'NOT_STARTED' then 1
      when auction_state is not null then 2 else 3 end,
    case when auction_state = 'RUNNING' then end_at when auction_state = 'NOT_STARTED' then start_at end asc nulls last,
    case when auction_state is not null then end_at end desc nulls last, ${NEWEST}`,
};

const LIMIT = EXACT_WORDS + 1;
const pageSqls = Object.fromEntries(
  SORTS.map((sort): [string, Statement<{ uuid: string }>] => [
    sort,
    statement(
      `search.page.${sort}`,
      `${FOUND} select uuid from found where ${ALL_CONDITIONS}
       order by ${ORDERS[sort]} limit $${LIMIT} offset $${LIMIT + 1}`,
    ),
  ]),
) as Record<SearchSort, Statement<{ uuid: string }>>;

const findsSql = statement(
  'search.finds',
  `${FOUND} select uuid from found where ${ALL_CONDITIONS} and uuid = $${LIMIT}`,
);
const countSql = statement(
  'search.count',
  `${FOUND} select count(*)::int as total from found where ${ALL_CONDITIONS}`,
);
const spansSql = statement(
  'search.spans',
  `${FOUND} select min(price) as "priceMin", max(price) as "priceMax", min(year) as "yearMin", max(year) as "yearMax"
   from found where ${ALL_CONDITIONS}`,
);

const facetSql = ([name, { key, label, where: own }]: [string, Condition]) => {
  const where = WHERES.filter(other => other !== own).join(' and ');
  return `select '${name}' as name, ${label} as value, count(*)::int as count
    from found where ${where} and ${key} is not null group by ${key}`;
};
const facetsSql = statement(
  'search.facets',
  `${FOUND}, counted as (${Object.entries(CONDITIONS).map(facetSql).join(' union all ')})
   select * from counted order by name collate "C", count desc, value collate "C"`,
);

async function valuesOf(filter: SearchFilter, readWords: () => Promise<Vocabulary>): Promise<unknown[]> {
  const words = wordsOf(filter.text ?? '');
  const vocabulary = words.length > 0 ? await readWords() : null;
  const meanings = Array.from({ length: WORDS_MAX }, (_, index) => {
    const word = words[index];
    return word === undefined ? null : vocabulary?.meaningOf(word).terms;
  });
  return [
    filter.brands.map(slugify),
    filter.models.map(slugify),
    filter.carTypes,
    filter.bodies,
    filter.countries,
    filter.transmissions,
    filter.fuels,
    filter.kinds,
    filter.auctionStates,
    filter.auctionsOnly,
    filter.yearMin,
    filter.yearMax,
    filter.priceMin,
    filter.priceMax,
    filter.mileageMax,
    stocksOf(filter),
    filter.withdrawal,
    filter.colors,
    filter.features.map(markOf),
    ...meanings,
    words,
  ];
}

/** Opens the search by the database itself: always exact, but slow for a large catalogue. */
export function openDatabaseSearch(reads: Reads, vocabulary: () => Promise<Vocabulary>): Searcher {
  const valuesFor = (filter: SearchFilter) => valuesOf(filter, vocabulary);
  return {
    async page(filter: SearchFilter, sort: SearchSort, { first, offset }: PageOf): Promise<SearchPage> {
      const values = await valuesFor(filter);
      const rows = await reads.query<{ uuid: string }>(pageSqls[sort], [...values, first, offset]);
      const [counted] = await reads.query<{ total: number }>(countSql, values);
      return { uuids: rows.map(row => row.uuid), total: counted?.total ?? 0 };
    },
    finds: async (filter, uuid) =>
      (await reads.query(findsSql, [...(await valuesFor(filter)), uuid])).length > 0,
    facets: async filter => reads.query<FacetValue>(facetsSql, await valuesFor(filter)),
    async spans(filter) {
      const [spans] = await reads.query<Spans>(spansSql, await valuesFor(filter));
      return spans ?? { priceMin: null, priceMax: null, yearMin: null, yearMax: null };
    },
  };
}
