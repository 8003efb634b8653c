import { randomUUID } from 'node:crypto';
import { CAR_FIELDS, wholeCar } from '#shared/fields/index.ts';
import { type Instant, isTradeSale, type LotAct, type LotActor, lowestBefore } from '#shared/sale/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Core } from '../core.ts';
import { once, type Writes } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';
import { findGonePapers } from '../files/index.ts';
import {
  type Ad,
  type AdColumns,
  type AdDetails,
  type AdInput,
  keptOf,
  missingOf,
  type PlacedPhoto,
  paperUrlsIn,
  photoList,
  requireCar,
  requireOwnFiles,
} from './ad.ts';
import {
  findAds,
  findMadeOf,
  findOwnerId,
  hasOpenOffer,
  keepSlug,
  listPrices,
  revise,
  saveAd,
  setHidden,
  setPhotos,
  setStatus,
} from './ads-store.ts';
import { changedNames, recordEdit, recordStep, topicsOf } from './changes.ts';
import { adSlug } from './slug.ts';

export type AdsParts = Pick<Core, 'database' | 'bus' | 'domain'> & {
  readonly lots: LotKeeper;
};

/** A move of an ad, to be checked by its lot. */
export type AskedMove = {
  readonly act: LotAct;
  readonly by: LotActor;
  readonly reason?: string | null;
  readonly actorId: string | null;
};

/** A lot locked until the transaction ends. */
export type KeptLot = {
  /** Its planned or running auction; null where there is none. */
  readonly openAuctionId: string | null;
  /** The database's clock, read under the lock. */
  readonly now: Instant;
  /** Returns the effects of a move, to run after it; null where there is nothing to do. @throws AppError if refused */
  ask(asked: AskedMove): ((writes: Writes) => Promise<void>) | null;
  /** Notifies watchers of a change beside the auction. */
  touch(writes: Writes): Promise<void>;
  /**
   * Adapts a planned auction to the ad's new seller. `field` is what was changed.
   * @throws AppError CarUnderHammer once it has begun, MandateRequired, DeclarationMissing
   */
  followSeller(
    writes: Writes,
    of: { readonly actorId: string | null; readonly field: string },
  ): Promise<void>;
};

/** The interface to lots: an ad moves only as its lot allows, and its auction follows. */
export type LotKeeper = {
  /** Locks the lot, its auctions before its ad, until the transaction ends. @throws AppError NotFound */
  hold(writes: Writes, uuid: string): Promise<KeptLot>;
};

/** The services that a change of an ad needs. */
type Followed = Omit<AdsParts, 'database'>;

/** Who edits, and the revision they saw, so that a concurrent edit is not overwritten. */
export type Editing = {
  readonly actorId: string | null;
  readonly revision?: number | null;
  /** Why the car is sold during its auction, or its owner takes it back from the house. */
  readonly reason?: string | null;
  /** Whether the edit is not logged: a seller's draft is logged only when it is submitted. */
  readonly isUnlogged?: boolean;
};
const HOUSE: Editing = { actorId: null };

/** The values that determine the seller, and the fields that change them. */
const SELLER = [
  { name: 'ownerId', field: 'sellerEmail' },
  { name: 'handleByCalandre', field: 'handleByCalandre' },
  { name: 'calandreCollection', field: 'calandreCollection' },
] as const;

/**
 * Creates a draft, or a sold car. `key`: an idempotency key of the page.
 * @throws AppError BadInput: brand, model, carType are needed.
 */
export async function createAd(
  parts: AdsParts,
  input: AdInput,
  { actorId, key }: Editing & { readonly key?: string | null | undefined } = HOUSE,
): Promise<string> {
  return parts.database.transaction(writes => {
    const create = () => createAdFor(parts, writes, null, input, actorId);
    if (actorId === null || !key) return create();
    return once(writes, { by: actorId, what: 'ad', wish: [key, input] }, async uuid => uuid, create);
  });
}

