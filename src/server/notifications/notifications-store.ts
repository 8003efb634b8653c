import { type BuyerFee, type IncrementTable, REMINDED_STATES } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';
import { IS_GONE_AD, IS_PUBLIC_AD } from '../public-ads.ts';
import {
  type Channel,
  KINDS_OF_A_CAR,
  type NewNotification,
  type NotificationData,
  type NotificationKind,
} from './kinds.ts';

export type Notification = {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly adUuid: string | null;
  /** The name of its car at that time. */
  readonly car: string | null;
  readonly data: NotificationData;
  readonly at: number;
  readonly isRead: boolean;
};

export type Added = { readonly id: string; readonly accountId: string };

/** Adds those that are new and returns them. */
export const addNotifications = statement(
  'notifications.add',
  `insert into notifications (account_id, kind, event_key, ad_uuid, car, data, is_in_page)
   select n.account_id, n.kind, n.event_key, n.ad_uuid,
     nullif(concat_ws(' ', nullif(d.brand, ''), nullif(d.model, ''), nullif(d.version, '')), ''), n.data,
     s.channels -> n.kind is null or s.channels -> n.kind ? 'IN_PAGE'
   from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::jsonb[])
     as n (account_id, kind, event_key, ad_uuid, data)
   left join ads d on d.uuid = n.ad_uuid
   left join notification_settings s using (account_id)
   on conflict (account_id, kind, event_key) do nothing
   returning id, account_id as "accountId"`,
).all<Added, [added: readonly NewNotification[]], Writes>(added => [
  added.map(each => each.accountId),
  added.map(each => each.kind),
  added.map(each => each.key),
  added.map(each => each.adUuid),
  added.map(each => JSON.stringify(each.data ?? {})),
]);

export type Place = { readonly at: number; readonly id: string };

export const listNotifications = statement(
  'notifications.list',
  `select id, kind, ad_uuid as "adUuid", car, data, created_at as at, read_at is not null as "isRead"
   from notifications where account_id = $1 and is_in_page
     and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
   order by created_at desc, id desc limit $4`,
).all<Notification, [accountId: string, after: Place | null, first: number]>((accountId, after, first) => {
  const at = after && new Date(after.at);
  return [accountId, at, after?.id ?? null, first];
});

export const countUnread = statement(
  'notifications.countUnread',
  `select count(*)::int as count from notifications
   where account_id = $1 and is_in_page and read_at is null`,
).count<[accountId: string]>();

/**
 * Marks the person's own among these, or all of theirs, but not those hidden from the page: their letter may be held.
 */
export const markRead = statement(
  'notifications.markRead',
  `update notifications set read_at = clock_timestamp()
   where account_id = $1 and is_in_page and read_at is null and ($2::uuid[] is null or id = any($2))`,
).run<[accountId: string, ids: readonly string[] | null]>();

/** Marks a person's notifications of an order's messages as read. */
export const markMessagesRead = statement(
  'notifications.markMessagesRead',
  `update notifications set read_at = clock_timestamp()
   where account_id = $1 and read_at is null and kind = 'ORDER_MESSAGE' and data ->> 'orderId' = $2`,
).run<[accountId: string, orderId: string]>();

export type StoredSettings = {
  readonly channels: Readonly<Partial<Record<NotificationKind, readonly Channel[]>>>;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly endingOffsets: readonly number[];
};

export const OWN_OFFSETS: readonly number[] = [1_440, 60];

const settingsSql = statement(
  'notifications.settings',
  `select channels, quiet_from as "quietFrom", quiet_until as "quietUntil", ending_offsets as "endingOffsets"
   from notification_settings where account_id = $1`,
);

export async function findSettings(reads: Reads, accountId: string): Promise<StoredSettings> {
  const [row] = await reads.query<StoredSettings>(settingsSql, [accountId]);
  return row ?? { channels: {}, quietFrom: null, quietUntil: null, endingOffsets: OWN_OFFSETS };
}

/** Locks and returns the settings until the transaction ends, so that no concurrent change is lost. */
export const holdSettings = statement(
  'notifications.holdSettings',
  `insert into notification_settings as s (account_id) values ($1)
   on conflict (account_id) do update set channels = s.channels
   returning channels, quiet_from as "quietFrom", quiet_until as "quietUntil", ending_offsets as "endingOffsets"`,
).one<StoredSettings, [accountId: string], Writes>();

