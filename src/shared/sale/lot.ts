import type { AuctionState, Instant } from './auction.ts';
import { phaseAt } from './timeline.ts';

/**
 * Where a lot stands: the one word that its ad, its auction and its order come to.
 * DRAFT: not before the public. FOR_SALE: offered without an auction. ANNOUNCED, RUNNING: its auction is still
 * to start, or takes bids. AWAITING_HAMMER: its end has passed and the hammer has not fallen yet. SOLD: by the
 * house. UNSOLD: the hammer fell, or its sale came to nothing, and the car has no buyer. CANCELLED: its auction
 * was ended without a sale. WITHDRAWN: taken off the market. SOLD_ELSEWHERE: sold, and not by its auction.
 */
export const LOT_STATES = [
  'DRAFT',
  'FOR_SALE',
  'ANNOUNCED',
  'RUNNING',
  'AWAITING_HAMMER',
  'SOLD',
  'UNSOLD',
  'CANCELLED',
  'WITHDRAWN',
  'SOLD_ELSEWHERE',
] as const;
export type LotState = (typeof LOT_STATES)[number];

/** What is stored of a lot, as far as its state follows from it. */
export type LotFacts = {
  readonly adStatus: 'DRAFT' | 'PUBLISHED' | 'SOLD' | 'WITHDRAWN';
  /** The newest auction; null where there was none. */
  readonly auction: Pick<AuctionState, 'status' | 'startAt' | 'endAt'> | null;
  /** Somebody is buying, or has bought: an order that was not cancelled. */
  readonly hasOrder: boolean;
};

export function lotState({ adStatus, auction, hasOrder }: LotFacts, now: Instant): LotState {
  switch (adStatus) {
    case 'DRAFT':
    case 'WITHDRAWN':
      return adStatus;
    case 'SOLD':
      return hasOrder || auction === null || auction.status === 'sold' ? 'SOLD' : 'SOLD_ELSEWHERE';
    case 'PUBLISHED':
      return auction === null ? 'FOR_SALE' : stateOfAuction(auction, now);
  }
}

function stateOfAuction(auction: NonNullable<LotFacts['auction']>, now: Instant): LotState {
  if (auction.status === 'cancelled') return 'CANCELLED';
  if (auction.status !== 'open') return 'UNSOLD';
  const phase = phaseAt(auction, now);
  if (phase === 'NOT_STARTED') return 'ANNOUNCED';
  return phase === 'RUNNING' ? 'RUNNING' : 'AWAITING_HAMMER';
}

/**
 * The same lot at another instant, as whoever was told its state reads it on: an auction that was announced may
 * run by now, and one that ran may wait for the hammer. No clock brings the hammer down.
 */
export function lotStateAt(
  told: LotState,
  times: Pick<AuctionState, 'startAt' | 'endAt'>,
  now: Instant,
): LotState {
  return isUnderHammer(told) ? stateOfAuction({ ...times, status: 'open' }, now) : told;
}

/** An auction is planned, runs, or waits for its hammer. */
export const isUnderHammer = (state: LotState): boolean =>
  state === 'ANNOUNCED' || state === 'RUNNING' || state === 'AWAITING_HAMMER';

/** Whether its auction goes on, or is still to come. */
export const isAuctionOpen = (state: LotState): boolean => state === 'ANNOUNCED' || state === 'RUNNING';

/** The car has a buyer: it shows no price, and leads to the search for another (spec §4). */
export const isLotSold = (state: LotState): boolean => state === 'SOLD' || state === 'SOLD_ELSEWHERE';

/** Whether the car itself can still be had as the page offers it: at its price, or by bidding. */
export const isLotOffered = (state: LotState): boolean => state === 'FOR_SALE' || isAuctionOpen(state);
