import type { Instant } from '#shared/sale/index.ts';
import { inOrderOf, json, statement, timestamp, type Writes } from '../database/index.ts';
import type { SearchFilter } from '../search/index.ts';

export const FREQUENCIES = ['IMMEDIATE', 'DAILY', 'WEEKLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export type Alert = {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly filter: SearchFilter;
  readonly query: string;
  readonly frequency: Frequency;
  /** Whether it also notifies of lower prices, and of other edits. */
  readonly tellsDrops: boolean;
  readonly tellsEdits: boolean;
  readonly isPaused: boolean;
};

/** A new alert. Frequency and wishes that are null keep an existing alert's values; `keepsName` its name. */
export type NewAlert = Pick<Alert, 'accountId' | 'name' | 'filter' | 'query'> &
  Wishes & { readonly frequency: Frequency | null; readonly keepsName: boolean };
type Wishes = { readonly tellsDrops: boolean | null; readonly tellsEdits: boolean | null };

export const COLUMNS = `id, account_id as "accountId", name, filter, query, frequency,
  tells_drops as "tellsDrops", tells_edits as "tellsEdits",
  paused_at is not null as "isPaused"`;

const renewSql = statement(
  'alerts.renew',
  `update alerts set name = case when $8 then name else $2 end, frequency = coalesce($5, frequency), paused_at = null,
     tells_drops = coalesce($6, tells_drops), tells_edits = coalesce($7, tells_edits)
   where account_id = $1 and filter = $3::jsonb and query = $4 returning ${COLUMNS}`,
);
const addSql = statement(
  'alerts.add',
  `insert into alerts (account_id, name, filter, query, frequency, tells_drops, tells_edits)
   select $1, $2, $3, $4, coalesce($5, 'IMMEDIATE'), coalesce($6, false), coalesce($7, false)
   where (select count(*) from alerts where account_id = $1) < $8::int
   returning ${COLUMNS}`,
);

/** Adds an alert, or updates the one with the same search; null at the limit. */
export async function addAlert(writes: Writes, alert: NewAlert, most: number): Promise<Alert | null> {
  const { accountId, name, filter, query, frequency, tellsDrops, tellsEdits, keepsName } = alert;
  const values = [accountId, name, JSON.stringify(filter), query, frequency, tellsDrops, tellsEdits];
  const [known] = await writes.query<Alert>(renewSql, [...values, keepsName]);
  if (known) return known;
  const [row] = await writes.query<Alert>(addSql, [...values, most]);
  return row ?? null;
}

export const listAlerts = statement(
  'alerts.list',
  `select ${COLUMNS} from alerts where account_id = $1 order by created_at desc, id`,
).all<Alert, [accountId: string]>();

export type AlertChange = Wishes & {
  readonly name: string | null;
  readonly filter: SearchFilter | null;
  readonly query: string | null;
  readonly frequency: Frequency | null;
  readonly isPaused: boolean | null;
};

/** Whether another alert of the person would have the same search after the change. */
export const isOthers = statement(
  'alerts.isOthers',
  `select from alerts a join alerts o on o.account_id = a.account_id and o.id <> a.id
     and o.filter = coalesce($3::jsonb, a.filter) and o.query = coalesce($4, a.query)
   where a.account_id = $1 and a.id = $2 and ($3 is not null or $4 is not null)`,
).any<[accountId: string, id: string, search: Pick<AlertChange, 'filter' | 'query'>]>(
  inOrderOf(json('filter'), 'query'),
);

/** Changes the given fields of a person's own alert; null when it is not theirs. */
export const changeAlert = statement(
  'alerts.change',
  `update alerts set name = coalesce($3, name), frequency = coalesce($4, frequency),
     paused_at = case when $5::boolean is null then paused_at when $5 then coalesce(paused_at, now()) end,
     tells_drops = coalesce($6, tells_drops), tells_edits = coalesce($7, tells_edits),
     filter = coalesce($8::jsonb, filter), query = coalesce($9, query)
   where id = $2 and account_id = $1 returning ${COLUMNS}`,
).one<Alert, [accountId: string, id: string, change: AlertChange], Writes>(
  inOrderOf('name', 'frequency', 'isPaused', 'tellsDrops', 'tellsEdits', json('filter'), 'query'),
);

