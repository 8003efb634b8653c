import { describe, expect, it } from 'vitest';
import type { AuctionState, BidRequest } from './auction.ts';
import { replay } from './replay.ts';

const scheduled: AuctionState = {
  status: 'open',
  startAt: 0,
  endAt: 1_000_000,
  startingPrice: 1_000,
  reserve: 10_000,
  reserveReached: false,
  asksForCard: false,
  extensionWindowMs: 0,
  tieRule: 'REFUSE',
  price: null,
  leader: null,
  leaderCeiling: null,
  version: 0,
};
const request = (bidder: string, bid: number, maxBid: number | null = null): BidRequest => {
  return { bidder, bid, maxBid, termsAccepted: true, hasValidCard: true, isSeller: false };
};

describe('playing a ledger again', () => {
  it('gives the rows and the state, through bids, a lowered reserve and a moved end', () => {
    const { rows, state } = replay(scheduled, [
      { kind: 'bid', at: 1, request: request('A', 1_000, 6_000) },
      { kind: 'reserve', at: 2, reserve: 5_000 },
      { kind: 'end', at: 3, endAt: 2_000_000 },
      { kind: 'bid', at: 1_500_000, request: request('B', 7_000) },
    ]);
    expect(rows.map(row => [row.bidder, row.amount])).toEqual([
      ['A', 1_000],
      ['A', 5_000],
      ['B', 7_000],
    ]);
    expect(state).toMatchObject({ leader: 'B', price: 7_000, endAt: 2_000_000, reserve: 5_000, version: 3 });
  });

  it('throws where the ledger holds what the rules refuse', () => {
    expect(() => replay(scheduled, [{ kind: 'bid', at: 1, request: request('A', 1) }])).toThrow(/BidTooLow/);
    expect(() => replay(scheduled, [{ kind: 'reserve', at: 1, reserve: 20_000 }])).toThrow(/BadInput/);
  });
});
