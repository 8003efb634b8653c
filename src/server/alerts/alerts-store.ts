import { type Reads, statement, type Writes } from '../database/index.ts';
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
  readonly isPaused: boolean;
  readonly createdAt: number;
};

export type NewAlert = Omit<Alert, 'id' | 'isPaused' | 'createdAt'>;

const COLUMNS = `id, account_id as "accountId", name, filter, query, frequency,
  paused_at is not null as "isPaused", created_at as "createdAt"`;

const renewSql = statement(
  'alerts.renew',
  `update alerts set name = $2, frequency = $5, paused_at = null
   where account_id = $1 and filter = $3::jsonb and query = $4 returning ${COLUMNS}`,
);
const addSql = statement(
  'alerts.add',
  `insert into alerts (account_id, name, filter, query, frequency)
   select $1, $2, $3, $4, $5 where (select count(*) from alerts where account_id = $1) < $6::int
   returning ${COLUMNS}`,
);

/** Keeps an alert, the one there is where its search is kept already; null when the person has as many as one may. */
export async function addAlert(writes: Writes, alert: NewAlert, most: number): Promise<Alert | null> {
  const { accountId, name, filter, query, frequency } = alert;
  const values = [accountId, name, JSON.stringify(filter), query, frequency];
  const [known] = await writes.query<Alert>(renewSql, values);
  if (known) return known;
  const [row] = await writes.query<Alert>(addSql, [...values, most]);
  return row ?? null;
}

const listSql = statement(
  'alerts.list',
  `select ${COLUMNS} from alerts where account_id = $1 order by created_at desc, id`,
);

export function listAlerts(reads: Reads, accountId: string): Promise<Alert[]> {
  return reads.query<Alert>(listSql, [accountId]);
}

const changeSql = statement(
  'alerts.change',
  `update alerts set name = coalesce($3, name), frequency = coalesce($4, frequency),
     paused_at = case when $5::boolean is null then paused_at when $5 then coalesce(paused_at, now()) end
   where id = $2 and account_id = $1 returning ${COLUMNS}`,
);

export type AlertChange = {
  readonly name: string | null;
  readonly frequency: Frequency | null;
  readonly isPaused: boolean | null;
};

/** Changes what is given of a person's own alert; null when it is not theirs. */
export async function changeAlert(
  writes: Writes,
  accountId: string,
  id: string,
  { name, frequency, isPaused }: AlertChange,
): Promise<Alert | null> {
  const [row] = await writes.query<Alert>(changeSql, [accountId, id, name, frequency, isPaused]);
  return row ?? null;
}

const removeSql = statement(
  'alerts.remove',
  'delete from alerts where account_id = $1 and id = $2 returning id',
);

export async function removeAlert(writes: Writes, accountId: string, id: string): Promise<boolean> {
  return (await writes.query(removeSql, [accountId, id])).length > 0;
}

const watchingSql = statement(
  'alerts.watching',
  `select ${COLUMNS} from alerts a where paused_at is null and ($1::uuid is null or id > $1)
     and created_at <= (select published_at from ads where uuid = $2)
     and account_id is distinct from (select owner_id from ads where uuid = $2)
     and not exists (select from alert_matches where alert_id = a.id and ad_uuid = $2)
   order by id limit $3`,
);

/** Alerts that an ad could be news to, some at a time, after the one given; one's own car is none. */
export function findWatching(
  reads: Reads,
  adUuid: string,
  after: string | null,
  first: number,
): Promise<Alert[]> {
  return reads.query<Alert>(watchingSql, [after, adUuid, first]);
}

const matchSql = statement(
  'alerts.addMatches',
  `insert into alert_matches (alert_id, ad_uuid, told_at)
   select id, $2, case when frequency = 'IMMEDIATE' then clock_timestamp() end
   from alerts where id = any($1::uuid[]) on conflict do nothing returning alert_id as id`,
);

/** Keeps that the ad was found; answers for which alerts it is new. */
export async function addMatches(writes: Writes, ids: readonly string[], adUuid: string): Promise<string[]> {
  return (await writes.query<{ id: string }>(matchSql, [ids, adUuid])).map(row => row.id);
}

const dueSql = statement(
  'alerts.untilDue',
  `select greatest(0, extract(epoch from told_at
     + case frequency when 'WEEKLY' then interval '7 days' when 'DAILY' then interval '1 day' else interval '0' end
     - clock_timestamp()) * 1000)::float8 as "waitMs" from alerts where id = $1`,
);

/** Milliseconds until a collecting alert may tell again; null when there is no such alert. */
export async function untilDue(reads: Reads, id: string): Promise<number | null> {
  const [row] = await reads.query<{ waitMs: number }>(dueSql, [id]);
  return row?.waitMs ?? null;
}

const collectSql = statement(
  'alerts.collectWaiting',
  `with told as (
     update alert_matches m set told_at = clock_timestamp() from alerts a, ads d
     where a.id = $1 and m.alert_id = a.id and m.told_at is null and a.paused_at is null
       and d.uuid = m.ad_uuid and d.status = 'PUBLISHED'
     returning m.ad_uuid
   ), counted as (
     select array_agg(ad_uuid) as ads from told
   )
   update alerts set told_at = clock_timestamp() from counted
   where id = $1 and counted.ads is not null
   returning account_id as "accountId", name, counted.ads`,
);

/** Takes what the alert has collected and what is still for sale; null when that is nothing. */
export async function takeWaiting(
  writes: Writes,
  id: string,
): Promise<{ accountId: string; name: string; ads: string[] } | null> {
  const [row] = await writes.query<{ accountId: string; name: string; ads: string[] }>(collectSql, [id]);
  return row ?? null;
}
