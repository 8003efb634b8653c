/** What the ledger reads and writes: an auction, its rows, and what is remembered of requests. */
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

/** An auction as stored: what the rules need, and what its page shows. */
export type Auction = AuctionState & {
  readonly id: string;
  readonly adUuid: string;
  /** The ad's owner; null for the house's own. */
  readonly sellerId: string | null;
  readonly adStatus: LotFacts['adStatus'];
  /** Whether the car is before the public: nobody bids on a draft. */
  readonly isPublic: boolean;
  /** Whether somebody is buying the car, or has bought it. */
  readonly hasOrder: boolean;
  /** Whether it was not this auction's hammer that sold it, but an offer after it. */
  readonly isSoldAfter: boolean;
  /** A handled or collection car: the house's staff may not bid on it. */
  readonly isHouseSale: boolean;
  /** Whose sale it is, as its bidders were told when it was scheduled. */
  readonly regime: SaleRegime;
  readonly isTradeSale: boolean;
  /** What it was scheduled with, whatever the house has set since. */
  readonly increments: IncrementTable;
  readonly buyerFee: BuyerFee;
  readonly bidderSalt: string;
  readonly bidCount: number;
  readonly viewCount: number;
  readonly favoriteCount: number;
  readonly notice: AuctionMessage | null;
  /** The version of the newest row of the history; 0 before the first. */
  readonly lastBidVersion: Version;
  /** What the newest row of the history, and the newest request, are sealed with; null before the first. */
  readonly lastBidHash: Buffer | null;
  readonly lastRequestHash: Buffer | null;
};

export type AuctionMessage = {
  readonly kind: 'OUTAGE' | 'END_MOVED' | 'CANCELLED' | 'RESERVE_CHANGED';
  readonly reason: string | null;
  readonly at: Instant;
};

/** A row of the history with the names it is shown under. */
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

/** What the desk must know of a person before it decides. */
export type Bidder = {
  readonly id: string;
  readonly pseudo: string | null;
  readonly firstName: string;
  /** Until when their card is good; null where they have none. */
  readonly cardGoodUntil: Instant | null;
  readonly isStaff: boolean;
  /** What the door says to whoever has left or is kept out; null for everybody else. */
  readonly barredBy: 'Unauthenticated' | 'AccountSuspended' | null;
};

export type BidKey = { readonly bidderId: string; readonly clientBidId: string };

/** The first outcome of a key; `refusal` is null for an accepted request. */
export type KeyOutcome = BidKey & {
  readonly auctionId: string;
  readonly fingerprint: string;
  readonly refusal: Refused | null;
  readonly answerVersion: Version | null;
  /** It raised the maximum of whoever leads, and was no bid. */
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

/** Which text of the terms of sale: its language, and the version that was public. */
export type Terms = { readonly locale: string; readonly version: number };

/** All that one batch changes. */
export type Appended = {
  readonly requests: readonly LedgerRequest[];
  readonly rows: readonly (Bid & { readonly requestId: string | null })[];
  readonly auctions: readonly Auction[];
  readonly outcomes: readonly KeyOutcome[];
};
