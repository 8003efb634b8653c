import type { Instant } from '#shared/sale/index.ts';
import { statement, type Writes } from '../database/index.ts';
import { IS_TRADE_AD } from '../public-ads.ts';
import { type Alert, COLUMNS } from './alerts-store.ts';

/** The public price; none while it is hidden or an auction is open. */
const SHOWN_PRICE = `case when not d.is_price_hidden
    and not exists (select from auctions where ad_uuid = d.uuid and status = 'open')
  then coalesce(d.reduced_price, d.price) end`;

/** Returns the public price in whole euros; null where none is shown. */
export const findShownPrice = statement(
  'alerts.shownPrice',
  `select ${SHOWN_PRICE} as price from ads d where d.uuid = $1`,
).value<{ price: number | null }, [adUuid: string]>('price');

/** Returns alerts for edits, or for lower prices where it is one; not where the car itself is still to be notified. */
export const findAsking = statement(
  'alerts.asking',
  `select ${COLUMNS} from alerts a where paused_at is null and ($1::uuid is null or id > $1)
     and (tells_edits or (tells_drops and $4::boolean))
     and account_id is distinct from (select owner_id from ads where uuid = $2)
     and exists (select from ads where uuid = $2 and status = 'PUBLISHED')
     and not exists (select from alert_matches where alert_id = a.id and ad_uuid = $2 and told_at is null)
   order by id limit $3`,
).all<Alert, [adUuid: string, isDrop: boolean, after: string | null, first: number]>(
  (adUuid, isDrop, after, first) => [after, adUuid, first, isDrop],
);

const lockSql = statement(
  'alerts.lock',
  'select id from alerts where id = any($1::uuid[]) order by id for update',
);
const addSql = statement(
  'alerts.addNews',
  `insert into alert_news (alert_id, ad_uuid, revision, price_was, told_at)
   select id, $2, $3::int, $4::bigint, case when frequency = 'IMMEDIATE' then clock_timestamp() end
   from alerts a where id = any($1::uuid[]) and ($4::bigint is not null or not exists (
     select from alert_news where alert_id = a.id and ad_uuid = $2 and price_was is null
       and found_at > clock_timestamp() - interval '1 day'))
   on conflict do nothing returning alert_id as id`,
);

/**
 * Stores an edit; returns the alerts to notify: of every lower price, and of one other edit a day for each car. Two
 * edits of a car wait for each other's lock.
 */
export async function addNews(
  writes: Writes,
  ids: readonly string[],
  edit: { uuid: string; revision: number; priceWas: number | null },
): Promise<string[]> {
  const { uuid, revision, priceWas } = edit;
  await writes.query(lockSql, [ids]);
  return (await writes.query<{ id: string }>(addSql, [ids, uuid, revision, priceWas])).map(row => row.id);
}

/** The changes of one car since an alert's last notification. */
export type News = {
  readonly adUuid: string;
  readonly revision: number;
  readonly price: number | null;
  /** The former price, where it is lower now; null for any other edit. */
  readonly priceWas: number | null;
};

/** With what decides its notification: whether any edit counts, and who sells. */
type Taken = News & {
  readonly tellsEdits: boolean;
  readonly isTrade: boolean;
  readonly publishedAt: Instant | null;
};

/** Marks an alert's collected edits as notified and returns them; a price that rose again is not lower. */
export const takeNews = statement(
  'alerts.takeNews',
  `with told as (
     update alert_news n set told_at = clock_timestamp() from alerts a, ads d
     where a.id = $1 and n.alert_id = a.id and n.told_at is null and a.paused_at is null
       and d.uuid = n.ad_uuid and d.status = 'PUBLISHED'
     returning n.ad_uuid, n.price_was, n.revision, a.tells_edits
   ), changed as (
     select ad_uuid, max(revision) as revision, bool_or(tells_edits) as tells_edits,
       (array_agg(price_was order by revision) filter (where price_was is not null))[1] as was
     from told group by ad_uuid
   )
   select c.ad_uuid as "adUuid", c.revision, ${SHOWN_PRICE} as price,
     case when c.was > ${SHOWN_PRICE} then c.was end as "priceWas", c.tells_edits as "tellsEdits",
     ${IS_TRADE_AD} as "isTrade", d.published_at as "publishedAt"
   from changed c join ads d on d.uuid = c.ad_uuid left join accounts p on p.id = d.owner_id
   where c.tells_edits or c.was > ${SHOWN_PRICE} order by c.ad_uuid`,
).all<Taken, [id: string], Writes>();

const NAMED_MAX = 10;

/** Returns the first of these cars, as a letter names them. */
export const nameCars = statement(
  'alerts.nameCars',
  `select concat_ws(' ', d.brand, d.model, d.year) as name, ${SHOWN_PRICE} as price
   from unnest($1::uuid[]) with ordinality as t (uuid, place) join ads d using (uuid) order by place limit ${NAMED_MAX}`,
).all<{ name: string; price: number | null }, [uuids: readonly string[]]>();
