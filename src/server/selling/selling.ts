import { LOSS_FIELDS } from '#shared/fields/index.ts';
import { isBidAmount, isCalendarDay, wishProblems } from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { type Ad, type AdInput, carOf, requireCar } from '../ads/index.ts';
import { holdLot } from '../auctions/index.ts';
import { requireFields } from '../context.ts';
import { isUuid, once, type Writes } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';
import { changedFields } from './differences.ts';
import { recordCar } from './logged.ts';
import { missingOf } from './missing.ts';
import { adWith, isHouseSale, isPrepared, photoIdsOf, type SellingParts, versionOf } from './my-car.ts';
import { requireNoContactData, requireOwnPapers, requireSellersFields } from './seller-fields.ts';
import {
  addSubmission,
  decide,
  findLastSubmissions,
  findReviewers,
  lockDraft,
  type SellersDraft,
  type Submission,
  saveDraft,
  touchDraft,
  type WishedSale,
} from './selling-store.ts';
import { findTrader } from './traders.ts';

type Own = { readonly ad: Ad; readonly draft: SellersDraft; readonly submission: Submission | null };

/** Returns one's own car, locked until the transaction ends. @throws AppError NotFound for any other */
async function lockOwn({ ads }: SellingParts, writes: Writes, viewerId: string, uuid: string): Promise<Own> {
  const known = isUuid(uuid) ? await ads.find(uuid) : null;
  if (known?.ownerId !== viewerId) throw new AppError('NotFound');
  const ad = await ads.lock(writes, uuid);
  const draft = await lockDraft(writes, uuid);
  if (ad.ownerId !== viewerId) throw new AppError('NotFound');
  return { ad, draft, submission: (await findLastSubmissions(writes, [uuid])).get(uuid) ?? null };
}

/** Refuses edits during a review, of house sales and sold cars; a draft the house only prepares is editable. */
function requireOpen(own: Own): void {
  const { ad, submission } = own;
  requireInput(ad.status !== 'SOLD' && submission?.state !== 'WAITING', 'state');
  // Taking a car back from the house needs a reason and ends what was signed and planned for it.
  requireInput(!isHouseSale(own), 'state');
}

/** @throws AppError BadInput with the field */
function requireWish(
  { clock }: SellingParts,
  { wish: kind, wishedStartingPrice, wishedReserve, wishedStart }: WishedSale,
): void {
  const isAmount = (amount: number | null) => amount === null || isBidAmount(amount);
  requireInput(isAmount(wishedStartingPrice), 'wishedStartingPrice');
  requireInput(isAmount(wishedReserve), 'wishedReserve');
  requireInput(wishedStart === null || isCalendarDay(wishedStart), 'wishedStart');
  if (kind !== 'AUCTION') return;
  const wish = { startingPrice: wishedStartingPrice, reserve: wishedReserve, startDay: wishedStart };
  const problems = wishProblems(wish, parisDay(clock()));
  requireInput(!problems.has('reserve'), 'wishedReserve');
  requireInput(!problems.has('startDay'), 'wishedStart');
}

/** Creates a draft with its first data, in the caller's transaction. @throws AppError BadInput */
export async function beginCar(
  parts: SellingParts,
  writes: Writes,
  ownerId: string,
  input: AdInput,
  wish: WishedSale,
): Promise<string> {
  requireWish(parts, wish);
  // A price hoped for in a managed sale is not the ad's price: staff read it in the request.
  const { price: _hoped, ...unpriced } = input;
  const said = wish.wish === 'MANAGED' ? unpriced : input;
  const uuid = await parts.ads.createFor(writes, ownerId, said);
  await saveDraft(writes, uuid, { ...(await lockDraft(writes, uuid)), ...wish });
  return uuid;
}

export type SavedCar = {
  /** The version that was edited; if it has changed since, nothing is saved. */
  readonly version: number;
  readonly input: AdInput;
  readonly wish: WishedSale | null;
};

/**
 * Saves a seller's changes: in the ad itself while it is not public, as pending changes once it is.
 * @throws AppError NotFound, StaleVersion, BadInput with the field
 */
export async function saveCar(
  parts: SellingParts,
  viewerId: string,
  uuid: string,
  { version, input, wish }: SavedCar,
): Promise<void> {
  requireSellersFields(input);
  requireCar(input);
  if (wish) requireWish(parts, wish);
  await parts.database.transaction(async writes => {
    const own = await lockOwn(parts, writes, viewerId, uuid);
    const { ad, draft } = own;
    if (versionOf(own) !== version) throw new AppError('StaleVersion');
    requireOpen(own);
    // A managed sale must be requested by form, so that staff answer it.
    requireInput(wish?.wish !== 'MANAGED' || draft.wish === 'MANAGED', 'wish');
    const known = adWith(ad, draft.revision, new Map());
    await requireOwnPapers(parts, viewerId, input, known);
    // A new price cancels the reduction of the old one.
    const whole = input.price === undefined ? input : { ...input, reducedPrice: null };
    const merged = { ...draft.revision, ...whole };
    const revision = ad.isPublic ? await revisionOf(parts, ad, merged) : null;
    const by = { actorId: viewerId, isUnlogged: true };
    if (!ad.isPublic) await parts.ads.updateFor(writes, uuid, merged, by);
    await saveDraft(writes, uuid, { ...draft, ...wish, revision });
  });
}

