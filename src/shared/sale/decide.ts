import type { AuctionState, BidderId, BidRequest, BidRow, Instant, Outcome, Refused } from './auction.ts';
import { incrementAt, minimumBid, minimumMaxBid } from './increment.ts';
import { type Euros, isBidAmount } from './money.ts';
import { extendedEnd, phaseAt } from './timeline.ts';

/** A row before its version, reserve flag and leader are known. */
type Step = { readonly bidder: BidderId; readonly amount: Euros; readonly isImmediate: boolean };
type Duel = { readonly steps: readonly Step[]; readonly leader: BidderId; readonly ceiling: Euros };

/**
 * Decides one request received at `now` (the database's clock, read under the auction's lock). The first check that
 * fails refuses it and nothing changes. An accepted request yields its public rows and the auction's next state (rules
 * of sale 3).
 */
export function decide(auction: AuctionState, request: BidRequest, now: Instant): Outcome {
  const refused = refusal(auction, request, now);
  if (refused !== null) return refused;
  return accept(auction, duel(auction, request), now);
}

/** Lowers or removes the reserve of a running auction; raising it is refused. */
export function lowerReserve(auction: AuctionState, reserve: Euros | null, now: Instant): Outcome {
  const phase = phaseAt(auction, now);
  if (phase === 'NOT_STARTED') return refuse('AuctionNotStarted');
  if (phase !== 'RUNNING') return refuse('AuctionFinished');
  const isLower = auction.reserve !== null && (reserve === null || reserve < auction.reserve);
  if (!isLower || (reserve !== null && !isBidAmount(reserve))) return refuse('BadInput', 'reservePrice');

  const reached = reserve === null ? null : auction.price !== null && auction.price >= reserve;
  const lowered: AuctionState = { ...auction, reserve, reserveReached: reached };
  const { leader, leaderCeiling } = auction;
  if (leader === null || leaderCeiling === null) return { kind: 'accepted', rows: [], next: lowered };
  const accepted = accept(lowered, { steps: [], leader, ceiling: leaderCeiling }, now);
  // The maximum was authorised for this case, not against another bidder: the end does not move.
  return { ...accepted, next: { ...accepted.next, endAt: auction.endAt } };
}

function refusal(auction: AuctionState, request: BidRequest, now: Instant): Refused | null {
  const { bidder, bid, maxBid } = request;
  if (!isBidAmount(bid)) return refuse('BadInput', 'bid');
  if (maxBid !== null && !isBidAmount(maxBid)) return refuse('BadInput', 'maxBid');

  const phase = phaseAt(auction, now);
  if (phase === 'NOT_STARTED') return refuse('AuctionNotStarted');
  if (phase !== 'RUNNING') return refuse('AuctionFinished');

  if (request.isSeller) return refuse('SellerCannotBid');
  if (!request.termsAccepted) return refuse('TermsNotAccepted', 'isAuctionCGVAccepted');
  if (auction.asksForCard && !request.hasValidCard) return refuse('CardRequired');
  if (maxBid !== null && maxBid < minimumMaxBid(bid, auction.increments)) {
    return refuse('MaxBidTooLow', 'maxBid', minimumMaxBid(bid, auction.increments));
  }

  const most = maxBid ?? bid;
  if (bidder === auction.leader) {
    return most <= ceilingOf(auction) ? refuse('MaxNotRaised', 'maxBid') : null;
  }

  const minimum = minimumBid(auction.price, auction.startingPrice, auction.increments);
  if (bid < minimum) return refuse('BidTooLow', 'bid', minimum);

  // Last on purpose: to probe for the hidden maximum, one has to place a binding bid.
  if (auction.leader !== null && auction.tieRule === 'REFUSE') {
    if (bid === auction.leaderCeiling) return refuse('BidEqualMaxBid', 'bid');
    if (most === auction.leaderCeiling) return refuse('MaxBidAlreadyExist', 'maxBid');
  }
  return null;
}

/** Resolves the request against the leader's maximum; one branch for each case of the table. */
function duel(auction: AuctionState, request: BidRequest): Duel {
  const { bidder, bid } = request;
  const most = request.maxBid ?? bid;
  const { leader } = auction;

  if (leader === null) return { steps: [asked(bidder, bid)], leader: bidder, ceiling: most };
  // Nobody bids against themselves: a new bid only raises the ceiling.
  if (bidder === leader) return { steps: [], leader, ceiling: most };

  const ceiling = ceilingOf(auction);
  if (bid > ceiling) return { steps: [asked(bidder, bid)], leader: bidder, ceiling: most };

  if (most > ceiling) {
    const won = Math.min(most, ceiling + incrementAt(ceiling, auction.increments));
    const steps = [asked(bidder, bid), placed(leader, ceiling), placed(bidder, won)];
    return { steps, leader: bidder, ceiling: most };
  }

  // The leader holds. At equal ceilings (EARLIEST_WINS) the earlier one need not outbid.
  const defence =
    most === ceiling ? ceiling : Math.min(ceiling, most + incrementAt(most, auction.increments));
  const raised = most > bid ? [placed(bidder, most)] : [];
  return { steps: [asked(bidder, bid), ...raised, placed(leader, defence)], leader, ceiling };
}

/** Raises the leader to the reserve where their ceiling allows, numbers the rows, moves the end. */
function accept(auction: AuctionState, fight: Duel, now: Instant): Extract<Outcome, { kind: 'accepted' }> {
  const steps = liftedToReserve(auction, fight);
  const { reserve } = auction;
  const rows: BidRow[] = steps.map((step, index) => ({
    bidder: step.bidder,
    amount: step.amount,
    isImmediate: step.isImmediate,
    isReserveReached: reserve === null ? null : auction.reserveReached === true || step.amount >= reserve,
    leads: step.bidder === fight.leader,
    version: auction.version + index + 1,
  }));
  const last = rows.at(-1);
  const next: AuctionState = {
    ...auction,
    leader: fight.leader,
    leaderCeiling: fight.ceiling,
    price: last?.amount ?? auction.price,
    reserveReached: last?.isReserveReached ?? auction.reserveReached,
    endAt: last ? extendedEnd(auction.endAt, auction.extensionWindowMs, now) : auction.endAt,
    version: auction.version + rows.length,
  };
  return { kind: 'accepted', rows, next };
}

function liftedToReserve(auction: AuctionState, fight: Duel): readonly Step[] {
  const { reserve } = auction;
  const last = fight.steps.at(-1);
  const price = last?.amount ?? auction.price;
  if (reserve === null || price === null || price >= reserve || fight.ceiling < reserve) return fight.steps;
  const atReserve = placed(fight.leader, reserve);
  const lastIsAutomatic = last !== undefined && !last.isImmediate;
  return lastIsAutomatic ? [...fight.steps.slice(0, -1), atReserve] : [...fight.steps, atReserve];
}

function ceilingOf(auction: AuctionState): Euros {
  if (auction.leaderCeiling === null) throw new Error('an auction with a leader has the leader’s ceiling');
  return auction.leaderCeiling;
}

function asked(bidder: BidderId, amount: Euros): Step {
  return { bidder, amount, isImmediate: true };
}

function placed(bidder: BidderId, amount: Euros): Step {
  return { bidder, amount, isImmediate: false };
}

function refuse(
  code: Refused['code'],
  field: Refused['field'] = null,
  minimum: Euros | null = null,
): Refused {
  return { kind: 'refused', code, field, minimum };
}
