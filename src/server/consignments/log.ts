import { type NewEntry, record } from '../audit/index.ts';
import type { Writes } from '../database/index.ts';
import type { FileRow } from './consignments-store.ts';

/** The reference of a file. */
export const referenceOf = ({ number }: Pick<FileRow, 'number'>): string =>
  `DOS-${String(number).padStart(6, '0')}`;

type Act =
  | 'opened'
  | 'assigned'
  | 'linked'
  | 'unlinked'
  | 'givenBack'
  | 'lost'
  | 'resumed'
  | 'estimateGiven'
  | 'estimateAnswered'
  | 'estimateAgreed'
  | 'approvalAsked'
  | 'approvalGiven'
  | 'changeAsked'
  | 'appointmentMade'
  | 'appointmentMoved'
  | 'appointmentDone'
  | 'appointmentCalledOff';

/**
 * Writes an entry of a file's history, which is never deleted. It therefore contains no words of the seller, which are
 * erased with their account.
 */
export async function log(
  writes: Writes,
  file: Pick<FileRow, 'id' | 'number' | 'sellerId'>,
  act: Act,
  actorId: string | null,
  { reason = null, ...more }: Partial<Pick<NewEntry, 'before' | 'after' | 'reason'>> = {},
): Promise<void> {
  const subject = { subjectId: file.id, subjectName: referenceOf(file) };
  const said = actorId === file.sellerId ? null : reason;
  await record(writes, { actorId, action: `consignment.${act}`, ...subject, ...more, reason: said });
}
