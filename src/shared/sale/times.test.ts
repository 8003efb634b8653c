import { describe, expect, it } from 'vitest';
import type { AuctionState } from './auction.ts';
import { decide } from './decide.ts';

/** The clock of the worked time cases: milliseconds after 17:00:00, the end at 18:00:00. */
const at = (clock: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return Math.round(((hours - 17) * 3_600 + minutes * 60 + seconds) * 1_000);
};
const START = at('17:00:00');

const OPEN: AuctionState = {
  status: 'open',
  startAt: START,
  endAt: at('18:00:00'),
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
};
const LED: AuctionState = { ...OPEN, price: 1_000, leader: 'A', leaderCeiling: 1_000, version: 1 };

type Case = {
  readonly name: string;
  readonly rule: string;
  readonly state: AuctionState;
  /** Who, how much, at most, and when. */
  readonly ask: readonly [string, number, number | null, number];
  /** `rows`: how many are added, or the code of the refusal with its minimum. */
  readonly answer: number | readonly [string, number?];
  readonly end: string;
};

const CASES: readonly Case[] = [
  {
    name: 'W-01',
    rule: 'a millisecond before the start',
    state: LED,
    ask: ['B', 1_100, null, START - 1],
    answer: ['AuctionNotStarted'],
    end: '18:00:00',
  },
  {
    name: 'W-02',
    rule: 'at the start exactly',
    state: OPEN,
    ask: ['A', 1_000, null, START],
    answer: 1,
    end: '18:00:00',
  },
  {
    name: 'W-03',
    rule: '121 seconds before the end',
    state: LED,
    ask: ['B', 1_100, null, at('17:57:59')],
    answer: 1,
    end: '18:00:00',
  },
  {
    name: 'W-04',
    rule: '120 seconds before the end',
    state: LED,
    ask: ['B', 1_100, null, at('17:58:00')],
    answer: 1,
    end: '18:00:00',
  },
  {
    name: 'W-05',
    rule: 'at the end exactly',
    state: LED,
    ask: ['B', 1_100, null, at('18:00:00')],
    answer: ['AuctionFinished'],
    end: '18:00:00',
  },
  {
    name: 'W-06',
    rule: 'too low in the last second',
    state: LED,
    ask: ['B', 1_050, null, at('17:59:59')],
    answer: ['BidTooLow', 1_100],
    end: '18:00:00',
  },
  {
    name: 'W-07',
    rule: 'a silent raise in the last second',
    state: LED,
    ask: ['A', 1_100, 4_000, at('17:59:59')],
    answer: 0,
    end: '18:00:00',
  },
  {
    name: 'W-08',
    rule: 'a row in the last second',
    state: LED,
    ask: ['B', 1_100, null, at('17:59:59')],
    answer: 1,
    end: '18:01:59',
  },
  {
    name: 'W-09',
    rule: 'and again in the last second of the extension',
    state: { ...LED, price: 1_100, leader: 'B', leaderCeiling: 1_100, version: 2, endAt: at('18:01:59') },
    ask: ['A', 1_200, null, at('18:01:58')],
    answer: 1,
    end: '18:03:58',
  },
  {
    name: 'W-10',
    rule: 'a maximum that defends',
    state: { ...LED, leaderCeiling: 5_000 },
    ask: ['B', 1_100, null, at('17:59:30')],
    answer: 2,
    end: '18:01:30',
  },
  {
    name: 'W-11',
    rule: 'no window',
    state: { ...LED, extensionWindowMs: 0 },
    ask: ['B', 1_100, null, at('17:59:59')],
    answer: 1,
    end: '18:00:00',
  },
  {
    name: 'W-12',
    rule: 'decided after the end, whenever it was sent',
    state: LED,
    ask: ['B', 1_100, null, at('18:00:00') + 50],
    answer: ['AuctionFinished'],
    end: '18:00:00',
  },
  {
    name: 'W-13',
    rule: 'a raise that crosses the reserve adds a row',
    state: { ...LED, reserve: 10_000, reserveReached: false, leaderCeiling: 9_000 },
    ask: ['A', 1_100, 12_000, at('17:59:50')],
    answer: 1,
    end: '18:01:50',
  },
];

describe('the worked time cases, end at 18:00:00 and window of 120 s', () => {
  it.each(CASES)('$name: $rule', ({ state, ask: [bidder, bid, maxBid, now], answer, end }) => {
    const person = { termsAccepted: true, hasValidCard: true, isSeller: false };
    const outcome = decide(state, { bidder, bid, maxBid, ...person }, now);
    if (typeof answer === 'number') {
      if (outcome.kind !== 'accepted') throw new Error(outcome.code);
      expect(outcome.rows).toHaveLength(answer);
      expect(outcome.next.endAt).toBe(at(end));
    } else {
      const [code, minimum] = answer;
      expect(outcome).toMatchObject({ kind: 'refused', code, ...(minimum === undefined ? {} : { minimum }) });
      expect(state.endAt).toBe(at(end));
    }
  });

  it('W-14: of two a few milliseconds before the end the second meets the first', () => {
    const person = { termsAccepted: true, hasValidCard: true, isSeller: false };
    const first = decide(LED, { bidder: 'B', bid: 1_100, maxBid: null, ...person }, at('18:00:00') - 10);
    if (first.kind !== 'accepted') throw new Error(first.code);
    expect(first.next.endAt).toBe(at('18:02:00') - 10);
    const second = decide(
      first.next,
      { bidder: 'C', bid: 1_100, maxBid: null, ...person },
      at('18:00:00') - 5,
    );
    expect(second).toMatchObject({ kind: 'refused', code: 'BidTooLow', minimum: 1_200 });
  });
});
