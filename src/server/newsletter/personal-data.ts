import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** The subscription of a person's confirmed address, and the campaigns sent to it. */
export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  collect: statement(
    'newsletter.collect',
    `select s.email, s.language, s.consent, to_json(s.consented_at) as "consentedAt",
     to_json(s.confirmed_at) as "confirmedAt",
     (select coalesce(json_agg(json_build_object('subject', c.subject ->> lower(r.language), 'began', c.began_at)
        order by c.began_at), '[]')
      from campaign_recipients r join campaigns c on c.id = r.campaign_id where r.subscriber_id = s.id) as letters
   from newsletter_subscribers s join accounts p on lower(s.email) = lower(p.email)
   where p.id = $1 and p.email_confirmed_at is not null`,
  ).all(),
  erase: statement(
    'newsletter.erase',
    `delete from newsletter_subscribers s using accounts p
   where p.id = $1 and p.email_confirmed_at is not null and lower(s.email) = lower(p.email)`,
  ).run(),
};
