import { statement, timestamp } from '../database/index.ts';
import { holdingTold, type ToldAuction } from '../following.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';

/**
 * Finds auctions with unreported changes and subscribers, among the given ones or all. An auction whose car was
 * withdrawn from the public is found only for its end, and only if it was reported before: no receiver sees it run
 * forever.
 */
export const findUntold = statement(
  'webhooks.findUntold',
  `select a.id from auctions a join ads d on d.uuid = a.ad_uuid left join webhook_told t on t.auction_id = a.id
   where exists (select from webhook_endpoints) and ($1::uuid[] is null or a.id = any($1))
     and (${IS_PUBLIC_AD} or (a.status <> 'open' and coalesce(t.is_scheduled_told, false)))
     and not coalesce(t.is_end_told, false)
     and (a.closed_at is null or a.closed_at > clock_timestamp() - interval '1 day') and (
       a.status <> 'open' or not coalesce(t.is_scheduled_told, false)
       or (a.is_start_announced and not coalesce(t.is_start_told, false))
       or (coalesce(a.reserve_reached, false) and not coalesce(t.is_reserve_told, false))
       or a.end_at is distinct from t.end_at
       or (select max(version) from bids where auction_id = a.id) > coalesce(t.bid_version, 0))
   limit 500`,
).column<{ id: string }, [ids: readonly string[] | null]>('id');

/** An auction's public state, and how far it was reported. */
export type Told = ToldAuction & {
  readonly slug: string;
  readonly name: string;
  readonly startAt: number;
  readonly startingPrice: number;
  readonly isReserveReached: boolean | null;
  readonly scheduledAt: number;
  readonly closedAt: number | null;
  readonly version: number;
  readonly toldEndAt: number | null;
  readonly scheduledEndAt: number;
  readonly isScheduledTold: boolean;
  readonly isPublic: boolean;
};

const beginSql = statement(
  'webhooks.beginTelling',
  'insert into webhook_told (auction_id) values ($1) on conflict do nothing',
);
const holdSql = statement('webhooks.holdTold', 'select from webhook_told where auction_id = $1 for update');
const toldSql = statement(
  'webhooks.findTold',
  `select a.id, a.ad_uuid as "adUuid", d.slug, concat_ws(' ', d.brand, d.model, d.version, d.year) as name, a.status,
     a.start_at as "startAt", a.end_at as "endAt", a.starting_price as "startingPrice", a.price,
     a.reserve_reached as "isReserveReached", a.version, a.closed_at as "closedAt",
     greatest(a.created_at, d.published_at) as "scheduledAt", a.is_start_announced as "isStarted",
     t.bid_version as "bidVersion", t.end_at as "toldEndAt",
     a.scheduled_end_at as "scheduledEndAt", t.is_reserve_told as "isReserveTold",
     t.is_scheduled_told as "isScheduledTold", t.is_start_told as "isStartTold", t.is_end_told as "isEndTold",
     ${IS_PUBLIC_AD} as "isPublic", clock_timestamp() as now
   from webhook_told t join auctions a on a.id = t.auction_id join ads d on d.uuid = a.ad_uuid
   where t.auction_id = $1`,
);

export const lockTold = holdingTold<Told>(beginSql, holdSql, toldSql);

/** Stores the reported state: the auction as it was read, even if it has changed since. */
export const moveTold = statement(
  'webhooks.moveTold',
  `update webhook_told set bid_version = $2, end_at = $3, is_reserve_told = $4, is_scheduled_told = true,
     is_start_told = $5, is_end_told = $6 where auction_id = $1`,
).run<[told: Told, bidVersion: number, isReserveTold: boolean]>(
  ({ id, endAt, isStarted, status }, bidVersion, isReserveTold) => [
    ...[id, bidVersion, timestamp(endAt), isReserveTold, isStarted, status !== 'open'],
  ],
);

/** Returns the cause of each row after a version, in order: rows of one request share it. */
export const findCauses = statement(
  'webhooks.causes',
  `select version, coalesce(request_id::text, 'reserve ' || version) as cause from bids
   where auction_id = $1 and version > $2 and version <= $3 order by version`,
).all<{ version: number; cause: string }, [auctionId: string, after: number, until: number]>();
