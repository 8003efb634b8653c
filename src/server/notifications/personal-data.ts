import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** A person's notifications, their settings and their push subscriptions. */
export const notificationsPersonalData: PersonalData = {
  name: 'notifications',
  collect: statement(
    'notifications.collect',
    `select json_build_object(
     'told', coalesce((select json_agg(json_build_object('kind', kind, 'ad', ad_uuid, 'data', data, 'at', created_at,
       'readAt', read_at, 'mailedAt', mailed_at) order by created_at) from notifications where account_id = $1), '[]'),
     'settings', (select json_build_object('channels', channels, 'quietFrom', quiet_from, 'quietUntil', quiet_until,
       'endingOffsets', ending_offsets) from notification_settings where account_id = $1),
     'devices', coalesce((select json_agg(json_build_object('endpoint', endpoint, 'since', created_at))
       from push_subscriptions where account_id = $1), '[]')) as held`,
  ).value<{ held: unknown }, [accountId: string]>('held'),
  erase: statement(
    'notifications.erase',
    `with told as (delete from notifications where account_id = $1),
     settings as (delete from notification_settings where account_id = $1)
   delete from push_subscriptions where account_id = $1`,
  ).run(),
};
