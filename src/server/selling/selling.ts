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

/** One's own car, held until the transaction ends. @throws AppError NotFound: nobody else's is there */
async function lockOwn({ ads }: SellingParts, writes: Writes, viewerId: string, uuid: string): Promise<Own> {
  const known = isUuid(uuid) ? await ads.find(uuid) : null;
  if (known?.ownerId !== viewerId) throw new AppError('NotFound');
  const ad = await ads.lock(writes, uuid);
  const draft = await lockDraft(writes, uuid);
  if (ad.ownerId !== viewerId) throw new AppError('NotFound');
  return { ad, draft, submission: (await findLastSubmissions(writes, [uuid])).get(uuid) ?? null };
}

/** What waits for the house, what it sells and what is sold is written no more; a draft it prepares is taken over. */
function requireOpen(own: Own): void {
  const { ad, submission } = own;
  requireInput(ad.status !== 'SOLD' && submission?.state !== 'WAITING', 'state');
  // What the house has in hand is taken back with a reason, and with all that was signed and planned of it.
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

/** A draft of somebody's own with all they said of it, inside the caller's transaction. @throws AppError BadInput */
export async function beginCar(
  parts: SellingParts,
  writes: Writes,
  ownerId: string,
  input: AdInput,
  wish: WishedSale,
): Promise<string> {
  requireWish(parts, wish);
  // What somebody hopes for who has the house sell is no price that its ad asks: staff read it in their wish.
  const { price: _hoped, ...unpriced } = input;
  const said = wish.wish === 'MANAGED' ? unpriced : input;
  const uuid = await parts.ads.createFor(writes, ownerId, said);
  await saveDraft(writes, uuid, { ...(await lockDraft(writes, uuid)), ...wish });
  return uuid;
}

export type SavedCar = {
  /** The one that was changed: another one in the meantime and nothing is written. */
  readonly version: number;
  readonly input: AdInput;
  readonly wish: WishedSale | null;
};

/**
 * Keeps what a seller wrote: in the ad itself while nobody sees it, beside it once it is public.
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
    // Whoever wants the house to sell asks it, with a request that somebody answers.
    requireInput(wish?.wish !== 'MANAGED' || draft.wish === 'MANAGED', 'wish');
    const known = adWith(ad, draft.revision, new Map());
    await requireOwnPapers(parts, viewerId, input, known);
    // A new price has nothing to do with what the old one was reduced to.
    const whole = input.price === undefined ? input : { ...input, reducedPrice: null };
    const merged = { ...draft.revision, ...whole };
    const revision = ad.isPublic ? await revisionOf(parts, ad, merged) : null;
    const by = { actorId: viewerId, isUnlogged: true };
    if (!ad.isPublic) await parts.ads.updateFor(writes, uuid, merged, by);
    await saveDraft(writes, uuid, { ...draft, ...wish, revision });
  });
}

/** What of these changes differs from what is public; null when nothing does. */
async function revisionOf({ files }: SellingParts, ad: Ad, merged: AdInput): Promise<AdInput | null> {
  const photos = await files.findPhotos(photoIdsOf(merged));
  const gone = photoIdsOf(merged).filter(id => !photos.has(id));
  requireInput(gone.length === 0, 'photos', { gone });
  const changed = changedFields(ad, adWith(ad, merged, photos)).filter(name => name !== 'reducedPrice');
  return changed.length === 0 ? null : Object.fromEntries(changed.map(name => [name, merged[name]]));
}

/**
 * Hands a car to the house: a draft, a car that was withdrawn, or changes to one that is public.
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

/** Takes a car back from the house, to write on. @throws AppError NotFound, BadInput when none waits */
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
 * Takes one's own car off the market. The house's own sales are its own to end.
 * @throws AppError NotFound, Forbidden, CarUnderHammer while its auction is planned or runs, OfferOpen
 */
export async function withdrawCar(parts: SellingParts, viewerId: string, uuid: string): Promise<void> {
  await parts.database.transaction(async writes => {
    const { draft, submission, ...own } = await lockOwn(parts, writes, viewerId, uuid);
    if (isHouseSale(own)) throw new AppError('Forbidden');
    await parts.ads.withdrawFor(writes, uuid, { actorId: viewerId, by: 'SELLER' });
    // Nobody sees the ad now: what waited beside it is written into it, for its owner to go on.
    if (draft.revision) await parts.ads.updateFor(writes, uuid, draft.revision, { actorId: viewerId });
    await saveDraft(writes, uuid, { ...draft, revision: null });
    if (submission?.state === 'WAITING') {
      await decide(writes, submission.id, { state: 'TAKEN_BACK', byId: viewerId });
    }
  });
}

/**
 * Takes one's own car back from the house, for a reason: off the market with it, and what was signed, proposed and
 * planned of it ends with `ad.givenBack`. Sent again it is done already.
 * @throws AppError NotFound, BadInput with `reason`, or with `state` where the house does not sell it for them,
 * CarUnderHammer while its auction is planned or runs and once it is sold, OfferOpen
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