/** Stores the settings; kinds that are not named keep theirs. */
export const saveSettings = statement(
  'notifications.saveSettings',
  `insert into notification_settings (account_id, channels, quiet_from, quiet_until, ending_offsets)
   values ($1, $2, $3, $4, $5)
   on conflict (account_id) do update set channels = notification_settings.channels || excluded.channels,
     quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
     ending_offsets = excluded.ending_offsets`,
).run<[accountId: string, settings: StoredSettings]>(
  (accountId, { channels, quietFrom, quietUntil, endingOffsets }) => [
    accountId,
    JSON.stringify(channels),
    quietFrom,
    quietUntil,
    endingOffsets,
  ],
);

/** A notification with everything needed to deliver it. */
export type ToTell = Notification & {
  readonly accountId: string;
  readonly email: string | null;
  readonly isBlocked: boolean;
  readonly language: Language;
  /** The car's name: `Alpine A110 1973`. */
  readonly car: string;
  readonly slug: string;
  /** The car's front photo; null when it has none. */
  readonly photoId: string | null;
  /** In whole euros: the ad's public asking price; null when it has none, or the car is sold by auction. */
  readonly price: number | null;
  /** As measured for the handover of its order, else as the ad says. */
  readonly mileage: number | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly isOver: boolean;
  /** Whether its car is for sale, or there is none. */
  readonly isOffered: boolean;
  /** Whether its message or its request no longer applies (`IS_UNDONE`). */
  readonly isUndone: boolean;
  /**
   * The car's auction at the time, or its newest (`KINDS_OF_A_CAR`); `passedMaximum` is the reader's own, if the news
   * is that it was passed.
   */
  readonly lot: {
    readonly price: number | null;
    readonly startingPrice: number;
    readonly isBegun: boolean;
    readonly endAt: number;
    readonly passedMaximum: number | null;
    /** The table it was scheduled with; null: the specification's. */
    readonly increments: IncrementTable | null;
    readonly buyerFee: BuyerFee | null;
  } | null;
  /** The question it is about, unless that is hidden. */
  readonly question: { readonly text: string; readonly answer: string | null } | null;
  readonly hasDevices: boolean;
  readonly settings: StoredSettings;
};

/** How often the end of an auction was moved other than by bids. Each move allows new reminders. */
export const MOVES = `select count(*)::int as moves from auction_changes where kind in ('END', 'OUTAGE') and auction_id =`;
/** How often the end had been moved when `n` was written. */
export const MOVES_TOLD = `coalesce(nullif(split_part(n.event_key, ':', 3), '')::int, 0)`;

const IS_ANSWERED = `n.data ? 'questionId' and not exists (select from questions where id = (n.data ->> 'questionId')::uuid
    and answer is null and hidden_at is null)`;

/**
 * Outbid: they lead again, or were notified again since. Ending soon: the end was moved, which is notified again
 * (`MOVES`). Reminded of an order: it no longer waits for that, or not for them. Asked to sign a mandate: they have, or
 * are no longer asked. Asked for an offer: it is not their turn. Asked a question: it is answered or hidden. Told when
 * their car is auctioned: it is not, or at another time; once the auction has begun, its end may have moved.
 */
