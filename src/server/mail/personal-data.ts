import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/**
 * The e-mails to a person with a confirmed address, without their text: links and codes in it would let in anybody who
 * has the export.
 */
export const lettersPersonalData: PersonalData = {
  name: 'letters',
  collect: statement(
    'mail.collect',
    `select m.subject, to_json(m.created_at) as "writtenAt"
   from mails m join accounts p on lower(m.recipient) = lower(p.email)
   where p.id = $1 and p.email_confirmed_at is not null order by m.id`,
  ).all(),
  erase: statement(
    'mail.erase',
    `delete from mails m using accounts p
   where p.id = $1 and p.email_confirmed_at is not null and lower(m.recipient) = lower(p.email)`,
  ).run(),
};
