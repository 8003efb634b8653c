/** The records of the ledger: auctions, rows, and stored outcomes of requests. */
import type {
  AuctionState,
  BuyerFee,
  IncrementTable,
  Instant,
  LotFacts,
  Refused,
  SaleRegime,
  Version,
} from '#shared/sale/index.ts';

/** A stored auction: the state for the rules, and what its page shows. */
export type Auction = AuctionState & {
  readonly id: string;
  readonly adUuid: string;
  /** The ad's owner; null for the house's own cars. */
  readonly sellerId: string | null;
  readonly adStatus: LotFacts['adStatus'];
  /** Whether the ad is public: a draft takes no bids. */
  readonly isPublic: boolean;
  /** Whether there is an order that was not cancelled. */
  readonly hasOrder: boolean;
  /** Whether it was sold by an offer after the hammer. */
  readonly isSoldAfter: boolean;
  /** A handled or collection car: the house's staff may not bid on it. */
  readonly isHouseSale: boolean;
  /** The legal regime, as shown to bidders when it was scheduled. */
  readonly regime: SaleRegime;
  readonly isTradeSale: boolean;
  /** As scheduled; later settings do not change them. */
  readonly increments: IncrementTable;
  readonly buyerFee: BuyerFee;
  readonly bidderSalt: string;
  readonly bidCount: number;
  readonly viewCount: number;
  readonly favoriteCount: number;
  readonly notice: AuctionMessage | null;
  /** The version of the history's newest row; 0 before the first. */
  readonly lastBidVersion: Version;
  /** The hashes of the newest row and the newest request; null before the first. */
  readonly lastBidHash: Buffer | null;
  readonly lastRequestHash: Buffer | null;
};

export type AuctionMessage = {
  readonly kind: 'OUTAGE' | 'END_MOVED' | 'CANCELLED' | 'RESERVE_CHANGED';
  readonly reason: string | null;
  readonly at: Instant;
};

/** A row of the history with the names under which it is shown. */
export type Bid = {
  readonly auctionId: string;
  readonly version: Version;
  readonly bidderId: string;
  readonly pseudo: string | null;
  readonly firstName: string;
  readonly amount: number;
  readonly isImmediate: boolean;
  readonly isReserveReached: boolean | null;
  readonly leads: boolean;
  readonly endAt: Instant;
  readonly placedAt: Instant;
  readonly asksForCard: boolean;
  readonly bidderSalt: string;
};

/** What the desk needs to know of a person. */
export type Bidder = {
  readonly id: string;
  readonly pseudo: string | null;
  readonly firstName: string;
  /** When their card expires; null where they have none. */
  readonly cardGoodUntil: Instant | null;
  readonly isStaff: boolean;
  /** The refusal for an erased or blocked account; null for all others. */
  readonly barredBy: 'Unauthenticated' | 'AccountSuspended' | null;
};

export type BidKey = { readonly bidderId: string; readonly clientBidId: string };

/** The first outcome of an idempotency key; `refusal` is null for an accepted request. */
export type KeyOutcome = BidKey & {
  readonly auctionId: string;
  readonly fingerprint: string;
  readonly refusal: Refused | null;
  readonly answerVersion: Version | null;
  /** Whether it only raised the leader's maximum, without a bid. */
  readonly isRaise: boolean;
  readonly decidedAt: Instant;
};

export type LedgerRequest = {
  readonly id: string;
  readonly auctionId: string;
  readonly bidderId: string;
  readonly bid: number;
  readonly maxBid: number | null;
  readonly leadSource: string | null;
  readonly placedBy: string | null;
  readonly terms: Terms | null;
};

/** The accepted terms of sale: language and published version. */
export type Terms = { readonly locale: string; readonly version: number };

/** Everything that one batch writes. */
export type Appended = {
  readonly requests: readonly LedgerRequest[];
  readonly rows: readonly (Bid & { readonly requestId: string | null })[];
  readonly auctions: readonly Auction[];
  readonly outcomes: readonly KeyOutcome[];
};
