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

/** The ad that the seller of a file has to approve; null where there is none. */
const adOf = ({ adUuid, isHandled, adStatus }: FileRow): string | null =>
  isHandled && adStatus !== 'SOLD' ? adUuid : null;

/** @throws AppError BadInput with `adUuid` */
function requireAsked(file: FileRow): string {
  const adUuid = adOf(file);
  requireInput(adUuid !== null, 'adUuid');
  return adUuid ?? '';
}

/**
 * Asks a car's seller to approve the ad, unless a request is open. They approve the ad as it is when they answer.
 * @throws AppError NotFound, BadInput with `adUuid` where there is no ad to approve
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
 * Records that the seller approved the ad outside the site, and how; they are e-mailed about it, in case they did not.
 * Does nothing where it is approved already.
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

/** A seller's answer on an ad: approval of the revision they read, or the change they request. */
export type SellersWord = { readonly revision: number; readonly change: string | null };

/**
 * Saves the seller's answer, once even if repeated, and e-mails the house. Returns the car.
 * @throws AppError NotFound for everybody else, BadInput with `reason`, StaleVersion where the ad has changed, they
 * were asked again, or no approval is needed any more: the car was taken back or sold
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
 * Where the house asks sellers for mandates, requires the seller's approval before an ad with a file is published. With
 * `asNew`, also refuses a car left to the house without an open file; staff are only warned elsewhere. For the auction
 * of a public ad, only the file counts.
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
