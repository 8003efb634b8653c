import { describe, expect, it } from 'vitest';
import {
  type AuctionState,
  type BidRequest,
  decide,
  type LedgerEntry,
  lowerReserve,
  replay,
} from '#sale/index.ts';
import { OracleRoom, step } from './oracle.ts';

const HISTORIES = Number(process.env.PROPERTY_HISTORIES ?? 200_000);
const SEEDS = process.env.PROPERTY_SEED
  ? [Number(process.env.PROPERTY_SEED)]
  : [20_261_120, Math.floor(Math.random() * 2 ** 31)];

/** Numbers that only look random: the same seed gives the same histories (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Chance = () => number;
const pick = <Value>(chance: Chance, values: readonly Value[]): Value =>
  values[Math.floor(chance() * values.length)] as Value;

const STARTS = [0, 1, 100, 1_000, 9_800, 9_999, 10_000, 49_900, 99_400, 249_500, 499_000, 998_000];
const END = 1_000_000;

function newAuction(chance: Chance): AuctionState {
  const startingPrice = pick(chance, STARTS);
  const reserve =
    chance() < 0.5 ? null : Math.max(1, startingPrice + pick(chance, [0, 100, 1_000, 5_000, 20_000]));
  return {
    status: 'open',
    startAt: 0,
    endAt: END,
    startingPrice,
    reserve,
    reserveReached: reserve === null ? null : false,
    asksForCard: chance() < 0.5,
    extensionWindowMs: pick(chance, [0, 1, 120_000]),
    tieRule: chance() < 0.5 ? 'REFUSE' : 'EARLIEST_WINS',
    price: null,
    leader: null,
    leaderCeiling: null,
    version: 0,
  };
}

/** Amounts near everything that decides: the minimum, the ceiling, the reserve, and one euro beside them. */
function nearby(chance: Chance, state: AuctionState): number {
  const price = state.price ?? state.startingPrice;
  const marks = [price, price + step(price), state.leaderCeiling ?? price, state.reserve ?? price, price * 2];
  const nudges = [-1, 0, 0, 0, 1, 50, 100, step(price), 4 * step(price)];
  return Math.max(chance() < 0.01 ? 0 : 1, pick(chance, marks) + pick(chance, nudges));
}

function newRequest(chance: Chance, state: AuctionState): BidRequest {
  const bid = nearby(chance, state);
  const high = pick(chance, [
    bid + step(bid),
    bid + step(bid) - 1,
    nearby(chance, state),
    bid + 10 * step(bid),
  ]);
  return {
    bidder: pick(chance, ['A', 'B', 'C', 'D']),
    bid,
    maxBid: chance() < 0.5 ? null : high,
    termsAccepted: chance() > 0.02,
    hasValidCard: chance() > 0.05,
    isSeller: chance() < 0.01,
  };
}

type Turn = { now: number; request: BidRequest } | { now: number; reserve: number | null };

function newTurn(chance: Chance, state: AuctionState, now: number): Turn {
  if (chance() > 0.06) return { now, request: newRequest(chance, state) };
  const reserve = chance() < 0.3 ? null : Math.max(0, nearby(chance, state) - pick(chance, [0, 1, 500]));
  return { now, reserve };
}

/** Plays one history through both readings; answers where they part, or null. */
function playHistory(seed: number): string | null {
  const chance = chanceFrom(seed);
  let state = newAuction(chance);
  const scheduled = state;
  const room = new OracleRoom({
    start: state.startAt,
    end: state.endAt,
    opening: state.startingPrice,
    reserve: state.reserve,
    wantsCard: state.asksForCard,
    window: state.extensionWindowMs,
    earliestWins: state.tieRule === 'EARLIEST_WINS',
  });
  const entries: LedgerEntry[] = [];
  const turns: Turn[] = [];
  let now = pick(chance, [-1, 0, 1, 500_000, END - 120_001, END - 120_000, END - 2]);
  for (let count = 2 + Math.floor(chance() * 7); count > 0; count -= 1) {
    const turn = newTurn(chance, state, now);
    turns.push(turn);
    const { next, difference } = playTurn(state, room, turn, entries);
    if (difference) return JSON.stringify({ seed, difference, scheduled, turns });
    state = next;
    now += pick(chance, [0, 1, 1, 1_000, 60_000, 119_999]);
  }
  const again = replay(scheduled, entries);
  return JSON.stringify(again.state) === JSON.stringify(state)
    ? null
    : JSON.stringify({ seed, replay: false, turns });
}

function playTurn(state: AuctionState, room: OracleRoom, turn: Turn, entries: LedgerEntry[]) {
  const isBid = 'request' in turn;
  const ours = isBid ? decide(state, turn.request, turn.now) : lowerReserve(state, turn.reserve, turn.now);
  const theirs = isBid ? room.ask(toOracle(turn.request), turn.now) : room.lower(turn.reserve, turn.now);
  if (ours.kind === 'refused') {
    const same = ours.code === theirs.refusal && ours.minimum === theirs.minimum;
    return { next: state, difference: same ? null : { ours, theirs } };
  }
  if (theirs.refusal !== null) return { next: state, difference: { ours: 'accepted', theirs } };
  entries.push(
    isBid
      ? { kind: 'bid', at: turn.now, request: turn.request }
      : { kind: 'reserve', at: turn.now, reserve: turn.reserve },
  );
  const { next, rows } = ours;
  const same =
    JSON.stringify(rows.map(row => [row.bidder, row.amount, row.isImmediate, row.isReserveReached])) ===
      JSON.stringify(theirs.rows.map(row => [row.who, row.amount, row.byHand, row.reached])) &&
    next.leader === room.leader &&
    next.price === room.price &&
    next.endAt === room.end &&
    next.reserveReached === room.reached;
  return { next, difference: same ? brokenPromise(state, ours.rows, next) : { ours, theirs } };
}

function toOracle(request: BidRequest) {
  const {
    bidder: who,
    bid,
    maxBid: max,
    termsAccepted: terms,
    hasValidCard: card,
    isSeller: seller,
  } = request;
  return { who, bid, max, terms, card, seller };
}

/** What must hold whatever was asked. */
function brokenPromise(
  before: AuctionState,
  rows: readonly { amount: number; version: number; leads: boolean; bidder: string }[],
  next: AuctionState,
): string | null {
  let price = before.price ?? 0;
  for (const [index, row] of rows.entries()) {
    if (row.amount < price) return 'the price fell';
    if (row.version !== before.version + index + 1) return 'a version is missing';
    if (row.leads !== (row.bidder === next.leader)) return 'a row mistakes who leads';
    price = row.amount;
  }
  if (next.leaderCeiling !== null && (next.price ?? 0) > next.leaderCeiling)
    return 'somebody pays over their ceiling';
  if (before.reserveReached === true && next.reserveReached === false) return 'the reserve was unreached';
  return next.endAt < before.endAt ? 'the end moved earlier' : null;
}

describe(`random histories, seeds ${SEEDS.join(' and ')}`, () => {
  it.each(SEEDS)(`agree with the second reading of the rules (PROPERTY_SEED=%i)`, seed => {
    const each = Math.ceil(HISTORIES / SEEDS.length);
    for (let index = 0; index < each; index += 1) {
      const parting = playHistory(seed + index * 7_919);
      if (parting !== null) expect.fail(parting);
    }
  });
});
