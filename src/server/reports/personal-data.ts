import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

const collectSql = statement(
  'reports.collect',
  `select number, subject, reason, text, measure, statement, to_json(created_at) as "createdAt"
   from reports where reporter_id = $1 order by created_at`,
);
const eraseSql = statement('reports.erase', 'update reports set email = null where reporter_id = $1');

/** What a person has reported. It stays, for what was decided of it must be explained; nobody is named. */
export const reportsPersonalData: PersonalData = {
  name: 'reports',
  collect: (reads, accountId) => reads.query(collectSql, [accountId]),
  erase: async (writes, accountId) => {
    await writes.query(eraseSql, [accountId]);
  },
};
