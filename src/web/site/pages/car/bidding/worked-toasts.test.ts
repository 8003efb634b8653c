import { describe, expect, it } from 'vitest';
import {
  type AuctionState,
  BUYER_FEE,
  type BidRow as DecidedRow,
  decide,
  INCREMENTS,
} from '#shared/sale/index.ts';
import { WORKED_CASES, type WorkedCase } from '#test/properties/worked-cases.ts';
import { WORKED_TOASTS } from '#test/properties/worked-toasts.ts';
import { applyBid, type BidRow, liveAuction, type Notice } from './live-auction.ts';

const END = 1_000_000_000;
const REQUEST = /^(\w) (\d+)(?: max (\d+))?(?: > (\w+)(?: (\d+))?)?$/;

/** The rows of a case, request by request, and how far each bidder had gone when they came. */
function play(worked: WorkedCase) {
  let state: AuctionState = {
    status: 'open',
    startAt: 0,
    endAt: END,
    startingPrice: worked.start,
    reserve: worked.reserve,
    reserveReached: worked.reserve === null ? null : false,
    asksForCard: true,
    extensionWindowMs: 120_000,
    tieRule: worked.tie,
    price: null,
    leader: null,
    leaderCeiling: null,
    version: 0,
  };
  const ceilings: Record<string, number> = {};
  const requests = worked.asks.split('; ').map((text, index) => {
    const [, bidder = '', bid = '', max] = REQUEST.exec(text) ?? [];
    const maxBid = max === undefined ? null : Number(max);
    const people = { termsAccepted: true, hasValidCard: true, isSeller: false };
    const outcome = decide(state, { bidder, bid: Number(bid), maxBid, ...people }, index);
    const before = { ...ceilings };
    if (outcome.kind !== 'accepted') return { rows: [], before };
    state = outcome.next;
    ceilings[bidder] = Math.max(ceilings[bidder] ?? 0, maxBid ?? Number(bid));
    return { rows: outcome.rows.map(row => eventOf(row, index)), before };
  });
  return requests;
}

/** A decided row as the frame brings it. */
function eventOf(row: DecidedRow, request: number): BidRow {
  return {
    id: `auction:${row.version}`,
    bid: row.amount,
    userId: row.bidder,
    pseudo: null,
    firstName: 'Al***',
    date: new Date(request).toISOString(),
    isImmediateBid: row.isImmediate,
    isReservePriceReached: row.isReserveReached,
    end: new Date(END).toISOString(),
    askForCardDetails: true,
    leads: row.leads,
    version: row.version,
  };
}

/** What the page of one person says on the last request, after having seen all before it. */
function said(worked: WorkedCase, person: string): readonly Notice[] {
  const facts: Parameters<typeof liveAuction>[0] = {
    id: 'auction',
    saleRegime: 'BROKERAGE',
    hasWithdrawal: false,
    state: 'RUNNING',
    lotState: 'RUNNING',
    isSoldAfter: false,
    start: new Date(0).toISOString(),
    end: new Date(END).toISOString(),
    reservePriceReached: worked.reserve === null ? null : false,
    askForCardDetails: true,
    viewCount: 0,
    nbFav: 0,
    startingPrice: worked.start,
    currentBid: null,
    minimumBid: worked.start,
    extensionWindowSeconds: 120,
    tieRule: 'REFUSE',
    increments: [...INCREMENTS],
    buyerFee: BUYER_FEE,
    version: 0,
    notice: null,
    questions: [],
    adEdits: [],
  };
  let auction = liveAuction(facts, []);
  let last: Notice[] = [];
  for (const { rows, before } of play(worked)) {
    last = [];
    for (const row of rows) {
      const applied = applyBid(auction, row, {
        bidderId: person,
        ceiling: before[person] ?? null,
        isSeller: false,
        isBuyer: null,
        finalPrice: null,
        acts: [],
      });
      if (applied.kind !== 'applied') throw new Error(applied.kind);
      auction = applied.auction;
      last.push(...applied.notices);
    }
  }
  return last;
}

function expected(worked: WorkedCase, person: string): readonly Notice[] {
  return (WORKED_TOASTS[worked.name] ?? '')
    .split('; ')
    .map(text => text.split(' '))
    .filter(([who]) => who === person || who === 'all')
    .map(([, kind, delay]) =>
      kind === 'outbid'
        ? { kind, delayMs: Number(delay) }
        : ({ kind } as Exclude<Notice, { kind: 'outbid' }>),
    );
}

describe('what the pages say on a worked case', () => {
  it.each(WORKED_CASES.map(worked => [worked.name, worked.rule, worked] as const))(
    '%s: %s',
    (name, _, worked) => {
      expect(WORKED_TOASTS[name]).toBeDefined();
      for (const person of ['A', 'B', 'C', 'somebody who watches']) {
        const order = (notices: readonly Notice[]) =>
          notices.map(notice => JSON.stringify(notice)).toSorted();
        expect(order(said(worked, person)), person).toEqual(order(expected(worked, person)));
      }
    },
  );
});
