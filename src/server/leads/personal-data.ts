import { statement } from '../database/index.ts';
import { inTurn, type PersonalData } from '../personal-data.ts';

/** SQL: a person's leads, including those from their confirmed address before they had an account or by telephone. */
export const THEIR_LEADS = `(select l.id, l.inquiry_id from leads l join accounts p on l.account_id = p.id
    or l.account_id is null and lower(l.email) = lower(p.email) and p.email_confirmed_at is not null
  where p.id = $1)`;
const THEIRS = `(account_id = $1 or id in (select inquiry_id from ${THEIR_LEADS} t))`;

/** A person's forms, sent or not, and leads entered by staff; all are erased with the account. */
export const inquiriesPersonalData: PersonalData = {
  name: 'inquiries',
  collect: statement(
    'leads.collect',
    `select form, answers, to_json(changed) as "updatedAt", to_json(sent) as "sentAt" from (
     select form, answers, updated_at as changed, sent_at as sent from inquiries where ${THEIRS}
     union all
     select form, jsonb_build_object('name', name, 'email', email, 'phone', phone, 'note', note), created_at, created_at
     from leads where inquiry_id is null and id in (select id from ${THEIR_LEADS} t)
   ) kept order by changed`,
  ).all(),
  erase: inTurn(
    statement('leads.leave', 'update leads set owner_id = null where owner_id = $1').run(),
    statement(
      'leads.erase',
      `with gone as (
     delete from leads where id in (select id from ${THEIR_LEADS} t)
       or inquiry_id in (select id from inquiries where account_id = $1)
     returning inquiry_id)
   delete from inquiries where account_id = $1 or id in (select inquiry_id from gone)`,
    ).run(),
  ),
};

/** The cars that were proposed to a person, and what they said; they go with the leads they belong to. */
export const proposalsPersonalData: PersonalData = {
  name: 'proposals',
  collect: statement(
    'mandates.collect',
    `select m.ad_uuid as ad, m.note, to_json(m.proposed_at) as "proposedAt", m.answer, m.reason,
     to_json(m.answered_at) as "answeredAt"
   from mandate_proposals m join leads l on l.id = m.lead_id
   where l.id in (select id from ${THEIR_LEADS} t) order by m.proposed_at`,
  ).all(),
};
