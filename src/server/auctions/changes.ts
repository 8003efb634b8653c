import type { Instant } from '#shared/sale/index.ts';
import { record } from '../audit/index.ts';
import { statement, timestamp, type Writes } from '../database/index.ts';
import type { Auction } from './ledger.ts';

export const AUCTION_CHANGE_KINDS = ['SCHEDULED', 'RESERVE', 'END', 'OUTAGE', 'CANCELLED', 'CLOSED'] as const;

export type AuctionChange = {
  readonly kind: (typeof AUCTION_CHANGE_KINDS)[number];
  /** null: the system. */
  readonly actorId: string | null;
  readonly before: Partial<Auction>;
  readonly after: Partial<Auction>;
  readonly reason?: string;
};

const addChangeSql = statement(
  'auctions.addChange',
  `insert into auction_changes (auction_id, version, kind, actor_id, before, after, reason, request_position, changed_at)
   select $1, (select version from auctions where id = $1), $2, $3, $4, $5, $6,
     coalesce((select max(position) from bid_requests where auction_id = $1), 0), $7`,
);

const nameSql = statement(
  'auctions.nameOf',
  `select concat_ws(' ', d.brand, d.model, d.version, d.year) as name
   from auctions a join ads d on d.uuid = a.ad_uuid where a.id = $1`,
);

/** Returns the id of an auction's newest change; null where there was none. */
export const findNewestChange = statement(
  'auctions.newestChange',
  'select max(id)::text as id from auction_changes where auction_id = $1',
).value<{ id: string }, [auctionId: string]>('id');

/** Adds a line to the audit log: who changed what, the old value, and between which requests. */
export async function addChange(
  writes: Writes,
  auctionId: string,
  change: AuctionChange,
  now: Instant,
): Promise<void> {
  const { kind, actorId, before, after, reason = null } = change;
  const values = [auctionId, kind, actorId, JSON.stringify(before), JSON.stringify(after), reason];
  await writes.query(addChangeSql, [...values, timestamp(now)]);
  const [car] = await writes.query<{ name: string }>(nameSql, [auctionId]);
  const action = `auction.${kind.toLowerCase() as Lowercase<typeof kind>}` as const;
  const states = { before: legible(before), after: legible(after), reason };
  await record(writes, { actorId, action, subjectId: auctionId, subjectName: car?.name ?? '', ...states });
}

/** Writes instants as text and drops the leader's ceiling, which nobody may read. */
function legible(state: Partial<Auction>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => !/ceiling/i.test(name))
      .map(([name, value]) => [
        name,
        name.endsWith('At') && typeof value === 'number' ? timestamp(value) : value,
      ]),
  );
}
