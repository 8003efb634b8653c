import type { AuctionState, BidderId, BidRequest, BidRow, Instant } from './auction.ts';
import { decide, lowerReserve } from './decide.ts';
import type { Euros } from './money.ts';

/** An entry of the ledger: everything that decided about an auction, in the order of the lock. */
export type LedgerEntry =
  | { readonly kind: 'bid'; readonly at: Instant; readonly request: BidRequest }
  | { readonly kind: 'reserve'; readonly at: Instant; readonly reserve: Euros | null }
  | { readonly kind: 'end'; readonly at: Instant; readonly endAt: Instant };

/**
 * Replays the ledger from the scheduled auction; an audit compares the result with the stored state.
 * @throws Error where the rules refuse an entry of the ledger
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
 * Replays an auction without some of its bidders. What the rules refuse in that replay is skipped. Lateness is not
 * checked: bids placed in an extension caused by a removed bid still count.
 *
 * It uses the remaining bidders' ceilings for the purpose they were given for: bidding in this one sale (rules of sale
 * 3). The price it yields is the leader's own amount, a public bid or one increment above it, or the reserve: another's
 * ceiling shows only where the bidding had already revealed it (`test/properties`). Only the leader and the price may
 * leave the server, never this state.
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
