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

/** The house says that it is up at least this often. */
const BEAT_EVERY_MS: Millis = 1_000;

export type Closing = AsyncDisposable & {
  /** Judges outages, brings the hammer down where it is due, announces starts: once, now, each by itself. */
  tick(): Promise<void>;
  /** Goes on ticking, on time, until disposed. */
  start(): void;
};

export type ClosingParts = Pick<Core, 'bus' | 'events' | 'jobs'> & {
  /** Connections that nothing else can fill. */
  readonly database: Connections;
  /** Where a busy machine must not pass for one that was away, as in tests. */
  readonly outageFromMs?: Millis;
  /** A sale is followed by its one order, in the transaction of the hammer. */
  readonly domain: DomainEvents;
};

/** What the journal is told of a hammer: its last seal, outside of the database. */
type TellClosedJob = Parameters<Events['auctionClosed']>[0];
const TELL_CLOSED = 'auctions.tellClosed';

/** How many auctions are being closed at a time. */
const CLOSING_MAX = 100;
/** However near the next end is: the loop leaves room for others. */
const PAUSE_MIN_MS: Millis = 5;

/**
 * The hammer. It looks at the database's clock at least once a second, so ends may lie any number of days
 * away and move at any moment; whichever process looks first closes, and the row's lock keeps it to one.
 * Each auction is closed by itself: one that cannot be holds up no other, no start and no heartbeat.
 */
export function openClosing(parts: ClosingParts): Closing {
  parts.jobs.handle<TellClosedJob>(TELL_CLOSED, async closed => parts.events.auctionClosed(closed));
  const stop = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let ticking: Promise<void> = Promise.resolve();

  /** Says that the house is up, and begins whatever is due by then. */
  async function look(): Promise<void> {
    const beatAt = await beat(parts);
    await tellStarts(parts).catch(error => parts.events.partFailed({ part: 'starts', error }));
    const room = CLOSING_MAX - underWay.size;
    if (room === 0) return;
    for (const id of await findDueAuctions(parts.database, beatAt, [...underWay.keys()], room)) {
      // Another look, begun meanwhile, may have been first.
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
 * The heartbeat; answers its instant. A silence before it is kept as an outage in the same transaction, so
 * that every end up to the beat can be judged by whoever closes it, now or after many tries.
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

/** Closes one auction that had ended by the beat. Never fails: what does is counted, and tried again later. */
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
  // Another process may have closed it, or a bid moved its end, while we waited for the lock.
  if (auction?.status !== 'open' || auction.endAt > beatAt || now < auction.endAt) return;
  const notices = await end(parts, writes, auction, now);
  await dropFailure(writes, id);
  await parts.bus.publish(writes, notices);
}

async function end(parts: ClosingParts, writes: Writes, auction: Auction, now: Instant): Promise<Message[]> {
  const move = lotMove({ act: 'bringDownHammer', by: 'HOUSE' }, lotOf(auction), now);
  // Before any outage: a car that is gone is put up again for nobody.
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
  // A database that is away says nothing of this auction: the next look tries again.
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
  // Promised with the hammer: whoever dies right after it leaves the seal to another process to write down.
  const closed = {
    auctionId: auction.id,
    verdict: decided,
    seal: auction.lastBidHash?.toString('hex') ?? null,
  };
  await jobs.enqueue<TellClosedJob>(writes, [{ kind: TELL_CLOSED, data: closed }]);
  return noticesOf(auction);
}

/** Not awarded: nobody could bid when the hammer should have fallen (rules of sale 4). */
async function reopen(
  writes: Writes,
  auction: Auction,
  outage: Outage,
  now: Instant,
  events: Events,
): Promise<Message[]> {
  // From now on, as nobody could bid until now; but for the outage alone, however long this took to be decided.
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
