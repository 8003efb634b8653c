import type { Instant } from '#shared/sale/index.ts';
import { inOrderOf, instant, type Reads, statement, timestamp, type Writes } from '../database/index.ts';
import type { Auction } from './ledger.ts';

const beatSql = statement(
  'closing.beat',
  `insert into heartbeats (id, seen_at) values (true, clock_timestamp()) on conflict (id) do nothing`,
);
const lockBeat = statement(
  'closing.lockHeartbeat',
  'select seen_at as "seenAt" from heartbeats for update',
).onlyValue<{ seenAt: Instant }, [], Writes>('seenAt');

/** Returns the last heartbeat; its lock lets only one process at a time judge an outage. */
export async function lockHeartbeat(writes: Writes): Promise<Instant> {
  await writes.query(beatSql);
  return lockBeat(writes);
}

export const writeHeartbeat = statement('closing.writeHeartbeat', 'update heartbeats set seen_at = $1').run<
  [now: Instant]
>(now => [timestamp(now)]);

export type Outage = { readonly seenAt: Instant; readonly backAt: Instant };

/** Records an outage, in which nobody could bid, for the closing of auctions that ended in it, however late. */
export const addOutage = statement(
  'closing.addOutage',
  `insert into outages (seen_at, back_at) values ($1, $2)
   on conflict (seen_at) do update set back_at = greatest(outages.back_at, excluded.back_at)`,
).run<[outage: Outage]>(inOrderOf(instant('seenAt'), instant('backAt')));

/** Returns the first outage that was not over before this instant; null where there is none. */
export const findOutage = statement(
  'closing.findOutage',
  `select seen_at as "seenAt", back_at as "backAt" from outages where back_at >= $1 order by back_at limit 1`,
).one<Outage, [at: Instant]>(at => [timestamp(at)]);

/** Returns the auctions that ended by `until` and wait for the hammer; those that failed before come last. */
export const findDueAuctions = statement(
  'closing.dueAuctions',
  `select a.id from auctions a left join closing_failures f on f.auction_id = a.id
   where a.status = 'open' and a.end_at <= $1 and a.id <> all($2::uuid[])
     and (f.retry_at is null or f.retry_at <= clock_timestamp())
   order by f.auction_id is not null, a.end_at limit $3`,
).column<{ id: string }, [until: Instant, except: readonly string[], limit: number]>(
  'id',
  (until, except, limit) => [timestamp(until), except, limit],
);

const nextSql = statement(
  'closing.nextInstant',
  `select least(
     (select min(end_at) from auctions a where status = 'open' and id <> all($1::uuid[])
        and not exists (select from closing_failures where auction_id = a.id)),
     (select min(f.retry_at) from closing_failures f join auctions a on a.id = f.auction_id
      where a.status = 'open' and a.id <> all($1::uuid[])),
     (select min(start_at) from auctions
      where status = 'open' and not is_start_announced and end_at > clock_timestamp())
   ) as next, clock_timestamp() as now`,
);

/** Returns milliseconds until the next start, end or retry, without `except`; null when nothing is planned. */
export async function untilNextInstant(reads: Reads, except: readonly string[]): Promise<number | null> {
  const [row] = await reads.query<{ next: Instant | null; now: Instant }>(nextSql, [except]);
  return row?.next == null ? null : row.next - row.now;
}

/** Why an auction could not be closed: the database refused a row, a timeout, or a bug. */
export type FailureReason = 'REFUSED' | 'LATE' | 'FAULT';
/** The pause before a retry doubles from `first` up to `most`. */
const RETRY_SECONDS = { first: 1, most: 60 };

/** Counts a failed attempt, across all processes; returns its number, or null where the auction is closed by now. */
export const addFailure = statement(
  'closing.addFailure',
  `insert into closing_failures as f (auction_id, attempts, since, retry_at, reason, error_id)
   select id, 1, clock_timestamp(), clock_timestamp() + interval '${RETRY_SECONDS.first} seconds', $2, $3
   from auctions where id = $1 and status = 'open'
   on conflict (auction_id) do update set attempts = f.attempts + 1, reason = $2, error_id = $3,
     retry_at = clock_timestamp() + interval '1 second'
       * least(${RETRY_SECONDS.most}, ${RETRY_SECONDS.first} * 2 ^ least(f.attempts, 20))
   returning attempts`,
).value<{ attempts: number }, [auctionId: string, reason: FailureReason, errorId: string]>('attempts');

export const dropFailure = statement(
  'closing.dropFailure',
  'delete from closing_failures where auction_id = $1',
).run<[auctionId: string]>();

export const closeAuction = statement(
  'closing.close',
  `update auctions set status = $2, closed_at = $3, version = version + 1 where id = $1 and status = 'open'`,
).run<[auction: Auction, verdict: 'sold' | 'unsold', now: Instant]>((auction, verdict, now) => [
  auction.id,
  verdict,
  timestamp(now),
]);

export const moveEndAfterOutage = statement(
  'closing.reopen',
  `update auctions set end_at = $2, version = version + 1, notice_kind = 'OUTAGE', notice_reason = null,
     notice_at = $3 where id = $1`,
).run<[id: string, endAt: Instant, now: Instant]>((id, endAt, now) => [id, timestamp(endAt), timestamp(now)]);

/** Marks the auctions that have started and not ended; each is announced by one process only. */
export const announceStarts = statement(
  'closing.announceStarts',
  `update auctions set is_start_announced = true, version = version + 1
   where id in (select id from auctions where status = 'open' and not is_start_announced
                and start_at <= clock_timestamp() and end_at > clock_timestamp() order by id
                for no key update skip locked)
   returning id, ad_uuid as "adUuid", version`,
).all<{ id: string; adUuid: string; version: number }, [], Writes>();
