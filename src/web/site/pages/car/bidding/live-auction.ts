import { minimumBid } from '#shared/sale/index.ts';
import type { AuctionFactsFragment, BidRowFragment, MyBidLineFragment } from '#web/graphql/documents.gen.ts';

export type BidRow = BidRowFragment;
type Facts = AuctionFactsFragment;

/** An auction as this page knows it; one reducer applies what both subscriptions deliver. */
export type LiveAuction = Facts & {
  /** Newest first. */
  readonly bids: readonly BidRow[];
  /** The version of the newest known row; 0 before the first. */
  readonly lastBidVersion: number;
  /** The version of all other facts; `version` waits for the rows when the price is ahead of them. */
  readonly factsVersion: number;
  /** The leading bidder, by their id in this auction. */
  readonly leader: string | null;
};

/** The viewer, derived in the browser because the messages are the same for everyone. */
export type Mine = {
  /** The user's id in this auction; null for a visitor. */
  readonly bidderId: string | null;
  /** The highest amount that the user has authorised here; null when none. */
  readonly ceiling: number | null;
  /** Whether the user is the seller, who cannot bid. */
  readonly isSeller: boolean;
  /** Whether the user is the buyer; null without a buyer, or as long as it is unknown. */
  readonly isBuyer: boolean | null;
  /** The final price, if the user buys or sells the car; null as long as it is unknown. */
  readonly finalPrice: number | null;
  /** The user's accepted requests here, newest first. */
  readonly acts: readonly MyBidLineFragment[];
};

export type Notice =
  | { readonly kind: 'outbid'; readonly delayMs: number }
  | { readonly kind: 'absenteeBidTriggered' }
  | { readonly kind: 'reservePriceReached' }
  | { readonly kind: 'reserveRemoved' };

export type Applied =
  | { readonly kind: 'applied'; readonly auction: LiveAuction; readonly notices: readonly Notice[] }
  /** An older version: nothing new. */
  | { readonly kind: 'known' }
  /** Another auction of the car: it was put up again, and the two must not be mixed. */
  | { readonly kind: 'other' }
  /** Rows between may be missing: fetch those after `since`. */
  | { readonly kind: 'gap'; readonly since: number };

/** The outbid warning is delayed when a maximum took the lead (spec §9). */
export const OUTBID_DELAY_MS = 2_000;

/** Returns an auction from a page or response, with its history. */
export function liveAuction(facts: Facts, bids: readonly BidRow[]): LiveAuction {
  const [newest] = bids;
  const leader = bids.find(row => row.leads)?.userId ?? null;
  return { ...facts, bids, lastBidVersion: newest?.version ?? 0, factsVersion: facts.version, leader };
}

/** Applies one row of the subscription. If rows before it may be missing, they are fetched, never guessed. */
export function applyBid(auction: LiveAuction, row: BidRow, me: Mine): Applied {
  if (!row.id.startsWith(`${auction.id}:`)) return { kind: 'other' };
  if (row.version <= auction.lastBidVersion) return { kind: 'known' };
  if (row.version > auction.version + 1) return { kind: 'gap', since: auction.lastBidVersion };
  const next = withRow(auction, row);
  const notices = reserveNotices(auction.reservePriceReached, next.reservePriceReached);
  const personal = me.bidderId === null ? null : personalNotice(auction, row, me);
  return { kind: 'applied', auction: next, notices: personal ? [...notices, personal] : notices };
}

/** Applies the complete response of `bids(sinceVersion)`, which has no gaps. Only the final outcome is notified. */
export function applyMissed(auction: LiveAuction, rows: readonly BidRow[], me: Mine): Applied {
  const missed = rows
    .filter(row => row.version > auction.lastBidVersion)
    .toSorted((one, other) => one.version - other.version);
  const caughtUp = missed.reduce(withRow, auction);
  const ledBefore = me.bidderId !== null && auction.leader === me.bidderId;
  const isOutbid = ledBefore && caughtUp.leader !== me.bidderId;
  const notices = reserveNotices(auction.reservePriceReached, caughtUp.reservePriceReached);
  return {
    kind: 'applied',
    auction: caughtUp,
    notices: isOutbid ? [...notices, { kind: 'outbid', delayMs: 0 }] : notices,
  };
}