/** Does this within the caller's transaction, for an owner. @throws AppError BadInput */
export async function createAdFor(
  parts: Followed,
  writes: Writes,
  ownerId: string | null,
  input: AdInput,
  actorId: string | null = ownerId,
): Promise<string> {
  const needed = CAR_FIELDS.find(({ name, required, within }) => required && !within && !input[name]);
  if (needed) throw new AppError('BadInput', { field: needed.name });
  const uuid = randomUUID();
  await write(writes, { ...wholeCar({}), uuid, ownerId, slug: '', details: {} }, input);
  if (input.sold === true) await setStatus(writes, uuid, 'SOLD');
  const ad = await written(writes, uuid);
  requireOwnFiles(ad, input);
  await recordStep(writes, ad, 'created', actorId);
  await announce(parts.bus, writes, uuid);
  return uuid;
}

/** Changes the given fields. @throws AppError as `updateAdFor` */
export function updateAd(parts: AdsParts, uuid: string, input: AdInput, by?: Editing): Promise<boolean> {
  return parts.database.transaction(writes => updateAdFor(parts, writes, uuid, input, by));
}

/**
 * Does this within the caller's transaction; false where no field differs. @throws AppError NotFound, BadInput with the
 * field, StaleVersion where the ad was changed since the given revision; a refusal of its lot where it is marked as
 * sold or offered again, as ReasonNeeded during an auction; for another seller CarUnderHammer once the auction has
 * begun, MandateRequired or DeclarationMissing while it is planned, and OfferOpen during an offer
 */
export async function updateAdFor(
  parts: Followed,
  writes: Writes,
  uuid: string,
  input: AdInput,
  { actorId, revision, reason = null, isUnlogged = false }: Editing = HOUSE,
): Promise<boolean> {
  const { ad, lot } = await holdAd(parts, writes, uuid);
  if (revision != null && revision !== ad.revision) throw new AppError('StaleVersion');
  await write(writes, ad, input);
  const after = await written(writes, uuid);
  requireOwnFiles(after, input);
  const seller = SELLER.find(({ name }) => after[name] !== ad[name]);
  if (seller) await lot.followSeller(writes, { actorId, field: seller.field });
  const { ownerId } = after;
  if (ownerId !== ad.ownerId)
    await parts.domain.tell(writes, 'ad.ownerChanged', { uuid, formerId: ad.ownerId, ownerId, actorId });
  if (!isHouses(ad) && isHouses(after)) await parts.domain.tell(writes, 'ad.entrusted', { uuid });
  if (ad.handleByCalandre && !after.handleByCalandre)
    await parts.domain.tell(writes, 'ad.givenBack', {
      ...{ uuid, actorId, isOwners: ownerId !== null && !after.calandreCollection },
      // Only an owner's reason is about this; that of staff is about other changes, as a sale elsewhere.
      reason: actorId === ownerId ? reason : null,
    });
  // A rotated or re-described photo has a new id: the report's references follow it.
  const report = await repinned(writes, ad.details, after.photos);
  const before = { ...ad, details: { ...ad.details, ...report } };
  const names = isUnlogged ? changedNames(before, after) : await recordEdit(writes, before, after, actorId);
  if (names.length > 0) await revise(writes, uuid);
  if (input.sold != null) {
    const act = input.sold ? 'markSold' : 'reopen';
    const isMoved = await move(writes, { ad, lot }, { act, by: 'STAFF', reason, actorId });
    if (isMoved && input.sold) await parts.domain.tell(writes, 'ad.sold', { uuid });
  }
  const isRewritten = topicsOf(names).length > 0;
  if (isRewritten) await parts.domain.tell(writes, 'ad.rewritten', { uuid });
  if (ad.isPublic && isRewritten) {
    const priceWas = await loweredFrom(writes, ad, after);
    await parts.domain.tell(writes, 'ad.edited', { uuid, revision: ad.revision + 1, priceWas });
  }
  await announce(parts.bus, writes, uuid);
  return names.length > 0;
}

/** Returns the former price that a professional may state for the last price change; null: none. */
export const lowestPriceBefore = async (
  writes: Writes,
  { uuid, publishedAt }: Pick<Ad, 'uuid' | 'publishedAt'>,
): Promise<number | null> => lowestBefore(await listPrices(writes, uuid), publishedAt);

/**
 * Returns the former public price, where it is lower now; for a professional's car the lowest of the thirty days
 * before, as for a struck price.
 */
