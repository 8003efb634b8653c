import { ESTIMATE_FIELDS } from '#shared/fields/index.ts';
import type { Ads } from '../ads/index.ts';
import { isEntrusted } from '../auctions/index.ts';
import { requireFields } from '../context.ts';
import type { Core } from '../core.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { Leads } from '../leads/index.ts';
import {
  addEstimate,
  addFile,
  agreeTo,
  assignFile,
  type Estimate,
  type FileRow,
  findFile,
  findFileOfEstimate,
  findHandled,
  findOpened,
  holdFile,
  isLeftToHouse,
  leaveToHouse,
  linkAd,
  listEstimates,
  type NewEstimate,
  turnWish,
} from './consignments-store.ts';
import { answeredLetter, estimateLetter } from './letters.ts';
import { log } from './log.ts';

export type ConsignmentsParts = Pick<
  Core,
  'database' | 'mail' | 'publicUrl' | 'clock' | 'domain' | 'settings'
> & {
  readonly leads: Pick<Leads, 'findForm' | 'staff'>;
  readonly ads: Pick<Ads, 'find' | 'lock' | 'updateFor'>;
};

/** Locks a file. @throws AppError NotFound, BadInput once it is closed */
export async function hold(writes: Writes, id: string, { isLost = false } = {}): Promise<FileRow> {
  if (isUuid(id)) await holdFile(writes, id);
  const file = found(await findFile(writes, id));
  requireInput(isLost || file.lostAt === null, 'id');
  return file;
}

/** Checks that the assignee may read files. @throws AppError BadInput */
export async function requireStaff({ leads }: ConsignmentsParts, id: string, field: string): Promise<void> {
  requireInput(
    (await leads.staff.owners()).some(owner => owner.id === id),
    field,
  );
}

type Opening = { readonly leadId: string | null; readonly adUuid: string | null };

/**
 * Adjusts who sells a car to whether it has a file. A draft left to the house is sold by the house while it has a file;
 * longer only with a signed mandate. A published ad, or one with a planned auction, does not change. Without a file the
 * owner's wish from before the file applies. The caller holds the car's lock.
 */
export async function follow(
  { ads }: ConsignmentsParts,
  writes: Writes,
  adUuid: string,
  { hasFile, actorId }: { hasFile: boolean; actorId: string },
): Promise<void> {
  if (!(await isLeftToHouse(writes, adUuid))) return;
  if (!hasFile && (await isEntrusted(writes, adUuid))) return;
  await ads.updateFor(writes, adUuid, { handleByCalandre: hasFile }, { actorId });
  if (!hasFile) await turnWish(writes, adUuid, false);
}

/** Locks a file after its present and its future car: the common lock order. @throws AppError as `hold` */
export async function holdWithCars(
  { ads }: ConsignmentsParts,
  writes: Writes,
  id: string,
  { adUuid = null, isLost = false }: { adUuid?: string | null; isLost?: boolean } = {},
): Promise<FileRow> {
  const known = found(isUuid(id) ? await findFile(writes, id) : null);
  const cars = [known.adUuid, adUuid].flatMap(uuid => uuid ?? []);
  for (const uuid of cars.toSorted()) await ads.lock(writes, uuid);
  return hold(writes, id, { isLost });
}

/**
 * Opens the file of a car: for a seller's request, which is settled by that, or for an ad that the house handles.
 * Returns an existing file as it is, open or closed. @throws AppError NotFound, BadInput
 */
export async function openFile(parts: ConsignmentsParts, wish: Opening, actorId: string): Promise<string> {
  const { database, leads, ads } = parts;
  requireInput((wish.leadId === null) !== (wish.adUuid === null), 'leadId');
  const of = wish.leadId === null ? await ofAd(parts, wish.adUuid ?? '') : await ofLead(parts, wish.leadId);
  return database.transaction(async writes => {
    if (of.adUuid !== null) await ads.lock(writes, of.adUuid);
    const id = await addFile(writes, { ...of, ownerId: of.ownerId ?? actorId, actorId });
    if (id === null) return found(await findOpened(writes, of.leadId, of.adUuid));
    if (of.adUuid !== null) await follow(parts, writes, of.adUuid, { hasFile: true, actorId });
    if (of.leadId !== null) await leads.staff.settle(writes, of.leadId, actorId);
    await log(writes, found(await findFile(writes, id)), 'opened', actorId);
    return id;
  });
}

async function ofAd({ database }: ConsignmentsParts, adUuid: string) {
  const title = isUuid(adUuid) ? await findHandled(database, adUuid) : null;
  requireInput(title !== null, 'adUuid');
  return { leadId: null, adUuid, title: title ?? '', ownerId: null };
}

async function ofLead({ leads }: ConsignmentsParts, leadId: string) {
  const lead = found(await leads.staff.find(leadId));
  // Any other request is from somebody who wants to buy.
  requireInput(leads.findForm(lead.form)?.makesAd != null, 'leadId');
  const said = ['brand', 'model', 'year'].flatMap(name => lead.answers[name]?.[0] ?? []).join(' ');
  const title = (lead.adTitle || said || lead.name).slice(0, 200);
  return { leadId, adUuid: lead.adUuid, title, ownerId: lead.ownerId };
}