/** Applies everything except the history, at a version; an older one changes nothing. */
export function applyFacts(auction: LiveAuction, facts: Facts): Applied {
  if (facts.id !== auction.id) return { kind: 'other' };
  if (facts.version < auction.factsVersion) return { kind: 'known' };
  const notices = reserveNotices(auction.reservePriceReached, facts.reservePriceReached);
  const { bids, lastBidVersion, leader } = auction;
  // The price is ahead of the rows: they are under way or must be fetched.
  const isAhead = facts.currentBid !== (bids[0]?.bid ?? null);
  const next = { ...facts, bids, lastBidVersion, factsVersion: facts.version, leader };
  return { kind: 'applied', auction: isAhead ? { ...next, version: auction.version } : next, notices };
}

/** Whether the known rows end before the known price. */
export function lacksRows(auction: LiveAuction): boolean {
  return auction.currentBid !== (auction.bids[0]?.bid ?? null);
}

function withRow(auction: LiveAuction, row: BidRow): LiveAuction {
  const { version, bid, end, isReservePriceReached: reservePriceReached, askForCardDetails } = row;
  const next = {
    ...auction,
    bids: [row, ...auction.bids],
    lastBidVersion: version,
    version: Math.max(auction.version, version),
    currentBid: bid,
    minimumBid: minimumBid(bid, auction.startingPrice, auction.increments),
    leader: row.leads ? row.userId : auction.leader,
  };
  // A row older than the known facts contributes only its bid.
  if (version < auction.factsVersion) return next;
  return { ...next, factsVersion: version, end, reservePriceReached, askForCardDetails };
}

type Reserve = Facts['reservePriceReached'];

/** Notifies everyone when the reserve changes (spec §4): it is reached, or removed. */
function reserveNotices(before: Reserve, now: Reserve): readonly Notice[] {
  if (before === now || now === false) return [];
  return [{ kind: now === true ? 'reservePriceReached' : 'reserveRemoved' }];
}

/** Returns what a row means to the user (rules of sale 6). */
function personalNotice(auction: LiveAuction, row: BidRow, me: Mine): Notice | null {
  const isMine = row.userId === me.bidderId;
  const previous = sameRequest(auction.bids[0], row);
  if (isMine) {
    // The user's maximum responded to another bidder; rows of their own request are confirmed by its success.
    const isAnswer = !row.isImmediateBid && previous !== null && previous.userId !== me.bidderId;
    if (!isAnswer || requestIsMine(auction, row, me)) return null;
    // A maximum that was exceeded in the process counts as outbid only.
    return row.leads ? { kind: 'absenteeBidTriggered' } : null;
  }
  if (!row.leads) return null;
  if (auction.leader === me.bidderId) {
    const isPassedAtOnce = row.isImmediateBid && row.bid > (me.ceiling ?? auction.currentBid ?? 0);
    return { kind: 'outbid', delayMs: isPassedAtOnce ? 0 : OUTBID_DELAY_MS };
  }
  // A standing maximum beat the user's request: the success message is shown first.
  const isBeaten = previous !== null && !previous.leads && requestIsMine(auction, row, me);
  return isBeaten ? { kind: 'outbid', delayMs: OUTBID_DELAY_MS } : null;
}

/** Returns the previous row if it belongs to the same request; those share one timestamp. */
function sameRequest(previous: BidRow | undefined, row: BidRow): BidRow | null {
  return previous && !row.isImmediateBid && previous.date === row.date ? previous : null;
}

/** Whether this automatic row belongs to a request of the user. */
function requestIsMine(auction: LiveAuction, row: BidRow, me: Mine): boolean {
  const asked = auction.bids.find(earlier => earlier.isImmediateBid && earlier.date === row.date);
  return asked === undefined || asked.userId === me.bidderId;
}
