import { describe, expect, it } from 'vitest';
import { WORKED_CASES, type WorkedCase } from '#test/properties/worked-cases.ts';
import type { AuctionState, BidRequest, Outcome } from './auction.ts';
import { decide, lowerReserve } from './decide.ts';
import { minimumBid } from './increment.ts';

const END = 1_000_000_000;

function auction(change: Partial<AuctionState> = {}): AuctionState {
  return {
    status: 'open',
    startAt: 0,
    endAt: END,
    startingPrice: 1_000,
    reserve: null,
    reserveReached: null,
    asksForCard: true,
    extensionWindowMs: 120_000,
    tieRule: 'REFUSE',
    price: null,
    leader: null,
    leaderCeiling: null,
    version: 0,
    ...change,
  };
}

function ask(
  bidder: string,
  bid: number,
  maxBid: number | null = null,
  change: Partial<BidRequest> = {},
): BidRequest {
  return { bidder, bid, maxBid, termsAccepted: true, hasValidCard: true, isSeller: false, ...change };
}

/** Plays requests one after the other; answers the state and every outcome. */
function play(state: AuctionState, requests: readonly BidRequest[], now = 500) {
  const outcomes: Outcome[] = [];
  for (const request of requests) {
    const outcome = decide(state, request, now);
    outcomes.push(outcome);
    if (outcome.kind === 'accepted') state = outcome.next;
  }
  const rows = outcomes.flatMap(outcome => (outcome.kind === 'accepted' ? outcome.rows : []));
  return { state, outcomes, rows };
}

const REQUEST = /^(\w) (\d+)(?: max (\d+))?(?: > (\w+)(?: (\d+))?)?$/;

function playCase(worked: WorkedCase) {
  const asks = worked.asks.split('; ').map(text => {
    const [, bidder = '', bid, max, code, minimum] = REQUEST.exec(text) ?? [];
    const request = ask(bidder, Number(bid), max === undefined ? null : Number(max));
    return { request, code: code ?? null, minimum: minimum === undefined ? null : Number(minimum) };
  });
  const { start, reserve, tie } = worked;
  const state = auction({
    startingPrice: start,
    reserve,
    reserveReached: reserve === null ? null : false,
    tieRule: tie,
  });
  return {
    asks,
    ...play(
      state,
      asks.map(({ request }) => request),
    ),
  };
}

describe('the worked cases of the rules of sale', () => {
  it.each(WORKED_CASES)('$name: $rule', worked => {
    const { asks, state, outcomes, rows } = playCase(worked);
    const written = rows.map(row => `${row.bidder} ${row.amount}${row.isImmediate ? '' : ' auto'}`);
    expect(written.join(', ')).toBe(worked.rows);
    expect(state.leader === null ? '' : `${state.leader} ${state.price}`).toBe(worked.leads);
    expect(minimumBid(state.price, state.startingPrice)).toBe(worked.next);
    expect(state.reserveReached).toBe(worked.reached);
    outcomes.forEach((outcome, index) => {
      const expected = asks[index];
      expect(outcome.kind === 'refused' ? outcome.code : null).toBe(expected?.code);
      if (outcome.kind === 'refused') expect(outcome.minimum).toBe(expected?.minimum);
    });
  });
});

