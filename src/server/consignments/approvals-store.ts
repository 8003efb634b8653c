import type { ApprovalAnswer } from '#shared/sale/index.ts';
import { inOrderOf, statement, type Writes } from '../database/index.ts';

type Asking = { readonly consignmentId: string; readonly adUuid: string; readonly actorId: string };

/** Stores a request for the seller's approval of the ad; returns its id. */
export const addApproval = statement(
  'consignments.addApproval',
  'insert into consignment_approvals (consignment_id, ad_uuid, asked_by) values ($1, $2, $3) returning id',
).onlyValue<{ id: string }, [asking: Asking], Writes>('id', inOrderOf('consignmentId', 'adUuid', 'actorId'));

type Answered = {
  readonly id: string;
  readonly answer: ApprovalAnswer;
  /** What is to change, or how staff learned of the approval; null where the seller approves online. */
  readonly note: string | null;
  readonly actorId: string;
};

export const answerApprovalRow = statement(
  'consignments.answerApproval',
  `update consignment_approvals set answer = $2, note = $3, answered_by = $4, answered_at = clock_timestamp()
   where id = $1 and answer is null`,
).run<[answered: Answered]>(inOrderOf('id', 'answer', 'note', 'actorId'));

/** Marks the approvals of an ad as outdated, because its text has changed. */
export const outdateApprovals = statement(
  'consignments.outdateApprovals',
  `update consignment_approvals set outdated_at = clock_timestamp()
   where ad_uuid = $1 and answer = 'APPROVED' and outdated_at is null`,
).run<[adUuid: string]>();

/**
 * Of these cars, those whose owner left the sale to the house, and so expects to be asked before publication, but which
 * have no open file to ask in. Ads that staff bring in themselves need no approval without a file.
 */
export const listFileless = statement(
  'consignments.fileless',
  `select d.uuid as "adUuid", concat_ws(' ', d.brand, d.model, d.version, d.year) as title,
     d.status = 'PUBLISHED' as "isPublic"
   from ads d join ad_drafts f on f.ad_uuid = d.uuid
   where d.uuid = any($1::uuid[]) and f.wish = 'MANAGED' and not d.calandre_collection and d.status <> 'SOLD'
     and not exists (select from consignments where ad_uuid = d.uuid and lost_at is null)
   order by title, d.uuid`,
).all<{ adUuid: string; title: string; isPublic: boolean }, [adUuids: readonly string[]]>();

/** The file of an approval. */
export const findFileOfApproval = statement(
  'consignments.fileOfApproval',
  'select consignment_id as "fileId" from consignment_approvals where id = $1',
).value<{ fileId: string }, [id: string]>('fileId');
