import { CAR_FIELDS } from '#shared/fields/index.ts';
import type { PricePoint } from '#shared/sale/index.ts';
import { columnOf, type Reads, statement, type Writes } from '../database/index.ts';
import type { KnownRecording, Photo } from '../files/index.ts';
import { IS_PUBLIC_AD, OWNER_IS_PRO } from '../public-ads.ts';
import type { Ad, AdColumns, AdDetails, AdStatus, PhotoRole, PlacedPhoto } from './ad.ts';

type AdRow = Omit<Ad, 'photos' | 'recordings'> & {
  photos: (Photo & { role: PhotoRole })[] | null;
  recordings: KnownRecording[] | null;
};

/** The fields with a column of their own. */
const CAR_COLUMNS = CAR_FIELDS.filter(({ column }) => column).map(({ name }) => ({
  name,
  column: columnOf(name),
}));
const columnNames = CAR_COLUMNS.map(({ column }) => column);

const AD_COLUMNS = `
  d.uuid, d.id, d.revision, d.slug, d.status, ${IS_PUBLIC_AD} as "isPublic", d.owner_id as "ownerId", p.first_name as "ownerFirstName",
  ${OWNER_IS_PRO} as "ownerIsPro",
  ${CAR_COLUMNS.map(({ name, column }) => `d.${column} as "${name}"`).join(', ')},
  d.details, d.published_at as "publishedAt", d.updated_at as "updatedAt",
  case when d.reduced_price is not null then (
    select json_agg(json_build_object('at', extract(epoch from h.changed_at) * 1000, 'price', h.price,
              'reducedPrice', h.reduced_price) order by h.id)
    from price_history h where h.ad_uuid = d.uuid) end as "priceHistory",
  (select json_agg(json_build_object('role', ap.role, 'id', f.id, 'width', f.width, 'height', f.height,
            'alt', f.alt, 'blur', f.blur) order by ap.role, ap.position)
   from ad_photos ap join photos f on f.id = ap.photo_id where ap.ad_uuid = d.uuid) as photos,
  (select json_agg(json_build_object('id', r.id, 'kind', r.kind, 'width', r.width, 'height', r.height,
            'durationMs', r.duration_ms))
   from recordings r where r.id in (
     select (named #>> '{}')::uuid from jsonb_path_query(d.details, '$.conditionReport.*[*].recordingId') as named
   )) as recordings`;

const findAdsSql = statement(
  'ads.findAds',
  `select ${AD_COLUMNS} from ads d left join accounts p on p.id = d.owner_id where d.uuid = any($1::uuid[])`,
);

export async function findAds(reads: Reads, uuids: readonly string[]): Promise<Map<string, Ad>> {
  const rows = await reads.query<AdRow>(findAdsSql, [uuids]);
  return new Map(
    rows.map(row => [row.uuid, { ...row, photos: row.photos ?? [], recordings: row.recordings ?? [] }]),
  );
}

const findBySlugsSql = statement(
  'ads.findBySlugs',
  `select slug, uuid from ads where slug = any($1)
   union all select slug, ad_uuid from ad_slugs where slug = any($1)`,
);

/** Returns the ads of these slugs, current or former. */
export async function findUuidsBySlugs(reads: Reads, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await reads.query<{ slug: string; uuid: string }>(findBySlugsSql, [slugs]);
  return new Map(rows.map(row => [row.slug, row.uuid]));
}

type SavedAd = AdColumns & { uuid: string; slug: string; ownerId: string | null; details: AdDetails };

/** Inserts or updates an ad; only the given details change. */
export const saveAd = statement(
  'ads.save',
  `insert into ads as d (uuid, slug, owner_id, details, ${columnNames.join(', ')})
   values ($1, $2, $3, $4, ${columnNames.map((_, index) => `$${index + 5}`).join(', ')})
   on conflict (uuid) do update set slug = excluded.slug, owner_id = excluded.owner_id,
     ${columnNames.map(column => `${column} = excluded.${column}`).join(', ')},
     details = d.details || excluded.details, updated_at = now()`,
).run<[ad: SavedAd]>(ad => {
  const columns = CAR_COLUMNS.map(({ name }) => ad[name as keyof AdColumns]);
  return [ad.uuid, ad.slug, ad.ownerId, JSON.stringify(ad.details), ...columns];
});

/** Lists every price change of an ad, oldest first, including the current transaction's. */
export const listPrices = statement(
  'ads.listPrices',
  `select changed_at as at, price, reduced_price as "reducedPrice" from price_history where ad_uuid = $1 order by id`,
).all<PricePoint, [uuid: string], Writes>();

/** Increases the revision, so that concurrent editors learn of the change. */
export const revise = statement('ads.revise', 'update ads set revision = revision + 1 where uuid = $1').run<
  [uuid: string]
>();

/** Lists a person's ads for sale, newest first; not those sold through the house, whose owners are not named. */
export const findUuidsOf = statement(
  'ads.findOfOwner',
  `select uuid from ads where owner_id = $1 and status = 'PUBLISHED'
     and not handle_by_calandre and not calandre_collection
   order by published_at desc, uuid limit $2`,
).column<{ uuid: string }, [ownerId: string, first: number]>('uuid');