describe('a refusal', () => {
  const codeOf = (state: AuctionState, request: BidRequest, now = 500) => {
    const outcome = decide(state, request, now);
    return outcome.kind === 'refused' ? [outcome.code, outcome.field, outcome.minimum] : outcome.kind;
  };
  const led = play(auction(), [ask('A', 1_000, 5_000)]).state;

  it('of several faults names the first in the order of the rules', () => {
    const all = { termsAccepted: false, hasValidCard: false, isSeller: true };
    const future = { ...led, startAt: 900 };
    expect(codeOf(future, ask('B', 0, 1, all))).toEqual(['BadInput', 'bid', null]);
    expect(codeOf(future, ask('B', 1_000, 0, all))).toEqual(['BadInput', 'maxBid', null]);
    expect(codeOf(future, ask('B', 900, 950, all))).toEqual(['AuctionNotStarted', null, null]);
    expect(codeOf(led, ask('B', 900, 950, all), END)).toEqual(['AuctionFinished', null, null]);
    expect(codeOf(led, ask('B', 900, 950, all))).toEqual(['SellerCannotBid', null, null]);
    const guards = { termsAccepted: false, hasValidCard: false };
    expect(codeOf(led, ask('B', 900, 950, guards))).toEqual([
      'TermsNotAccepted',
      'isAuctionCGVAccepted',
      null,
    ]);
    expect(codeOf(led, ask('B', 900, 950, { hasValidCard: false }))).toEqual(['CardRequired', null, null]);
    expect(codeOf(led, ask('B', 900, 950))).toEqual(['MaxBidTooLow', 'maxBid', 1_000]);
    expect(codeOf(led, ask('B', 900, 5_000))).toEqual(['BidTooLow', 'bid', 1_100]);
    expect(codeOf(led, ask('B', 5_000, 5_100))).toEqual(['BidEqualMaxBid', 'bid', null]);
    expect(codeOf(led, ask('B', 1_100, 5_000))).toEqual(['MaxBidAlreadyExist', 'maxBid', null]);
    expect(codeOf(led, ask('A', 1_100, 5_000))).toEqual(['MaxNotRaised', 'maxBid', null]);
  });

  it('of terms, card or seller never lets a hidden maximum show (guard cases 13 and 15)', () => {
    expect(codeOf(led, ask('B', 5_000, null, { termsAccepted: false, hasValidCard: false }))).toEqual([
      'TermsNotAccepted',
      'isAuctionCGVAccepted',
      null,
    ]);
    expect(codeOf(led, ask('B', 1_050, 5_000))).toEqual(['BidTooLow', 'bid', 1_100]);
  });

  it('takes no fraction, nothing below 1 and nothing above a billion', () => {
    for (const wrong of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001]) {
      expect(codeOf(auction(), ask('A', wrong))).toEqual(['BadInput', 'bid', null]);
      expect(codeOf(auction(), ask('A', 1_000, wrong))).toEqual(['BadInput', 'maxBid', null]);
    }
    expect(codeOf(auction(), ask('A', 1_000_000_000))).toBe('accepted');
  });

  it('asks for a card only where the auction does', () => {
    expect(codeOf(auction({ asksForCard: false }), ask('A', 1_000, null, { hasValidCard: false }))).toBe(
      'accepted',
    );
  });
});

describe('an auction with increments of its own', () => {
  const own = auction({
    increments: [
      { from: 0, increment: 50 },
      { from: 2_000, increment: 1_000 },
    ],
  });
  const amounts = (requests: readonly BidRequest[]) => play(own, requests).rows.map(row => row.amount);

  it('goes by them, whoever defends', () => {
    expect(amounts([ask('A', 1_000, 5_000), ask('B', 1_050)])).toEqual([1_000, 1_050, 1_100]);
    expect(amounts([ask('A', 1_000, 2_500), ask('B', 1_050, 4_000)])).toEqual([1_000, 1_050, 2_500, 3_500]);
  });

  it('refuses what is below them, and says what would do', () => {
    const { outcomes } = play(own, [ask('A', 2_000), ask('B', 2_900), ask('B', 3_000, 3_900)]);
    expect(outcomes.slice(1)).toMatchObject([
      { code: 'BidTooLow', minimum: 3_000 },
      { code: 'MaxBidTooLow', minimum: 4_000 },
    ]);
  });
});

