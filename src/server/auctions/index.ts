/**
 * The auctions room: the bidding desk, the ledger of what was bid, the hammer and the live feed.
 * It promises that an acknowledged bid is durable, that decisions stand in the order of the lock, that an
 * auction closes once, and that watchers get each row once and in order. It never tells anyone a ceiling
 * or a reserve, never changes or deletes a row, and decides nothing by itself: that is `#sale`.
 */
import type { Instant } from '#sale/index.ts';
import type { Bus } from '../bus/index.ts';
import { type Database, isUuid, type Writes } from '../database/index.ts';
import type { Events } from '../events.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { readBidLog } from './bid-log.ts';
import { type OpenOrder, openClosing } from './closing.ts';
import { addView, countFavorite, touchAuction } from './counts.ts';
import { openDesk } from './desk.ts';
import { openFeed } from './feed.ts';
import { bidsSince, countCardBidders, findHistories, ledgerOf, maxBidOf } from './history.ts';
import { type Auction, findAuctionIdsByAds, findAuctions } from './ledger.ts';
import { findLotsOf } from './lots-of.ts';
import { type AuctionPlan, cancelAuction, changeReserve, moveEnd, scheduleAuction } from './schedule.ts';

export { type BidLog, checkBidLogs } from './bid-log.ts';
export type { DeskOutcome, PlaceBid } from './desk.ts';
export type { FeedEvent } from './feed.ts';
export { bidsHolding } from './holding.ts';
export type { Auction, Bid } from './ledger.ts';
export { lotsSchema } from './lots-schema.ts';
export type { AuctionPlan } from './schedule.ts';
export { type AuctionRef, type AuctionStateRef, auctionsSchema, type BidRef } from './schema.ts';

/** Kept in memory at a time; a house with more open auctions than this only reads more. */
const AUCTIONS_KEPT_MAX = 5_000;

export type Auctions = ReturnType<typeof openAuctions>;

export type AuctionsParts = {
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  /** The database's clock as this process follows it: for what is shown, never for what is decided. */
  readonly clock: () => Instant;
  readonly outageFromMs?: number;
  readonly openOrder: OpenOrder;
};

export function openAuctions(parts: AuctionsParts) {
  const { database, bus, events, clock } = parts;
  const feed = openFeed({ reads: database, bus, events });
  const auctions = openSnapshots(ids => findAuctions(database, ids), AUCTIONS_KEPT_MAX);
  const histories = openSnapshots(ids => findHistories(database, ids), AUCTIONS_KEPT_MAX);
  const byAd = openSnapshots(ads => findAuctionIdsByAds(database, ads), 2 * AUCTIONS_KEPT_MAX);

  bus.onNotice(({ topic, id }) => {
    if (topic === 'bids' || topic === 'auction') auctions.drop(id);
    if (topic === 'bids') histories.drop(id);
    if (topic !== 'ad') return;
    byAd.drop(id);
    // Whether a car is public, and whose it is, stands with its auction.
    auctions.clear();
  });
  bus.onReset(() => {
    for (const kept of [auctions, histories, byAd]) kept.clear();
  });

  const onRows = feed.offer;
  const desk = openDesk({ database, bus, events, onRows });
  const schedule = { database, bus, onRows };
  const closing = openClosing(parts);

  const find = async (id: string) => (isUuid(id) ? auctions.get(id) : null);
  const publicOnly = (auction: Auction | null) => (auction?.isPublic ? auction : null);
  /** The newest auction of an ad; null where it has none. */
  async function findByAd(adUuid: string): Promise<Auction | null> {
    const id = isUuid(adUuid) ? await byAd.get(adUuid) : null;
    return id === null ? null : auctions.get(id);
  }

  return {
    place: desk.place,
    waitingCount: desk.waitingCount,
    find,
    findByAd,
    findPublic: async (id: string) => publicOnly(await find(id)),
    findPublicByAd: async (adUuid: string) => publicOnly(await findByAd(adUuid)),
    /** The whole public history, newest first. */
    history: async (id: string) => (await histories.get(id)) ?? [],
    bidsSince: (id: string, version: number) => bidsSince(database, id, version),
    countCardBidders: (id: string) => countCardBidders(database, id),
    maxBidOf: (id: string, bidderId: string) => maxBidOf(database, id, bidderId),
    lotsOf: (accountId: string) => findLotsOf(database, accountId),
    watch: feed.watch,
    watchedCount: feed.watchedCount,
    schedule: (adUuid: string, plan: AuctionPlan, actorId: string) =>
      scheduleAuction(schedule, adUuid, plan, actorId),
    cancel: (id: string, reason: string, actorId: string) => cancelAuction(schedule, id, reason, actorId),
    moveEnd: (id: string, endAt: Instant, actorId: string) => moveEnd(schedule, id, endAt, actorId),
    lowerReserve: (id: string, reserve: number | null, actorId: string) =>
      changeReserve(schedule, id, reserve, actorId),
    addView: (id: string, visitor: string) => addView({ database, bus }, id, visitor),
    countFavorite: (writes: Writes, adUuid: string, difference: 1 | -1) =>
      countFavorite(writes, bus, adUuid, difference),
    touch: (writes: Writes, id: string) => touchAuction(writes, bus, id),
    clock,
    /** Everything that decided about an auction, in order: for audits. */
    ledgerOf: (id: string) => ledgerOf(database, id),
    /** The sealed history, checked as it is read; null where there is no such auction. */
    bidLog: async (id: string) => (isUuid(id) ? readBidLog(database, id) : null),
    closing,
    /** Lets what is waiting at the desk be decided, and stops the hammer. */
    async [Symbol.asyncDispose]() {
      await closing[Symbol.asyncDispose]();
      await desk[Symbol.asyncDispose]();
    },
  };
}
