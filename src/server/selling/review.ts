import type { Ad } from '../ads/index.ts';
import type { Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { recordCar } from './logged.ts';
import { missingOf } from './missing.ts';
import {
  adWith,
  carsOf,
  isHouseSale,
  isPrepared,
  type MyCar,
  photoIdsOf,
  type SellingParts,
} from './my-car.ts';
import {
  type Comment,
  type Decided,
  decide,
  findSubmission,
  listWaiting,
  listWords,
  lockDraft,
  type Submission,
  saveDraft,
  touchDraft,
} from './selling-store.ts';
import { findTrader } from './traders.ts';

const WAITING_MAX = 200;
const TEXT_LENGTH_MAX = 2_000;
const COMMENTS_MAX = 60;
const WORDS_MAX = 20;

/** A submission with its car. */
export type Reviewed = { readonly submission: Submission; readonly car: MyCar };

/** Returns the staff's operations on submissions. */
export function openReview(parts: SellingParts) {
  const { database, ads } = parts;

  async function withCars(submissions: readonly Submission[]): Promise<Reviewed[]> {
    const found = await Promise.all(submissions.map(({ adUuid }) => ads.find(adUuid)));
    const cars = await carsOf(
      parts,
      found.filter(ad => ad !== null),
    );
    const byAd = new Map(cars.map(car => [car.ad.uuid, car]));
    return submissions.flatMap(submission => {
      const car = byAd.get(submission.adUuid);
      return car ? [{ submission, car }] : [];
    });
  }

  return {
    /** The open submissions, longest waiting first. */
    list: async () => withCars(await listWaiting(database, WAITING_MAX)),
    /** The house's earlier comments on a car submitted again. */
    earlier: ({ submission }: Reviewed) => listWords(database, submission.adUuid, WORDS_MAX),
    /** @throws AppError NotFound */
    async get(id: string): Promise<Reviewed> {
      const submission = await findSubmission(database, id);
      return found((await withCars(submission ? [submission] : []))[0] ?? null);
    },
    /** @throws AppError BadInput: what is missing, `state` once sold, `auctionId` if another is published with it */
    approve: (staffId: string, id: string, auctionId: string | null) =>
      close(parts, id, { state: 'APPROVED', byId: staffId }, (writes, uuid) =>
        publish(parts, writes, uuid, { actorId: staffId, auctionId }),
      ),
    /** @throws AppError BadInput without a comment */
    askChanges(staffId: string, id: string, comments: readonly Comment[], reason: string | null) {
      const kept = comments
        .map(({ field, text }) => ({ field, text: text.trim() }))
        .filter(each => each.text);
      requireInput(kept.length > 0 && kept.length <= COMMENTS_MAX, 'comments');
      requireInput(
        kept.every(({ text }) => text.length <= TEXT_LENGTH_MAX),
        'comments',
      );
      return close(parts, id, {
        state: 'CHANGES_ASKED',
        byId: staffId,
        comments: kept,
        reason: reasonIn(reason ?? ''),
      });
    },
    /** @throws AppError BadInput without a reason */
    refuse(staffId: string, id: string, reason: string) {
      requireInput(reasonIn(reason) !== null, 'reason');
      return close(parts, id, { state: 'REFUSED', byId: staffId, reason: reasonIn(reason) });
    },
  };
}

function reasonIn(text: string): string | null {
  requireInput(text.length <= TEXT_LENGTH_MAX, 'reason');
  return text.trim() === '' ? null : text.trim();
}

/** Decides on an open submission, and notifies the seller. @throws AppError NotFound, BadInput where it is not open */
function close(
  parts: SellingParts,
  id: string,
  decided: Decided,
  apply?: (writes: Writes, uuid: string) => Promise<void>,
): Promise<void> {
  const { database, ads } = parts;
  return database.transaction(async writes => {
    const { adUuid } = found(await findSubmission(writes, id));
    // The lock order, lot then draft, is the same as for the seller's edits and the sale.
    await ads.lock(writes, adUuid);
    await lockDraft(writes, adUuid);
    requireInput(await decide(writes, id, decided), 'state');
    await touchDraft(writes, adUuid);
    await apply?.(writes, adUuid);
    const ad = await ads.lock(writes, adUuid);
    await recordWord(writes, ad, decided);
    const { ownerId } = ad;
    if (ownerId === null) return;
    const { state, reason } = decided;
    if (state === 'TAKEN_BACK') throw new AppError('BadInput', { field: 'state' });
    const data = { decision: state, ...(reason ? { reason } : {}) };
    await parts.notify(writes, [{ accountId: ownerId, kind: 'AD_REVIEWED', key: id, adUuid, data }]);
  });
}

/** Applies the pending changes to the ad and publishes it. */
async function publish(
  parts: SellingParts,
  writes: Writes,
  uuid: string,
  by: { actorId: string; auctionId: string | null },
): Promise<void> {
  const { ads } = parts;
  const ad = await ads.lock(writes, uuid);
  // A sold ad is final: the contract describes the car as it was bid on.
  requireInput(ad.status !== 'SOLD', 'state');
  const draft = await lockDraft(writes, uuid);
  // Cars that the house sells are published elsewhere, with their mandates and approvals.
  requireInput(!isPrepared({ ad, draft }) && !isHouseSale({ ad }), 'state');
  const proposed = adWith(ad, draft.revision, await parts.files.findPhotos(photoIdsOf(draft.revision)));
  const [missing] = missingOf({ proposed, draft }, await findTrader(writes, ad.ownerId));
  if (missing !== undefined) throw new AppError('BadInput', { field: missing });
  if (draft.revision) await ads.updateFor(writes, uuid, draft.revision, { actorId: by.actorId });
  if (!ad.isPublic) await ads.publishFor(writes, uuid, by);
  await saveDraft(writes, uuid, { ...draft, revision: null });
}

/** Logs the house's objections. */
async function recordWord(
  writes: Writes,
  ad: Ad,
  { state, byId, reason = null, comments = [] }: Decided,
): Promise<void> {
  if (state !== 'CHANGES_ASKED' && state !== 'REFUSED') return;
  const remarks = Object.fromEntries(comments.map(({ field, text }) => [field, text]));
  const step = state === 'REFUSED' ? 'refused' : 'changesAsked';
  await recordCar(writes, ad, step, { actorId: byId, remarks, reason });
}
