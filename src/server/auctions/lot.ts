import { type HeldLot, type Instant, type LotAct, type LotActor, lotMove } from '#shared/sale/index.ts';
import type { Bus } from '../bus/index.ts';
import { BRIEFLY_HELD, isUuid, type Reads, statement, timestamp, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import { addChange } from './changes.ts';
import { touchAuction } from './counts.ts';
import type { Auction } from './ledger.ts';
import { followSeller, isUnseen } from './sale-store.ts';

/** A lot whose auctions and ad are locked until the transaction ends. */
export type Held = HeldLot & {
  /** The newest auction's; null where there was none. */
  readonly auctionId: string | null;
  /** The database's clock, read under the locks. */
  readonly now: Instant;
};

// `no key update`: foreign keys to the ad, as of a favourite, need not wait.
const lockAdSql = statement('auctions.lockAd', 'select uuid from ads where uuid = $1 for no key update');
const factsSql = statement(
  'auctions.findLot',
  `select d.status as "adStatus", a.id as "auctionId", a.status, a.start_at as "startAt", a.end_at as "endAt",
     exists (select from orders where ad_uuid = d.uuid and state <> 'CANCELLED') as "hasOrder",
     exists (select from offers where ad_uuid = d.uuid and closed_at is null) as "hasOpenOffer",
     clock_timestamp() as now
   from ads d left join lateral (
     select * from auctions where ad_uuid = d.uuid order by created_at desc limit 1) a on true
   where d.uuid = $1`,
);
type Row = Pick<Held, 'adStatus' | 'hasOrder' | 'hasOpenOffer' | 'now'> &
  ({ auctionId: null } | { auctionId: string; status: Auction['status']; startAt: Instant; endAt: Instant });

/**
 * Locks an ad's auctions in the order of their ids and returns these. Writers that count on an auction and refer to its
 * ad, as for a favourite, call this first.
 */
export const holdAuctions = statement(
  'auctions.lockOfAd',
  `select id from auctions where ad_uuid = $1 and ${BRIEFLY_HELD} order by id for no key update`,
).column<{ id: string }, [adUuid: string], Writes>('id');

/**
 * Locks a lot: first its auctions in the order of their ids, as the desk and the hammer do, then its ad. All writers
 * lock in this order, so that they cannot deadlock. The state is read after the last lock. @throws AppError NotFound
 */
export async function holdLot(writes: Writes, adUuid: string): Promise<Held> {
  if (!isUuid(adUuid)) throw new AppError('NotFound');
  const held = await holdAuctions(writes, adUuid);
  await writes.query(lockAdSql, [adUuid]);
  const lot = await readLot(writes, adUuid);
  if (lot.auctionId === null || held.includes(lot.auctionId)) return lot;
  // Planned while we waited for the ad. No deadlock: its end is far, so nobody holds it and waits for the ad.
  await holdAuctions(writes, adUuid);
  return readLot(writes, adUuid);
}

async function readLot(reads: Reads, adUuid: string): Promise<Held> {
  const row = found((await reads.query<Row>(factsSql, [adUuid]))[0]);
  const { adStatus, hasOrder, hasOpenOffer, auctionId, now } = row;
  return { adStatus, hasOrder, hasOpenOffer, auctionId, now, auction: row.auctionId === null ? null : row };
}

type Act = { readonly act: LotAct; readonly by: LotActor; readonly reason?: string | null };

/**
 * Checks the table of moves; returns null where there is nothing to do.
 * @throws AppError with the refusal's code; `status` or `reason` is the field where it is about one
 */
export function requireMove(
  { act, by, reason }: Act,
  lot: HeldLot,
  now: Instant,
): { readonly cancelsAuction: boolean } | null {
  const move = lotMove({ act, by, hasReason: (reason ?? '').trim() !== '' }, lot, now);
  if (move.kind === 'go') return move;
  if (move.kind === 'there') return null;
  const fields = { BadInput: 'status', ReasonNeeded: 'reason' } as const;
  const field = fields[move.code as keyof typeof fields] ?? (act === 'reopen' ? 'sold' : null);
  throw new AppError(move.code, { field });
}

const cancelSql = statement(
  'auctions.cancel',
  `update auctions set status = 'cancelled', closed_at = $2, version = version + 1, notice_kind = 'CANCELLED',
     notice_reason = $3, notice_at = $2 where id = $1 and ${BRIEFLY_HELD}`,
);

/** Cancels an open auction, for a reason that is shown to everyone. */
export async function endWithoutSale(
  writes: Writes,
  { id, status }: Pick<Auction, 'id' | 'status'>,
  { actorId, reason }: { actorId: string | null; reason: string | null },
  now: Instant,
): Promise<void> {
  await writes.query(cancelSql, [id, timestamp(now), reason]);
  const states = { before: { status }, after: { status: 'cancelled' } } as const;
  const why = reason === null ? {} : { reason };
  await addChange(writes, id, { kind: 'CANCELLED', actorId, ...states, ...why }, now);
}

/**
 * Locks lots for the ads and decides whether an ad may move. Cancels the open auction and notifies watchers where
 * needed. @throws AppError as `requireMove`
 */
export function openLotKeeper({ bus, settings }: { bus: Bus; settings: Settings }) {
  return {
    async hold(writes: Writes, adUuid: string) {
      const lot = await holdLot(writes, adUuid);
      const isOpen = lot.auction?.status === 'open' && lot.now < lot.auction.endAt;
      return {
        now: lot.now,
        openAuctionId: isOpen ? lot.auctionId : null,
        ask: (asked: Act & { readonly actorId: string | null }) => {
          const move = requireMove(asked, lot, lot.now);
          return move && ((after: Writes) => follow(bus, after, lot, { ...asked, ...move }));
        },
        async touch(after: Writes) {
          if (lot.auctionId !== null) await touchAuction(after, bus, lot.auctionId);
        },
        async followSeller(after: Writes, { actorId, field }: { actorId: string | null; field: string }) {
          const { auctionId, auction, adStatus, now } = lot;
          if (auctionId === null || auction?.status !== 'open') return;
          if (!isUnseen(adStatus, auction, now)) throw new AppError('CarUnderHammer', { field });
          await followSeller(after, settings, auctionId, { bus, actorId, now });
        },
      };
    },
  };
}

async function follow(
  bus: Bus,
  writes: Writes,
  { auctionId, auction, now }: Held,
  move: { actorId: string | null; reason?: string | null; cancelsAuction: boolean },
): Promise<void> {
  if (auctionId === null || auction === null) return;
  if (move.cancelsAuction) {
    const why = { actorId: move.actorId, reason: move.reason?.trim() ?? null };
    await endWithoutSale(writes, { id: auctionId, status: auction.status }, why, now);
  }
  await touchAuction(writes, bus, auctionId);
}
