import { describe, expect, it } from 'vitest';
import type { AuctionState, BidRequest } from './auction.ts';
import { type LedgerEntry, replay, replayWithout } from './replay.ts';

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

describe('an auction without some of its bidders', () => {
  const open = { ...scheduled, reserve: null, reserveReached: null, extensionWindowMs: 60_000 };
  const bid = (at: number, ...of: Parameters<typeof request>): LedgerEntry => {
    return { kind: 'bid', at, request: request(...of) };
  };
  const without = (entries: readonly LedgerEntry[], ...who: string[]) => {
    const { leader, price } = replayWithout(open, entries, new Set(who));
    return [leader, price];
  };

  it('ends where the others alone would have driven it', () => {
    const fight = [bid(1, 'A', 1_000, 8_000), bid(2, 'B', 1_500, 3_000), bid(3, 'D', 9_000)];
    expect(without(fight)).toEqual(['D', 9_000]);
    // D alone had driven A to the end of their maximum.
    expect(without(fight, 'D')).toEqual(['A', 3_100]);
    expect(without(fight, 'D', 'A')).toEqual(['B', 1_500]);
    expect(without(fight, 'A', 'B', 'D')).toEqual([null, null]);
  });

  it('takes an answer to bids that were not there as a maximum, and leaves out what the rules refuse', () => {
    const answers = [bid(1, 'A', 1_000), bid(2, 'D', 4_000), bid(3, 'A', 5_000), bid(4, 'D', 6_000)];
    expect(without(answers, 'D')).toEqual(['A', 1_000]);
    expect(without([...answers, bid(5, 'A', 1_200, 5_000)], 'D')).toEqual(['A', 1_000]);
  });

  it('loses no bid that came in time for an end that somebody left out had moved', () => {
    const late = [bid(1, 'A', 1_000), bid(999_999, 'D', 2_000), bid(1_030_000, 'B', 3_000)];
    expect(without(late, 'D')).toEqual(['B', 3_000]);
  });

  it('lifts whoever leads to a reserve their maximum reaches, as the room would have', () => {
    const entries = [bid(1, 'A', 1_000, 12_000), bid(2, 'D', 15_000)];
    expect(replayWithout(scheduled, entries, new Set(['D']))).toMatchObject({ leader: 'A', price: 10_000 });
  });
});
