import { describe, expect, it } from 'vitest';
import { BUYER_FEE, INCREMENTS } from '#shared/sale/index.ts';
import { ceilingOf } from './ceiling.ts';
import {
  type Applied,
  applyBid,
  applyFacts,
  applyMissed,
  type BidRow,
  type LiveAuction,
  liveAuction,
  type Mine,
  type Notice,
} from './live-auction.ts';

const facts = {
  id: 'auction',
  saleRegime: 'BROKERAGE',
  hasWithdrawal: false,
  state: 'RUNNING',
  lotState: 'RUNNING',
  isSoldAfter: false,
  start: '2026-11-20T10:00:00.000Z',
  end: '2026-11-27T10:00:00.000Z',
  reservePriceReached: null,
  askForCardDetails: true,
  viewCount: 1,
  nbFav: 0,
  startingPrice: 1_000,
  currentBid: null,
  minimumBid: 1_000,
  extensionWindowSeconds: 120,
  tieRule: 'REFUSE',
  increments: [...INCREMENTS],
  buyerFee: BUYER_FEE,
  version: 0,
  notice: null,
  questions: [],
  adEdits: [],
} as const satisfies Parameters<typeof liveAuction>[0];

let version = 0;
const row = (userId: string, bid: number, more: Partial<BidRow> = {}): BidRow => {
  version += 1;
  return {
    id: `auction:${version}`,
    bid,
    userId,
    pseudo: null,
    firstName: 'Al***',
    date: `2026-11-20T12:00:${String(Math.floor(version)).padStart(2, '0')}.000Z`,
    isImmediateBid: true,
    isReservePriceReached: null,
    end: facts.end,
    askForCardDetails: true,
    leads: true,
    version,
    ...more,
  };
};

/** Tells rows one after the other to somebody looking; answers the auction and all notices. */
function tell(rows: readonly BidRow[], me: Mine, from: LiveAuction = liveAuction(facts, [])) {
  const notices: Notice[] = [];
  let auction = from;
  for (const one of rows) {
    const applied: Applied = applyBid(auction, one, me);
    if (applied.kind !== 'applied') throw new Error(applied.kind);
    auction = applied.auction;
    notices.push(...applied.notices);
  }
  return { auction, notices };
}

/** The rows of one request share one instant. */
function request(...rows: ((date: string) => BidRow)[]): BidRow[] {
  const date = `2026-11-20T13:00:00.${String(version).padStart(3, '0')}Z`;
  return rows.map(make => make(date));
}

const me = (bidderId: string, ceiling: number | null = null): Mine => ({
  bidderId,
  ceiling,
  isSeller: false,
  isBuyer: null,
  finalPrice: null,
  acts: [],
});
const fresh = () => {
  version = 0;
};

describe('a row that comes', () => {
  it('moves price, minimum, end, reserve, card flag and leader, and stands first', () => {
    fresh();
    const end = '2026-11-27T10:02:00.000Z';
    const { auction } = tell([row('a', 1_000), row('b', 1_100, { end, askForCardDetails: false })], me('c'));
    expect(auction).toMatchObject({
      currentBid: 1_100,
      minimumBid: 1_200,
      end,
      askForCardDetails: false,
      leader: 'b',
    });
    expect(auction.bids.map(({ bid }) => bid)).toEqual([1_100, 1_000]);
  });

  it('moves the minimum by the increments that the auction was scheduled with', () => {
    fresh();
    const own = { ...facts, increments: [{ from: 0, increment: 750 }] };
    const { auction } = tell([row('a', 1_000)], me('c'), liveAuction(own, []));
    expect(auction.minimumBid).toBe(1_750);
  });

  it('that is known changes nothing, and a hole is asked about', () => {
    fresh();
    const first = row('a', 1_000);
    const { auction } = tell([first], me('c'));
    expect(applyBid(auction, first, me('c'))).toEqual({ kind: 'known' });
    expect(applyBid(auction, { ...first, version: 3 }, me('c'))).toEqual({ kind: 'gap', since: 1 });
  });

  it('of another auction of the same car is never mixed with this one, nor are its facts', () => {
    fresh();
    const { auction } = tell([row('a', 1_000)], me('c'));
    const other = row('b', 1_100, { id: 'next:2' });
    expect(applyBid(auction, other, me('c'))).toEqual({ kind: 'other' });
    expect(applyFacts(auction, { ...facts, id: 'next', version: 9 })).toEqual({ kind: 'other' });
  });

  it('tells everyone once that the reserve is reached', () => {
    fresh();
    const from = liveAuction({ ...facts, reservePriceReached: false }, []);
    const rows = [
      row('a', 1_000, { isReservePriceReached: false }),
      row('a', 9_000, { isReservePriceReached: true }),
    ];
    const { notices } = tell([...rows, row('b', 9_500, { isReservePriceReached: true })], me('x'), from);
    expect(notices).toEqual([{ kind: 'reservePriceReached' }]);
  });
});

