import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

const collectSql = statement(
  'alerts.collect',
  `select name, filter, frequency, tells_drops as "tellsDrops", tells_edits as "tellsEdits",
     to_json(created_at) as "createdAt" from alerts
   where account_id = $1 order by created_at`,
);
const eraseSql = statement('alerts.erase', 'delete from alerts where account_id = $1');

/** The searches a person has kept. */
export const alertsPersonalData: PersonalData = {
  name: 'alerts',
  collect: (reads, accountId) => reads.query(collectSql, [accountId]),
  erase: async (writes, accountId) => {
    await writes.query(eraseSql, [accountId]);
  },
};