/** Lists all ads of a person, public or not, newest first. */
export const findAllUuidsOf = statement(
  'ads.findAllOfOwner',
  'select uuid from ads where owner_id = $1 order by created_at desc, uuid limit 500',
).column<{ uuid: string }, [ownerId: string]>('uuid');

/** Stores a former slug: its links keep working for good. */
export const keepSlug = statement(
  'ads.keepSlug',
  'insert into ad_slugs (slug, ad_uuid) values ($1, $2) on conflict (slug) do nothing',
).run<[slug: string, uuid: string]>();

export const setStatus = statement(
  'ads.setStatus',
  `update ads set status = $2, hidden_at = null, updated_at = now(),
     published_at = case when $2 in ('PUBLISHED', 'SOLD') then coalesce(published_at, now()) else published_at end
   where uuid = $1`,
).run<[uuid: string, status: AdStatus]>();

/** Hides or shows a sold car's page. */
export const setHidden = statement(
  'ads.setHidden',
  'update ads set hidden_at = case when $2 then clock_timestamp() end, updated_at = now() where uuid = $1',
).run<[uuid: string, isHidden: boolean]>();

const clearPhotosSql = statement('ads.clearPhotos', 'delete from ad_photos where ad_uuid = $1');
const addPhotosSql = statement(
  'ads.addPhotos',
  `insert into ad_photos (ad_uuid, photo_id, role, position)
   select $1, k.id, k.role, k.position from unnest($2::uuid[], $3::text[], $4::int[]) as k (id, role, position)
   join photos using (id) returning photo_id as "photoId"`,
);

/** Sets the photos in this order; returns which of them exist. */
export async function setPhotos(
  writes: Writes,
  uuid: string,
  photos: readonly PlacedPhoto[],
): Promise<Set<string>> {
  await writes.query(clearPhotosSql, [uuid]);
  const values = [
    photos.map(photo => photo.id),
    photos.map(photo => photo.role),
    photos.map((_, index) => index),
  ];
  const rows = await writes.query<{ photoId: string }>(addPhotosSql, [uuid, ...values]);
  return new Set(rows.map(({ photoId }) => photoId));
}

/** Returns, for photos shown before, the shown ones made from them by rotating or describing. */
export const findMadeOf = statement(
  'ads.findMadeOf',
  `select distinct on (was.id) was.id, made.id as by from photos was
   join photos made on coalesce(made.made_of, made.id) = coalesce(was.made_of, was.id)
   where was.id = any($1::uuid[]) and made.id = any($2::uuid[]) order by was.id, made.id`,
).all<{ id: string; by: string }, [were: readonly string[], shown: readonly string[]]>();

/** Returns the account of a confirmed e-mail address; null when there is none. */
export const findOwnerId = statement(
  'ads.findOwner',
  'select id from accounts where lower(email) = lower($1) and email_confirmed_at is not null',
).value<{ id: string }, [email: string]>('id');

/** Whether an offer is open, which belongs to the owner at the time it was made. */
export const hasOpenOffer = statement(
  'ads.hasOpenOffer',
  'select from offers where ad_uuid = $1 and closed_at is null',
).any<[uuid: string]>();

export type OwnerContact = { phone: string | null; email: string | null };

/** Returns an owner's contact data and logs the reveal. */
export const revealContact = statement(
  'ads.revealContact',
  `with logged as (
     insert into owner_contact_reveals (ad_uuid, account_id, visitor_hash) values ($1, $2, sha256($3::bytea))
   )
   select p.phone, p.email from ads d join accounts p on p.id = d.owner_id where d.uuid = $1`,
).one<OwnerContact, [uuid: string, accountId: string | null, visitor: string], Writes>(
  (uuid, accountId, visitor) => [uuid, accountId, Buffer.from(visitor)],
);

const similarSql = statement(
  'ads.findSimilar',
  `with hammered as materialized (
     select ad_uuid from (
       select distinct on (ad_uuid) ad_uuid, status from auctions order by ad_uuid, created_at desc
     ) newest where status <> 'open')
   select asked.uuid, array(
     select d.uuid from ads d
     where d.uuid <> asked.uuid and ${IS_PUBLIC_AD} and d.status = case when exists (
         select from ads live where live.status = 'PUBLISHED' and live.uuid <> asked.uuid
           and live.uuid not in (select ad_uuid from hammered)
       ) then 'PUBLISHED' else 'SOLD' end
       and (d.status = 'SOLD' or d.uuid not in (select ad_uuid from hammered))
     order by (lower(d.model) = lower(asked.model) and lower(d.brand) = lower(asked.brand)) desc,
       (lower(d.brand) = lower(asked.brand)) desc, (d.car_type = asked.car_type) desc,
       abs(d.year - asked.year) nulls last,
       abs(case when not d.is_price_hidden then coalesce(d.reduced_price, d.price) end
         - coalesce(asked.reduced_price, asked.price)) nulls last, d.uuid
     limit 20) as similar
   from ads asked where asked.uuid = any($1::uuid[])`,
);

/**
 * Returns similar cars on offer, nearest first: by model, brand, kind, then year and price (unless hidden). A car whose
 * auction is over is not on offer; sold cars appear only if there are no others.
 */
export async function findSimilar(reads: Reads, uuids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await reads.query<{ uuid: string; similar: string[] }>(similarSql, [uuids]);
  return new Map(rows.map(row => [row.uuid, row.similar]));
}
