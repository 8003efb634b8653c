import type { Span } from '../database/index.ts';
import { found } from '../errors.ts';
import type { Ad } from './ad.ts';
import type { AdsParts } from './ads.ts';
import { recordStep } from './changes.ts';
import {
  describePhoto,
  findInReview,
  findOwnerOf,
  findStaffAds,
  type StaffAdFilter,
  type StaffAdSort,
} from './staff-store.ts';

/** What staff see of all ads, public or not. */
export function forStaff({ database, bus }: AdsParts) {
  return {
    listForStaff: (filter: StaffAdFilter, sort: StaffAdSort, span: Span) =>
      findStaffAds(database, filter, sort, span),
    /** Those of these that were handed in, and wait to be read over. */
    inReview: async (uuids: readonly string[]) => new Set(await findInReview(database, uuids)),
    ownerOf: (uuid: string) => findOwnerOf(database, uuid),
    /** Says what a photo of the ad shows. @throws AppError NotFound when it has no such photo */
    describePhoto: (ad: Ad, photoId: string, alt: string | null, actorId: string) =>
      database.transaction(async writes => {
        found(await describePhoto(writes, ad.uuid, photoId, alt));
        await recordStep(writes, ad, 'photoDescribed', actorId);
        await bus.publish(writes, [{ topic: 'ad', id: ad.uuid, version: 0 }]);
      }),
  };
}
