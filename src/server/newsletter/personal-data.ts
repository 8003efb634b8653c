import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** The wish for the house's letter that was made with a person's address. */
export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  collect: statement(
    'newsletter.collect',
    `select s.email, s.language, s.consent, to_json(s.consented_at) as "consentedAt",
     to_json(s.confirmed_at) as "confirmedAt"
   from newsletter_subscribers s join accounts p on lower(s.email) = lower(p.email) where p.id = $1`,
  ).all(),
  erase: statement(
    'newsletter.erase',
    'delete from newsletter_subscribers s using accounts p where p.id = $1 and lower(s.email) = lower(p.email)',
  ).run(),
};
