import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** What a person has reported. It stays, for what was decided of it must be explained; nobody is named. */
export const reportsPersonalData: PersonalData = {
  name: 'reports',
  collect: statement(
    'reports.collect',
    `select number, subject, reason, text, measure, statement, to_json(created_at) as "createdAt"
   from reports where reporter_id = $1 order by created_at`,
  ).all(),
  erase: statement('reports.erase', 'update reports set email = null where reporter_id = $1').run(),
};
