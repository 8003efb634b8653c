import { inOrderOf, statement, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';

/** How a make is written, or a model of it. */
export type CarName = { readonly brand: string; readonly model: string | null };

/** A model as ads and results have it, in its commonest spelling. */
export type ModelLine = {
  readonly brand: string;
  readonly model: string;
  readonly adCount: number;
  readonly publicCount: number;
  readonly resultCount: number;
  /** Another that differs from it by spaces and dashes alone. */
  readonly alike: string | null;
};
export type ModelFilter = 'ALIKE';

/** What staff may order this list by. */
export const MODEL_ORDERS = {
  NAME: "m.brand_slug || ' ' || m.model_slug",
  ADS: 'm.ads',
  RESULTS: 'm.results',
} as const;

/** Every model of ads and past results; those written alike where they are asked for. */
export const listModels = statement(
  'makes.list',
  `with models as (
     select brand_slug, model_slug, mode() within group (order by brand) as brand,
       mode() within group (order by model) as model, (count(*) filter (where is_ad))::int as ads,
       (count(*) filter (where is_public))::int as public, (count(*) filter (where not is_ad))::int as results,
       replace(brand_slug || model_slug, '-', '') as joined
     from (select brand_slug, model_slug, brand, model, true as is_ad, ${IS_PUBLIC_AD} as is_public
       from ads d union all select brand_slug, model_slug, brand, model, false, false from past_results) c
     group by brand_slug, model_slug)
   select m.brand, m.model, m.ads as "adCount", m.public as "publicCount", m.results as "resultCount",
     o.name as alike, count(*) over ()::int as "totalCount"
   from models m left join lateral (select o.brand || ' ' || o.model as name from models o
     where o.joined = m.joined and (o.brand_slug, o.model_slug) <> (m.brand_slug, m.model_slug)
     order by o.ads desc, o.model_slug limit 1) o on true
   where ($1::text is null or o.name is not null) and ($2::text is null or folded(m.brand || ' ' || m.model) like $2)
   order by ${orderBy('$5', MODEL_ORDERS)}, m.brand_slug, m.model_slug limit $3 offset $4`,
).page<ModelLine, { readonly filter: ModelFilter | null; readonly pattern: string | null }>(
  inOrderOf('filter', 'pattern'),
);

const lockSql = statement('makes.lock', 'lock table car_renames in share row exclusive mode');
const forgetSql = statement(
  'makes.forget',
  `delete from car_renames where brand_slug = search_slug($1)
     and model_slug is not distinct from search_slug($2)`,
);
const followSql = statement(
  'makes.follow',
  `update car_renames set brand = $3, model = coalesce($4, model)
   where search_slug(brand) = search_slug($1) and ($2::text is null or search_slug(model) = search_slug($2))`,
);
const moveModelsSql = statement(
  'makes.moveModels',
  `with moved as (delete from car_renames where brand_slug = search_slug($1) and model_slug is not null returning *)
   insert into car_renames (brand_slug, model_slug, brand, model)
   select search_slug($2), model_slug, brand, model from moved
   on conflict (brand_slug, model_slug) do nothing`,
);
const addSql = statement(
  'makes.add',
  `insert into car_renames (brand_slug, model_slug, brand, model) values (search_slug($1), search_slug($2), $3, $4)`,
);
const renameAdsSql = statement(
  'makes.renameAds',
  `update ads set brand = brand, revision = revision + 1, updated_at = now()
   where brand_slug = search_slug($1) and ($2::text is null or model_slug = search_slug($2)) returning uuid`,
);
const renameResultsSql = statement(
  'makes.renameResults',
  `update past_results set brand = brand
   where brand_slug = search_slug($1) and ($2::text is null or model_slug = search_slug($2)) returning id`,
);

/**
 * Keeps how a name is to be written from now on, by the last word about it, so that no name leads to another that leads
 * on; and writes it so wherever it stands, which the database itself does to each row.
 */
export async function renameCars(
  writes: Writes,
  { brand, model }: CarName,
  wanted: CarName,
): Promise<{ adUuids: string[]; resultCount: number }> {
  await writes.query(lockSql);
  await writes.query(followSql, [brand, model, wanted.brand, wanted.model]);
  await writes.query(forgetSql, [wanted.brand, wanted.model]);
  await writes.query(forgetSql, [brand, model]);
  if (model === null) await writes.query(moveModelsSql, [brand, wanted.brand]);
  await writes.query(addSql, [brand, model, wanted.brand, wanted.model]);
  const ads = await writes.query<{ uuid: string }>(renameAdsSql, [brand, model]);
  const results = await writes.query<{ id: string }>(renameResultsSql, [brand, model]);
  return { adUuids: ads.map(({ uuid }) => uuid), resultCount: results.length };
}

/** What is written otherwise than it once was, by the slugs it was written as. */
export type Rename = {
  readonly brandSlug: string;
  readonly modelSlug: string | null;
  readonly brand: string;
  readonly model: string | null;
};
export const listRenames = statement(
  'makes.renames',
  'select brand_slug as "brandSlug", model_slug as "modelSlug", brand, model from car_renames',
).all<Rename>();

/** How a make, or with a model that, was written most of such as were public once; null where none was. */
export const findShown = statement(
  'makes.shown',
  `select case when $2::text is null then brand else model end as name from ads
   where published_at is not null and brand_slug = $1 and ($2::text is null or model_slug = $2)
   group by 1 order by count(*) desc, 1 limit 1`,
).value<{ name: string }, [brandSlug: string, modelSlug: string | null]>('name');
