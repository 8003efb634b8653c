import type { IncrementTable } from './increment.ts';
import type { Euros } from './money.ts';

/** Milliseconds since 1970 in UTC, by the database's clock. */
export type Instant = number;
/** A duration in milliseconds. */
export type Millis = number;
/** Increases by one with every change that watchers see. */
export type Version = number;
/** A bidder's id; opaque to the rules. */
export type BidderId = string;

/** What happens to a bid equal to the leader's ceiling (rules of sale 3.10). */
export type TieRule = 'REFUSE' | 'EARLIEST_WINS';

/** `open` until the hammer: whether an open auction is running depends on the time (timeline.ts). */
export type AuctionStatus = 'open' | 'sold' | 'unsold' | 'cancelled';

/** The state of an auction from which bids are decided. */
export type AuctionState = {
  readonly status: AuctionStatus;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly startingPrice: Euros;
  /** null: no reserve. */
  readonly reserve: Euros | null;
  /** null: no reserve. Once true it stays true while there is a reserve. */
  readonly reserveReached: boolean | null;
  readonly asksForCard: boolean;
  /** 0: a bid never moves the end. */
  readonly extensionWindowMs: Millis;
  readonly tieRule: TieRule;
  /** Fixed when the auction is scheduled; absent: the specification's table. */
  readonly increments?: IncrementTable;
  /** null before the first bid. */
  readonly price: Euros | null;
  readonly leader: BidderId | null;
  /** The leader's maximum; null with no leader. Losers' ceilings lie under the price. */
  readonly leaderCeiling: Euros | null;
  readonly version: Version;
};

/** A bid request, with what is known about the bidder. */
export type BidRequest = {
  readonly bidder: BidderId;
  readonly bid: Euros;
  /** null: no maximum. */
  readonly maxBid: Euros | null;
  readonly termsAccepted: boolean;
  readonly hasValidCard: boolean;
  /** The ad's owner, or staff on the house's own and handled cars. */
  readonly isSeller: boolean;
};

/** A row of the public history. */
export type BidRow = {
  readonly bidder: BidderId;
  readonly amount: Euros;
  /** false for an automatic bid, placed by the system from a maximum. */
  readonly isImmediate: boolean;
  /** null without a reserve. */
  readonly isReserveReached: boolean | null;
  /** Whether the row's bidder leads after the whole request. */
  readonly leads: boolean;
  readonly version: Version;
};

export type RefusalCode =
  | 'BadInput'
  | 'AuctionNotStarted'
  | 'AuctionFinished'
  | 'SellerCannotBid'
  | 'TermsNotAccepted'
  | 'CardRequired'
  | 'MaxBidTooLow'
  | 'MaxNotRaised'
  | 'BidTooLow'
  | 'BidEqualMaxBid'
  | 'MaxBidAlreadyExist';

export type Refused = {
  readonly kind: 'refused';
  readonly code: RefusalCode;
  readonly field: 'bid' | 'maxBid' | 'isAuctionCGVAccepted' | 'reservePrice' | null;
  /** The smallest valid amount, where the code is about an amount. */
  readonly minimum: Euros | null;
};

export type Accepted = {
  readonly kind: 'accepted';
  /** Oldest first; empty when only the leader's ceiling rose. */
  readonly rows: readonly BidRow[];
  readonly next: AuctionState;
};

export type Outcome = Accepted | Refused;
