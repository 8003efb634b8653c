import { type NewEntry, record } from '../audit/index.ts';
import type { Writes } from '../database/index.ts';
import type { FileRow } from './consignments-store.ts';

/** How a file is called on the telephone. */
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
 * Writes down who did what to a file: its history, which nothing is ever taken from. So it keeps none of its seller's
 * own words, which leave with them.
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
