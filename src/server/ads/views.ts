import { createHash } from 'node:crypto';
import { type Database, statement } from '../database/index.ts';

const viewSql = statement(
  'ads.addView',
  `insert into ad_views (ad_uuid, visitor_hash, seen_at) values ($1, $2, clock_timestamp())
   on conflict (ad_uuid, visitor_hash) do update set seen_at = excluded.seen_at
   where ad_views.seen_at <= excluded.seen_at - interval '1 hour' returning ad_uuid`,
);
const countSql = statement(
  'ads.countView',
  `insert into ad_view_counts as c (ad_uuid, view_count) values ($1, 1)
   on conflict (ad_uuid) do update set view_count = c.view_count + 1`,
);

/** Counts a view, once an hour for each visitor. */
export function addAdView(database: Database, uuid: string, visitor: string): Promise<void> {
  const visitorHash = createHash('sha256').update(`${uuid}:${visitor}`).digest();
  return database.transaction(async writes => {
    const [seen] = await writes.query(viewSql, [uuid, visitorHash]);
    if (seen) await writes.query(countSql, [uuid]);
  });
}
