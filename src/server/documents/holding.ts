import { statement } from '../database/index.ts';
import type { Holding } from '../holding.ts';

const collectSql = statement(
  'documents.collect',
  `select kind, file_name as "fileName", state, reason, to_json(expires_at) as "expiresAt",
     to_json(created_at) as "addedAt" from person_documents where account_id = $1 order by created_at`,
);
const eraseSql = statement('documents.erase', 'delete from person_documents where account_id = $1');

/** The papers a person has handed in: what is no longer named can no longer be asked for. */
export const documentsHolding: Holding = {
  name: 'documents',
  collect: (reads, accountId) => reads.query(collectSql, [accountId]),
  erase: async (writes, accountId) => {
    await writes.query(eraseSql, [accountId]);
  },
};
