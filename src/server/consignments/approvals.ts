import { LOSS_FIELDS } from '#shared/fields/index.ts';
import { approvalState, isApproved } from '#shared/sale/index.ts';
import { requireFields } from '../context.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { addApproval, answerApprovalRow, findFileOfApproval, listFileless } from './approvals-store.ts';
import { type ConsignmentsParts, holdWithCars } from './changing.ts';
import { type FileRow, findFileOfAd } from './consignments-store.ts';
import { approvalAnsweredLetter, approvalLetter, approvalNotedLetter } from './letters.ts';
import { log } from './log.ts';

/** The ad of a file whose seller has a word on it; null where they have none. */
const adOf = ({ adUuid, isHandled, adStatus }: FileRow): string | null =>
  isHandled && adStatus !== 'SOLD' ? adUuid : null;

/** @throws AppError BadInput with `adUuid` */
function requireAsked(file: FileRow): string {
  const adUuid = adOf(file);
  requireInput(adUuid !== null, 'adUuid');
  return adUuid ?? '';
}

/**
 * Asks a car's seller whether its ad may go to the public as the house wrote it, once until they answer: what they read
 * is the ad as it stands by then.
 * @throws AppError NotFound, BadInput with `adUuid` where there is no ad that they could be asked of
 */
export function askApproval(parts: ConsignmentsParts, id: string, actorId: string): Promise<string> {
  return parts.database.transaction(async writes => {
    const file = await holdWithCars(parts, writes, id);
    const adUuid = requireAsked(file);
    if (isApproved(file) || approvalState(file) === 'WAITING') return id;
    await addApproval(writes, { consignmentId: id, adUuid, actorId });
    await log(writes, file, 'approvalAsked', actorId);
    const letter = approvalLetter(parts.publicUrl, file);
    if (letter) await parts.mail.send(writes, letter);
    return id;
  });
}

/**
 * Writes down that a car's seller approves of its ad, and how they said so where it was not here; they are written
 * what was noted, for they may not have. Nothing where they have already.
 * @throws AppError NotFound, BadInput with `reason`, `adUuid`
 */
export async function noteApproval(
  parts: ConsignmentsParts,
  uuid: string,
  how: string,
  actorId: string,
): Promise<string> {
  const { reason } = requireFields(LOSS_FIELDS, { reason: how });
  const known = found(isUuid(uuid) ? await findFileOfAd(parts.database, uuid) : null);
  return parts.database.transaction(async writes => {
    const file = await holdWithCars(parts, writes, known.id);
    const adUuid = requireAsked(file);
    if (isApproved(file)) return file.id;
    const asked = approvalState(file) === 'WAITING' ? file.approvalId : null;
    const id = asked ?? (await addApproval(writes, { consignmentId: file.id, adUuid, actorId }));
    await answerApprovalRow(writes, { id, answer: 'APPROVED', note: reason, actorId });
    await log(writes, file, 'approvalGiven', actorId, { reason });
    const letter = approvalNotedLetter(parts, file, reason);
    if (letter) await parts.mail.send(writes, letter);
    return file.id;
  });
}

/** What a seller says to the ad of their car: yes to the revision that they read, or what is to change of it. */
export type SellersWord = { readonly revision: number; readonly change: string | null };

/**
 * Its seller answers, once however often it is sent, and the house is written. Answers the car.
 * @throws AppError NotFound for everybody else, BadInput with `reason`, StaleVersion where the ad is another by now,
 * they were asked anew, or it waits for their word no more: they took the car back in another window, or it is sold
 */
export async function answerApproval(
  parts: ConsignmentsParts,
  id: string,
  { revision, change }: SellersWord,
  accountId: string,
): Promise<string> {
  const note = change === null ? null : requireFields(LOSS_FIELDS, { reason: change }).reason;
  const fileId = found(isUuid(id) ? await findFileOfApproval(parts.database, id) : null);
  return parts.database.transaction(async writes => {
    const file = await holdWithCars(parts, writes, fileId, { isLost: true });
    if (file.sellerId !== accountId) throw new AppError('NotFound');
    const adUuid = adOf(file);
    if (adUuid === null || file.lostAt !== null || file.approvalId !== id) throw new AppError('StaleVersion');
    const answer = note === null ? 'APPROVED' : 'CHANGE';
    if (file.approvalAnswer === answer && file.approvalNote === note) return adUuid;
    if (approvalState(file) !== 'WAITING') throw new AppError('StaleVersion');
    if (note === null && revision !== file.adRevision) throw new AppError('StaleVersion');
    await answerApprovalRow(writes, { id, answer, note, actorId: accountId });
    await log(writes, file, note === null ? 'approvalGiven' : 'changeAsked', accountId, { reason: note });
    await parts.mail.send(writes, approvalAnsweredLetter(parts, file, note));
    return adUuid;
  });
}

/**
 * No ad of a car with a file goes to the public without its seller's word, nor, `asNew`, one that was left to the house
 * and has no file open in which they could be asked, where it asks sellers for a mandate; elsewhere staff are warned of
 * it. An auction of what the public reads already asks of a file alone.
 * @throws AppError ApprovalRequired
 */
export async function requireApproval(
  { settings }: Pick<ConsignmentsParts, 'settings'>,
  writes: Writes,
  adUuid: string,
  asNew: boolean,
): Promise<void> {
  if (!settings.read('mandates').areAsked) return;
  const file = await findFileOfAd(writes, adUuid);
  const isReady =
    file?.lostAt === null ? isApproved(file) : !asNew || (await listFileless(writes, [adUuid])).length === 0;
  if (!isReady) throw new AppError('ApprovalRequired', { field: 'reason' });
}
