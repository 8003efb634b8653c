import { createHash } from 'node:crypto';
import type { Bus, Message } from '../bus/index.ts';
import { BRIEFLY_HELD, type Database, statement, type Writes } from '../database/index.ts';
import type { Auction } from './records.ts';

const viewSql = statement(
  'auctions.addView',
  `insert into auction_views (auction_id, visitor_hash, seen_at) values ($1, $2, clock_timestamp())
   on conflict (auction_id, visitor_hash) do update set seen_at = excluded.seen_at
   where auction_views.seen_at <= excluded.seen_at - interval '1 hour'
   returning auction_id`,
);
const countViewSql = statement(
  'auctions.countView',
  `update auctions set view_count = view_count + 1, version = version + 1 where id = $1 and ${BRIEFLY_HELD}
   returning id, version`,
);

type Counted = { readonly id: string; readonly version: number };
const announce = (bus: Bus, writes: Writes, counted: readonly Counted[]) =>
  bus.publish(
    writes,
    counted.map(({ id, version }) => ({ topic: 'auction', id, version }) as const),
  );

/** Counts a view, once an hour for each visitor. Returns whether it counted. */
export function addView(
  { database, bus }: { database: Database; bus: Bus },
  auctionId: string,
  visitor: string,
): Promise<boolean> {
  const visitorHash = createHash('sha256').update(`${auctionId}:${visitor}`).digest();
  return database.transaction(async writes => {
    const [seen] = await writes.query(viewSql, [auctionId, visitorHash]);
    if (!seen) return false;
    await announce(bus, writes, await writes.query<Counted>(countViewSql, [auctionId]));
    return true;
  });
}

const countFavoriteSql = statement(
  'auctions.countFavorite',
  `update auctions set favorite_count = favorite_count + $2, version = version + 1
   where id = (select id from auctions where ad_uuid = $1 order by created_at desc limit 1)
     and ${BRIEFLY_HELD}
   returning id, version`,
);

/** Counts a favourite added (+1) or removed (−1) on the ad's newest auction, if there is one. */
export async function countFavorite(
  writes: Writes,
  bus: Bus,
  adUuid: string,
  difference: 1 | -1,
): Promise<void> {
  await announce(bus, writes, await writes.query<Counted>(countFavoriteSql, [adUuid, difference]));
}

const touchSql = statement(
  'auctions.touch',
  `update auctions set version = version + 1 where id = $1 and ${BRIEFLY_HELD} returning id, version`,
);

/** Notifies watchers of a change beside the auction: a question asked or answered. */
export async function touchAuction(writes: Writes, bus: Bus, auctionId: string): Promise<void> {
  await announce(bus, writes, await writes.query<Counted>(touchSql, [auctionId]));
}

const touchRunningSql = statement(
  'auctions.touchRunning',
  `update auctions set version = version + 1 where ad_uuid = $1 and status = 'open'
     and start_at <= clock_timestamp() and end_at > clock_timestamp() and ${BRIEFLY_HELD} returning id, version`,
);

/** Notifies the watchers of a car's running auction that its ad was edited. */
export async function touchRunning(writes: Writes, bus: Bus, adUuid: string): Promise<void> {
  await announce(bus, writes, await writes.query<Counted>(touchRunningSql, [adUuid]));
}

/** Returns the notices of an auction whose row was changed once. */
export const noticesOf = ({ id, adUuid, version }: Auction): Message[] => [
  { topic: 'auction', id, version: version + 1 },
  { topic: 'ad', id: adUuid, version: version + 1 },
];
