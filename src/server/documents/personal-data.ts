import { statement } from '../database/index.ts';
import type { Files } from '../files/index.ts';
import type { PersonalData } from '../personal-data.ts';

const eraseSql = statement(
  'documents.erase',
  `with gone as (delete from person_documents where account_id = $1 returning file_key)
   select file_key as "fileKey" from gone where file_key not in (select file_key from vigilance_pieces)`,
);

const collect = statement(
  'documents.collect',
  `select kind, file_name as "fileName", state, reason, to_json(expires_at) as "expiresAt",
     to_json(created_at) as "addedAt" from person_documents where account_id = $1 order by created_at`,
).all();

/** The papers a person has handed in: gone with them, bytes and all, but what the file of a sale has kept. */
export const documentsPersonalData = (files: Pick<Files, 'removePrivate'>): PersonalData => ({
  name: 'documents',
  collect,
  erase: async (writes, accountId) => {
    const rows = await writes.query<{ fileKey: string }>(eraseSql, [accountId]);
    await files.removePrivate(
      writes,
      rows.map(({ fileKey }) => fileKey),
    );
  },
});
