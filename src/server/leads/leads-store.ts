import { createHash } from 'node:crypto';
import type { Instant } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { inOrderOf, isUuid, json, statement, type Writes } from '../database/index.ts';

export type Answers = Readonly<Record<string, readonly string[]>>;

/** What somebody fills in, sent or not. */
export type Inquiry = {
  readonly id: string;
  readonly form: string;
  readonly accountId: string | null;
  readonly adUuid: string | null;
  readonly language: Language;
  readonly answers: Answers;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly sentAt: Instant | null;
};

export type LeadState = 'NEW' | 'IN_PROGRESS' | 'DONE' | 'DROPPED';

/** A request that staff answer, with its answers. */
export type Lead = Omit<Inquiry, 'language' | 'updatedAt' | 'sentAt'> & {
  readonly name: string;
  /** null for who only left a telephone. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly leadSource: string;
  readonly state: LeadState;
  readonly ownerId: string | null;
  readonly note: string;
  readonly dueAt: Instant;
};

const LIST_LENGTH_MAX = 50;
const UNSENT_KEPT_DAYS = 90;
const LINK_GOOD_FOR_DAYS = 7;

const INQUIRY = `id, form, account_id as "accountId", ad_uuid as "adUuid", language, answers,
  created_at as "createdAt", updated_at as "updatedAt", sent_at as "sentAt"`;
// Once a draft belongs to an account, other users of the same browser must not see it.
const MINE = '((key_hash = $2 and account_id is null) or account_id = $3)';

/** Whose drafts: the browser's key, kept as a hash, and the account when somebody is signed in. */
export type Keeper = { readonly key: string | null; readonly accountId: string | null };

/** Hashes a key; null matches no draft. */
function hashOf(key: string | null): Buffer | null {
  return key === null ? null : createHash('sha256').update(key).digest();
}
const ofKeeper = inOrderOf({ of: 'key', as: hashOf }, 'accountId');

export const findInquiry = statement(
  'leads.findInquiry',
  `select ${INQUIRY} from inquiries where id = $1 and ${MINE}`,
).one<Inquiry, [id: string, keeper: Keeper]>(ofKeeper);

export const lockInquiry = statement(
  'leads.lockInquiry',
  `select ${INQUIRY} from inquiries where id = $1 and ${MINE} for update`,
).one<Inquiry, [id: string, keeper: Keeper], Writes>(ofKeeper);

/** The drafts and sent forms of a keeper, newest first. */
export const listInquiries = statement(
  'leads.listInquiries',
  `select ${INQUIRY} from inquiries where (key_hash = $1 and account_id is null) or account_id = $2
   order by updated_at desc, id limit ${LIST_LENGTH_MAX}`,
).all<Inquiry, [keeper: Keeper]>(ofKeeper);

/** Whether a browser's key keeps a draft of one of these forms. */
export const hasDraftOf = statement(
  'leads.hasDraftOf',
  `select from inquiries where key_hash = $1 and account_id is null and sent_at is null and form = any($2) limit 1`,
).any<[key: string | null, forms: readonly string[]]>((key, forms) => [hashOf(key), forms]);

/** Returns those of the photos that exist: unreferenced ones are deleted after a day. */
export const listPhotos = statement(
  'leads.photos',
  'select id from photos where id = any($1::uuid[])',
).column<{ id: string }, [ids: readonly string[]]>('id', ids => [ids.filter(isUuid)]);

export type NewInquiry = Pick<Inquiry, 'form' | 'adUuid' | 'language' | 'answers'>;
const ofDraft = inOrderOf('form', 'adUuid', 'language', json('answers'));

export const addInquiry = statement(
  'leads.addInquiry',
  `insert into inquiries (key_hash, account_id, form, ad_uuid, language, answers)
   values ($1, $2, $3, $4, $5, $6) returning ${INQUIRY}`,
).only<Inquiry, [keeper: Keeper, draft: NewInquiry], Writes>((keeper, draft) => [
  ...ofKeeper(keeper),
  ...ofDraft(draft),
]);

/** Writes the answers; a draft that was a visitor's becomes the account's at the first save after signing in. */
export const saveInquiry = statement(
  'leads.saveInquiry',
  `update inquiries set answers = $2, account_id = coalesce(account_id, $3), language = $4, form = $5,
     updated_at = clock_timestamp()
   where id = $1 returning ${INQUIRY}`,
).only<Inquiry, [id: string, inquiry: Pick<Inquiry, 'form' | 'answers' | 'accountId' | 'language'>], Writes>(
  inOrderOf(json('answers'), 'accountId', 'language', 'form'),
);

/** Moves a browser's draft to the account signed in there. */
export const takeInquiry = statement(
  'leads.takeInquiry',
  `update inquiries set account_id = $3 where id = $1 and ${MINE} returning ${INQUIRY}`,
).one<Inquiry, [id: string, keeper: Keeper], Writes>(ofKeeper);

/** Sets the link of a draft; an older link becomes invalid. */
export const linkInquiry = statement(
  'leads.linkInquiry',
  `update inquiries set link_hash = $2, link_until = clock_timestamp() + interval '${LINK_GOOD_FOR_DAYS} days'
   where id = $1`,
).run<[id: string, token: string]>((id, token) => [id, hashOf(token)]);

// A draft that belongs to an account cannot be taken over by its link.
/**
 * Moves a draft to whoever has its link. The link stays valid for ten more minutes, because the response with the new
 * key may be lost. Returns null where the link is invalid or expired.
 */
export const followLink = statement(
  'leads.followLink',
  `update inquiries set key_hash = $2, account_id = coalesce(account_id, $3),
     link_until = least(link_until, clock_timestamp() + interval '10 minutes')
   where link_hash = $1 and link_until > clock_timestamp() and sent_at is null
     and (account_id is null or account_id = $3)
   returning ${INQUIRY}`,
).one<Inquiry, [token: string, keeper: Keeper], Writes>((token, keeper) => [
  hashOf(token),
  ...ofKeeper(keeper),
]);

/** Locks a keeper's sending until the transaction ends, so that drafts are sent one at a time. */
export const holdSending = statement(
  'leads.holdSending',
  `select pg_advisory_xact_lock(hashtextextended('leads ' || $1::text, 0))::text as locked`,
).run<[keeper: Keeper]>(({ accountId, key }) => [accountId ?? hashOf(key)?.toString('hex') ?? '']);

/**
 * A form that the keeper sent within the last ten minutes with equal answers, whose lead is open or took effect by
 * itself; null where there is none. What an API key sent does not count for what its person sends.
 */
export const findSentBefore = statement(
  'leads.findSentBefore',
  `select ${INQUIRY} from inquiries where id <> $1 and ${MINE} and sent_at > clock_timestamp() - interval '10 minutes'
     and exists (select from inquiries d where d.id = $1 and d.form = inquiries.form and d.answers = inquiries.answers
       and (d.ad_uuid is null or d.ad_uuid = inquiries.ad_uuid))
     and exists (select from leads l where l.inquiry_id = inquiries.id and (not l.by_key or $4) and (
       l.state in ('NEW', 'IN_PROGRESS') or (l.form = 'withdrawal' and l.state = 'DONE')))
   order by sent_at limit 1`,
).one<Inquiry, [id: string, keeper: Keeper, byKey: boolean], Writes>((id, keeper, byKey) => [
  id,
  ...ofKeeper(keeper),
  byKey,
]);

export const markSent = statement(
  'leads.markSent',
  `update inquiries set sent_at = clock_timestamp(), updated_at = clock_timestamp(),
     ad_uuid = coalesce(ad_uuid, $2), account_id = coalesce(account_id, $3)
   where id = $1 returning ${INQUIRY}`,
).only<Inquiry, [id: string, inquiry: Pick<Inquiry, 'adUuid' | 'accountId'>], Writes>(
  inOrderOf('adUuid', 'accountId'),
);

/** Drops a draft that was not sent; answers whether there was one. */
export const removeInquiry = statement(
  'leads.removeInquiry',
  `delete from inquiries where id = $1 and ${MINE} and sent_at is null returning id`,
).any<[id: string, keeper: Keeper], Writes>(ofKeeper);

/** How long a lead is kept after its deadline, as stated on the privacy page. */
const KEPT_YEARS = 3;

/**
 * Deletes drafts untouched for ninety days, and leads three years after their deadline, answered or not, with their
 * forms. A lead with a consignment stays.
 */
export const sweepInquiries = statement(
  'leads.sweep',
  `with gone as (
     delete from leads l where greatest(created_at, due_at) < clock_timestamp() - interval '${KEPT_YEARS} years'
       and not exists (select from consignments where lead_id = l.id)
     returning inquiry_id)
   delete from inquiries where id in (select inquiry_id from gone)
     or (sent_at is null and updated_at < clock_timestamp() - interval '${UNSENT_KEPT_DAYS} days')`,
).run();

export type NewLead = Pick<
  Lead,
  'form' | 'adUuid' | 'accountId' | 'name' | 'email' | 'phone' | 'leadSource'
> & {
  readonly inquiryId: string;
  readonly dueInHours: number;
  /** Sent by a key for programs. */
  readonly byKey: boolean;
};

export const addLead = statement(
  'leads.add',
  `insert into leads (inquiry_id, form, ad_uuid, account_id, name, email, phone, lead_source, by_key, due_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $10, clock_timestamp() + $9 * interval '1 hour') returning id`,
).onlyValue<{ id: string }, [lead: NewLead], Writes>(
  'id',
  inOrderOf(
    'inquiryId',
    'form',
    'adUuid',
    'accountId',
    'name',
    'email',
    'phone',
    'leadSource',
    'dueInHours',
    'byKey',
  ),
);
