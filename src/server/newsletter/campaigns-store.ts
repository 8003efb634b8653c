import type { CampaignSegment, CampaignState, GivenCampaign } from '#shared/fields/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { inOrderOf, json, statement, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';

/** A campaign's results in persons; `waiting`: not written yet, or the mail server has not answered yet. */
export type CampaignCounts = {
  readonly total: number;
  readonly waiting: number;
  readonly sent: number;
  readonly refused: number;
  readonly left: number;
};

/** The audience: subscribers, perhaps of one language; or the filter of a list of people. */
export type Segment = {
  readonly segment: CampaignSegment;
  readonly language: Language | null;
  readonly people: unknown;
};

export type Campaign = Omit<GivenCampaign, 'segment' | 'language'> &
  Segment & {
    readonly id: string;
    readonly authorName: string;
    readonly state: CampaignState;
    /** Increases with each save. */
    readonly version: number;
    readonly createdAt: number;
    readonly beganAt: number | null;
    readonly endedAt: number | null;
    readonly counts: CampaignCounts;
  };

export type CampaignDraft = GivenCampaign & { readonly people: unknown };

const ofDraft = inOrderOf(
  ...([json('subject'), json('body'), json('button'), 'page', 'segment', 'language'] as const),
  json('people'),
);

export const addCampaign = statement(
  'campaigns.add',
  `insert into campaigns (author_id, subject, body, button, page, segment, language, people)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
).value<{ id: string }, [authorId: string, draft: CampaignDraft], Writes>('id', ofDraft);

export const changeCampaign = statement(
  'campaigns.change',
  `update campaigns set subject = $2, body = $3, button = $4, page = $5, segment = $6, language = $7, people = $8,
     version = version + 1
   where id = $1`,
).run<[id: string, draft: CampaignDraft]>(ofDraft);

export const removeCampaign = statement('campaigns.remove', 'delete from campaigns where id = $1').run<
  [id: string]
>();

/** Once an e-mail was swept from the outbox, its recipient counts as reached. */
const COUNTED = `json_build_object('total', count(*),
  'waiting', count(*) filter (where r.outcome is null
    or (m.sent_at is null and m.refusal is null and m.given_up is null and m.id is not null)),
  'sent', count(*) filter (where r.outcome = 'WRITTEN' and (m.id is null or m.sent_at is not null)),
  'refused', count(*) filter (where m.sent_at is null and m.refusal is not null),
  'left', count(*) filter (where r.outcome = 'LEFT'
    or m.sent_at is null and m.refusal is null and m.given_up is not null))`;
const COUNTS = `(select ${COUNTED} from campaign_recipients r left join mails m on m.id = r.mail_id
  where r.campaign_id = c.id)`;
const CAMPAIGN = `c.id, c.subject, c.body, c.button, c.page, c.segment, c.language, c.people, c.state, c.version,
  c.created_at as "createdAt", c.began_at as "beganAt", c.ended_at as "endedAt",
  coalesce(c.counts, ${COUNTS}::jsonb) as counts, trim(p.first_name || ' ' || p.last_name) as "authorName"`;
const FROM = 'from campaigns c join accounts p on p.id = c.author_id';

export const findCampaign = statement(
  'campaigns.find',
  `select ${CAMPAIGN} ${FROM} where c.id = $1`,
).byId<Campaign>();

/** Locks a campaign until the transaction ends: to change it, stop it or send a part. */
export const holdCampaign = statement(
  'campaigns.hold',
  `select ${CAMPAIGN} ${FROM} where c.id = $1 for update of c`,
).byId<Campaign, Writes>();

/** The sort orders of the staff's list. */
export const CAMPAIGN_ORDERS = {
  SUBJECT: "lower(coalesce(c.subject ->> 'fr', c.subject ->> 'en', c.subject ->> 'es'))",
  AT: 'c.created_at',
} as const;

export const listCampaigns = statement(
  'campaigns.list',
  `select ${CAMPAIGN}, count(*) over ()::int as "totalCount" ${FROM}
   where ($1::text is null or c.state = $1) and ($2::text is null or folded(c.subject::text) like $2)
   order by ${orderBy('$5', CAMPAIGN_ORDERS)}, c.created_at desc, c.id limit $3 offset $4`,
).page<Campaign, { readonly state: CampaignState | null; readonly pattern: string | null }>(
  inOrderOf('state', 'pattern'),
);

// $1: the accounts of a list of people, null for subscribers; $2: only this language.
const reachedOf = (subscribers: string) => `
  select s.id, coalesce(s.email, p.email) as email, s.language, s.confirmed_at is not null as "isConfirmed",
    coalesce(p.blocked_at is not null, false) as "isBlocked"
  from ${subscribers} s full join accounts p on lower(p.email) = lower(s.email)
  where case when $1::uuid[] is null then s.id is not null and ($2::text is null or s.language = $2)
    else p.id = any($1) end`;
const WRITABLE = 'r."isConfirmed" and not r."isBlocked"';

/** The size of a segment: people in it, reachable, why the others are not, and readers by language. */
export type Reach = {
  readonly total: number;
  readonly unconfirmed: number;
  readonly blocked: number;
  readonly writable: number;
  readonly en: number;
  readonly es: number;
};

type Ids = readonly string[] | null;

export const countReach = statement(
  'campaigns.reach',
  `select count(*)::int as total, count(*) filter (where not r."isConfirmed")::int as unconfirmed,
     count(*) filter (where r."isConfirmed" and r."isBlocked")::int as blocked,
     count(*) filter (where ${WRITABLE})::int as writable,
     count(*) filter (where ${WRITABLE} and r.language = 'EN')::int as en,
     count(*) filter (where ${WRITABLE} and r.language = 'ES')::int as es
   from (${reachedOf('newsletter_subscribers')}) r`,
).one<Reach, [ids: Ids, language: Language | null]>();

/** Stores the reachable recipients, locked against unsubscribing meanwhile; returns their number. */
export const freezeRecipients = statement(
  'campaigns.freeze',
  `with held as (select * from newsletter_subscribers where confirmed_at is not null for key share)
   insert into campaign_recipients (campaign_id, position, subscriber_id, email, language)
   select $3, row_number() over (order by r.id), r.id, r.email, r.language
   from (${reachedOf('held')}) r where ${WRITABLE}
   returning position`,
).all<{ position: number }, [ids: Ids, language: Language | null, id: string], Writes>();

export const moveCampaign = statement(
  'campaigns.move',
  `update campaigns set state = $2, began_at = coalesce(began_at, clock_timestamp()),
     ended_at = case when $2 <> 'SENDING' then clock_timestamp() end where id = $1`,
).run<[id: string, state: CampaignState]>();

/** A recipient who is still subscribed; may have been blocked since the campaign began. */
export type Recipient = {
  readonly position: number;
  readonly isKeptOut: boolean;
  readonly subscriberId: string;
  readonly email: string;
  readonly emailHash: Buffer;
  readonly language: Language;
};

/** SQL: a case-insensitive hash of an address, short enough for a link. */
const hashOf = (email: string) => `substring(sha256(convert_to(lower(${email}), 'UTF8')) from 1 for 12)`;

const KEPT_OUT = `exists (select from accounts p where lower(p.email) = lower(r.email) and p.blocked_at is not null)`;

export const nextRecipients = statement(
  'campaigns.next',
  `select r.position, r.subscriber_id as "subscriberId", r.email, ${hashOf('r.email')} as "emailHash", r.language,
     ${KEPT_OUT} as "isKeptOut"
   from campaign_recipients r
   where r.campaign_id = $1 and r.outcome is null order by r.position limit $2 for update of r`,
).all<Recipient, [id: string, most: number], Writes>();

/** Ends a subscription, and, if a hash is given, the current one of its address. */
export const endSubscription = statement(
  'newsletter.end',
  `delete from newsletter_subscribers where id = $1 or ${hashOf('email')} = $2`,
).run<[id: string, emailHash: Buffer | null]>();

/** Marks recipients as left out. */
export const leaveOut = statement(
  'campaigns.leaveOut',
  `update campaign_recipients set outcome = 'LEFT' where campaign_id = $1 and position = any($2::int[])`,
).run<[id: string, positions: readonly number[]]>();

/** Whether an e-mail belongs to a campaign and its recipient was blocked since it was written. */
export const isKeptOut = statement(
  'campaigns.isKeptOut',
  `select exists (select from campaign_recipients r where r.mail_id = $1 and ${KEPT_OUT}) as is`,
).value<{ is: boolean }, [mailId: number]>('is');

/** Links e-mails to their recipients by address. */
export const markWritten = statement(
  'campaigns.written',
  `update campaign_recipients r set outcome = 'WRITTEN', mail_id = m.id from mails m
   where r.campaign_id = $1 and r.outcome is null and m.id = any($2) and m.recipient = r.email`,
).run<[id: string, mailIds: readonly number[]]>();

const keepCountsSql = statement(
  'campaigns.keepCounts',
  `update campaigns c set counts = ${COUNTS}
   where c.counts is null and c.ended_at < clock_timestamp() - interval '13 months'`,
);
const forgetLettersSql = statement(
  'campaigns.forgetLetters',
  `delete from mails m using campaign_recipients r, campaigns c
   where m.id = r.mail_id and c.id = r.campaign_id and c.counts is not null`,
);
const forgetRecipientsSql = statement(
  'campaigns.forgetRecipients',
  'delete from campaign_recipients r using campaigns c where c.id = r.campaign_id and c.counts is not null',
);

/** Deletes the recipients of campaigns that ended thirteen months ago; their counts stay. */
export async function forgetRecipients(writes: Writes): Promise<void> {
  for (const sql of [keepCountsSql, forgetLettersSql, forgetRecipientsSql]) await writes.query(sql);
}
