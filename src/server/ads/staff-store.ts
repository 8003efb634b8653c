import { CAR_FIELDS, type CarField, comparisonOf, type FieldFilter } from '#shared/fields/index.ts';
import { fold } from '#shared/words/text.ts';
import { columnOf, type Paged, type Reads, type Span, statement, type Writes } from '../database/index.ts';
import { AD_KIND } from '../public-ads.ts';
import type { AdStatus } from './ad.ts';

export type StaffAdFilter = {
  /** Words of the car, part of the owner's name or e-mail, the house's reference, chassis number, or uuid. */
  readonly text: string | null;
  readonly status: AdStatus | null;
  readonly kind: string | null;
  readonly ownerId: string | null;
  /** An ad has to match all of them. */
  readonly fields: readonly (Omit<FieldFilter, 'field'> & { readonly field: CarField })[];
};

const ORDERS = {
  UPDATED_DESC: 'd.updated_at desc, d.id desc',
  UPDATED_ASC: 'd.updated_at, d.id',
  NAME_ASC: 'd.brand_slug, d.model_slug, d.year, d.id',
  NAME_DESC: 'd.brand_slug desc, d.model_slug desc, d.year desc, d.id desc',
  YEAR_ASC: 'd.year nulls last, d.id',
  YEAR_DESC: 'd.year desc nulls last, d.id desc',
  PRICE_ASC: 'd.price nulls last, d.id',
  PRICE_DESC: 'd.price desc nulls last, d.id desc',
} as const;
export type StaffAdSort = keyof typeof ORDERS;
export const STAFF_AD_SORTS = Object.keys(ORDERS) as [StaffAdSort, ...StaffAdSort[]];

const FROM = 'from ads d left join accounts p on p.id = d.owner_id';
/** SQL of a field's value; fields with a column are read without the details. */
const HELD = `case w.path[1] ${CAR_FIELDS.filter(({ column }) => column)
  .map(({ name }) => `when '${name}' then to_jsonb(d.${columnOf(name)})`)
  .join(' ')} else d.details #> w.path end`;
// Numbers, days and codes are compared as they are; of texts and lists, any part in any language.
const MEETS_FIELDS = `not exists (select from jsonb_to_recordset($5::jsonb)
    as w (path text[], how text, "is" text, "from" text, "to" text, "isMissing" boolean)
  cross join lateral (select ${HELD} as held) h
  cross join lateral (select held #>> '{}' as said, not jsonb_path_exists(coalesce(held, 'null'),
    '$.** ? (@.type() == "number" || @.type() == "boolean" || (@.type() == "string" && @ != ""))') as is_missing) s
  where s.is_missing <> coalesce(w."isMissing", false)
    or (w."is" is not null and not case w.how
      when 'PART' then exists (select from jsonb_path_query(held, '$.** ? (@.type() == "string")') as part
        where strpos(folded(part #>> '{}'), w."is") > 0)
      else said = w."is" or held @> to_jsonb(w."is") end)
    or (w."from" is not null and case w.how when 'NUMBER' then said::numeric < w."from"::numeric
      else said < w."from" end)
    or (w."to" is not null and case w.how when 'NUMBER' then said::numeric > w."to"::numeric
      else left(said, length(w."to")) > w."to" end))`;
const WHERE = `where ($1::text is null or d.uuid::text = $1
    or strpos(folded(concat_ws(' ', d.brand, d.model, d.version, d.year, d.city,
      d.details->>'sfInternalOpportunityId', d.details -> 'optionalData' ->> 'vin', p.first_name, p.last_name, p.email)), $1) > 0)
  and ($2::text is null or d.status = $2) and ($3::text is null or ${AD_KIND} = $3)
  and ($4::uuid is null or d.owner_id = $4) and ($5::jsonb is null or ${MEETS_FIELDS})`;

const countSql = statement('ads.countForStaff', `select count(*) as total ${FROM} ${WHERE}`);
const pageSqls = Object.fromEntries(
  Object.entries(ORDERS).map(([sort, order]) => [
    sort,
    statement(`ads.forStaff.${sort}`, `select d.uuid ${FROM} ${WHERE} order by ${order} limit $6 offset $7`),
  ]),
) as Record<StaffAdSort, ReturnType<typeof statement>>;

/** Returns the matching ads in this order, and their total. */
export async function findStaffAds(
  reads: Reads,
  filter: StaffAdFilter,
  sort: StaffAdSort,
  { limit, offset }: Span,
): Promise<Paged<string>> {
  const wanted = filter.fields.map(({ field: { name, kind, within }, is, ...asked }) => {
    const how = comparisonOf({ kind });
    // A location's fields are top-level details.
    const path = within && within !== 'location' ? [within, name] : [name];
    return { ...asked, is: how === 'PART' && is ? fold(is) : is, path, how };
  });
  const fields = wanted.length > 0 ? JSON.stringify(wanted) : null;
  const values = [filter.text && fold(filter.text), filter.status, filter.kind, filter.ownerId, fields];
  const [rows, [count]] = await Promise.all([
    reads.query<{ uuid: string }>(pageSqls[sort], [...values, limit, offset]),
    reads.query<{ total: number }>(countSql, values),
  ]);
  return { rows: rows.map(({ uuid }) => uuid), totalCount: count?.total ?? 0 };
}

/** Returns those of these ads that sellers have submitted and that await review. */
export const findInReview = statement(
  'ads.inReview',
  `select ad_uuid as uuid from ad_submissions where state = 'WAITING' and ad_uuid = any($1::uuid[])`,
).column<{ uuid: string }, [uuids: readonly string[]]>('uuid');

export type AdOwner = { readonly id: string; readonly name: string; readonly email: string | null };

/** Returns an ad's owner; null where it has none. */
export const findOwnerOf = statement(
  'ads.findOwnerOf',
  `select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.email
   from ads d join accounts p on p.id = d.owner_id where d.uuid = $1`,
).one<AdOwner, [uuid: string]>();

export const describePhoto = statement(
  'ads.describePhoto',
  `update photos set alt = $3 where id = $2 and exists
     (select from ad_photos where ad_uuid = $1 and photo_id = $2) returning id`,
).value<{ id: string }, [uuid: string, photoId: string, alt: string | null], Writes>('id');
