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
  /** Whether its person may take it away: no sale of theirs has it kept. */
  readonly canRemove: boolean;
};

/**
 * What was accepted is kept while a sale of its person is open, and for five years after the last thing that happened
 * in any of them (code monétaire et financier, L561-12).
 */
const IS_DUE = `exists (select from orders o
  where (o.buyer_id = person_documents.account_id or o.seller_id = person_documents.account_id)
    and (o.state not in ('CLOSED', 'CANCELLED') or exists (select from order_steps s
      where s.order_id = o.id and s.at > clock_timestamp() - interval '5 years')))`;
const CAN_REMOVE = `(person_documents.state <> 'ACCEPTED' or not ${IS_DUE})`;

const COLUMNS = `id, account_id as "accountId", kind, file_name as "fileName", file_key as "fileKey",
  media_type as "mediaType", byte_count as "byteCount",
  case when state = 'ACCEPTED' and expires_at <= clock_timestamp() then 'EXPIRED' else state end as state,
  reason, expires_at as "expiresAt", created_at as "createdAt", ${CAN_REMOVE} as "canRemove"`;

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

/** Takes away a paper that nothing has kept; answers where its bytes are, null when there is none. */
export const removeDocument = statement(
  'documents.remove',
  `delete from person_documents where account_id = $1 and id = $2 and ${CAN_REMOVE}
   returning file_key as "fileKey"`,
).value<{ fileKey: string }, [accountId: string, id: string], Writes>('fileKey');

/** Takes away what was looked at five years ago and no sale has kept; answers where the bytes are. */
export const dropOldDocuments = statement(
  'documents.expire',
  `delete from person_documents
   where coalesce(decided_at, created_at) < clock_timestamp() - interval '5 years' and not ${IS_DUE}
   returning file_key as "fileKey"`,
).all<{ fileKey: string }, [], Writes>();

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
