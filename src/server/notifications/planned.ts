import { minimumBid } from '#shared/sale/index.ts';
import { statement, type Writes } from '../database/index.ts';
import type { NewNotification } from './kinds.ts';

const plannedSql = statement(
  'notifications.planned',
  `select a.id, a.version, a.start_at as "startAt", a.end_at as "endAt", a.starting_price as "startingPrice", d.owner_id as "ownerId",
     a.start_at <= clock_timestamp() as "isBegun"
   from auctions a join ads d on d.uuid = a.ad_uuid
   where a.ad_uuid = $1 and a.status = 'open' and d.owner_id is not null`,
);
type Planned = {
  readonly id: string;
  readonly version: number;
  readonly startAt: number;
  readonly endAt: number;
  readonly startingPrice: number;
  readonly ownerId: string;
  readonly isBegun: boolean;
};

/**
 * Tells the owner of a public car when its auction is planned, and again when the time changes; only once, if it starts
 * at once or was announced after it began. The reserve is not in the letter but on its page: letters are kept, and
 * staff who help with them must not read it.
 */
export async function tellPlanned(
  notify: (writes: Writes, added: readonly NewNotification[]) => Promise<void>,
  writes: Writes,
  adUuid: string,
): Promise<void> {
  const [planned] = await writes.query<Planned>(plannedSql, [adUuid]);
  if (!planned) return;
  const { id, version, startAt: at, endAt, startingPrice, ownerId: accountId, isBegun } = planned;
  const key = `${id}:${isBegun ? 'begun' : version}`;
  const amount = minimumBid(null, startingPrice);
  const told = { accountId, kind: 'AUCTION_PLANNED', key, adUuid } as const;
  await notify(writes, [{ ...told, data: { at, endAt, amount, isSeller: true } }]);
}
