import type { LotFacts } from '#shared/sale/index.ts';
import { inOrderOf, statement } from '../database/index.ts';
import { holdingTold, type ToldAuction } from '../following.ts';
import { MOVES, MOVES_TOLD } from './notifications-store.ts';

/** Returns auctions with news still to be told, among these, or among all. */
export const findUntold = statement(
  'notifications.findUntold',
  `select a.id from auctions a left join told_auctions t on t.auction_id = a.id
   where ($1::uuid[] is null or a.id = any($1)) and not coalesce(t.is_end_told, false) and (
     a.status <> 'open' or (a.is_start_announced and not coalesce(t.is_start_told, false))
     or (coalesce(a.reserve_reached, false) and not coalesce(t.is_reserve_told, false))
     or (select max(version) from bids where auction_id = a.id) > coalesce(t.bid_version, 0))
   limit 500`,
).column<{ id: string }, [ids: readonly string[] | null]>('id');

/** An auction's state, and how far its followers have been notified. */
export type Told = ToldAuction & {
  readonly sellerId: string | null;
  readonly adStatus: LotFacts['adStatus'];
  /** Why it was cancelled; null if no reason was given. */
  readonly reason: string | null;
  readonly leaderId: string | null;
  readonly windowMs: number;
  readonly isStartRecent: boolean;
  readonly isEndRecent: boolean;
  readonly isReserveReached: boolean;
};

const beginSql = statement(
  'notifications.beginTelling',
  'insert into told_auctions (auction_id) values ($1) on conflict do nothing',
);
const holdSql = statement(
  'notifications.holdTold',
  'select from told_auctions where auction_id = $1 for update',
);
const toldSql = statement(
  'notifications.findTold',
  `select a.id, a.ad_uuid as "adUuid", d.owner_id as "sellerId", a.status, d.status as "adStatus",
     case when a.notice_kind = 'CANCELLED' then a.notice_reason end as reason, a.leader_id as "leaderId", a.price,
     a.end_at as "endAt", a.extension_window_ms as "windowMs", a.is_start_announced as "isStarted",
     a.start_at > clock_timestamp() - interval '1 day' as "isStartRecent",
     coalesce(a.closed_at > clock_timestamp() - interval '1 day', true) as "isEndRecent",
     coalesce(a.reserve_reached, false) as "isReserveReached", t.bid_version as "bidVersion",
     t.is_start_told as "isStartTold", t.is_reserve_told as "isReserveTold", t.is_end_told as "isEndTold",
     clock_timestamp() as now
   from told_auctions t join auctions a on a.id = t.auction_id join ads d on d.uuid = a.ad_uuid
   where t.auction_id = $1`,
);

export const lockTold = holdingTold<Told>(beginSql, holdSql, toldSql);

export const moveTold = statement(
  'notifications.moveTold',
  `update told_auctions set bid_version = $2, is_start_told = $3, is_reserve_told = $4, is_end_told = $5
   where auction_id = $1`,
).run<[id: string, told: Pick<Told, 'bidVersion' | 'isStartTold' | 'isReserveTold' | 'isEndTold'>]>(
  (id, told) => [...[id, told.bidVersion, told.isStartTold, told.isReserveTold, told.isEndTold]],
);

/** A summary of the bids after a version. */
export type NewBids = {
  readonly version: number;
  readonly leaderId: string | null;
  readonly price: number;
  /** The end after the newest bid. */
  readonly endAt: number;
  /** Those who led at some moment since, and no longer do. */
  readonly beaten: readonly string[];
  /** Whether the newest bid was placed from the leader's maximum. */
  readonly isFromMaximum: boolean;
  readonly isExtended: boolean;
  readonly isRecent: boolean;
};

export const findNewBids = statement(
  'notifications.newBids',
  `with old as (
     select * from bids where auction_id = $1 and version <= $2 order by version desc limit 1
   ), old_leader as (
     select bidder_id from bids where auction_id = $1 and version <= $2 and leads order by version desc limit 1
   ), added as (
     select * from bids where auction_id = $1 and version > $2
   ), ahead as (
     select * from added where leads order by version desc limit 1
   ), newest as (
     select * from added order by version desc limit 1
   )
   select newest.version, coalesce(ahead.bidder_id, $4::uuid) as "leaderId", newest.amount as price, newest.end_at as "endAt",
     array(select bidder_id from old_leader union select bidder_id from added where leads
           except select coalesce(ahead.bidder_id, $4::uuid)) as beaten,
     coalesce(not ahead.is_immediate, false) as "isFromMaximum",
     exists (select from added where end_at > coalesce((select end_at from old), '-infinity')
             and end_at <= placed_at + $3 * interval '1 ms') as "isExtended",
     newest.placed_at > clock_timestamp() - interval '1 day' as "isRecent"
   from newest left join ahead on true`,
).one<NewBids, [told: Told]>(told => [told.id, told.bidVersion, told.windowMs, told.leaderId]);

export type AuctionFollower = { readonly id: string; readonly hasBid: boolean };

/** Returns those who follow the car, or have bid on it. */
export const findFollowers = statement(
  'notifications.followers',
  `select id, bool_or("hasBid") as "hasBid" from (
     select account_id as id, false as "hasBid" from favorites where ad_uuid = $2
     union select bidder_id, true from bids where auction_id = $1) f group by id`,
).all<AuctionFollower, [told: Told]>(inOrderOf('id', 'adUuid'));

export type Ending = {
  readonly accountId: string;
  readonly auctionId: string;
  readonly adUuid: string;
  readonly endAt: number;
  readonly minutes: number;
  /** How often the house has moved this end; a move by a bid is notified separately. */
  readonly moves: number;
};

/** Returns the reminders of an end that are due and not sent; the nearest of each person. */
export const findEndings = statement(
  'notifications.endings',
  `select distinct on (p.account_id, a.id) p.account_id as "accountId", a.id as "auctionId",
     a.ad_uuid as "adUuid", a.end_at as "endAt", o.minutes, m.moves
   from auctions a
   cross join lateral (${MOVES} a.id) m
   join lateral (
     select account_id, min(since) as since, max(ending_offsets) as ending_offsets from (
       select account_id, created_at as since, ending_offsets from favorites where ad_uuid = a.ad_uuid
       union all select bidder_id, placed_at, null from bids where auction_id = a.id) f group by account_id
   ) p on true
   left join notification_settings s on s.account_id = p.account_id
   cross join lateral unnest(coalesce(p.ending_offsets, s.ending_offsets, $1::smallint[])) as o (minutes)
   where a.status = 'open' and a.start_at <= clock_timestamp() and a.end_at > clock_timestamp()
     and a.end_at - o.minutes * interval '1 minute' between p.since and clock_timestamp()
     and a.end_at < clock_timestamp() + interval '8 days'
     and not exists (select from notifications n where n.account_id = p.account_id and n.kind = 'ENDING_SOON'
                     and starts_with(n.event_key, a.id || ':') and split_part(n.event_key, ':', 2)::int <= o.minutes
                     and ${MOVES_TOLD} = m.moves)
   order by p.account_id, a.id, o.minutes
   limit 1000`,
).all<Ending, [offsets: readonly number[]]>();
