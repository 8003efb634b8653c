import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** The letters written to a person. */
export const lettersPersonalData: PersonalData = {
  name: 'letters',
  collect: statement(
    'mail.collect',
    `select m.subject, m.body_text as text, to_json(m.created_at) as "writtenAt"
   from mails m join accounts p on lower(m.recipient) = lower(p.email) where p.id = $1 order by m.id`,
  ).all(),
  erase: statement(
    'mail.erase',
    'delete from mails m using accounts p where p.id = $1 and lower(m.recipient) = lower(p.email)',
  ).run(),
};
