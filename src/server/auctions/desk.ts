import { randomUUID } from 'node:crypto';
import { decide, type Instant, isCardGoodFor, lotMove, type Refused } from '#shared/sale/index.ts';
import type { Core } from '../core.ts';
import type { Connections, Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { follow, here, isFollowed, type Work } from '../spans.ts';
import { type Asked, type How, openBatches } from './desk-batches.ts';
import { openQueue } from './desk-queue.ts';
import { findBidsAt } from './history.ts';
import {
  type Auction,
  append,
  type Bid,
  type Bidder,
  findBidders,
  findOutcomes,
  isSellerIn,
  type KeyOutcome,
  type LedgerRequest,
  lockAuctions,
  lotOf,
  namesIn,
  readClock,
  requireStanding,
  type Terms,
} from './ledger.ts';
import { openPace, type Pace } from './pace.ts';
import type { OnTaken } from './taken-bids.ts';

/** How many requests may wait; one more is told to come again. */
export const QUEUE_LENGTH_MAX = 10_000;
/** Begins the keys that the desk makes itself; a client's key never has it. */
const OWN_KEY = 'desk/';

/** A bid as a signed-in person asks for it. */
export type PlaceBid = Pick<LedgerRequest, 'auctionId' | 'bidderId' | 'bid' | 'maxBid' | 'leadSource'> & {
  readonly termsAccepted: boolean;
  /** The text that was accepted, as far as the house knows. */
  readonly terms?: Terms | null;
  /** Staff who place it in the bidder's name, as by telephone; null when the bidder does. */
  readonly placedBy?: string | null;
  /** The same key from the same person within a day gets the first outcome again; null: no retry expected. */
  readonly clientBidId: string | null;
};

export type DeskRefusal = Pick<Refused, 'field' | 'minimum'> & {
  readonly kind: 'refused';
  readonly code: Refused['code'] | 'NotFound' | 'IdempotencyMismatch' | NonNullable<Bidder['barredBy']>;
};
/** `isRaise`: the maximum of whoever leads went up, and they placed no bid; `bid` is the row that leads. */
export type DeskOutcome =
  | { readonly kind: 'placed'; readonly bid: Bid; readonly isRaise: boolean }
  | DeskRefusal;

export type Desk = AsyncDisposable & {
  /**
   * Decides one bid; answers once the decision is durable.
   * @throws AppError RateLimited when too many wait; DatabaseAway when it does not answer, which says whether
   * the bid may count.
   */
  place(request: PlaceBid): Promise<DeskOutcome>;
  /** How long the last answers of this process took. */
  readonly pace: Pace;
  /** How many wait to be decided. */
  waitingCount(): number;
};

/** The rows of one auction that a batch added, for whoever watches; `after` is the row they follow. */
export type RowsAdded = { readonly auctionId: string; readonly after: number; readonly rows: readonly Bid[] };

export type DeskParts = Pick<Core, 'bus' | 'events'> & {
  /** Connections that nothing else can fill. */
  readonly database: Connections;
  readonly onRows: (added: RowsAdded) => void;
  readonly onTaken?: OnTaken;
};

/**
 * The bidding desk. Whatever waits goes through one transaction: lock the auctions in id order, read the database's
 * clock, decide in the order of arrival, write all rows at once, commit, and only then acknowledge. An auction's bids
 * wait in one of two queues: while the database is asked for one half of the auctions, it is not idle for the other.
 * Two desks on one database are kept in order by the locks.
 */
export function openDesk(parts: DeskParts): Desk {
  const batches = openBatches<Request, DeskOutcome>({
    events: parts.events,
    decide: (requests, how) => decideBatch(parts, requests, how),
  });
  const decided = (batch: readonly Waiting[]) =>
    isFollowed() ? follow(workOf(batch), () => batches.settle(batch)) : batches.settle(batch);
  const [even, odd] = [openQueue(decided), openQueue(decided)];
  const queueOf = (auctionId: string) => (auctionId.charCodeAt(0) % 2 === 1 ? odd : even);
  const waitingCount = () => even.waitingCount() + odd.waitingCount() + batches.heldCount();
  let isClosed = false;
  const pace = openPace();
  return {
    place(request) {
      if (isClosed || waitingCount() >= QUEUE_LENGTH_MAX) {
        return Promise.reject(new AppError('RateLimited', { retryAfter: 1 }));
      }
      const { promise, resolve, reject } = Promise.withResolvers<DeskOutcome>();
      // Every request has a key, so that trying a batch again can't place anything twice.
      const clientBidId = request.clientBidId ?? `${OWN_KEY}${randomUUID()}`;
      const queue = queueOf(request.auctionId);
      queue.add({ request: { ...request, clientBidId }, place: here(), resolve, reject });
      return pace.follow(promise);
    },
    pace,
    waitingCount,
    async [Symbol.asyncDispose]() {
      isClosed = true;
      await Promise.all([even.settled(), odd.settled()]);
      await batches.settled();
    },
  };
}

/** A batch is part of what asked for its first bid; what asked for the others is named beside. */
function workOf(batch: readonly Waiting[]): Work {
  const [parent = null, ...links] = batch.flatMap(({ place }) => place ?? []);
  return { name: 'bids batch', kind: 'inside', parent, links };
}

type Request = PlaceBid & { readonly clientBidId: string };
type Waiting = Asked<Request, DeskOutcome>;

function decideBatch(
  parts: DeskParts,
  requests: readonly Request[],
  { isRetry, isAtOnce }: How,
): Promise<readonly DeskOutcome[]> {
  return parts.database.transaction(async writes => {
    // Keys of our own making were never asked before, unless this very batch was tried before.
    const keyed = isRetry ? requests : requests.filter(request => !isOwnKey(request));
    // Asked at once and answered in this order: what follows the locks is read under them, the clock last.
    const auctionIds = [...new Set(requests.map(r => r.auctionId))];
    const [auctions, bidders, outcomes, now] = await Promise.all([
      lockAuctions(writes, auctionIds, isAtOnce),
      findBidders(writes, [...new Set(requests.map(r => r.bidderId))], auctionIds),
      keyed.length > 0 ? findOutcomes(writes, keyed) : [],
      readClock(writes),
    ]);
    const batch = new Batch(auctions, bidders, outcomes, now);
    for (const request of requests) batch.fold(request);
    // Before the notice: watchers in this process then have the rows and need not read them again.
    writes.afterCommit(() => batch.publish(parts));
    const [answers] = await Promise.all([batch.answers(writes, requests), batch.write(writes, parts)]);
    return answers;
  });
}

/** What a batch has decided so far, and the auctions as they stand after it. */
class Batch {
  readonly #auctions: Map<string, Auction>;
  readonly #bidders: ReadonlyMap<string, Bidder>;
  readonly #outcomes: Map<string, KeyOutcome>;
  readonly #now: Instant;
  readonly #firstVersions = new Map<string, number>();
  readonly #changed = new Set<string>();
  readonly #requests: LedgerRequest[] = [];
  readonly #rows: (Bid & { requestId: string })[] = [];
  readonly #newOutcomes: KeyOutcome[] = [];
  readonly #kept: KeyOutcome[] = [];

  constructor(
    auctions: Map<string, Auction>,
    bidders: ReadonlyMap<string, Bidder>,
    outcomes: readonly KeyOutcome[],
    now: Instant,
  ) {
    this.#auctions = auctions;
    this.#bidders = bidders;
    this.#outcomes = new Map(outcomes.map(outcome => [keyOf(outcome), outcome]));
    this.#now = now;
  }

  /** Decides one request on top of those before it. */
  fold(request: Request): void {
    const auction = this.#auctions.get(request.auctionId);
    const bidder = this.#bidders.get(request.bidderId);
    if (!auction || bidder?.barredBy !== null || this.#outcomes.has(keyOf(request))) return;
    const move = lotMove({ act: 'bid', by: 'BIDDER' }, lotOf(auction), this.#now);
    const stopped = move.kind === 'refused' ? move.code : null;
    if (stopped === 'NotFound') return;

    const isSeller = isSellerIn(auction, bidder);
    const hasValidCard = isCardGoodFor(auction.endAt, bidder.cardGoodUntil);
    // A lot that is gone takes no bid, whatever its auction says: the rules decide it as one that is closed.
    const known = stopped === 'AuctionFinished' ? { ...auction, status: 'cancelled' as const } : auction;
    const outcome = decide(known, { ...request, bidder: bidder.id, isSeller, hasValidCard }, this.#now);
    if (outcome.kind === 'refused') return this.#remember(request, outcome, null);

    const { id: auctionId, bidderSalt, lastBidVersion } = auction;
    if (!this.#changed.has(auctionId)) this.#firstVersions.set(auctionId, lastBidVersion);
    const requestId = randomUUID();
    const rows = outcome.rows.map(row => {
      return {
        ...row,
        ...namesIn(this.#bidders, row.bidder),
        auctionId,
        requestId,
        bidderId: row.bidder,
        endAt: outcome.next.endAt,
        placedAt: this.#now,
        asksForCard: auction.asksForCard,
        bidderSalt,
      };
    });
    const last = rows.at(-1)?.version ?? lastBidVersion;
    const next = {
      ...auction,
      ...outcome.next,
      bidCount: auction.bidCount + rows.length,
      lastBidVersion: last,
    };
    this.#auctions.set(auctionId, next);
    this.#changed.add(auctionId);
    this.#requests.push({
      ...request,
      id: requestId,
      placedBy: request.placedBy ?? null,
      terms: request.terms ?? null,
    });
    this.#rows.push(...rows);
    // The caller's own last row; a silent raise is answered with the row that leads, which is the last.
    const own = rows.findLast(row => row.bidderId === bidder.id)?.version ?? last;
    const isRaise = !rows.some(row => row.bidderId === bidder.id && row.isImmediate);
    this.#remember(request, null, own, isRaise);
  }

  #remember(request: Request, refusal: Refused | null, answerVersion: number | null, isRaise = false): void {
    const { bidderId, clientBidId, auctionId } = request;
    const fingerprint = fingerprintOf(request);
    const outcome = {
      ...{ bidderId, clientBidId, auctionId, fingerprint, refusal, answerVersion, isRaise },
      decidedAt: this.#now,
    };
    this.#outcomes.set(keyOf(request), outcome);
    // A refusal that nobody can ask for again need not be kept: deciding it anew harms nothing.
    if (refusal === null || !isOwnKey(request)) this.#kept.push(outcome);
    this.#newOutcomes.push(outcome);
  }

  async write(writes: Writes, { bus, onTaken }: DeskParts): Promise<void> {
    const auctions = [...this.#changed].flatMap(id => this.#auctions.get(id) ?? []);
    const asked = new Set(this.#requests.map(request => request.bidderId));
    const leaders = auctions.flatMap(({ leader: id, asksForCard }) =>
      id !== null && asked.has(id) ? { id, asksForCard } : [],
    );
    const written = { requests: this.#requests, rows: this.#rows, auctions, outcomes: this.#kept };
    const taken = this.#requests.filter(request => request.placedBy !== null);
    const withRows = auctions.filter(
      auction => this.#firstVersions.get(auction.id) !== auction.lastBidVersion,
    );
    const notices = withRows.map(
      ({ id, lastBidVersion }) => ({ topic: 'bids', id, version: lastBidVersion }) as const,
    );
    // Of a maximum that was raised alone no row tells: other devices of whoever raised it ask for it.
    const withRow = new Set(this.#rows.map(row => row.requestId));
    const raised = this.#requests.filter(({ id }) => !withRow.has(id));
    const news = raised.map(({ bidderId: id }) => ({ topic: 'person', id, version: 0 }) as const);
    await Promise.all([
      auctions.length + this.#kept.length > 0 && append(writes, written, this.#now),
      leaders.length > 0 && requireStanding(writes, leaders),
      bus.publish(writes, [...notices, ...news]),
      taken.length > 0 && onTaken?.(writes, taken),
    ]);
  }

  /** An answer for each request, read back where its row is older than this batch. */
  async answers(writes: Writes, requests: readonly Request[]): Promise<readonly DeskOutcome[]> {
    const bids = new Map(this.#rows.map(row => [rowKey(row), row as Bid]));
    const missing = requests.flatMap(request => {
      const outcome = this.#outcomes.get(keyOf(request));
      if (!outcome || outcome.answerVersion === null) return [];
      const key = { auctionId: outcome.auctionId, version: outcome.answerVersion };
      return bids.has(rowKey(key)) ? [] : [key];
    });
    if (missing.length > 0) for (const bid of await findBidsAt(writes, missing)) bids.set(rowKey(bid), bid);
    return requests.map(request => this.#answer(request, bids));
  }

  #answer(request: Request, bids: ReadonlyMap<string, Bid>): DeskOutcome {
    const outcome = this.#outcomes.get(keyOf(request));
    if (!outcome) return refused(this.#bidders.get(request.bidderId)?.barredBy ?? 'NotFound');
    if (outcome.fingerprint !== fingerprintOf(request)) return refused('IdempotencyMismatch');
    if (outcome.refusal) return outcome.refusal;
    const bid = bids.get(rowKey({ auctionId: outcome.auctionId, version: outcome.answerVersion ?? 0 }));
    if (!bid) throw new Error(`the row that answers ${outcome.clientBidId} is missing from the ledger`);
    return { kind: 'placed', bid, isRaise: outcome.isRaise };
  }

  /** After the commit: the rows go to whoever watches here, and one event a request to the log. */
  publish({ onRows, events }: DeskParts): void {
    for (const [auctionId, rows] of Map.groupBy(this.#rows, row => row.auctionId)) {
      onRows({ auctionId, after: this.#firstVersions.get(auctionId) ?? 0, rows });
    }
    for (const { auctionId, refusal } of this.#newOutcomes) {
      if (refusal) events.bidRefused({ auctionId, code: refusal.code });
      else events.bidPlaced({ auctionId });
    }
  }
}

function isOwnKey({ clientBidId }: Request): boolean {
  return clientBidId.startsWith(OWN_KEY);
}

function keyOf(key: { bidderId: string; clientBidId: string }): string {
  return `${key.bidderId}:${key.clientBidId}`;
}

function rowKey(row: { auctionId: string; version: number }): string {
  return `${row.auctionId}:${row.version}`;
}

function fingerprintOf({ auctionId, bid, maxBid, termsAccepted }: Request): string {
  return [auctionId, bid, maxBid, termsAccepted].join(':');
}

function refused(code: DeskRefusal['code']): DeskRefusal {
  return { kind: 'refused', code, field: null, minimum: null };
}