async function loweredFrom(writes: Writes, before: Ad, after: Ad): Promise<number | null> {
  const [was, is] = [before, after].map(ad => (ad.isPriceHidden ? null : (ad.reducedPrice ?? ad.price)));
  if (was == null || is == null || is >= was) return null;
  if (!isTradeSale(after)) return was;
  const lowest = await lowestPriceBefore(writes, after);
  return lowest !== null && is < lowest ? lowest : null;
}

/**
 * Who moves an ad; `reason` cancels its auction. `isWhole` refuses an incomplete ad. `auctionId` (null: none) must be
 * the auction that is published with the ad, so that nobody starts one unseen.
 */
export type Moving = {
  readonly actorId: string | null;
  readonly by?: LotActor;
  readonly reason?: string | null;
  readonly isWhole?: boolean;
  readonly auctionId?: string | null;
};

/** Publishes or withdraws an ad. @throws AppError as `changeStatusFor` */
export function changeStatus(
  parts: AdsParts,
  uuid: string,
  act: 'publish' | 'withdraw',
  by?: Moving,
): Promise<boolean> {
  return parts.database.transaction(writes => changeStatusFor(parts, writes, uuid, act, by));
}

/**
 * Does this within the caller's transaction; false where the ad is in that state already, as a sold car is public.
 * @throws AppError NotFound, BadInput naming what is missing, or a refusal of its lot: `status` for a move that does
 * not exist, ReasonNeeded during an auction
 */
export async function changeStatusFor(
  parts: Followed,
  writes: Writes,
  uuid: string,
  act: 'publish' | 'withdraw',
  { actorId, by = 'STAFF', reason = null, isWhole = false, auctionId }: Moving = HOUSE,
): Promise<boolean> {
  const { ad, lot } = await holdAd(parts, writes, uuid);
  if (!ad.isPublic) {
    const missing = isWhole ? missingOf(ad, lot.openAuctionId !== null) : [];
    const isUnseen = auctionId !== undefined && auctionId !== lot.openAuctionId;
    const fields = missing.length > 0 || !isUnseen ? missing : ['auctionId'];
    if (fields[0]) throw new AppError('BadInput', { field: fields[0], fields });
  }
  const isMoved = await move(writes, { ad, lot }, { act, by, reason, actorId });
  if (isMoved && act === 'publish') await parts.domain.tell(writes, 'ad.published', { uuid, at: lot.now });
  await announce(parts.bus, writes, uuid);
  return isMoved;
}

/**
 * Takes down an ad for its content, or restores it, within the caller's transaction. A sold car only loses its page and
 * stays sold; any other is withdrawn, and only staff who publish can restore it. Returns whether the ad is public now.
 * @throws AppError NotFound, CarUnderHammer, OfferOpen, BadInput for a draft
 */
export async function moderateFor(
  parts: Followed,
  writes: Writes,
  uuid: string,
  act: 'hide' | 'show',
  { actorId, reason = null }: Pick<Moving, 'actorId' | 'reason'>,
): Promise<boolean> {
  const isHidden = act === 'hide';
  const { ad, lot } = await holdAd(parts, writes, uuid);
  if (ad.status !== 'SOLD') {
    if (isHidden) await changeStatusFor(parts, writes, uuid, 'withdraw', { actorId, by: 'MODERATOR' });
    return !isHidden && ad.isPublic;
  }
  if (ad.isPublic !== isHidden) return ad.isPublic;
  await setHidden(writes, uuid, isHidden);
  await recordStep(writes, ad, isHidden ? 'hidden' : 'shown', actorId, reason);
  await lot.touch(writes);
  await announce(parts.bus, writes, uuid);
  return !isHidden;
}

const isHouses = ({ handleByCalandre, calandreCollection }: Ad): boolean =>
  handleByCalandre || calandreCollection;

/** Locks an ad with its lot until the transaction ends and returns it. @throws AppError NotFound */
export async function holdAd({ lots }: Followed, writes: Writes, uuid: string) {
  const lot = await lots.hold(writes, uuid);
  return { lot, ad: await written(writes, uuid) };
}

