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

/** A move of an ad as its lot is asked about it. */
export type AskedMove = {
  readonly act: LotAct;
  readonly by: LotActor;
  readonly reason?: string | null;
  readonly actorId: string | null;
};

/** A lot that nobody else changes until the transaction ends. */
export type KeptLot = {
  /** Its auction that is planned or runs; null where there is none. */
  readonly openAuctionId: string | null;
  /** The database's clock, read once the lot is held. */
  readonly now: Instant;
  /** What has to follow the move; null where there is nothing to do. @throws AppError where it may not be */
  ask(asked: AskedMove): ((writes: Writes) => Promise<void>) | null;
  /** Shows watchers that something beside the auction changed. */
  touch(writes: Writes): Promise<void>;
  /**
   * Its car is sold by somebody else, as the ad says by now: so is its planned auction. `field` is what was changed.
   * @throws AppError CarUnderHammer once it has begun, MandateRequired, DeclarationMissing
   */
  followSeller(
    writes: Writes,
    of: { readonly actorId: string | null; readonly field: string },
  ): Promise<void>;
};

/** Whoever knows where lots stand. An ad never moves but as its lot allows, and its auction follows. */
export type LotKeeper = {
  /** Holds the lot, its auctions before its ad, until the transaction ends. @throws AppError NotFound */
  hold(writes: Writes, uuid: string): Promise<KeptLot>;
};

/** What a change of an ad is told to. */
type Followed = Omit<AdsParts, 'database'>;

/** Who edits, and the revision they saw: an edit made meanwhile is never written over. */
export type Editing = {
  readonly actorId: string | null;
  readonly revision?: number | null;
  /** Why the car is sold while it is under the hammer, or its owner takes it back from the house. */
  readonly reason?: string | null;
  /** A seller writing what nobody sees yet: handing it in is what the log tells, not each word. */
  readonly isUnlogged?: boolean;
};
const HOUSE: Editing = { actorId: null };

/** What says who sells a car, and the field it is changed by. */
const SELLER = [
  { name: 'ownerId', field: 'sellerEmail' },
  { name: 'handleByCalandre', field: 'handleByCalandre' },
  { name: 'calandreCollection', field: 'calandreCollection' },
] as const;

/**
 * Writes a draft, or a car that is sold already. `key`: made by the page, which asks again with the same where the
 * answer was lost. @throws AppError BadInput: brand, model, carType are needed.
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

/** The same inside the caller's transaction, as somebody's own. @throws AppError BadInput */
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

/** Changes the fields given. @throws AppError as `updateAdFor` */
export function updateAd(parts: AdsParts, uuid: string, input: AdInput, by?: Editing): Promise<boolean> {
  return parts.database.transaction(writes => updateAdFor(parts, writes, uuid, input, by));
}

/**
 * The same inside the caller's transaction; answers false where no field differs. @throws AppError NotFound, BadInput
 * with the field, StaleVersion when somebody else has changed the ad since the revision that the editor saw; what its
 * lot refuses where it is marked sold or offered again, as ReasonNeeded under the hammer; for another seller
 * CarUnderHammer once its auction has begun, MandateRequired or DeclarationMissing while it is planned, and OfferOpen
 * while somebody is asked whether they take it
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
      // What staff say is of what they do besides, as selling it elsewhere.
      reason: actorId === ownerId ? reason : null,
    });
  // A photo that is turned, or told in other words, is another one; the report says the same of it.
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

/** What a trader's car may be said to have cost before its last change of price; null where nothing was asked. */
export const lowestPriceBefore = async (
  writes: Writes,
  { uuid, publishedAt }: Pick<Ad, 'uuid' | 'publishedAt'>,
): Promise<number | null> => lowestBefore(await listPrices(writes, uuid), publishedAt);

/**
 * The price everyone could see before, where they see a lower one now: of a trader's car the least of the thirty days
 * before, as where a price is struck through.
 */
async function loweredFrom(writes: Writes, before: Ad, after: Ad): Promise<number | null> {
  const [was, is] = [before, after].map(ad => (ad.isPriceHidden ? null : (ad.reducedPrice ?? ad.price)));
  if (was == null || is == null || is >= was) return null;
  if (!isTradeSale(after)) return was;
  const lowest = await lowestPriceBefore(writes, after);
  return lowest !== null && is < lowest ? lowest : null;
}

/**
 * Who moves an ad; `reason` is why the auction ends with it. `isWhole` asks that nothing is missing that a buyer would
 * look for. Where `auctionId` is given, null for none, it must be the auction which goes before the public with the ad:
 * nobody starts one unseen.
 */
export type Moving = {
  readonly actorId: string | null;
  readonly by?: LotActor;
  readonly reason?: string | null;
  readonly isWhole?: boolean;
  readonly auctionId?: string | null;
};

/** Puts an ad before the public, or takes it away. @throws AppError as `changeStatusFor` */
export function changeStatus(
  parts: AdsParts,
  uuid: string,
  act: 'publish' | 'withdraw',
  by?: Moving,
): Promise<boolean> {
  return parts.database.transaction(writes => changeStatusFor(parts, writes, uuid, act, by));
}

/**
 * The same inside the caller's transaction; a sold car stands before the public already. Answers false where the ad was
 * there already.
 * @throws AppError NotFound, BadInput naming what is missing, and what its lot refuses: `status` for a move there
 * is not, ReasonNeeded under the hammer
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
 * Takes a car from the public for what its page says, inside the caller's transaction, or gives the page back. Of a
 * sold car the page alone, for sold it stays; any other is withdrawn, and only staff who publish bring it back. Answers
 * whether the public sees it now.
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

/** The ad as it stands, held with its lot until the transaction ends. @throws AppError NotFound */
export async function holdAd({ lots }: Followed, writes: Writes, uuid: string) {
  const lot = await lots.hold(writes, uuid);
  return { lot, ad: await written(writes, uuid) };
}

/** The ad as it stands in this transaction. */
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

/** Moves an ad as its lot allows; answers false where it was there already. @throws AppError */
async function move(
  writes: Writes,
  { ad, lot }: { ad: Ad; lot: KeptLot },
  asked: AskedMove & { readonly act: keyof typeof STATUS },
): Promise<boolean> {
  const follow = lot.ask(asked);
  if (follow === null) return false;
  // Whose page was taken away is offered to nobody by being sold no more.
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

/** The report with each flaw seen on the photo that was made of its own, where that is shown instead; else nothing. */
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
