import type { Language } from '#shared/words/locale.ts';
import { statement, type Writes } from '../database/index.ts';

export const findSerial = statement(
  'calendar.findSerial',
  'select serial from calendar_feeds where account_id = $1',
).value<{ serial: string }, [accountId: string]>('serial');

/** The owner of a feed, and its language. */
export const findFeed = statement(
  'calendar.findFeed',
  `select p.id as "accountId", p.language from calendar_feeds f join accounts p on p.id = f.account_id
   where f.serial = $1 and p.erased_at is null and p.blocked_at is null`,
).one<{ accountId: string; language: Language }, [serial: string]>();

/** The favourites with an auction; those that ended in the last 30 days stay listed. */
export const findFollowed = statement(
  'calendar.findFollowed',
  `select f.ad_uuid as uuid from favorites f
   where f.account_id = $1 and exists (
     select from auctions a where a.ad_uuid = f.ad_uuid and a.end_at > clock_timestamp() - interval '30 days')
   order by f.created_at desc, f.ad_uuid limit 200`,
).column<{ uuid: string }, [accountId: string]>('uuid');

/** Creates a new serial, which invalidates the previous address. */
export const renewFeed = statement(
  'calendar.renew',
  `insert into calendar_feeds (account_id) values ($1)
   on conflict (account_id) do update set serial = gen_random_uuid(), created_at = now() returning serial`,
).onlyValue<{ serial: string }, [accountId: string], Writes>('serial');

/** Deletes a person's feed; false where they had none. */
export const removeFeed = statement(
  'calendar.remove',
  'delete from calendar_feeds where account_id = $1 returning serial',
).any<[accountId: string], Writes>();