describe('facts that come', () => {
  it.each([
    [false, true, [{ kind: 'reservePriceReached' }]],
    [false, null, [{ kind: 'reserveRemoved' }]],
    [true, null, [{ kind: 'reserveRemoved' }]],
    [false, false, []],
    [null, null, []],
  ])('of a reserve that was %s and is %s tell everyone', (before, now, notices) => {
    const from = liveAuction({ ...facts, reservePriceReached: before }, []);
    const applied = applyFacts(from, { ...facts, version: from.version + 1, reservePriceReached: now });
    expect(applied).toMatchObject({ kind: 'applied', notices });
  });
});

describe('who is told what', () => {
  it('the former leader at once, when an immediate bid passes their ceiling', () => {
    fresh();
    const rows = [row('a', 1_000), row('b', 6_000)];
    expect(tell(rows, me('a', 5_000)).notices).toEqual([{ kind: 'outbid', delayMs: 0 }]);
    expect(tell(rows, me('b', 6_000)).notices).toEqual([]);
    expect(
      tell(rows, {
        bidderId: null,
        ceiling: null,
        isSeller: false,
        isBuyer: null,
        finalPrice: null,
        acts: [],
      }).notices,
    ).toEqual([]);
  });

  it('the former leader after two seconds, when a maximum took the lead', () => {
    fresh();
    const opening = row('a', 1_000);
    const rows = request(
      date => row('b', 1_100, { date }),
      date => row('a', 5_000, { date, isImmediateBid: false, leads: false }),
      date => row('b', 5_100, { date, isImmediateBid: false }),
    );
    expect(tell([opening, ...rows], me('a', 5_000)).notices).toEqual([{ kind: 'outbid', delayMs: 2_000 }]);
    expect(tell([opening, ...rows], me('b', 8_000)).notices).toEqual([]);
  });

  it('a leader who is defended, and never that they were outbid; the challenger after two seconds', () => {
    fresh();
    const opening = row('a', 1_000);
    const rows = request(
      date => row('b', 1_100, { date, leads: false }),
      date => row('a', 1_200, { date, isImmediateBid: false }),
    );
    expect(tell([opening, ...rows], me('a', 5_000)).notices).toEqual([{ kind: 'absenteeBidTriggered' }]);
    expect(tell([opening, ...rows], me('b', 1_100)).notices).toEqual([{ kind: 'outbid', delayMs: 2_000 }]);
    expect(tell([opening, ...rows], me('c')).notices).toEqual([]);
  });

  it('nobody but the bidder of rows that their own request placed', () => {
    fresh();
    const rows = request(
      date => row('a', 1_000, { date }),
      date => row('a', 10_000, { date, isImmediateBid: false }),
    );
    expect(tell(rows, me('a', 12_000)).notices).toEqual([]);
  });
});

