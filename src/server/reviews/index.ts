/**
 * The reviews room: what customers said, newest first. It promises that every review has a name and a
 * note that can be shown, whatever came in.
 */
import type { Instant } from '#sale/index.ts';
import { type Database, statement } from '../database/index.ts';

export { reviewsSchema } from './schema.ts';

export type Review = {
  readonly uuid: string;
  readonly name: string | null;
  readonly title: string | null;
  readonly date: Instant;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly message: string;
  readonly note: string | null;
};
export type ReviewPage = {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly offset: number;
};

const listSql = statement(
  'reviews.list',
  `select uuid, name, title, reviewed_at as date, image_url as "imageUrl", image_alt as "imageAlt", message, note
   from reviews order by reviewed_at desc, uuid limit $1 offset $2`,
);
const countSql = statement('reviews.count', 'select count(*)::int as total from reviews');

export type Reviews = ReturnType<typeof openReviews>;

export function openReviews({ database }: { database: Database }) {
  return {
    async list(first: number, offset: number): Promise<ReviewPage> {
      const [reviews, [counted]] = await Promise.all([
        database.query<Review>(listSql, [first, offset]),
        database.query<{ total: number }>(countSql),
      ]);
      return { reviews, total: counted?.total ?? 0, offset };
    },
  };
}
