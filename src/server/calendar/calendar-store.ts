import type { Language } from '#shared/words/locale.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';

const serialSql = statement('calendar.findSerial', 'select serial from calendar_feeds where account_id = $1');

export async function findSerial(reads: Reads, accountId: string): Promise<string | null> {
  const [row] = await reads.query<{ serial: string }>(serialSql, [accountId]);
  return row?.serial ?? null;
}

const feedSql = statement(
  'calendar.findFeed',
  `select p.id as "accountId", p.language from calendar_feeds f join accounts p on p.id = f.account_id
   where f.serial = $1 and p.erased_at is null and p.blocked_at is null`,
);

/** Whose feed it is, and the language it is written in. */
export async function findFeed(
  reads: Reads,
  serial: string,
): Promise<{ accountId: string; language: Language } | null> {
  const [row] = await reads.query<{ accountId: string; language: Language }>(feedSql, [serial]);
  return row ?? null;
}

const followedSql = statement(
  'calendar.findFollowed',
  `select f.ad_uuid as uuid from favorites f
   where f.account_id = $1 and exists (
     select from auctions a where a.ad_uuid = f.ad_uuid and a.end_at > clock_timestamp() - interval '30 days')
   order by f.created_at desc, f.ad_uuid limit 200`,
);

/** The favourites that have an end to tell: those of the last month stay, for whoever looks back. */
export async function findFollowed(reads: Reads, accountId: string): Promise<string[]> {
  return (await reads.query<{ uuid: string }>(followedSql, [accountId])).map(row => row.uuid);
}

const renewSql = statement(
  'calendar.renew',
  `insert into calendar_feeds (account_id) values ($1)
   on conflict (account_id) do update set serial = gen_random_uuid(), created_at = now() returning serial`,
);

/** Makes a new serial, which ends the address of the one before. */
export async function renewFeed(writes: Writes, accountId: string): Promise<string> {
  const [row] = await writes.query<{ serial: string }>(renewSql, [accountId]);
  if (!row) throw new Error('a feed that was just written has a serial');
  return row.serial;
}

const removeSql = statement(
  'calendar.remove',
  'delete from calendar_feeds where account_id = $1 returning serial',
);

/** Ends the address of a person's feed; false where they had none. */
export async function removeFeed(writes: Writes, accountId: string): Promise<boolean> {
  return (await writes.query(removeSql, [accountId])).length > 0;
}