describe('time', () => {
  const led = (change: Partial<AuctionState> = {}) =>
    ({ ...play(auction(change), [ask('A', 1_000)]).state, ...change }) as AuctionState;
  const endAfter = (state: AuctionState, request: BidRequest, left: number) => {
    const outcome = decide(state, request, END - left);
    return outcome.kind === 'accepted' ? outcome.next.endAt - END : outcome.code;
  };

  it('opens at the start and shuts at the end, to the millisecond', () => {
    expect(decide(auction({ startAt: 500 }), ask('A', 1_000), 499)).toMatchObject({
      code: 'AuctionNotStarted',
    });
    expect(decide(auction({ startAt: 500 }), ask('A', 1_000), 500).kind).toBe('accepted');
    expect(decide(auction(), ask('A', 1_000), END - 1).kind).toBe('accepted');
    expect(decide(auction(), ask('A', 1_000), END)).toMatchObject({ code: 'AuctionFinished' });
    expect(decide(auction({ status: 'cancelled' }), ask('A', 1_000), 500)).toMatchObject({
      code: 'AuctionFinished',
    });
    expect(decide(auction({ status: 'sold' }), ask('A', 1_000), 500)).toMatchObject({
      code: 'AuctionFinished',
    });
  });

  it('moves the end to a window after a row in the last window', () => {
    expect(endAfter(led(), ask('B', 1_100), 121_000)).toBe(0);
    expect(endAfter(led(), ask('B', 1_100), 120_000)).toBe(0);
    expect(endAfter(led(), ask('B', 1_100), 119_999)).toBe(1);
    expect(endAfter(led(), ask('B', 1_100), 1_000)).toBe(119_000);
    expect(endAfter(led({ extensionWindowMs: 0 }), ask('B', 1_100), 1_000)).toBe(0);
  });

  it('never for a refusal or a silent raise, but for a row the reserve adds', () => {
    expect(endAfter(led(), ask('B', 1_050), 1_000)).toBe('BidTooLow');
    expect(endAfter(led(), ask('A', 1_100, 4_000), 1_000)).toBe(0);
    const under = { reserve: 10_000, reserveReached: false, leaderCeiling: 9_000 };
    expect(endAfter(led(under), ask('A', 1_100, 12_000), 10_000)).toBe(110_000);
  });

  it('writes the new end and the leader on every row of the request', () => {
    const state = play(auction(), [ask('A', 1_000, 5_000)]).state;
    const outcome = decide(state, ask('B', 1_100, 3_000), END - 1_000);
    expect(outcome).toMatchObject({ kind: 'accepted', next: { endAt: END + 119_000, version: 4 } });
    if (outcome.kind === 'accepted') {
      expect(outcome.rows.map(row => [row.leads, row.version])).toEqual([
        [false, 2],
        [false, 3],
        [true, 4],
      ]);
    }
  });
});

describe('at equal ceilings where the earlier wins', () => {
  it('a bid equal to the ceiling with a higher maximum takes the lead, one step above', () => {
    const state = play(auction({ tieRule: 'EARLIEST_WINS' }), [ask('A', 1_000, 5_000)]).state;
    const { rows } = play(state, [ask('B', 5_000, 8_000)]);
    expect(rows.map(row => [row.bidder, row.amount, row.isImmediate])).toEqual([
      ['B', 5_000, true],
      ['A', 5_000, false],
      ['B', 5_100, false],
    ]);
  });
});

describe('the reserve, as staff may change it', () => {
  const state = play(auction({ reserve: 10_000, reserveReached: false }), [ask('A', 1_000, 8_000)]).state;

  it('adds one automatic row at a reserve within the leader’s ceiling, and leaves the end', () => {
    const outcome = lowerReserve(state, 7_500, END - 1);
    expect(outcome).toMatchObject({ next: { price: 7_500, reserveReached: true, endAt: END, version: 2 } });
    expect(outcome.kind === 'accepted' && outcome.rows).toMatchObject([
      { bidder: 'A', amount: 7_500, isImmediate: false, isReserveReached: true, leads: true },
    ]);
  });

  it('adds none above the ceiling, none at or under the price, and none when it is dropped', () => {
    expect(lowerReserve(state, 9_000, 500)).toMatchObject({
      rows: [],
      next: { reserve: 9_000, reserveReached: false },
    });
    expect(lowerReserve(state, 1_000, 500)).toMatchObject({ rows: [], next: { reserveReached: true } });
    expect(lowerReserve(state, null, 500)).toMatchObject({
      rows: [],
      next: { reserve: null, reserveReached: null },
    });
    const unbid = auction({ reserve: 10_000, reserveReached: false });
    expect(lowerReserve(unbid, 5_000, 500)).toMatchObject({
      rows: [],
      next: { reserve: 5_000, reserveReached: false },
    });
  });

  it('is never raised, kept, made out of nothing, or changed before or after', () => {
    const bad = { kind: 'refused', code: 'BadInput', field: 'reservePrice' };
    expect(lowerReserve(state, 10_001, 500)).toMatchObject(bad);
    expect(lowerReserve(state, 10_000, 500)).toMatchObject(bad);
    expect(lowerReserve(state, 0, 500)).toMatchObject(bad);
    expect(lowerReserve(auction(), 5_000, 500)).toMatchObject(bad);
    expect(lowerReserve(auction(), null, 500)).toMatchObject(bad);
    expect(lowerReserve(state, 7_500, END)).toMatchObject({ code: 'AuctionFinished' });
    expect(lowerReserve({ ...state, startAt: 900 }, 7_500, 500)).toMatchObject({ code: 'AuctionNotStarted' });
  });
});
