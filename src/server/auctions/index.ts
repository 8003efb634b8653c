/**
 * The auctions: bidding desk, ledger, hammer and live feed. An acknowledged bid is durable, decisions follow the order
 * of the lock, an auction closes once, and watchers get each row once and in order. Ceilings and reserves are never
 * disclosed, rows never changed or deleted. The rules themselves are in `#sale`.
 */

import type { Instant } from '#shared/sale/index.ts';
import { boundTo } from '../bound.ts';
import type { Bus } from '../bus/index.ts';
import type { Core } from '../core.ts';
import { type Database, isUuid, type Reads, type Writes } from '../database/index.ts';
import { patternOf } from '../paging.ts';
import { openSnapshots } from '../snapshots/index.ts';
import { readBidLog } from './bid-log.ts';
import {
  findBoardAuction,
  findBoardAuctions,
  listBoard,
  listBoardBids,
  listBoardChanges,
  listCallingBidders,
  listCandidates,
} from './board-store.ts';
import { openClosing } from './closing.ts';
import { addView, countFavorite, touchAuction, touchRunning } from './counts.ts';
import { openDesk } from './desk.ts';
import { openFeed, watchNewest } from './feed.ts';
import {
  acceptedTerms,
  actsOf,
  bidsSince,
  countCardBidders,
  findHistories,
  ledgerOf,
  maxBidOf,
  wholeHistory,
} from './history.ts';
import {
  type Auction,
  findAuctionIdsByAds,
  findAuctions,
  findBidders,
  findPublicIds,
  forgetOutcomes,
  isSellerIn,
} from './ledger.ts';
import { findLotsOf, findSale } from './lots-of.ts';
import type { Pace } from './pace.ts';
import { publicRowOf } from './public-row.ts';
import { relistAuction } from './relist.ts';
import { followKind } from './sale-store.ts';
import { cancelAuction, changeReserve, moveEnd, type ScheduleParts, scheduleAuction } from './schedule.ts';
import { scheduleAll } from './schedule-all.ts';
import type { OnTaken } from './taken-bids.ts';
import { openWatchers } from './watchers.ts';

export { checkBidLogs } from './bid-log.ts';
export { type BoardAuction, countAboveMandate } from './board-store.ts';
export { touchAuction } from './counts.ts';
export { standingWithout } from './history.ts';
export { type Auction, readClock } from './ledger.ts';
export { holdAuctions, holdLot, openLotKeeper, requireMove } from './lot.ts';
export type { Relisting } from './relist.ts';
export { findMandateFault, isEntrusted, requireCovered } from './sale-store.ts';
export { holdLots, type PlannedLot } from './schedule-all.ts';
export { tellTakenBids } from './taken-bids.ts';

/** The cache's size; with more open auctions, more is read from the database. */
const AUCTIONS_KEPT_MAX = 5_000;

export type Auctions = ReturnType<typeof openAuctions>;

export type AuctionsParts = Pick<Core, 'database' | 'bus' | 'events' | 'domain' | 'jobs' | 'settings'> & {
  /** The database's clock as estimated by this process: for display, never for decisions. */
  readonly clock: () => Instant;
  readonly outageFromMs?: number;
  /** Notifies people of bids that staff placed for them. */
  readonly onTaken?: OnTaken;
};

/** Caches the most requested data until it changes. */
function openKept(database: Database, bus: Bus) {
  const auctions = openSnapshots(ids => findAuctions(database, ids), AUCTIONS_KEPT_MAX);
  const histories = openSnapshots(ids => findHistories(database, ids), AUCTIONS_KEPT_MAX);
  const publics = openSnapshots(ids => findPublicIds(database, ids), AUCTIONS_KEPT_MAX);
  const byAd = openSnapshots(ads => findAuctionIdsByAds(database, ads), 2 * AUCTIONS_KEPT_MAX);

  bus.onMessage(({ topic, id }) => {
    if (topic === 'bids' || topic === 'auction') auctions.drop(id);
    if (topic === 'bids') histories.drop(id);
    if (topic === 'auction') publics.drop(id);
    if (topic !== 'ad') return;
    byAd.drop(id);
    // Cached auctions contain whether the car is public, and who sells it.
    auctions.clear();
    publics.clear();
  });
  bus.onReset(() => {
    for (const kept of [auctions, histories, publics, byAd]) kept.clear();
  });
  return { auctions, histories, publics, byAd };
}

