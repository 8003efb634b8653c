import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/**
 * A person's reports, and the decisions on their content, also after the other side's appeal, with their own appeals;
 * the reporter is never disclosed. Kept without names, because decisions must be explained later.
 */
export const reportsPersonalData: PersonalData = {
  name: 'reports',
  collect: statement(
    'reports.collect',
    `select r.number, r.subject, r.excerpt, case when s.side = 'REPORTER' then r.reason end as reason,
     case when s.side = 'REPORTER' then r.text end as text, r.measure, r.statement, to_json(r.created_at) as "createdAt",
     a.text as appeal, (select json_agg(json_build_object('measure', measure, 'statement', statement) order by decided_at)
       from report_appeals where report_id = r.id and decided_at is not null) as reviews
   from reports r join (values ('REPORTER'), ('AUTHOR')) s (side)
       on case s.side when 'REPORTER' then r.reporter_id = $1 else r.author_id = $1 and r.decided_at is not null end
     left join report_appeals a on a.report_id = r.id and a.side = s.side
   order by r.created_at`,
  ).all(),
  erase: statement(
    'reports.erase',
    `update reports set email = case when reporter_id = $1 then null else email end,
       excerpt = case when subject = 'MEMBER' and author_id = $1 then '—' else excerpt end
     where reporter_id = $1 or author_id = $1`,
  ).run(),
};