export const removeAlert = statement(
  'alerts.remove',
  'delete from alerts where account_id = $1 and id = $2 returning id',
).any<[accountId: string, id: string], Writes>();

/**
 * Returns alerts older than the ad's publication or its auction's plan, in batches after `after`, without the owner's
 * and those already notified of the ad. Matches never notified are found again: the car was unavailable in between.
 */
export const findWatching = statement(
  'alerts.watching',
  `select ${COLUMNS} from alerts a where paused_at is null and ($1::uuid is null or id > $1)
     and created_at <= coalesce($4::timestamptz, (select published_at from ads where uuid = $2))
     and account_id is distinct from (select owner_id from ads where uuid = $2)
     and not exists (
       select from alert_matches where alert_id = a.id and ad_uuid = $2 and told_at is not null)
   order by id limit $3`,
).all<Alert, [adUuid: string, at: Instant | null, after: string | null, first: number]>(
  (adUuid, at, after, first) => [after, adUuid, first, at === null ? null : timestamp(at)],
);

/** Stores the matches; returns the alerts to notify. */
export const addMatches = statement(
  'alerts.addMatches',
  `insert into alert_matches (alert_id, ad_uuid, told_at)
   select id, $2, case when frequency = 'IMMEDIATE' then clock_timestamp() end
   from alerts where id = any($1::uuid[])
   on conflict (alert_id, ad_uuid) do update set told_at = excluded.told_at where alert_matches.told_at is null
   returning alert_id as id`,
).column<{ id: string }, [ids: readonly string[], adUuid: string], Writes>('id');

/** Locks an alert, so that two cars matched at the same time schedule only one letter. */
export const holdAlert = statement(
  'alerts.hold',
  'select id from alerts where id = $1 for no key update',
).any<[id: string], Writes>();

/** The job that sends the matches of a daily or weekly alert. */
export const TELL_COLLECTED = 'alerts.tellCollected';

type NextLetter = {
  readonly filter: SearchFilter;
  readonly waitMs: number;
  /** Whether a job not yet started is scheduled for that time or later. */
  readonly isPromised: boolean;
};
const OF_PUBLIC = "join ads d on d.uuid = n.ad_uuid and d.status = 'PUBLISHED'";

/**
 * Returns an alert's filter and the milliseconds until its next letter; null where no match is still for sale, or it is
 * paused.
 */
export const findNextLetter = statement(
  'alerts.nextLetter',
  `select filter, greatest(0, extract(epoch from due - clock_timestamp()) * 1000)::float8 as "waitMs",
     exists (select from jobs where kind = '${TELL_COLLECTED}' and data ->> 'id' = a.id::text and died_at is null
       and attempts = 0 and run_at >= due - interval '1 second') as "isPromised"
   from alerts a, lateral (select told_at + case frequency when 'WEEKLY' then interval '7 days'
     when 'DAILY' then interval '1 day' else interval '0' end as due) l
   where id = $1 and paused_at is null and (
     exists (select from alert_matches n ${OF_PUBLIC} where n.alert_id = a.id and n.told_at is null)
     or exists (select from alert_news n ${OF_PUBLIC} where n.alert_id = a.id and n.told_at is null))`,
).one<NextLetter, [id: string]>();

/** Marks the new matches that are still for sale as notified, and returns them. */
export const takeMatches = statement(
  'alerts.takeMatches',
  `update alert_matches m set told_at = clock_timestamp() from alerts a, ads d
   where a.id = $1 and m.alert_id = a.id and m.told_at is null and a.paused_at is null
     and d.uuid = m.ad_uuid and d.status = 'PUBLISHED'
   returning m.ad_uuid as "adUuid"`,
).column<{ adUuid: string }, [id: string], Writes>('adUuid');

/** Marks an alert as notified now; null when there is no such alert. */
export const markTold = statement(
  'alerts.markTold',
  `update alerts set told_at = clock_timestamp() where id = $1 returning ${COLUMNS}`,
).one<Alert, [id: string], Writes>();
