import type { Instant } from '#sale/index.ts';
import { type Reads, statement, timestamp, type Writes } from '../database/index.ts';
import type { Auction } from './ledger.ts';

const beatSql = statement(
  'closing.beat',
  `insert into heartbeats (id, seen_at) values (true, clock_timestamp()) on conflict (id) do nothing`,
);
const lockBeatSql = statement(
  'closing.lockHeartbeat',
  'select seen_at as "seenAt" from heartbeats for update',
);
const writeBeatSql = statement('closing.writeHeartbeat', 'update heartbeats set seen_at = $1');

/** When the house was last known to be up; the lock lets one process at a time judge an outage. */
export async function lockHeartbeat(writes: Writes): Promise<Instant> {
  await writes.query(beatSql);
  const [row] = await writes.query<{ seenAt: Instant }>(lockBeatSql);
  if (!row) throw new Error('the heartbeat was just written');
  return row.seenAt;
}

export async function writeHeartbeat(writes: Writes, now: Instant): Promise<void> {
  await writes.query(writeBeatSql, [timestamp(now)]);
}

const dueSql = statement(
  'closing.dueAuctions',
  `select id from auctions where status = 'open' and end_at <= clock_timestamp() order by end_at limit 200`,
);

export async function findDueAuctions(reads: Reads): Promise<string[]> {
  return (await reads.query<{ id: string }>(dueSql)).map(row => row.id);
}

const nextSql = statement(
  'closing.nextInstant',
  `select least(
     (select min(end_at) from auctions where status = 'open'),
     (select min(start_at) from auctions where status = 'open' and not is_start_announced)
   ) as next, clock_timestamp() as now`,
);

/** Milliseconds until something starts or ends; null when nothing is planned. */
export async function untilNextInstant(reads: Reads): Promise<number | null> {
  const [row] = await reads.query<{ next: Instant | null; now: Instant }>(nextSql);
  return row?.next == null ? null : row.next - row.now;
}

const closeSql = statement(
  'closing.close',
  `update auctions set status = $2, closed_at = $3, version = version + 1 where id = $1 and status = 'open'`,
);
export async function closeAuction(
  writes: Writes,
  auction: Auction,
  verdict: 'sold' | 'unsold',
  now: Instant,
): Promise<void> {
  await writes.query(closeSql, [auction.id, verdict, timestamp(now)]);
}

const reopenSql = statement(
  'closing.reopen',
  `update auctions set end_at = $2, version = version + 1, notice_kind = 'OUTAGE', notice_reason = null,
     notice_at = $3 where id = $1`,
);

export async function moveEndAfterOutage(
  writes: Writes,
  id: string,
  endAt: Instant,
  now: Instant,
): Promise<void> {
  await writes.query(reopenSql, [id, timestamp(endAt), timestamp(now)]);
}

const announceSql = statement(
  'closing.announceStarts',
  `update auctions set is_start_announced = true, version = version + 1
   where id in (select id from auctions where status = 'open' and not is_start_announced
                and start_at <= clock_timestamp() order by id for update skip locked)
   returning id, ad_uuid as "adUuid", version`,
);

/** Marks the auctions that have begun; each is announced by one process only. */
export function announceStarts(writes: Writes): Promise<{ id: string; adUuid: string; version: number }[]> {
  return writes.query(announceSql);
}
