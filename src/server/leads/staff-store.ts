import type { Instant } from '#shared/sale/index.ts';
import { MAY } from '../accounts/index.ts';
import { inOrderOf, instant, statement, type Writes } from '../database/index.ts';
import { orderBy } from '../paging.ts';
import { WITHDRAWAL_ORDER, WITHDRAWAL_PROOF, type WITHDRAWAL_PROOFS } from './declared.ts';
import type { Lead, LeadState } from './leads-store.ts';

/** A lead with the names it is shown under. */
export type StaffLead = Lead & {
  readonly adTitle: string | null;
  readonly ownerName: string | null;
  /** Whether it is open and past its deadline. */
  readonly isOverdue: boolean;
  /** The proof that an open withdrawal comes from the buyer, and so holds the price; null of other leads. */
  readonly proof: (typeof WITHDRAWAL_PROOFS)[number] | null;
  /** The order whose number a withdrawal gives. */
  readonly orderId: string | null;
};

/** SQL: open and past the deadline; where the owner has yet to submit their ad, only one set by staff counts. */
export const OVERDUE = `(l.state in ('NEW', 'IN_PROGRESS') and l.due_at < clock_timestamp()
  and (l.form <> 'sellAd' or l.inquiry_id is null or l.is_dated
    or not exists (select from ads u where u.uuid = l.ad_uuid and u.status = 'DRAFT')
    or exists (select from ad_submissions s where s.ad_uuid = l.ad_uuid and s.state = 'WAITING')))`;
const LEAD = `l.id, l.form, l.ad_uuid as "adUuid", l.account_id as "accountId", l.name, l.email, l.phone,
  l.lead_source as "leadSource", l.state, l.owner_id as "ownerId", l.note, l.due_at as "dueAt",
  l.created_at as "createdAt", coalesce(i.answers, '{}') as answers, ${OVERDUE} as "isOverdue",
  ${WITHDRAWAL_PROOF} as proof, ${WITHDRAWAL_ORDER} as "orderId",
  case when d.uuid is not null then concat_ws(' ', d.brand, d.model, d.year) end as "adTitle",
  o.first_name || ' ' || o.last_name as "ownerName"`;
const TABLES = `leads l left join inquiries i on i.id = l.inquiry_id left join ads d on d.uuid = l.ad_uuid
  left join accounts o on o.id = l.owner_id`;

export type LeadWish = {
  readonly states: readonly LeadState[];
  readonly form: string | null;
  readonly ownerId: string | null;
  readonly isOverdue: boolean;
  readonly pattern: string | null;
};

/** What staff may order this list by. */
export const LEAD_ORDERS = { NAME: 'lower(l.name)', DUE: 'l.due_at', AT: 'l.created_at' } as const;

// Open leads are listed by deadline, closed ones newest first.
export const listLeads = statement(
  'leads.list',
  `select ${LEAD}, count(*) over ()::int as "totalCount" from ${TABLES}
   where l.state = any($1) and ($2::text is null or l.form = $2) and ($3::uuid is null or l.owner_id = $3)
     and (not $4::boolean or ${OVERDUE})
     and ($5::text is null or folded(concat_ws(' ', l.name, l.email, l.phone, d.brand, d.model, d.year, l.note)) like $5)
   order by ${orderBy('$8', LEAD_ORDERS)}, (l.state in ('NEW', 'IN_PROGRESS')) desc,
     case when l.state in ('NEW', 'IN_PROGRESS') then l.due_at end, l.created_at desc, l.id
   limit $6 offset $7`,
).page<StaffLead, LeadWish>(inOrderOf('states', 'form', 'ownerId', 'isOverdue', 'pattern'));

export const findLead = statement(
  'leads.find',
  `select ${LEAD} from ${TABLES} where l.id = $1`,
).byId<StaffLead>();

export type LeadChange = Pick<Lead, 'state' | 'ownerId' | 'note'> & { readonly dueAt: Instant | null };

/** Holds a lead until the transaction ends: what is read of it then stays true. */
export const holdLead = statement('leads.hold', 'select from leads where id = $1 for update').run<
  [id: string]
>();

export const changeLead = statement(
  'leads.change',
  `update leads set state = $2, owner_id = $3, note = $4, due_at = coalesce($5, due_at),
     is_dated = is_dated or $5 is not null
   where id = $1 returning id`,
).run<[id: string, leadChange: LeadChange]>(inOrderOf('state', 'ownerId', 'note', instant('dueAt')));

export type TakenLead = Pick<Lead, 'form' | 'adUuid' | 'name' | 'email' | 'phone' | 'leadSource' | 'note'> & {
  readonly dueInHours: number;
  readonly addedBy: string;
};

// The lead belongs to the account with that address, if it is confirmed.
/** Adds a lead entered by staff, assigned to its author. */
export const addTakenLead = statement(
  'leads.addTaken',
  `insert into leads (form, ad_uuid, account_id, name, email, phone, lead_source, note, due_at, added_by, owner_id)
   values ($1, $2, (select id from accounts where lower(email) = lower($4) and email_confirmed_at is not null), $3,
     $4, $5, $6, $7, clock_timestamp() + $8 * interval '1 hour', $9, $9) returning id`,
).onlyValue<{ id: string }, [lead: TakenLead], Writes>(
  'id',
  inOrderOf('form', 'adUuid', 'name', 'email', 'phone', 'leadSource', 'note', 'dueInHours', 'addedBy'),
);

export type LeadOwner = { readonly id: string; readonly name: string };

/** Who may answer leads. */
export const listLeadOwners = statement(
  'leads.owners',
  `select p.id, p.first_name || ' ' || p.last_name as name from accounts p
   where ${MAY('Leads:read')} order by 2, 1`,
).all<LeadOwner>();