/** Returns the ad as this transaction sees it. */
async function written(writes: Writes, uuid: string): Promise<Ad> {
  const ad = (await findAds(writes, [uuid])).get(uuid);
  if (!ad) throw new Error('an ad that was just written is there');
  return ad;
}

const STATUS = {
  publish: 'PUBLISHED',
  reopen: 'PUBLISHED',
  markSold: 'SOLD',
  withdraw: 'WITHDRAWN',
} as const;
const STEPS = { publish: 'published', reopen: 'published', markSold: 'sold', withdraw: 'withdrawn' } as const;

/** Moves an ad as its lot allows; false where it is in that state already. @throws AppError */
async function move(
  writes: Writes,
  { ad, lot }: { ad: Ad; lot: KeptLot },
  asked: AskedMove & { readonly act: keyof typeof STATUS },
): Promise<boolean> {
  const follow = lot.ask(asked);
  if (follow === null) return false;
  // An ad that was taken down does not become public again when its sale is undone.
  const act = asked.act === 'reopen' && !ad.isPublic ? 'withdraw' : asked.act;
  await setStatus(writes, ad.uuid, STATUS[act]);
  await recordStep(writes, ad, STEPS[act], asked.actorId);
  await follow(writes);
  return true;
}

type Known = AdColumns & { uuid: string; slug: string; ownerId: string | null; details: AdDetails };

async function write(writes: Writes, known: Known, input: AdInput): Promise<void> {
  requireCar(input);
  const { columns, details } = keptOf(input, known.details);
  const ad = { ...known, ...columns };
  if (ad.reducedPrice !== null && (ad.price === null || ad.reducedPrice >= ad.price)) {
    throw new AppError('BadInput', { field: 'reducedPrice' });
  }
  const stood = new Set(paperUrlsIn(known.details));
  const added = paperUrlsIn(input).filter(url => !stood.has(url));
  const goneUrls = await findGonePapers(writes, added);
  requireInput(goneUrls.length === 0, 'documents', { gone: goneUrls });
  const ownerId = await ownerOf(writes, known, input.sellerEmail);
  const slug = adSlug(ad, known.uuid);
  if (known.slug !== '' && known.slug !== slug) await keepSlug(writes, known.slug, known.uuid);
  const photos = input.photos && photoList(input.photos);
  const conditionReport = await repinned(writes, { ...known.details, ...details }, photos ?? []);
  await saveAd(writes, { ...ad, slug, ownerId, details: { ...details, ...conditionReport } });
  if (!photos) return;
  const kept = await setPhotos(writes, known.uuid, photos);
  const gone = photos.map(({ id }) => id).filter(id => !kept.has(id));
  requireInput(gone.length === 0, 'photos', { gone });
}

/** Returns the report with its flaws moved to the new versions of their photos; empty where nothing changed. */
async function repinned(
  writes: Writes,
  { conditionReport: report }: AdDetails,
  photos: readonly PlacedPhoto[],
): Promise<Pick<AdDetails, 'conditionReport'>> {
  const shown = photos.map(({ id }) => id);
  const were = (report?.flaws ?? []).flatMap(({ photoId }) =>
    photoId !== null && !shown.includes(photoId) ? [photoId] : [],
  );
  if (!report || shown.length === 0 || were.length === 0) return {};
  const made = new Map((await findMadeOf(writes, were, shown)).map(({ id, by }) => [id, by]));
  const flaws = report.flaws.map(flaw => ({
    ...flaw,
    photoId: made.get(flaw.photoId ?? '') ?? flaw.photoId,
  }));
  return { conditionReport: { ...report, flaws } };
}

async function ownerOf(
  writes: Writes,
  known: Known,
  email: string | null | undefined,
): Promise<string | null> {
  if (email === undefined) return known.ownerId;
  const id = email === null ? null : await findOwnerId(writes, email.trim());
  if (email !== null && id === null) throw new AppError('BadInput', { field: 'sellerEmail' });
  if (id === known.ownerId) return id;
  if (await hasOpenOffer(writes, known.uuid)) throw new AppError('OfferOpen', { field: 'sellerEmail' });
  return id;
}

async function announce(bus: Bus, writes: Writes, uuid: string): Promise<void> {
  await bus.publish(writes, [{ topic: 'ad', id: uuid, version: 0 }]);
}
