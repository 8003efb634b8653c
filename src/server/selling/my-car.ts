import type { Instant } from '#shared/sale/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { type Ad, type AdInput, type Ads, keptOf, photoList } from '../ads/index.ts';
import type { Auctions } from '../auctions/index.ts';
import type { Core } from '../core.ts';
import type { DomainEvents } from '../domain-events.ts';
import type { Files, Photo } from '../files/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { RegisterUrls } from './registers.ts';
import {
  findDrafts,
  findLastSubmissions,
  NEW_DRAFT,
  type SellersDraft,
  type Submission,
} from './selling-store.ts';

export type SellingParts = Pick<Core, 'database' | 'bus' | 'mail' | 'jobs' | 'settings' | 'publicUrl'> & {
  readonly registers: RegisterUrls;
  readonly trade: Accounts['trade'];
  readonly ads: Ads;
  readonly auctions: Auctions;
  readonly files: Pick<Files, 'findPhotos' | 'findGonePapers'>;
  readonly notify: Notify;
  readonly domain: DomainEvents;
  readonly clock: () => Instant;
};

export const CAR_STATES = [
  'DRAFT',
  'PREPARING',
  'IN_REVIEW',
  'CHANGES_ASKED',
  'REFUSED',
  'PUBLISHED',
  'SOLD',
  'WITHDRAWN',
] as const;
export type CarState = (typeof CAR_STATES)[number];

/** A car as its seller sees it: public version, pending changes, and the house's review. */
export type MyCar = {
  readonly ad: Ad;
  /** The ad with its pending changes; the ad itself where there are none. */
  readonly proposed: Ad;
  readonly draft: SellersDraft;
  /** The last submission for review; null where there was none. */
  readonly submission: Submission | null;
};

/** The version shown to the seller's editor: incremented by every save of theirs or of staff. */
export const versionOf = ({ ad, draft }: Pick<MyCar, 'ad' | 'draft'>): number => draft.version + ad.revision;

/** Whether the house sells the car, for its owner or as its own, and so controls the ad. */
export const isHouseSale = ({ ad }: Pick<MyCar, 'ad'>): boolean =>
  ad.handleByCalandre || ad.calandreCollection;

/** Whether the house writes the draft for its seller, as either side decided; the seller then has nothing to enter. */
export const isPrepared = ({ ad, draft }: Pick<MyCar, 'ad' | 'draft'>): boolean =>
  ad.status === 'DRAFT' && !ad.calandreCollection && (ad.handleByCalandre || draft.wish === 'MANAGED');

/** Whether the seller may still choose to write and sell alone: the house has not taken the car over yet. */
export const mayTakeOver = (car: Pick<MyCar, 'ad' | 'draft'>): boolean =>
  isPrepared(car) && !car.ad.handleByCalandre;

/** Returns the state of a car. A public one stays public while changes are reviewed. */
export function stateOf({ ad, draft, submission }: Pick<MyCar, 'ad' | 'draft' | 'submission'>): CarState {
  if (ad.status === 'PUBLISHED' || ad.status === 'SOLD') return ad.status;
  if (submission?.state === 'WAITING') return 'IN_REVIEW';
  if (isPrepared({ ad, draft })) return 'PREPARING';
  const isSentBack = submission?.state === 'CHANGES_ASKED' || submission?.state === 'REFUSED';
  return isSentBack ? submission.state : ad.status;
}

/** Returns the ad with these fields applied; deleted photos are left out. */
export function adWith(ad: Ad, input: AdInput | null, photos: ReadonlyMap<string, Photo>): Ad {
  if (input === null) return ad;
  const { columns, details } = keptOf(input, ad.details);
  const shown = photosIn(input)?.flatMap(({ id, role }) => {
    const photo = photos.get(id);
    return photo ? [{ ...photo, role }] : [];
  });
  return { ...ad, ...columns, details: { ...ad.details, ...details }, photos: shown ?? ad.photos };
}

const photosIn = (input: AdInput | null) => (input?.photos ? photoList(input.photos) : null);

export const photoIdsOf = (input: AdInput | null): string[] => (photosIn(input) ?? []).map(({ id }) => id);

/** Returns the seller's view of these ads, in the same order. */
export async function carsOf({ database, files }: SellingParts, ads: readonly Ad[]): Promise<MyCar[]> {
  const uuids = ads.map(({ uuid }) => uuid);
  const [drafts, submissions] = await Promise.all([
    findDrafts(database, uuids),
    findLastSubmissions(database, uuids),
  ]);
  const photoIds = [...drafts.values()].flatMap(({ revision }) => photoIdsOf(revision));
  const photos = photoIds.length === 0 ? new Map() : await files.findPhotos(photoIds);
  return ads.map(ad => {
    const draft = drafts.get(ad.uuid) ?? NEW_DRAFT;
    const submission = submissions.get(ad.uuid) ?? null;
    return { ad, draft, submission, proposed: adWith(ad, draft.revision, photos) };
  });
}
