/**
 * Reviews: what customers said, newest first, and overall figures. Guarantees: every review has a name and a rating
 * that can be shown; nothing is public before staff publish it; a buyer's review keeps its wording; a figure states its
 * source and date.
 */
import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import type { Slice } from '../paging.ts';
import { type AskingParts, openAsking } from './asking.ts';
import { countReviews, listFigures, listReviews, type Review } from './reviews-store.ts';
import { openStaffReviews } from './staff.ts';

export type Reviews = ReturnType<typeof openReviews>;

export type ReviewsParts = AskingParts &
  Pick<Core, 'bus'> & {
    /** Whether pages can show the picture at a URL. */
    readonly canShow: (url: string) => boolean;
  };

export function openReviews(parts: ReviewsParts) {
  const { database, bus } = parts;
  /** Invalidates pages made of reviews. */
  const told = (writes: Writes) => bus.publish(writes, [{ topic: 'reviews', id: '', version: 0 }]);
  const change = async <Result>(act: (writes: Writes) => Promise<Result>): Promise<Result> =>
    database.transaction(async writes => {
      const result = await act(writes);
      await told(writes);
      return result;
    });
  return {
    staff: openStaffReviews({ database, change, told, canShow: parts.canShow }),
    asking: openAsking(parts),
    figures: () => listFigures(database),
    async list(first: number, offset: number): Promise<Slice<Review>> {
      const [rows, totalCount] = await Promise.all([
        listReviews(database, first, offset),
        countReviews(database),
      ]);
      return { rows, totalCount, offset };
    },
  };
}
