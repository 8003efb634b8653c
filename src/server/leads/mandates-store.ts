import type { Instant } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { statement, type Writes } from '../database/index.ts';
import type { Answers, LeadState } from './leads-store.ts';

export type ProposalAnswer = 'ACCEPTED' | 'REFUSED';

/** A car the house proposes to somebody it searches for. */
export type Proposal = {
  readonly id: string;
  readonly adUuid: string;
  readonly note: string;
  readonly proposedAt: Instant;
  readonly answer: ProposalAnswer | null;
  readonly reason: string;
};

/** A search somebody has entrusted the house with: a lead of the search forms, and what came of it. */
export type MandateRecord = {
  readonly id: string;
  readonly form: string;
  /** The account that asked; of a visitor's wish, the one whose confirmed address it names, if any. */
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly leadState: LeadState;
  readonly sentAt: Instant;
  readonly answers: Answers;
  readonly proposals: readonly Proposal[];
};

const LIST_LENGTH_MAX = 50;
const MATCHES_MAX = 100;
/** A car this much over budget is still worth showing: prices and budgets are negotiable. */
const BUDGET_STRETCH = 1.1;

const FORMS = "('carHunter', 'carHunterLead')";
const OWNER = `coalesce(l.account_id, (select p.id from accounts p
    where lower(p.email) = lower(l.email) and p.email_confirmed_at is not null))`;
const MANDATE = `l.id, l.form, ${OWNER} as "accountId", l.name, l.email, i.language, l.state as "leadState",
  l.created_at as "sentAt", i.answers,
  coalesce((select json_agg(json_build_object('id', m.id, 'adUuid', m.ad_uuid, 'note', m.note,
      'proposedAt', (extract(epoch from m.proposed_at) * 1000)::float8, 'answer', m.answer, 'reason', m.reason)
      order by m.proposed_at desc, m.id)
    from mandate_proposals m where m.lead_id = l.id), '[]') as proposals`;
const TABLES = 'leads l join inquiries i on i.id = l.inquiry_id';

const addSql = statement(
  'mandates.propose',
  `insert into mandate_proposals (lead_id, ad_uuid, note, proposed_by) values ($1, $2, $3, $4)
   on conflict do nothing returning id`,
);
const beginSql = statement(
  'mandates.begin',
  "update leads set state = 'IN_PROGRESS' where id = $1 and state = 'NEW'",
);

export const findMandate = statement(
  'mandates.find',
  `select ${MANDATE} from ${TABLES} where l.id = $1 and l.form in ${FORMS}`,
).byId<MandateRecord>();

export const findMandateOfProposal = statement(
  'mandates.ofProposal',
  `select ${MANDATE} from ${TABLES}
   where l.id = (select lead_id from mandate_proposals where id = $1)`,
).byId<MandateRecord>();

/** A person's mandates, newest first, including those sent before they had an account. */
export const listMandates = statement(
  'mandates.list',
  `select ${MANDATE} from ${TABLES}
   where l.form in ${FORMS} and (l.account_id = $1 or (l.account_id is null and exists (
     select from accounts p where p.id = $1 and lower(p.email) = lower(l.email)
       and p.email_confirmed_at is not null)))
   order by l.created_at desc, l.id limit ${LIST_LENGTH_MAX}`,
).all<MandateRecord, [accountId: string]>();

/** Open mandates that a car could answer, the oldest first. */
export const findMatching = statement(
  'mandates.matching',
  `select ${MANDATE} from ${TABLES}, ads d,
     lateral (select search_slug(i.answers -> 'brand' ->> 0) as brand,
       search_slug(i.answers -> 'model' ->> 0) as model,
       (i.answers -> 'yearFrom' ->> 0)::int as "from", (i.answers -> 'yearTo' ->> 0)::int as "to",
       (i.answers -> 'mileageMax' ->> 0)::int as mileage, (i.answers -> 'budget' ->> 0)::bigint as budget) w
   where d.uuid = $1 and l.form in ${FORMS} and l.state in ('NEW', 'IN_PROGRESS')
     and w.brand = d.brand_slug
     and (w.model = d.model_slug or starts_with(d.model_slug, w.model || '-')
       or starts_with(w.model, d.model_slug || '-'))
     and (d.year is null or d.year between coalesce(w."from", d.year) and coalesce(w."to", d.year))
     and (d.mileage is null or d.mileage <= coalesce(w.mileage, d.mileage))
     and (d.is_price_hidden or coalesce(d.reduced_price, d.price) is null or w.budget is null
       or coalesce(d.reduced_price, d.price) <= w.budget * ${BUDGET_STRETCH})
   order by l.created_at, l.id limit ${MATCHES_MAX}`,
).all<MandateRecord, [adUuid: string]>();

/** Proposes a car and marks that the search is on; null when it was proposed before. */
export async function addProposal(
  writes: Writes,
  leadId: string,
  { adUuid, note, staffId }: { adUuid: string; note: string; staffId: string },
): Promise<string | null> {
  const [row] = await writes.query<{ id: string }>(addSql, [leadId, adUuid, note, staffId]);
  if (row) await writes.query(beginSql, [leadId]);
  return row?.id ?? null;
}

/** Keeps the first answer; false when there is one already. */
export const answerProposal = statement(
  'mandates.answer',
  `update mandate_proposals set answer = $2, reason = $3, answered_at = clock_timestamp()
   where id = $1 and answer is null returning id`,
).any<[id: string, answer: ProposalAnswer, reason: string], Writes>();
