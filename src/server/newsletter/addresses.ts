import { statement, type Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';

const CONFIRMED =
  '(select from newsletter_subscribers s where lower(s.email) = lower($1) and s.confirmed_at is not null)';
const dropWaiting = statement(
  'newsletter.dropWaiting',
  `delete from newsletter_subscribers
   where lower(email) = lower($2) and confirmed_at is null and exists ${CONFIRMED}`,
).run<[from: string, to: string]>();
const moveSubscription = statement(
  'newsletter.move',
  `with moved as (
     update newsletter_subscribers set email = $2 where lower(email) = lower($1) and confirmed_at is not null
       and not exists (select from newsletter_subscribers s where lower(s.email) = lower($2)) returning id
   ), waiting as (
     update campaign_recipients r set email = $2 from moved where r.subscriber_id = moved.id
       and (r.outcome is null or exists (select from mails m where m.id = r.mail_id and m.sent_at is null))
     returning r.mail_id
   )
   update mails m set recipient = $2 from waiting where m.id = waiting.mail_id`,
).run<[from: string, to: string]>();
const dropLeft = statement(
  'newsletter.dropLeft',
  'delete from newsletter_subscribers where lower(email) = lower($1) and confirmed_at is not null',
).run<[from: string]>();

/**
 * Moves a subscription to its person's new address, both confirmed: under the old one nobody could end it. If the new
 * address already has a subscription, that one stays. Campaign e-mails under way go to the new address too.
 */
export async function followEmail(
  writes: Writes,
  { from, to }: DomainEventMap['email.moved'],
): Promise<void> {
  await dropWaiting(writes, from, to);
  await moveSubscription(writes, from, to);
  await dropLeft(writes, from);
}

/** Sets a subscription's language to the one that the person chose for e-mails. */
export const followLanguage = statement(
  'newsletter.followLanguage',
  `update newsletter_subscribers s set language = p.language from accounts p
   where p.id = $1 and p.email_confirmed_at is not null and lower(s.email) = lower(p.email)`,
).run<[accountId: string]>();