/** Returns the changes that differ from the public ad; null when none does. */
async function revisionOf({ files }: SellingParts, ad: Ad, merged: AdInput): Promise<AdInput | null> {
  const photos = await files.findPhotos(photoIdsOf(merged));
  const gone = photoIdsOf(merged).filter(id => !photos.has(id));
  requireInput(gone.length === 0, 'photos', { gone });
  const changed = changedFields(ad, adWith(ad, merged, photos)).filter(name => name !== 'reducedPrice');
  return changed.length === 0 ? null : Object.fromEntries(changed.map(name => [name, merged[name]]));
}

/**
 * Submits a car for review: a draft, a withdrawn car, or changes to a public one.
 * @throws AppError NotFound, StaleVersion, BadInput with what is missing first
 */
export async function submitCar(
  parts: SellingParts,
  viewerId: string,
  uuid: string,
  version: number,
): Promise<void> {
  await parts.database.transaction(async writes => {
    const own = await lockOwn(parts, writes, viewerId, uuid);
    const { ad, draft } = own;
    if (versionOf(own) !== version) throw new AppError('StaleVersion');
    requireOpen(own);
    requireInput(!isPrepared(own), 'state');
    requireInput(!ad.isPublic || draft.revision !== null, 'revision');
    const photos = await parts.files.findPhotos(photoIdsOf(draft.revision));
    const proposed = adWith(ad, draft.revision, photos);
    const [missing] = missingOf({ proposed, draft }, await findTrader(writes, viewerId));
    if (missing !== undefined) throw new AppError('BadInput', { field: missing });
    requireNoContactData(draft.revision ?? carOf(ad));
    const id = await addSubmission(writes, uuid);
    await touchDraft(writes, uuid);
    await recordCar(writes, ad, 'submitted', { actorId: viewerId });
    const reviewers = (await findReviewers(writes)).filter(each => each !== viewerId);
    await parts.notify(
      writes,
      reviewers.map(accountId => ({ accountId, kind: 'AD_SUBMITTED', key: id, adUuid: uuid })),
    );
  });
}

/** Takes a submitted car back for editing. @throws AppError NotFound, BadInput where no review is open */
export async function takeBack(parts: SellingParts, viewerId: string, uuid: string): Promise<void> {
  await parts.database.transaction(async writes => {
    const { ad, submission } = await lockOwn(parts, writes, viewerId, uuid);
    const isBack =
      submission !== null && (await decide(writes, submission.id, { state: 'TAKEN_BACK', byId: viewerId }));
    requireInput(isBack, 'state');
    await touchDraft(writes, uuid);
    await recordCar(writes, ad, 'takenBack', { actorId: viewerId });
  });
}

/**
 * Withdraws one's own car from sale. House sales are ended by the house.
 * @throws AppError NotFound, Forbidden, CarUnderHammer while its auction is planned or running, OfferOpen
 */
export async function withdrawCar(parts: SellingParts, viewerId: string, uuid: string): Promise<void> {
  await parts.database.transaction(async writes => {
    const { draft, submission, ...own } = await lockOwn(parts, writes, viewerId, uuid);
    if (isHouseSale(own)) throw new AppError('Forbidden');
    await parts.ads.withdrawFor(writes, uuid, { actorId: viewerId, by: 'SELLER' });
    // The ad is not public any more, so the pending changes are applied to it for further editing.
    if (draft.revision) await parts.ads.updateFor(writes, uuid, draft.revision, { actorId: viewerId });
    await saveDraft(writes, uuid, { ...draft, revision: null });
    if (submission?.state === 'WAITING') {
      await decide(writes, submission.id, { state: 'TAKEN_BACK', byId: viewerId });
    }
  });
}

/**
 * Takes one's own car back from the house, for a reason: it is withdrawn from sale, and `ad.givenBack` ends its
 * mandates, proposals and plans. A repeated call does nothing.
 * @throws AppError NotFound, BadInput with `reason`, or with `state` where the house does not sell it for them,
 * CarUnderHammer while its auction is planned or running and once it is sold, OfferOpen
 */
export async function leaveHouse(
  parts: SellingParts,
  viewerId: string,
  uuid: string,
  given: string,
): Promise<void> {
  const { reason } = requireFields(LOSS_FIELDS, { reason: given });
  await parts.database.transaction(async writes => {
    const own = await lockOwn(parts, writes, viewerId, uuid);
    await once(
      writes,
      { by: viewerId, what: 'leaving the house', wish: { uuid, reason } },
      async left => (own.ad.handleByCalandre ? null : left),
      () => leave(parts, writes, own, { actorId: viewerId, reason }),
    );
  });
}

async function leave(
  { ads }: SellingParts,
  writes: Writes,
  { ad, draft }: Own,
  by: { readonly actorId: string; readonly reason: string },
): Promise<string> {
  const { uuid } = ad;
  const lot = await holdLot(writes, uuid);
  requireInput(ad.handleByCalandre && !ad.calandreCollection, 'state');
  if (lot.auction?.status === 'open' || lot.hasOrder || ad.status === 'SOLD')
    throw new AppError('CarUnderHammer');
  if (lot.hasOpenOffer) throw new AppError('OfferOpen');
  if (ad.isPublic) await ads.withdrawFor(writes, uuid, { actorId: by.actorId, by: 'SELLER' });
  const wish = draft.wish === 'MANAGED' ? 'AD' : draft.wish;
  await saveDraft(writes, uuid, { ...draft, wish, revision: null });
  await ads.updateFor(writes, uuid, { handleByCalandre: false }, by);
  return uuid;
}
