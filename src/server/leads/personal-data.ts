import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** Sent from the address that is confirmed to be theirs, before they had an account: theirs as well. */
const SENT_BEFORE = `(select l.inquiry_id from leads l join accounts p on lower(p.email) = lower(l.email)
  where p.id = $1 and p.email_confirmed_at is not null and l.account_id is null)`;
const THEIRS = `(account_id = $1 or id in ${SENT_BEFORE})`;

const leaveLeadsSql = statement('leads.leave', 'update leads set owner_id = null where owner_id = $1');
const eraseSql = statement(
  'leads.erase',
  `with gone as (
     delete from leads where account_id = $1 or inquiry_id in (select id from inquiries where ${THEIRS})
     returning inquiry_id)
   delete from inquiries where account_id = $1 or id in (select inquiry_id from gone)`,
);

/** What a person filled in, sent and not: all of it theirs, so all of it goes with them. */
export const inquiriesPersonalData: PersonalData = {
  name: 'inquiries',
  collect: statement(
    'leads.collect',
    `select form, answers, to_json(updated_at) as "updatedAt", to_json(sent_at) as "sentAt"
   from inquiries where ${THEIRS} order by updated_at`,
  ).all(),
  erase: async (writes, accountId) => {
    await writes.query(leaveLeadsSql, [accountId]);
    await writes.query(eraseSql, [accountId]);
  },
};

/** The cars that were proposed to a person, and what they said; they go with the leads they belong to. */
export const proposalsPersonalData: PersonalData = {
  name: 'proposals',
  collect: statement(
    'mandates.collect',
    `select m.ad_uuid as ad, m.note, to_json(m.proposed_at) as "proposedAt", m.answer, m.reason,
     to_json(m.answered_at) as "answeredAt"
   from mandate_proposals m join leads l on l.id = m.lead_id
   where l.account_id = $1 or l.inquiry_id in ${SENT_BEFORE} order by m.proposed_at`,
  ).all(),
};