/** Assigns a file to a member of staff; null: nobody. @throws AppError NotFound, BadInput */
export async function assign(
  parts: ConsignmentsParts,
  id: string,
  ownerId: string | null,
  actorId: string,
): Promise<string> {
  if (ownerId !== null) await requireStaff(parts, ownerId, 'ownerId');
  return parts.database.transaction(async writes => {
    const file = await hold(writes, id, { isLost: true });
    await assignFile(writes, id, ownerId);
    await log(writes, file, 'assigned', actorId, { before: { ownerId: file.ownerId }, after: { ownerId } });
    return id;
  });
}

/**
 * Links a file to the ad of its car, or to another until a proposal, mandate or sale exists. The seller's draft is left
 * to the house by that, and the draft linked before is returned to its owner.
 * @throws AppError NotFound, BadInput with `adUuid` where the ad has a file, belongs to another person than the file's
 * seller, or is not handled by the house where it is no draft or its seller has no account
 */
export async function link(
  parts: ConsignmentsParts,
  id: string,
  adUuid: string,
  actorId: string,
): Promise<string> {
  requireInput(isUuid(adUuid), 'adUuid');
  return parts.database.transaction(async writes => {
    const file = await holdWithCars(parts, writes, id, { adUuid });
    requireInput(await linkAd(writes, id, adUuid), 'adUuid');
    await leaveToHouse(writes, adUuid);
    await follow(parts, writes, adUuid, { hasFile: true, actorId });
    if (file.adUuid !== null) await follow(parts, writes, file.adUuid, { hasFile: false, actorId });
    await log(writes, file, 'linked', actorId);
    return id;
  });
}

type Saying = NewEstimate & { readonly actorId: string };

/**
 * Adds the estimate that `say` returns, if any, with the file locked.
 * @throws AppError NotFound, BadInput once the file is closed
 */
async function putEstimate(
  parts: ConsignmentsParts,
  id: string,
  say: (writes: Writes, before: readonly Estimate[]) => Promise<Saying | null>,
): Promise<string> {
  return parts.database.transaction(async writes => {
    const file = await hold(writes, id);
    const said = await say(writes, await listEstimates(writes, id));
    if (said === null) return id;
    const { actorId, ...estimate } = said;
    await addEstimate(writes, id, estimate, actorId);
    const after = { estimateLow: estimate.low, estimateHigh: estimate.high };
    const isHouses = estimate.party === 'HOUSE';
    await log(writes, file, isHouses ? 'estimateGiven' : 'estimateAnswered', actorId, { after });
    // No e-mail to the house about a telephone call that staff record themselves.
    const letter = isHouses
      ? estimateLetter(parts.publicUrl, file, estimate)
      : actorId === file.sellerId && answeredLetter(parts, file, estimate);
    if (letter) await parts.mail.send(writes, letter);
    return id;
  });
}

/**
 * Adds the house's estimate, and e-mails the seller, or the seller's by telephone. An estimate equal to the last is not
 * repeated, since it may be agreed already.
 * @throws AppError NotFound, BadInput with the field
 */
export async function giveEstimate(
  parts: ConsignmentsParts,
  id: string,
  given: unknown,
  actorId: string,
): Promise<string> {
  const estimate = requireFields(ESTIMATE_FIELDS, given);
  return putEstimate(parts, id, async (_writes, [last]) =>
    last && isSame(last, estimate) ? null : { ...estimate, actorId },
  );
}

/** Whether two estimates are equal in side, amounts and note. */
const isSame = (one: NewEstimate, other: NewEstimate): boolean =>
  one.party === other.party && one.low === other.low && one.high === other.high && one.note === other.note;

type Said = {
  readonly estimateId: string;
  /** null: agreement. */
  readonly amounts: Pick<Estimate, 'low' | 'high'> | null;
  readonly accountId: string;
};

/** Saves a seller's answer to the last estimate, once even if repeated. @throws AppError NotFound */
export function answerEstimate(
  parts: ConsignmentsParts,
  file: FileRow,
  { estimateId, amounts, accountId }: Said,
): Promise<string> {
  return putEstimate(parts, file.id, async (writes, [last, before]) => {
    const said = amounts && ({ ...amounts, party: 'SELLER', note: '' } as const);
    if (said && last && before?.id === estimateId && isSame(last, said)) return null;
    if (last?.id !== estimateId || last.party !== 'HOUSE') throw new AppError('NotFound');
    if (last.agreedAt !== null && said) throw new AppError('NotFound');
    if (last.agreedAt !== null) return null;
    if (said) return { ...said, actorId: accountId };
    await agreeTo(writes, estimateId, accountId);
    const { low: estimateLow, high: estimateHigh } = last;
    await log(writes, file, 'estimateAgreed', accountId, { after: { estimateLow, estimateHigh } });
    await parts.mail.send(writes, answeredLetter(parts, file, last));
    return null;
  });
}

/**
 * Agrees to the seller's estimate and e-mails them, or records that they agreed to the house's.
 * @throws AppError NotFound, BadInput
 */
export async function agree(
  { database, mail, publicUrl }: ConsignmentsParts,
  estimateId: string,
  actorId: string,
): Promise<string> {
  const { id } = found(await findFileOfEstimate(database, estimateId));
  return database.transaction(async writes => {
    const file = await hold(writes, id);
    const [last] = await listEstimates(writes, id);
    requireInput(last?.id === estimateId && last.agreedAt === null, 'state');
    await agreeTo(writes, estimateId, actorId);
    const after = { estimateLow: last?.low, estimateHigh: last?.high };
    await log(writes, file, 'estimateAgreed', actorId, { after });
    const letter = last?.party === 'SELLER' ? estimateLetter(publicUrl, file, last) : null;
    if (letter) await mail.send(writes, letter);
    return id;
  });
}
