import { statement, type Writes } from '../database/index.ts';
import type { Letter } from './letter.ts';

const LIST_LENGTH_MAX = 200;

const momentOf = (at: Letter['goodUntil']) => (at ? new Date(at).toISOString() : null);

export const addLetters = statement(
  'mail.add',
  `insert into mails (recipient, subject, body_text, body_html, unsubscribe_url, good_until, lead_id, notification_id)
   select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::uuid[],
     $8::uuid[])
   returning id`,
).column<{ id: number }, [letters: readonly Letter[]], Writes>('id', letters => [
  letters.map(letter => letter.to),
  letters.map(letter => letter.subject),
  letters.map(letter => letter.text),
  letters.map(letter => letter.html),
  letters.map(letter => letter.unsubscribeUrl ?? null),
  letters.map(({ goodUntil }) => momentOf(goodUntil)),
  letters.map(letter => letter.leadId ?? null),
  letters.map(letter => letter.notificationId ?? null),
]);

export const listLetters = statement(
  'mail.list',
  `select recipient as "to", subject, body_text as text, body_html as html, created_at as at,
     unsubscribe_url as "unsubscribeUrl" from mails
   where $1::text is null or lower(recipient) = lower($1) order by id desc limit ${LIST_LENGTH_MAX}`,
).all<Letter & { at: number }, [to: string | null]>();

export type WaitingLetter = Letter & {
  readonly notificationId: string | null;
  readonly messageId: string;
  readonly createdAt: number;
  readonly isHeld: boolean;
  readonly isLate: boolean;
};

/** Locks a waiting e-mail until the transaction ends. */
export const takeLetter = statement(
  'mail.take',
  `select recipient as "to", subject, body_text as text, body_html as html, message_id as "messageId",
     unsubscribe_url as "unsubscribeUrl", created_at as "createdAt", notification_id as "notificationId",
     coalesce(held_until > clock_timestamp(), false) as "isHeld",
     coalesce(good_until <= clock_timestamp(), false) as "isLate"
   from mails where id = $1 and sent_at is null and refusal is null and given_up is null for update`,
).one<WaitingLetter, [id: number], Writes>();

/** Updates a waiting e-mail's content and address; returns whether it is obsolete. */
export const rewriteLetter = statement(
  'mail.rewrite',
  `update mails set recipient = $2, subject = $3, body_text = $4, body_html = $5, unsubscribe_url = $6, good_until = $7
   where id = $1 returning coalesce(good_until <= clock_timestamp(), false) as "isLate"`,
).value<{ isLate: boolean }, [id: number, letter: Letter], Writes>('isLate', (id, letter) => [
  id,
  letter.to,
  letter.subject,
  letter.text,
  letter.html,
  letter.unsubscribeUrl ?? null,
  momentOf(letter.goodUntil),
]);

/** Sets the lease of an e-mail being sent; 0 releases it. */
export const holdLetter = statement(
  'mail.hold',
  `update mails set held_until = clock_timestamp() + $2::float8 * interval '1 ms' where id = $1`,
).run<[id: number, forMs: number]>();

/** Why an e-mail was given up: it is obsolete, or the recipient no longer wants it. */
export type GivenUp = 'LATE' | 'UNWANTED';

export const giveUpLetter = statement('mail.giveUp', 'update mails set given_up = $2 where id = $1').run<
  [id: number, why: GivenUp]
>();

/** The refusal recorded for e-mails held back by a restore (also used by migration 0209). */
export const HELD_BACK = 'It waited when the backup was made.';

/** Marks an e-mail as sent, or as refused permanently with a reason. */
export const endLetter = statement(
  'mail.end',
  `update mails set sent_at = case when $2::text is null then clock_timestamp() end, refusal = $2,
     refused_at = case when $2::text is not null then clock_timestamp() end, held_until = null
   where id = $1 and sent_at is null`,
).run<[id: number, refusal: string | null]>((id, refusal) => [id, refusal?.slice(0, 500) ?? null]);

/**
 * Deletes sent e-mails after a month and refused ones after three; those of a campaign with it. Dead jobs of deleted
 * e-mails are deleted too.
 */
export const sweepLetters = statement(
  'mail.sweep',
  `with gone as (
     delete from mails m where (m.sent_at < clock_timestamp() - interval '30 days'
         or m.sent_at is null and m.created_at < clock_timestamp() - interval '90 days' and not exists (
           select from jobs where kind = $1 and died_at is null and data = jsonb_build_object('id', m.id)))
       and not exists (select from campaign_recipients r where r.mail_id = m.id) returning m.id
   )
   delete from jobs j where kind = $1 and died_at is not null and not exists (
     select from mails m where m.id = (j.data ->> 'id')::bigint and m.id not in (select id from gone))`,
).run<[kind: string]>();

/** Finds notifications whose e-mails were sent recently; a process of an older release may not have recorded it. */
export const findTold = statement(
  'mail.told',
  `select notification_id as id from mails
   where notification_id is not null and sent_at > clock_timestamp() - interval '2 days'`,
).column<{ id: string }, []>('id');

export const countWaiting = statement(
  'mail.waiting',
  // An e-mail with a long retry pause waits for its mailbox, not for the mail server. If the server refuses us as a
  // sender, further e-mails would be refused too, until it has accepted a later one.
  `select count(*)::int as count from jobs where kind = $1 and died_at is null
     and case when last_error like 'HouseRefused:%'
       then not exists (select from mails where id > (jobs.data ->> 'id')::bigint and sent_at is not null)
       else last_error is null or run_at < clock_timestamp() + interval '1 minute' end`,
).value<{ count: number }, [kind: string]>('count');