describe('what was missed', () => {
  it('is put in order, once, with one warning at most', () => {
    fresh();
    const first = row('a', 1_000);
    const missed = [row('b', 1_100), row('c', 1_200), row('b', 1_300)];
    const { auction } = tell([first], me('a', 1_000));
    const applied = applyMissed(auction, [...missed].reverse(), me('a', 1_000));
    expect(applied).toMatchObject({
      auction: { currentBid: 1_300, lastBidVersion: 4 },
      notices: [{ kind: 'outbid' }],
    });
    if (applied.kind === 'applied') expect(applied.auction.bids).toHaveLength(4);
  });

  it('is told of where it reached the reserve', () => {
    fresh();
    const below = { isReservePriceReached: false };
    const { auction } = tell([row('a', 1_000, below)], me('c'));
    const missed = [row('b', 1_100, below), row('a', 2_000, { isReservePriceReached: true })];
    expect(applyMissed(auction, missed, me('c'))).toMatchObject({
      notices: [{ kind: 'reservePriceReached' }],
    });
  });
});

describe('everything else of an auction', () => {
  it('follows the newest version and never an older one', () => {
    fresh();
    const { auction } = tell([row('a', 1_000), row('b', 1_100)], me('c'));
    expect(applyFacts(auction, { ...facts, version: 1 })).toEqual({ kind: 'known' });
    const next = applyFacts(auction, { ...facts, version: 3, currentBid: 1_100, nbFav: 5 });
    expect(next).toMatchObject({ kind: 'applied', auction: { nbFav: 5, version: 3, lastBidVersion: 2 } });
  });

  describe('that came ahead of the row of a bid', () => {
    // A bid, then an end that staff moved, then a reserve that they dropped.
    const stands = { end: '2026-11-28T10:00:00.000Z', reservePriceReached: null, askForCardDetails: false };
    const newest = { ...facts, ...stands, currentBid: 1_000, version: 3 };
    const start = liveAuction({ ...facts, reservePriceReached: false }, []);
    const first = () => row('a', 1_000, { isReservePriceReached: false });
    const applied = (result: Applied) => {
      if (result.kind !== 'applied') throw new Error(result.kind);
      return result;
    };

    it('is not taken back by it, nor told of again', () => {
      fresh();
      const ahead = applied(applyFacts(start, newest));
      expect(ahead.notices).toEqual([{ kind: 'reserveRemoved' }]);
      const { auction, notices } = tell([first()], me('c'), ahead.auction);
      expect(auction).toMatchObject({ ...stands, currentBid: 1_000, minimumBid: 1_100, leader: 'a' });
      expect(notices).toEqual([]);
      const caughtUp = applied(applyFacts(auction, newest));
      expect(caughtUp).toMatchObject({ auction: { ...stands, version: 3, lastBidVersion: 1 }, notices: [] });
      version = 3;
      const later = row('b', 1_100, { end: '2026-11-28T10:02:00.000Z' });
      expect(tell([later], me('c'), caughtUp.auction).auction).toMatchObject({ end: later.end, version: 4 });
    });

    it('is not taken back by what was missed', () => {
      fresh();
      const { auction } = applied(applyFacts(start, newest));
      expect(applyMissed(auction, [first()], me('c'))).toMatchObject({ auction: stands, notices: [] });
    });

    it('is not taken back by older facts that come after it', () => {
      fresh();
      const { auction } = applied(applyFacts(start, newest));
      const older = { ...newest, version: 2, reservePriceReached: false };
      expect(applyFacts(auction, older)).toEqual({ kind: 'known' });
    });
  });

  it('does not skip the rows behind a price it is ahead with', () => {
    fresh();
    const { auction } = tell([row('a', 1_000)], me('c'));
    const ahead = applyFacts(auction, { ...facts, version: 4, currentBid: 1_300 });
    expect(ahead).toMatchObject({ auction: { version: 1, currentBid: 1_300 } });
  });
});

it('knows of a leader no lower maximum than what they lead at', () => {
  const auction = liveAuction({ ...facts, currentBid: 13_000 }, [{ ...row('a', 13_000), leads: true }]);
  expect([ceilingOf(auction, me('a', 5_500)), ceilingOf(auction, me('a', 20_000))]).toEqual([13_000, 20_000]);
  expect([ceilingOf(auction, me('b', 5_500)), ceilingOf(auction, me('b'))]).toEqual([5_500, null]);
});
