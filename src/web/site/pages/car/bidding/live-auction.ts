import { minimumBid } from '#shared/sale/index.ts';
import type { AuctionFactsFragment, BidRowFragment, MyBidLineFragment } from '#web/graphql/documents.gen.ts';

export type BidRow = BidRowFragment;
type Facts = AuctionFactsFragment;

/** An auction as this page knows it; one reducer takes what both subscriptions bring. */
export type LiveAuction = Facts & {
  /** Newest first. */
  readonly bids: readonly BidRow[];
  /** The version of the newest row known; 0 before the first. */
  readonly lastBidVersion: number;
  /** As of which version all else stands; `version` waits for the rows where the price is ahead of them. */
  readonly factsVersion: number;
  /** The bidder who leads, by the name they have in this auction. */
  readonly leader: string | null;
};

/** Who is looking: derived in the browser, for the frames are the same for everyone. */
export type Mine = {
  /** What stands for me in this auction; null for a visitor. */
  readonly bidderId: string | null;
  /** The most I have authorised here; null when nothing. */
  readonly ceiling: number | null;
  /** Whether it is my sale, in which I can't bid. */
  readonly isSeller: boolean;
  /** Whether it is I who buy the car; null while nobody does, or as long as it was not told. */
  readonly isBuyer: boolean | null;
  /** What the car is sold for, where I buy or sell it; null as long as it was not told. */
  readonly finalPrice: number | null;
  /** What I asked for here and got, newest first. */
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
  /** Of another auction: the car was put up again, and nothing of the two fits together. */
  | { readonly kind: 'other' }
  /** Something between may be missing: ask for what came after `since`. */
  | { readonly kind: 'gap'; readonly since: number };

/** The outbid warning waits when a maximum took the lead (spec §9). */
export const OUTBID_DELAY_MS = 2_000;

/** An auction as a page or an answer brings it, with its history. */
export function liveAuction(facts: Facts, bids: readonly BidRow[]): LiveAuction {
  const [newest] = bids;
  const leader = bids.find(row => row.leads)?.userId ?? null;
  return { ...facts, bids, lastBidVersion: newest?.version ?? 0, factsVersion: facts.version, leader };
}

/** One row as it comes. A hole before it is asked about, never guessed at. */
export function applyBid(auction: LiveAuction, row: BidRow, me: Mine): Applied {
  if (!row.id.startsWith(`${auction.id}:`)) return { kind: 'other' };
  if (row.version <= auction.lastBidVersion) return { kind: 'known' };
  if (row.version > auction.version + 1) return { kind: 'gap', since: auction.lastBidVersion };
  const next = withRow(auction, row);
  const notices = reserveNotices(auction.reservePriceReached, next.reservePriceReached);
  const personal = me.bidderId === null ? null : personalNotice(auction, row, me);
  return { kind: 'applied', auction: next, notices: personal ? [...notices, personal] : notices };
}

/** What `bids(sinceVersion)` answered: every row there is, so holes are none. Told of is what came of them all. */
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

/** Everything but the history, as of a version; an older one changes nothing. */
export function applyFacts(auction: LiveAuction, facts: Facts): Applied {
  if (facts.id !== auction.id) return { kind: 'other' };
  if (facts.version < auction.factsVersion) return { kind: 'known' };
  const notices = reserveNotices(auction.reservePriceReached, facts.reservePriceReached);
  const { bids, lastBidVersion, leader } = auction;
  // A price ahead of the rows: they are on their way, or must be asked for.
  const isAhead = facts.currentBid !== (bids[0]?.bid ?? null);
  const next = { ...facts, bids, lastBidVersion, factsVersion: facts.version, leader };
  return { kind: 'applied', auction: isAhead ? { ...next, version: auction.version } : next, notices };
}

/** Whether the rows this page has end before the price it was told. */
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
  // One that comes behind newer facts tells of its bid alone.
  if (version < auction.factsVersion) return next;
  return { ...next, factsVersion: version, end, reservePriceReached, askForCardDetails };
}

type Reserve = Facts['reservePriceReached'];

/** Everyone is told when the reserve changes how it stands (spec §4): reached, or there is none any more. */
function reserveNotices(before: Reserve, now: Reserve): readonly Notice[] {
  if (before === now || now === false) return [];
  return [{ kind: now === true ? 'reservePriceReached' : 'reserveRemoved' }];
}

/** What a row means to the person looking (rules of sale 6). */
function personalNotice(auction: LiveAuction, row: BidRow, me: Mine): Notice | null {
  const isMine = row.userId === me.bidderId;
  const previous = sameRequest(auction.bids[0], row);
  if (isMine) {
    // My maximum answered somebody else's request; my own request's rows are told by its success.
    const isAnswer = !row.isImmediateBid && previous !== null && previous.userId !== me.bidderId;
    if (!isAnswer || requestIsMine(auction, row, me)) return null;
    // One that was spent on the way was outbid, and is told that alone.
    return row.leads ? { kind: 'absenteeBidTriggered' } : null;
  }
  if (!row.leads) return null;
  if (auction.leader === me.bidderId) {
    const isPassedAtOnce = row.isImmediateBid && row.bid > (me.ceiling ?? auction.currentBid ?? 0);
    return { kind: 'outbid', delayMs: isPassedAtOnce ? 0 : OUTBID_DELAY_MS };
  }
  // My request was answered by a standing maximum: the success of the bid is read first.
  const isBeaten = previous !== null && !previous.leads && requestIsMine(auction, row, me);
  return isBeaten ? { kind: 'outbid', delayMs: OUTBID_DELAY_MS } : null;
}

/** The row before, when it belongs to the same request: those share one instant. */
function sameRequest(previous: BidRow | undefined, row: BidRow): BidRow | null {
  return previous && !row.isImmediateBid && previous.date === row.date ? previous : null;
}

/** Whether the request that this automatic row belongs to was begun by me. */
function requestIsMine(auction: LiveAuction, row: BidRow, me: Mine): boolean {
  const asked = auction.bids.find(earlier => earlier.isImmediateBid && earlier.date === row.date);
  return asked === undefined || asked.userId === me.bidderId;
}