const IS_UNDONE = `case n.kind
  when 'ENDING_SOON' then ${MOVES_TOLD} <> (${MOVES} l.id)
  when 'OUTBID' then coalesce(l.leader_id = p.id, false) or exists (select from notifications
    where account_id = p.id and kind = 'OUTBID' and ad_uuid = n.ad_uuid and created_at > n.created_at)
  when 'ORDER_STEP' then n.data ->> 'step' ~ '_(NOW|SOON|LATE)$' and $3::jsonb ? split_part(n.data ->> 'step', '_', 1)
    and not exists (select from orders o where o.id = (n.data ->> 'orderId')::uuid
      and o.state = $3::jsonb ->> split_part(n.data ->> 'step', '_', 1)
      and (o.state <> 'CREATED' or not exists (select from order_steps s where s.order_id = o.id
        and s.kind = 'CONTRACT_SIGNED' and s.party = case when p.id = o.buyer_id then 'BUYER' else 'SELLER' end)))
  when 'OFFER' then n.data ->> 'offerNews' in ('BIDDER_ASKED', 'SELLER_ASKED')
    and not exists (select from offers where id = (n.data ->> 'offerId')::uuid
      and state = replace(n.data ->> 'offerNews', 'ASKED', 'TURN') and turn_ends_at > clock_timestamp())
  when 'SALE_MANDATE' then n.data ->> 'mandateNews' = 'PROPOSED' and not exists (select from sale_mandates
    where id = (n.data ->> 'mandateId')::uuid and signed_at is null and refused_at is null and ended_at is null)
  when 'AUCTION_PLANNED' then not coalesce(l.status = 'open' and floor(extract(epoch from l.start_at) * 1000)
    = (n.data ->> 'at')::numeric and (l.start_at <= clock_timestamp()
      or floor(extract(epoch from l.end_at) * 1000) = (n.data ->> 'endAt')::numeric), false)
  when 'QUESTION_ASKED' then ${IS_ANSWERED} when 'QUESTION_WAITING' then ${IS_ANSWERED} else false end`;

export const findToTell = statement(
  'notifications.toTell',
  `select n.id, n.kind, n.ad_uuid as "adUuid", n.data, n.created_at as at, n.read_at is not null as "isRead",
     p.id as "accountId", p.email, p.blocked_at is not null as "isBlocked", p.language,
     coalesce(concat_ws(' ', d.brand, d.model, d.year), '') as car, case when ${IS_PUBLIC_AD} then d.slug else '' end as slug,
     (select photo_id from ad_photos where ad_uuid = n.ad_uuid and role = 'FRONT' and not ${IS_GONE_AD}
      order by position limit 1) as "photoId",
     coalesce(d.status = 'PUBLISHED', true) as "isOffered",
     case when d.status = 'PUBLISHED' and not d.is_price_hidden and l.status is distinct from 'open'
       then coalesce(d.reduced_price, d.price) end as price,
     coalesce((select odometer from order_reports where order_id = (n.data ->> 'orderId')::uuid
       order by id desc limit 1), d.mileage) as mileage, d.city, d.country, coalesce(l.status <> 'open', false) as "isOver",
     ${IS_UNDONE} as "isUndone",
     case when l.id is not null then json_build_object('price', l.price, 'startingPrice', l.starting_price,
       'increments', l.increments, 'buyerFee', l.buyer_fee,
       'isBegun', l.start_at <= clock_timestamp(), 'endAt', floor(extract(epoch from l.end_at) * 1000), 'passedMaximum', case when n.kind = 'OUTBID' then (
         select max(coalesce(max_bid, bid)) from bid_requests where auction_id = l.id and bidder_id = p.id
         having max(coalesce(max_bid, bid)) <= l.price
       ) end) end as lot,
     (select json_build_object('text', question, 'answer', answer) from questions
      where id = (n.data->>'questionId')::uuid and hidden_at is null) as question,
     exists (select from push_subscriptions where account_id = p.id) as "hasDevices",
     json_build_object('channels', coalesce(s.channels, '{}'), 'quietFrom', s.quiet_from,
       'quietUntil', s.quiet_until, 'endingOffsets', s.ending_offsets) as settings
   from notifications n join accounts p on p.id = n.account_id left join ads d on d.uuid = n.ad_uuid
     left join notification_settings s on s.account_id = p.id
     left join lateral (select * from auctions where ad_uuid = n.ad_uuid
       and (created_at <= n.created_at or n.kind = any($2)) order by created_at desc limit 1) l on true
   where n.id = any($1::uuid[]) and p.erased_at is null`,
).all<ToTell, [ids: readonly string[]]>(ids => [ids, KINDS_OF_A_CAR, JSON.stringify(REMINDED_STATES)]);

/** Records when letters of an order's news were sent: the deadline of a formal notice runs from then. */
export const noteMailed = statement(
  'notifications.noteMailed',
  `update notifications set mailed_at = clock_timestamp()
   where id = any($1::uuid[]) and kind = 'ORDER_STEP' and mailed_at is null`,
).run<[ids: readonly string[]]>();
