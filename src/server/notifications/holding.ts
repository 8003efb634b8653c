import { statement } from '../database/index.ts';
import type { Holding } from '../holding.ts';

const notificationsSql = statement(
  'notifications.collect',
  `select kind, ad_uuid as ad, data, to_json(created_at) as "toldAt", to_json(read_at) as "readAt"
   from notifications where account_id = $1 order by created_at`,
);
const settingsSql = statement(
  'notifications.collectSettings',
  `select channels, quiet_from as "quietFrom", quiet_until as "quietUntil", ending_offsets as "endingOffsets"
   from notification_settings where account_id = $1`,
);
const alertsSql = statement(
  'notifications.collectAlerts',
  `select name, filter, frequency, to_json(created_at) as "createdAt" from alerts where account_id = $1
   order by created_at`,
);
const clearSqls = ['notifications', 'notification_settings', 'push_subscriptions', 'alerts'].map(table =>
  statement(`notifications.clear.${table}`, `delete from ${table} where account_id = $1`),
);

/** What a person was told, what they want to be told of, and where. */
export const notificationsHolding: Holding = {
  name: 'notifications',
  collect: async (reads, accountId) => ({
    told: await reads.query(notificationsSql, [accountId]),
    settings: await reads.query(settingsSql, [accountId]),
    alerts: await reads.query(alertsSql, [accountId]),
  }),
  erase: async (writes, accountId) => {
    for (const sql of clearSqls) await writes.query(sql, [accountId]);
  },
};
