import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  endFellInOutage,
  feeCents,
  type Instant,
  isOutage,
  lotMove,
  type Millis,
  reopenedEnd,
  verdict,
} from '#shared/sale/index.ts';
import type { Message } from '../bus/index.ts';
import type { Core } from '../core.ts';
import { type Connections, DatabaseAway, isLate, isRefusedRow, type Writes } from '../database/index.ts';
import type { DomainEvents } from '../domain-events.ts';
import type { Events } from '../events.ts';
import { addChange } from './changes.ts';
import {
  addFailure,
  addOutage,
  announceStarts,
  closeAuction,
  dropFailure,
  type FailureReason,
  findDueAuctions,
  findOutage,
  lockHeartbeat,
  moveEndAfterOutage,
  type Outage,
  untilNextInstant,
  writeHeartbeat,
} from './closing-store.ts';
import { noticesOf } from './counts.ts';
import { type Auction, lockAuctions, lotOf, readClock } from './ledger.ts';
import { endWithoutSale } from './lot.ts';

/** The longest time between two heartbeats. */
const BEAT_EVERY_MS: Millis = 1_000;

export type Closing = AsyncDisposable & {
  /** Once: records outages, closes due auctions, announces starts; a failure of one does not stop the others. */
  tick(): Promise<void>;
  /** Ticks on schedule until disposed. */
  start(): void;
};

export type ClosingParts = Pick<Core, 'bus' | 'events' | 'jobs'> & {
  /** Reserved connections, which other work cannot use up. */
  readonly database: Connections;
  /** Raised in tests, where a slow machine must not count as an outage. */
  readonly outageFromMs?: Millis;
  /** The order of a sale is created in the hammer's transaction. */
  readonly domain: DomainEvents;
};

/** The log records each hammer with the last seal, as evidence outside of the database. */
type TellClosedJob = Parameters<Events['auctionClosed']>[0];
const TELL_CLOSED = 'auctions.tellClosed';

/** How many auctions are closed at the same time. */
const CLOSING_MAX = 100;
/** The shortest pause of the loop, so that other work gets its turn. */
const PAUSE_MIN_MS: Millis = 5;

/**
 * Opens the hammer. It reads the database's clock at least once a second, so an end may be days away and may move at
 * any moment. Any process may close an auction; the row's lock ensures that only one does. Each auction is closed
 * separately: a failure does not delay other auctions, starts or the heartbeat.
 */
export function openClosing(parts: ClosingParts): Closing {
  parts.jobs.handle<TellClosedJob>(TELL_CLOSED, async closed => parts.events.auctionClosed(closed));
  const stop = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let ticking: Promise<void> = Promise.resolve();

  /** Writes the heartbeat, and starts to close what is due by then. */
  async function look(): Promise<void> {
    const beatAt = await beat(parts);
    await tellStarts(parts).catch(error => parts.events.partFailed({ part: 'starts', error }));
    const room = CLOSING_MAX - underWay.size;
    if (room === 0) return;
    for (const id of await findDueAuctions(parts.database, beatAt, [...underWay.keys()], room)) {
      // A concurrent tick may have been faster.
      if (underWay.has(id)) continue;
      underWay.set(
        id,
        close(parts, id, beatAt).finally(() => underWay.delete(id)),
      );
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      let wait = BEAT_EVERY_MS;
      try {
        await look();
        const next = await untilNextInstant(parts.database, [...underWay.keys()]);
        wait = Math.min(BEAT_EVERY_MS, Math.max(PAUSE_MIN_MS, next ?? BEAT_EVERY_MS));
      } catch (error) {
        parts.events.partFailed({ part: 'closing', error });
      }
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => {});
    }
  }

  return {
    async tick() {
      await look();
      await Promise.all(underWay.values());
    },
    start() {
      ticking = run();
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await ticking;
      await Promise.all(underWay.values());
    },
  };
}

/**
 * Writes the heartbeat and returns its instant. A gap before it is recorded as an outage in the same transaction, so
 * that each end up to the beat can be judged when it is closed, even after many retries.
 */
function beat({ database, outageFromMs }: ClosingParts): Promise<Instant> {
  return database.transaction(async writes => {
    const seenAt = await lockHeartbeat(writes);
    const now = await readClock(writes);
    if (isOutage(seenAt, now, outageFromMs)) await addOutage(writes, { seenAt, backAt: now });
    await writeHeartbeat(writes, now);
    return now;
  });
}

