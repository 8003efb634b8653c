/**
 * The ads: what is for sale, edited by staff and read by everyone. Drafts and withdrawn ads are visible to staff only,
 * a former URL keeps working, and an ad never includes a hidden price or its owner's telephone. It knows nothing of
 * bidding.
 */
import { boundTo } from '../bound.ts';
import { isUuid, type Writes } from '../database/index.ts';
import { documentIdOf } from '../files/index.ts';
import { openSnapshots } from '../snapshots/index.ts';
import type { Ad, AdInput } from './ad.ts';
import {
  type AdsParts,
  changeStatus,
  changeStatusFor,
  createAd,
  createAdFor,
  holdAd,
  type Moving,
  moderateFor,
  updateAd,
  updateAdFor,
} from './ads.ts';
import {
  findAds,
  findAllUuidsOf,
  findSimilar,
  findUuidsBySlugs,
  findUuidsOf,
  revealContact,
} from './ads-store.ts';
import { findChanges } from './changes.ts';
import { areTheirs, findClosed, isPaperShown, type ShownFile } from './files-store.ts';
import { forStaff } from './staff.ts';
import { addAdView } from './views.ts';

export { adActs } from './acts.ts';
export type { Ad, AdInput } from './ad.ts';
export { carOf, givenIn, keptOf, missingOf, paperUrlsIn, photoList, requireCar } from './ad.ts';
export { lowestPriceBefore } from './ads.ts';
export { type AdChange, nameOf } from './changes.ts';
export { type CellReading, dayIn, wholeIn } from './said.ts';
export { AD_TARGETS, faultsOf, type ImportTarget, type Read, readLine } from './sheet.ts';
export { type AdEnums, kindOf } from './types.ts';

const ADS_KEPT_MAX = 5_000;
const FILES_KEPT_MAX = 20_000;

export type Ads = ReturnType<typeof openAds>;

export function openAds(parts: AdsParts) {
  const { database, bus } = parts;
  const ads = openSnapshots(uuids => findAds(database, uuids), ADS_KEPT_MAX);
  const slugs = openSnapshots(asked => findUuidsBySlugs(database, asked), ADS_KEPT_MAX);
  const similar = openSnapshots(uuids => findSimilar(database, uuids), ADS_KEPT_MAX);
  const changes = openSnapshots(uuids => findChanges(database, uuids), ADS_KEPT_MAX);
  const closedOf = (kind: ShownFile) =>
    openSnapshots(
      async ids => new Map((await findClosed[kind](database, ids)).map(id => [id, true])),
      FILES_KEPT_MAX,
    );
  const closed = { photo: closedOf('photo'), recording: closedOf('recording') };

  bus.onMessage(({ topic, id }) => {
    if (topic !== 'ad') return;
    ads.drop(id);
    changes.drop(id);
    // A change may affect other ads' similar cars, slugs that were not found, and shared files.
    for (const kept of [slugs, similar, closed.photo, closed.recording]) kept.clear();
  });
  bus.onReset(() => {
    for (const kept of [ads, slugs, similar, changes, closed.photo, closed.recording]) kept.clear();
  });

  async function find(uuid: string): Promise<Ad | null> {
    return isUuid(uuid) ? ads.get(uuid.toLowerCase()) : null;
  }

  async function findBySlug(slug: string): Promise<Ad | null> {
    const uuid = isUuid(slug) ? slug : await slugs.get(slug);
    return uuid === null ? null : find(uuid);
  }

  return {
    /** Returns any ad, public or not; the caller checks access. */
    find,
    async findPublic(uuid: string): Promise<Ad | null> {
      const ad = await find(uuid);
      return ad?.isPublic ? ad : null;
    },
    /** Finds a public ad by its slug, a former slug, or its uuid. */
    async findPublicBySlug(slug: string): Promise<Ad | null> {
      const ad = await findBySlug(slug);
      return ad?.isPublic ? ad : null;
    },
    /** Whether the slug is that of a car no longer offered. */
    async isWithdrawn(slug: string): Promise<boolean> {
      const ad = await findBySlug(slug);
      return ad !== null && !ad.isPublic && ad.status !== 'DRAFT';
    },
    async listSimilar(uuid: string, first: number): Promise<Ad[]> {
      const uuids = ((await similar.get(uuid)) ?? []).slice(0, first);
      return (await Promise.all(uuids.map(find))).filter(ad => ad !== null);
    },
    /** Lists a person's current ads, newest first. */
    async listOf(ownerId: string, first: number): Promise<Ad[]> {
      const uuids = await findUuidsOf(database, ownerId, first);
      return (await Promise.all(uuids.map(find))).filter(ad => ad?.isPublic) as Ad[];
    },
    /** Lists the public edits since an instant, newest first. */
    listChanges: async (uuid: string, since: number) =>
      ((await changes.get(uuid)) ?? []).filter(({ changedAt }) => changedAt >= since),
    ...forStaff(parts),
    /** Whether a document may be read by everybody, or by that account: through its ad, or as its uploader. */
    isPaperShown: async (url: string, accountId: string | null): Promise<boolean> =>
      (await isPaperShown(database, url, accountId, documentIdOf(url))) === true,
    /**
     * Whether a photo or recording is closed to the account (null: the public): its car is no longer public, and the
     * account neither owns nor bought it.
     */
    async isFileClosed(kind: ShownFile, id: string, accountId: string | null): Promise<boolean> {
      if (!isUuid(id) || (await closed[kind].get(id.toLowerCase())) === null) return false;
      return accountId === null || !(await areTheirs[kind](database, [id], accountId));
    },
    /** Lists all ads of a person, public or not, newest first. */
    async listAllOf(ownerId: string): Promise<Ad[]> {
      const uuids = await findAllUuidsOf(database, ownerId);
      return (await Promise.all(uuids.map(find))).filter(ad => ad !== null);
    },
    /** Locks an ad with its lot until the transaction ends and returns it. @throws AppError NotFound */
    lock: async (writes: Writes, uuid: string): Promise<Ad> => (await holdAd(parts, writes, uuid)).ad,
    ...writingOf(parts),
    revealContact: (uuid: string, accountId: string | null, visitor: string) =>
      database.transaction(writes => revealContact(writes, uuid, accountId, visitor)),
  };
}

/** The functions that change ads, alone or within the caller's transaction (`…For`). */
function writingOf(parts: AdsParts) {
  const { database } = parts;
  return {
    ...boundTo(parts, { create: createAd, update: updateAd, updateFor: updateAdFor }),
    ...boundTo(database, { addView: addAdView }),
    /** Creates a person's own draft, within the caller's transaction. */
    createFor: (writes: Writes, ownerId: string | null, input: AdInput, actorId?: string) =>
      createAdFor(parts, writes, ownerId, input, actorId),
    publish: (uuid: string, by?: Moving) => changeStatus(parts, uuid, 'publish', by),
    publishFor: (writes: Writes, uuid: string, by?: Moving) =>
      changeStatusFor(parts, writes, uuid, 'publish', by),
    ...boundTo(parts, { moderateFor }),
    withdraw: (uuid: string, by?: Moving) => changeStatus(parts, uuid, 'withdraw', by),
    withdrawFor: (writes: Writes, uuid: string, by?: Moving) =>
      changeStatusFor(parts, writes, uuid, 'withdraw', by),
  };
}
