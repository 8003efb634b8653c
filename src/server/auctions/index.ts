/**
 * The auctions room: the bidding desk, the ledger of what was bid, the hammer and the live feed.
 * It promises that an acknowledged bid is durable, that decisions stand in the order of the lock, that an
 * auction closes once, and that watchers get each row once and in order. It never tells anyone a ceiling
 * or a reserve, never changes or deletes a row, and decides nothing by itself: that is `#sale`.
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

/** Kept in memory at a time; a house with more open auctions than this only reads more. */
const AUCTIONS_KEPT_MAX = 5_000;

export type Auctions = ReturnType<typeof openAuctions>;

export type AuctionsParts = Pick<Core, 'database' | 'bus' | 'events' | 'domain' | 'jobs' | 'settings'> & {
  /** The database's clock as this process follows it: for what is shown, never for what is decided. */
  readonly clock: () => Instant;
  readonly outageFromMs?: number;
  /** Who tells people of a bid that somebody else placed for them. */
  readonly onTaken?: OnTaken;
};

/** What is asked for most, in memory until somebody changes it. */
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
    // Whether a car is public, and whose it is, stands with its auction.
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
    /** Whether there is such an auction before the public; no bid changes it. */
    isPublic: async (id: string) => isUuid(id) && (await publics.get(id)) !== null,
    findPublic: async (id: string) => publicOnly(await find(id)),
    findPublicByAd: async (adUuid: string) => publicOnly(await findByAd(adUuid)),
    /** The whole public history, newest first. */
    history: async (id: string) => (await histories.get(id)) ?? [],
    ...boundTo(database, { bidsSince, wholeHistory, countCardBidders, ledgerOf }),
    ...boundTo(database, { maxBidOf, actsOf, acceptedTerms, lotsOf: findLotsOf, saleOf: findSale }),
    /** Every row after a version as everybody may read them, in the transaction of whoever tells of them. */
    publicRowsSince: async (reads: Reads, id: string, version: number) =>
      (await wholeHistory(reads, id, version)).map(publicRowOf),
    /** Whether somebody is refused a bid there as its seller. */
    async isSeller(auction: Auction, personId: string): Promise<boolean> {
      const person = (await findBidders(database, [personId], [])).get(personId);
      return person !== undefined && isSellerIn(auction, person);
    },
    watch: feed.watch,
    /** The same of whatever auction is an ad's newest, also once that is another one. */
    watchByAd: (adUuid: string) => watchNewest(feed.watch, () => byAd.get(adUuid)),
    watchedCount: feed.watchedCount,
    ...changesOf(schedule),
    ...boundTo({ database, bus }, { addView }),
    countFavorite: (writes: Writes, adUuid: string, difference: 1 | -1) =>
      countFavorite(writes, bus, adUuid, difference),
    touch: (writes: Writes, id: string) => touchAuction(writes, bus, id),
    clock,
    /** The sealed history, checked as it is read; null where there is no such auction. */
    bidLog: async (id: string) => (isUuid(id) ? readBidLog(database, id) : null),
    closing,
    /** Forgets the answers to bids that nobody can ask for again. */
    sweep: (stop?: AbortSignal) => database.lane('LONG').transaction(forgetOutcomes, stop),
    board: boardOf(database, desk.pace.read),
    watchers,
    /** Lets what is waiting at the desk be decided, and stops the hammer and the feed. */
    async [Symbol.asyncDispose]() {
      watchers[Symbol.dispose]();
      feed[Symbol.dispose]();
      await closing[Symbol.asyncDispose]();
      await desk[Symbol.asyncDispose]();
    },
  };
}

/** What staff may do to an auction. */
const changesOf = (schedule: ScheduleParts) => ({
  ...boundTo(schedule, { schedule: scheduleAuction, scheduleAll, relist: relistAuction }),
  ...boundTo(schedule, { cancel: cancelAuction, moveEnd, lowerReserve: changeReserve }),
});

/** What those who run auctions see of them. */
function boardOf(database: Database, pace: Pace['read']) {
  return {
    ...boundTo(database, { list: listBoard, findAll: findBoardAuctions, candidates: listCandidates }),
    ...boundTo(database, { find: findBoardAuction, bids: listBoardBids, changes: listBoardChanges }),
    callingBidders(search: string) {
      // As it is dialled here: without the zero that stands for the country.
      const digits = search.replace(/\D/g, '').replace(/^(00|0)/, '');
      return listCallingBidders(database, patternOf(search) ?? '', digits.length < 4 ? null : digits);
    },
    pace,
  };
}