export function openAuctions(parts: AuctionsParts) {
  const { database, bus, events, clock, onTaken, domain } = parts;
  domain.on('ad.edited', (writes, { uuid }) => touchRunning(writes, bus, uuid));
  domain.on('seller.changed', (writes, seller) => followKind(parts, writes, seller));
  const feed = openFeed({ reads: database, bus, events });
  const { auctions, histories, publics, byAd } = openKept(database, bus);
  const onRows = feed.offer;
  const atDesk = { database: database.lane('DESK'), bus, events, onRows };
  const desk = openDesk({ ...atDesk, ...(onTaken ? { onTaken } : {}) });
  const watchers = openWatchers({ database, events });
  const schedule = { database, bus, domain, onRows, settings: parts.settings };
  const closing = openClosing({ ...parts, database: database.lane('HAMMER') });

  const find = async (id: string) => (isUuid(id) ? auctions.get(id) : null);
  const publicOnly = (auction: Auction | null) => (auction?.isPublic ? auction : null);
  /** Returns the newest auction of an ad; null where it has none. */
  async function findByAd(adUuid: string): Promise<Auction | null> {
    const id = isUuid(adUuid) ? await byAd.get(adUuid) : null;
    return id === null ? null : auctions.get(id);
  }

  return {
    place: desk.place,
    waitingCount: desk.waitingCount,
    find,
    findByAd,
    /** Whether this auction exists and is public; bids do not change that. */
    isPublic: async (id: string) => isUuid(id) && (await publics.get(id)) !== null,
    findPublic: async (id: string) => publicOnly(await find(id)),
    findPublicByAd: async (adUuid: string) => publicOnly(await findByAd(adUuid)),
    /** Returns the whole public history, newest first. */
    history: async (id: string) => (await histories.get(id)) ?? [],
    ...boundTo(database, { bidsSince, wholeHistory, countCardBidders, ledgerOf }),
    ...boundTo(database, { maxBidOf, actsOf, acceptedTerms, lotsOf: findLotsOf, saleOf: findSale }),
    /** Returns every row after a version in its public form, within the caller's transaction. */
    publicRowsSince: async (reads: Reads, id: string, version: number) =>
      (await wholeHistory(reads, id, version)).map(publicRowOf),
    /** Whether a person is a seller of that auction, and so may not bid. */
    async isSeller(auction: Auction, personId: string): Promise<boolean> {
      const person = (await findBidders(database, [personId], [])).get(personId);
      return person !== undefined && isSellerIn(auction, person);
    },
    watch: feed.watch,
    /** Watches the newest auction of an ad, also when a newer one replaces it. */
    watchByAd: (adUuid: string) => watchNewest(feed.watch, () => byAd.get(adUuid)),
    watchedCount: feed.watchedCount,
    ...changesOf(schedule),
    ...boundTo({ database, bus }, { addView }),
    countFavorite: (writes: Writes, adUuid: string, difference: 1 | -1) =>
      countFavorite(writes, bus, adUuid, difference),
    touch: (writes: Writes, id: string) => touchAuction(writes, bus, id),
    clock,
    /** Returns the sealed history, checked as it is read; null where there is no such auction. */
    bidLog: async (id: string) => (isUuid(id) ? readBidLog(database, id) : null),
    closing,
    /** Deletes the outcomes of bids that can no longer be retried. */
    sweep: (stop?: AbortSignal) => database.lane('LONG').transaction(forgetOutcomes, stop),
    board: boardOf(database, desk.pace.read),
    watchers,
    /** Waits for the desk's pending requests, and stops the hammer and the feed. */
    async [Symbol.asyncDispose]() {
      watchers[Symbol.dispose]();
      feed[Symbol.dispose]();
      await closing[Symbol.asyncDispose]();
      await desk[Symbol.asyncDispose]();
    },
  };
}

/** The changes that staff make to auctions. */
const changesOf = (schedule: ScheduleParts) => ({
  ...boundTo(schedule, { schedule: scheduleAuction, scheduleAll, relist: relistAuction }),
  ...boundTo(schedule, { cancel: cancelAuction, moveEnd, lowerReserve: changeReserve }),
});

/** The auctions as staff see them. */
function boardOf(database: Database, pace: Pace['read']) {
  return {
    ...boundTo(database, { list: listBoard, findAll: findBoardAuctions, candidates: listCandidates }),
    ...boundTo(database, { find: findBoardAuction, bids: listBoardBids, changes: listBoardChanges }),
    callingBidders(search: string) {
      // Without international prefix or leading zero, so that both forms of a number match.
      const digits = search.replace(/\D/g, '').replace(/^(00|0)/, '');
      return listCallingBidders(database, patternOf(search) ?? '', digits.length < 4 ? null : digits);
    },
    pace,
  };
}
