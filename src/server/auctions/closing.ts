import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Cents,
  type Euros,
  endFellInOutage,
  feeCents,
  type Instant,
  isOutage,
  lotMove,
  type Millis,
  phaseAt,
  reopenedEnd,
  verdict,
} from '#sale/index.ts';
import type { Bus, Notice } from '../bus/index.ts';
import type { Database, Writes } from '../database/index.ts';
import type { Events } from '../events.ts';
import { addChange } from './changes.ts';
import {
  announceStarts,
  closeAuction,
  findDueAuctions,
  lockHeartbeat,
  moveEndAfterOutage,
  untilNextInstant,
  writeHeartbeat,
} from './closing-store.ts';
import { type Auction, lockAuctions, lotOf, readClock } from './ledger.ts';
import { endWithoutSale } from './lot.ts';

/** The house says that it is up at least this often. */
const BEAT_EVERY_MS: Millis = 1_000;

export type Closing = AsyncDisposable & {
  /** Judges outages, brings the hammer down where it is due, announces starts: once, now. */
  tick(): Promise<void>;
  /** Goes on ticking, on time, until disposed. */
  start(): void;
};

/** What a sale is followed by: opens its one order, in the transaction of the hammer. */
export type OpenOrder = (
  writes: Writes,
  order: {
    readonly auctionId: string;
    readonly adUuid: string;
    readonly buyerId: string;
    readonly sellerId: string | null;
    readonly hammerPrice: Euros;
    readonly feeCents: Cents;
    readonly now: Instant;
    readonly cause: 'HAMMER';
  },
) => Promise<string>;

export type ClosingParts = {
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  /** Where a busy machine must not pass for one that was away, as in tests. */
  readonly outageFromMs?: Millis;
  readonly openOrder: OpenOrder;
};

/**
 * The hammer. It looks at the database's clock at least once a second, so ends may lie any number of days
 * away and move at any moment; whichever process looks first closes, and the row's lock keeps it to one.
 */
export function openClosing(parts: ClosingParts): Closing {
  const stop = new AbortController();
  let ticking: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      let wait = BEAT_EVERY_MS;
      try {
        await tick(parts);
        wait = Math.min(
          BEAT_EVERY_MS,
          Math.max(1, (await untilNextInstant(parts.database)) ?? BEAT_EVERY_MS),
        );
      } catch (error) {
        parts.events.partFailed({ part: 'closing', error });
      }
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => {});
    }
  }

  return {
    tick: () => tick(parts),
    start() {
      ticking = run();
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await ticking;
    },
  };
}

async function tick(parts: ClosingParts): Promise<void> {
  const { database, bus, events, outageFromMs } = parts;
  await database.transaction(async writes => {
    const seenAt = await lockHeartbeat(writes);
    const notices: Notice[] = [];
    const due = await lockAuctions(writes, await findDueAuctions(writes));
    const now = await readClock(writes);
    const wasOutage = isOutage(seenAt, now, outageFromMs);
    for (const auction of due.values()) {
      // Another process may have closed it, or a bid moved its end, while we waited for the lock.
      if (auction.status !== 'open' || phaseAt(auction, now) !== 'FINISHED') continue;
      if (wasOutage && endFellInOutage(auction.endAt, seenAt, now)) {
        notices.push(...(await reopen(writes, auction, seenAt, now, events)));
      } else {
        notices.push(...(await bringDownHammer(parts, writes, auction, now)));
      }
    }
    for (const { id, adUuid, version } of await announceStarts(writes)) {
      notices.push({ topic: 'auction', id, version }, { topic: 'ad', id: adUuid, version });
    }
    await writeHeartbeat(writes, now);
    await bus.announce(writes, notices);
  });
}

async function bringDownHammer(
  { events, openOrder }: ClosingParts,
  writes: Writes,
  auction: Auction,
  now: Instant,
): Promise<Notice[]> {
  const move = lotMove({ act: 'bringDownHammer', by: 'HOUSE' }, lotOf(auction), now);
  if (move.kind !== 'go') return [];
  if (move.cancelsAuction) {
    await endWithoutSale(writes, auction, { actorId: null, reason: null }, now);
    return noticesOf(auction);
  }
  const decided = verdict(auction);
  await closeAuction(writes, auction, decided, now);
  if (decided === 'sold' && auction.leader !== null && auction.price !== null) {
    const { id: auctionId, adUuid, sellerId, leader: buyerId, price: hammerPrice } = auction;
    const sale = { auctionId, adUuid, sellerId, buyerId, hammerPrice, feeCents: feeCents(hammerPrice) };
    await openOrder(writes, { ...sale, now, cause: 'HAMMER' });
  }
  const change = {
    kind: 'CLOSED',
    actorId: null,
    before: { status: auction.status },
    after: { status: decided },
  } as const;
  await addChange(writes, auction.id, change, now);
  writes.afterCommit(() =>
    events.auctionClosed({
      auctionId: auction.id,
      verdict: decided,
      seal: auction.lastBidHash?.toString('hex') ?? null,
    }),
  );
  return noticesOf(auction);
}

/** Not awarded: nobody could bid when the hammer should have fallen (rules of sale 4). */
async function reopen(
  writes: Writes,
  auction: Auction,
  seenAt: Instant,
  now: Instant,
  events: Events,
): Promise<Notice[]> {
  const endAt = reopenedEnd(seenAt, now);
  await moveEndAfterOutage(writes, auction.id, endAt, now);
  const change = {
    kind: 'OUTAGE',
    actorId: null,
    before: { endAt: auction.endAt },
    after: { endAt },
  } as const;
  await addChange(writes, auction.id, change, now);
  writes.afterCommit(() => events.auctionReopened({ auctionId: auction.id, endAt }));
  return noticesOf(auction);
}

function noticesOf({ id, adUuid, version }: Auction): Notice[] {
  return [
    { topic: 'auction', id, version: version + 1 },
    { topic: 'ad', id: adUuid, version: version + 1 },
  ];
}
