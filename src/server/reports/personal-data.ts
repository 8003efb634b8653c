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
  erase: statement(
    'reports.erase',
    `update reports set email = case when reporter_id = $1 then null else email end,
       excerpt = case when subject = 'MEMBER' and author_id = $1 then '—' else excerpt end
     where reporter_id = $1 or author_id = $1`,
  ).run(),
};
