import type { Instant } from '#shared/sale/index.ts';
import { statement, timestamp, type Writes } from '../database/index.ts';

export const DOCUMENT_KINDS = ['IDENTITY', 'ADDRESS_PROOF', 'COMPANY'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type Decision = 'ACCEPTED' | 'REFUSED';

/** A paper somebody handed in. */
export type PersonDocument = {
  readonly id: string;
  readonly accountId: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  readonly fileKey: string;
  readonly mediaType: 'application/pdf' | 'image/webp';
  readonly byteCount: number;
  readonly state: 'RECEIVED' | Decision | 'EXPIRED';
  /** Why it was refused. */
  readonly reason: string | null;
  readonly expiresAt: Instant | null;
  readonly createdAt: Instant;
};

const COLUMNS = `id, account_id as "accountId", kind, file_name as "fileName", file_key as "fileKey",
  media_type as "mediaType", byte_count as "byteCount",
  case when state = 'ACCEPTED' and expires_at <= clock_timestamp() then 'EXPIRED' else state end as state,
  reason, expires_at as "expiresAt", created_at as "createdAt"`;

export type NewDocument = Pick<
  PersonDocument,
  'accountId' | 'kind' | 'fileName' | 'fileKey' | 'mediaType' | 'byteCount'
>;

/** Keeps a paper; null when the person has as many as one may have. */
export const addDocument = statement(
  'documents.add',
  `insert into person_documents (account_id, kind, file_name, file_key, media_type, byte_count)
   select $1, $2, $3, $4, $5, $6 where (select count(*) from person_documents where account_id = $1) < $7::int
   returning ${COLUMNS}`,
).one<PersonDocument, [document: NewDocument, most: number], Writes>(
  ({ accountId, kind, fileName, fileKey, mediaType, byteCount }, most) => [
    accountId,
    kind,
    fileName,
    fileKey,
    mediaType,
    byteCount,
    most,
  ],
);

export const listDocuments = statement(
  'documents.list',
  `select ${COLUMNS} from person_documents where account_id = $1 order by created_at desc, id`,
).all<PersonDocument, [accountId: string]>();

/** What staff have not looked at, the oldest first. */
export const listWaiting = statement(
  'documents.listWaiting',
  `select ${COLUMNS} from person_documents where state = 'RECEIVED' order by created_at limit $1`,
).all<PersonDocument, [most: number]>();

export const findDocument = statement(
  'documents.find',
  `select ${COLUMNS} from person_documents where id = $1`,
).one<PersonDocument, [id: string]>();

/** Takes away a paper that nobody has accepted; answers where its bytes are, null when there is none. */
export const removeDocument = statement(
  'documents.remove',
  `delete from person_documents where account_id = $1 and id = $2 and state <> 'ACCEPTED'
   returning file_key as "fileKey"`,
).value<{ fileKey: string }, [accountId: string, id: string], Writes>('fileKey');

export type Verdict = {
  readonly decision: Decision;
  readonly reason: string | null;
  readonly expiresAt: Instant | null;
  readonly actorId: string;
};

/** Accepts or refuses what was received, once. */
export const decideDocument = statement(
  'documents.decide',
  `update person_documents set state = $2, reason = $3, expires_at = $4, decided_by = $5,
     decided_at = clock_timestamp() where id = $1 and state = 'RECEIVED' returning ${COLUMNS}`,
).one<PersonDocument, [id: string, verdict: Verdict], Writes>(
  (id, { decision, reason, expiresAt, actorId }) => {
    const at = expiresAt === null ? null : timestamp(expiresAt);
    return [id, decision, reason, at, actorId];
  },
);
