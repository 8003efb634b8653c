import { inOrderOf, statement, type Writes } from '../database/index.ts';
import { NAMED } from './naming.ts';
import type { Key } from './store.ts';

/** What a stored file is for. */
type Purpose = 'PHOTO' | 'AD_PAPER' | 'PERSON_PAPER' | 'ORDER_PAPER' | 'IMPORT_ARCHIVE' | 'RECORDING';

/** A file's entry in the ledger. */
export type StoredFile = {
  readonly key: Key;
  readonly purpose: Purpose;
  /** The sender's account; null: the house, or a visitor. */
  readonly accountId: string | null;
  /** null: not known yet. */
  readonly byteCount: number | null;
};

/** How long a file that nothing names is kept. */
const UNNAMED_KEPT_HOURS = 24;

const endSql = statement(
  'files.end',
  `with gone as (delete from files where key = any($1::text[]) returning key) ${endRecords()}`,
);
const markSql = statement(
  'files.mark',
  `with ${NAMED}
   update files f set unnamed_since = case when f.unnamed_since is null then clock_timestamp() end
   where (f.unnamed_since is null) = (not exists (select from named n where n.key = f.key))`,
);
const sweepSql = statement(
  'files.sweep',
  `with ${NAMED},
   gone as (
     delete from files f where f.unnamed_since < clock_timestamp() - interval '${UNNAMED_KEPT_HOURS} hours'
       and not exists (select from named n where n.key = f.key)
     returning f.key
   ) ${endRecords()}`,
);

/** Deletes the records of photos, documents and recordings whose files are in `gone (key)`. */
function endRecords(): string {
  return `, photos_gone as (delete from photos p using gone g where g.key = 'originals/' || p.file_key),
    documents_gone as (delete from documents d using gone g where g.key = 'originals/' || d.file_key),
    recordings_gone as (delete from recordings r using gone g where g.key = 'originals/' || r.file_key)
    select key from gone`;
}

const keysOf = (rows: readonly { key: Key }[]) => rows.map(({ key }) => key);

/** Records a file before its bytes are stored, so that the store holds no unknown file. */
export const addFile = statement(
  'files.add',
  'insert into files (key, purpose, account_id, byte_count) values ($1, $2, $3, $4)',
).run<[file: StoredFile]>(inOrderOf('key', 'purpose', 'accountId', 'byteCount'));

/** Whether the file exists and has not been removed. */
export const isStanding = statement('files.stands', 'select from files where key = $1').any<[key: Key]>();

export const isSentBy = statement(
  'files.isSentBy',
  'select from files where key = $1 and account_id = $2',
).any<[key: Key, accountId: string]>();

/** Detaches the files from their sender; the next sweep removes those that nothing names. */
export const leaveFiles = statement(
  'files.leave',
  `update files set account_id = null, unnamed_since = '-infinity' where account_id = $1`,
).run<[accountId: string]>();

/** Deletes files; returns the keys of those that existed. */
export async function endFiles(writes: Writes, keys: readonly Key[]): Promise<Key[]> {
  return keysOf(await writes.query<{ key: Key }>(endSql, [keys]));
}

/** Deletes files that nothing has named for a day; returns their keys. Being named again restarts the time. */
export async function endUnnamed(writes: Writes): Promise<Key[]> {
  await writes.query(markSql);
  return keysOf(await writes.query<{ key: Key }>(sweepSql));
}

export const collectFiles = statement(
  'files.collect',
  `select purpose, byte_count as "byteCount", to_json(created_at) as "sentAt" from files
   where account_id = $1 order by created_at`,
).all<object, [accountId: string]>();