async function tellStarts({ database, bus }: ClosingParts): Promise<void> {
  await database.transaction(async writes => {
    const notices: Message[] = [];
    for (const { id, adUuid, version } of await announceStarts(writes)) {
      notices.push({ topic: 'auction', id, version }, { topic: 'ad', id: adUuid, version });
    }
    await bus.publish(writes, notices);
  });
}

/** Closes one auction that had ended by the beat. Never throws: failures are counted and retried later. */
async function close(parts: ClosingParts, id: string, beatAt: Instant): Promise<void> {
  try {
    await parts.database.transaction(writes => decideEnd(parts, writes, id, beatAt));
  } catch (error) {
    await noteFailure(parts, id, error);
  }
}

async function decideEnd(parts: ClosingParts, writes: Writes, id: string, beatAt: Instant): Promise<void> {
  const auction = (await lockAuctions(writes, [id])).get(id);
  const now = await readClock(writes);
  // While we waited for the lock, another process may have closed it, or a bid moved its end.
  if (auction?.status !== 'open' || auction.endAt > beatAt || now < auction.endAt) return;
  const notices = await end(parts, writes, auction, now);
  await dropFailure(writes, id);
  await parts.bus.publish(writes, notices);
}

async function end(parts: ClosingParts, writes: Writes, auction: Auction, now: Instant): Promise<Message[]> {
  const move = lotMove({ act: 'bringDownHammer', by: 'HOUSE' }, lotOf(auction), now);
  // Checked before outages: the auction of a car that is gone is not reopened.
  if (move.kind === 'go' && move.cancelsAuction) {
    await endWithoutSale(writes, auction, { actorId: null, reason: null }, now);
    return noticesOf(auction);
  }
  const outage = await findOutage(writes, auction.endAt);
  if (outage && endFellInOutage(auction.endAt, outage.seenAt, outage.backAt))
    return reopen(writes, auction, outage, now, parts.events);
  return move.kind === 'go' ? bringDownHammer(parts, writes, auction, now) : [];
}

async function noteFailure({ database, events }: ClosingParts, auctionId: string, error: unknown) {
  // An unreachable database says nothing about this auction: the next tick tries again.
  if (error instanceof DatabaseAway) return events.partFailed({ part: 'closing', error });
  const [reason, errorId] = [reasonOf(error), randomUUID()];
  try {
    const attempts = await addFailure(database, auctionId, reason, errorId);
    if (attempts !== null) events.closingFailed({ auctionId, attempts, reason, errorId, error });
  } catch (second) {
    events.partFailed({ part: 'closing', error: second });
  }
}

function reasonOf(error: unknown): FailureReason {
  if (isRefusedRow(error)) return 'REFUSED';
  return isLate(error) ? 'LATE' : 'FAULT';
}

async function bringDownHammer(
  { jobs, domain }: ClosingParts,
  writes: Writes,
  auction: Auction,
  now: Instant,
): Promise<Message[]> {
  const decided = verdict(auction);
  await closeAuction(writes, auction, decided, now);
  if (decided === 'sold' && auction.leader !== null && auction.price !== null) {
    const { id: auctionId, adUuid, sellerId, leader: buyerId, price: hammerPrice } = auction;
    const sale = {
      auctionId,
      adUuid,
      sellerId,
      buyerId,
      hammerPrice,
      feeCents: feeCents(hammerPrice, auction.buyerFee),
    };
    await domain.tell(writes, 'auction.sold', { ...sale, now, cause: 'HAMMER' });
  }
  const change = {
    kind: 'CLOSED',
    actorId: null,
    before: { status: auction.status },
    after: { status: decided },
  } as const;
  await addChange(writes, auction.id, change, now);
  // Enqueued in the hammer's transaction: if this process dies, another one logs the seal.
  const closed = {
    auctionId: auction.id,
    verdict: decided,
    seal: auction.lastBidHash?.toString('hex') ?? null,
  };
  await jobs.enqueue<TellClosedJob>(writes, [{ kind: TELL_CLOSED, data: closed }]);
  return noticesOf(auction);
}

/** Reopens an auction instead of closing it: nobody could bid at its end (rules of sale 4). */
async function reopen(
  writes: Writes,
  auction: Auction,
  outage: Outage,
  now: Instant,
  events: Events,
): Promise<Message[]> {
  // The extension counts from now, since nobody could bid until now; its length depends on the outage alone.
  const endAt = now + (reopenedEnd(outage.seenAt, outage.backAt) - outage.backAt);
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
