import { statement } from '../database/index.ts';
import type { Holding } from '../holding.ts';

const collectSql = statement(
  'leads.collect',
  `select form, answers, to_json(updated_at) as "updatedAt", to_json(sent_at) as "sentAt"
   from inquiries where account_id = $1 order by updated_at`,
);
const eraseLeadsSql = statement(
  'leads.erase',
  `delete from leads where account_id = $1 or inquiry_id in (select id from inquiries where account_id = $1)`,
);
const leaveLeadsSql = statement('leads.leave', 'update leads set owner_id = null where owner_id = $1');
const eraseInquiriesSql = statement('leads.eraseInquiries', 'delete from inquiries where account_id = $1');

/** What a person filled in, sent and not: all of it theirs, so all of it goes with them. */
export const inquiriesHolding: Holding = {
  name: 'inquiries',
  collect: (reads, accountId) => reads.query(collectSql, [accountId]),
  erase: async (writes, accountId) => {
    await writes.query(leaveLeadsSql, [accountId]);
    await writes.query(eraseLeadsSql, [accountId]);
    await writes.query(eraseInquiriesSql, [accountId]);
  },
};
