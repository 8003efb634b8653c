import type { AuctionState, BidderId, BidRequest, BidRow, Instant } from './auction.ts';
import { decide, lowerReserve } from './decide.ts';
import type { Euros } from './money.ts';

/** What the ledger keeps of everything that ever decided about an auction, in the order of the lock. */
export type LedgerEntry =
  | { readonly kind: 'bid'; readonly at: Instant; readonly request: BidRequest }
  | { readonly kind: 'reserve'; readonly at: Instant; readonly reserve: Euros | null }
  | { readonly kind: 'end'; readonly at: Instant; readonly endAt: Instant };

/**
 * Plays the ledger through the rules from the auction as it was scheduled. An audit compares the result
 * with what is stored. Throws where the rules would have refused what the ledger holds.
 */
export function replay(
  scheduled: AuctionState,
  entries: readonly LedgerEntry[],
): { rows: readonly BidRow[]; state: AuctionState } {
  const rows: BidRow[] = [];
  let state = scheduled;
  for (const entry of entries) {
    if (entry.kind === 'end') {
      state = { ...state, endAt: entry.endAt };
      continue;
    }
    const outcome =
      entry.kind === 'bid'
        ? decide(state, entry.request, entry.at)
        : lowerReserve(state, entry.reserve, entry.at);
    if (outcome.kind === 'refused')
      throw new Error(`the ledger holds what the rules refuse: ${outcome.code}`);
    rows.push(...outcome.rows);
    state = outcome.next;
  }
  return { rows, state };
}

/**
 * Where an auction would have ended without some of its bidders: what they asked for is left out, and everything
 * else is asked of the rules again. What the rules refuse in the room as it would have been is left out too. Nobody
 * is late: an end that a bid had moved is no reason to lose the bids that came after it.
 *
 * It reads the ceilings of those who stay, as `decide` does, for what they were given for: how far to bid for each of
 * them in this one sale (rules of sale 3). The price that comes of it is one the leader named, one that was called out
 * before everybody or a step above it, or the reserve that lifted them: somebody else's ceiling is in it only where the
 * room had heard it already (`test/properties`). Only the leader and the price may leave the house, never this state.
 */
export function replayWithout(
  scheduled: AuctionState,
  entries: readonly LedgerEntry[],
  without: ReadonlySet<BidderId>,
): AuctionState {
  let state: AuctionState = { ...scheduled, endAt: Number.MAX_SAFE_INTEGER };
  for (const entry of entries) {
    if (entry.kind === 'end' || (entry.kind === 'bid' && without.has(entry.request.bidder))) continue;
    const outcome =
      entry.kind === 'bid'
        ? decide(state, entry.request, entry.at)
        : lowerReserve(state, entry.reserve, entry.at);
    if (outcome.kind === 'accepted') state = outcome.next;
  }
  return state;
}
