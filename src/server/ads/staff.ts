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

/** The staff's functions on all ads, public or not. */
export function forStaff({ database, bus }: AdsParts) {
  return {
    listForStaff: (filter: StaffAdFilter, sort: StaffAdSort, span: Span) =>
      findStaffAds(database, filter, sort, span),
    /** Returns those of these ads that await review. */
    inReview: async (uuids: readonly string[]) => new Set(await findInReview(database, uuids)),
    ownerOf: (uuid: string) => findOwnerOf(database, uuid),
    /** Sets a photo's description. @throws AppError NotFound when the ad has no such photo */
    describePhoto: (ad: Ad, photoId: string, alt: string | null, actorId: string) =>
      database.transaction(async writes => {
        found(await describePhoto(writes, ad.uuid, photoId, alt));
        await recordStep(writes, ad, 'photoDescribed', actorId);
        await bus.publish(writes, [{ topic: 'ad', id: ad.uuid, version: 0 }]);
      }),
  };
}
