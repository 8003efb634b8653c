import type { AuctionState, Instant } from './auction.ts';
import { phaseAt } from './timeline.ts';

/**
 * The state of a lot, derived from its ad, auction and order. DRAFT: not public. FOR_SALE: offered without an auction.
 * ANNOUNCED, RUNNING: its auction has not started, or takes bids. AWAITING_HAMMER: its end has passed and the hammer
 * has not fallen. SOLD: by the house. UNSOLD: the hammer fell, or the sale failed, without a buyer. CANCELLED: its
 * auction was cancelled. WITHDRAWN: taken off the market. SOLD_ELSEWHERE: sold, but not by its auction.
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

/** The stored facts that a lot's state is derived from. */
export type LotFacts = {
  readonly adStatus: 'DRAFT' | 'PUBLISHED' | 'SOLD' | 'WITHDRAWN';
  /** The latest auction; null where there was none. */
  readonly auction: Pick<AuctionState, 'status' | 'startAt' | 'endAt'> | null;
  /** There is an order that was not cancelled. */
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
 * Updates a state read earlier to another instant: an announced auction may be running by then, a running one may await
 * the hammer. Only the server brings the hammer down.
 */
export function lotStateAt(
  told: LotState,
  times: Pick<AuctionState, 'startAt' | 'endAt'>,
  now: Instant,
): LotState {
  return isUnderHammer(told) ? stateOfAuction({ ...times, status: 'open' }, now) : told;
}

/** Whether an auction is planned, running, or awaiting its hammer. */
export const isUnderHammer = (state: LotState): boolean =>
  state === 'ANNOUNCED' || state === 'RUNNING' || state === 'AWAITING_HAMMER';

/** Whether its auction is running or announced. */
export const isAuctionOpen = (state: LotState): boolean => state === 'ANNOUNCED' || state === 'RUNNING';

/** Whether the car has a buyer: its page shows no price and links to a search (spec §4). */
export const isLotSold = (state: LotState): boolean => state === 'SOLD' || state === 'SOLD_ELSEWHERE';

/** Whether the car can still be bought, at its price or by bidding. */
export const isLotOffered = (state: LotState): boolean => state === 'FOR_SALE' || isAuctionOpen(state);
