import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** A person's saved searches. */
export const alertsPersonalData: PersonalData = {
  name: 'alerts',
  collect: statement(
    'alerts.collect',
    `select name, filter, frequency, tells_drops as "tellsDrops", tells_edits as "tellsEdits",
     to_json(created_at) as "createdAt" from alerts
   where account_id = $1 order by created_at`,
  ).all(),
  erase: statement('alerts.erase', 'delete from alerts where account_id = $1').run(),
};
