import {
  type AuctionState,
  type BidRequest,
  decide,
  type LedgerEntry,
  lowerReserve,
  minimumBid,
  type Outcome,
  phaseAt,
  replay,
  replayWithout,
  verdict,
} from '#shared/sale/index.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Answer, type Sale, Saleroom, type Slip } from './oracle.ts';
import { step } from './oracle-amounts.ts';
import { situationsOf } from './situations.ts';
import { drawMoment, drawSale, drawTurn, type Turn } from './stories.ts';

/** The state of the rules at the announcement of a sale. */
function announced(sale: Sale): AuctionState {
  return {
    status: 'open',
    startAt: sale.start,
    endAt: sale.end,
    startingPrice: sale.opening,
    reserve: sale.reserve,
    reserveReached: sale.reserve === null ? null : false,
    asksForCard: sale.wantsCard,
    extensionWindowMs: sale.window,
    tieRule: sale.tie,
    price: null,
    leader: null,
    leaderCeiling: null,
    version: 0,
  };
}

function requestOf(slip: Slip): BidRequest {
  const { who, bid, max, hasTerms, hasCard, isSeller } = slip;
  return { bidder: who, bid, maxBid: max, termsAccepted: hasTerms, hasValidCard: hasCard, isSeller };
}

type Story = {
  readonly room: Saleroom;
  readonly turns: Turn[];
  readonly entries: LedgerEntry[];
  state: AuctionState;
  /** Whether the ledger can tell this story: a cancelled sale is not played again. */
  isInLedger: boolean;
};

/** Lets the rules and the second reading decide the same turn; answers what the second reading said. */
function play(story: Story, turn: Turn): { ours: Outcome | null; theirs: Answer } {
  const { room, state, entries } = story;
  const { now } = turn;
  if (turn.does === 'bid') {
    const request = requestOf(turn.slip);
    const ours = decide(state, request, now);
    if (ours.kind === 'accepted') entries.push({ kind: 'bid', at: now, request });
    return { ours, theirs: room.hand(turn.slip, now) };
  }
  if (turn.does === 'reserve') {
    const ours = lowerReserve(state, turn.reserve, now);
    if (ours.kind === 'accepted') entries.push({ kind: 'reserve', at: now, reserve: turn.reserve });
    return { ours, theirs: room.lowerReserve(turn.reserve, now) };
  }
  if (turn.does === 'end') {
    room.moveEnd(turn.end, now);
    entries.push({ kind: 'end', at: now, endAt: turn.end });
    story.state = { ...state, endAt: turn.end };
  } else {
    room.close(now);
    story.isInLedger = false;
    story.state = { ...state, status: 'cancelled' };
  }
  return { ours: null, theirs: { complaint: null, rows: [] } };
}

/** Where the two readings of one turn part, or null. */
function partingOf(before: AuctionState, ours: Outcome, theirs: Answer, room: Saleroom): unknown {
  const { complaint } = theirs;
  if (ours.kind === 'refused') {
    const isSame = ours.code === complaint?.code && ours.minimum === complaint.minimum;
    const isSameField = complaint?.field === undefined || complaint.field === ours.field;
    return isSame && isSameField ? null : { ours, theirs };
  }
  if (complaint) return { ours, theirs };
  // Each row is one change; the notice that staff write beside a row is counted by who keeps it.
  const first = room.book.length - theirs.rows.length + 1;
  const rows = theirs.rows.map((row, index) => ({
    bidder: row.who,
    amount: row.amount,
    isImmediate: row.isByHand,
    isReserveReached: row.isReached,
    leads: row.who === room.leader,
    version: first + index,
  }));
  const next: AuctionState = {
    ...before,
    reserve: room.reserve,
    reserveReached: room.isReached,
    price: room.price,
    leader: room.leader,
    leaderCeiling: room.places.at(0)?.most ?? null,
    endAt: room.end,
    version: room.book.length,
  };
  const readings = { ours: { rows: ours.rows, next: ours.next }, theirs: { rows, next } };
  return inOrder(readings.ours) === inOrder(readings.theirs) ? null : readings;
}

/** JSON with its keys in order, so that two readings can be compared as text. */
function inOrder({ rows, next }: { rows: readonly object[]; next: AuctionState }): string {
  const sorted = (value: object) => JSON.stringify(value, Object.keys(value).toSorted());
  return [...rows, next].map(sorted).join();
}

/** What the rules say of the moment and the amounts, whoever asks. */
function wordsOf(state: AuctionState, now: number) {
  return {
    phase: state.status === 'cancelled' ? null : phaseAt(state, now),
    minimum: minimumBid(state.price, state.startingPrice),
    verdict: verdict(state),
  };
}

function playTurn(story: Story, turn: Turn, seen: Map<string, number>): unknown {
  const { room } = story;
  const { sale, price, leader, reserve, end, places } = room;
  const before = { sale, price, leader, reserve, end, places };
  const stateBefore = story.state;
  const { ours, theirs } = play(story, turn);
  if (ours) {
    const parting = partingOf(stateBefore, ours, theirs, room) ?? brokenPromise(stateBefore, ours);
    if (parting !== null) return parting;
    story.state = ours.kind === 'accepted' ? ours.next : stateBefore;
  }
  for (const name of situationsOf(before, turn, theirs, room)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const { status } = story.state;
  const ourWords = wordsOf(story.state, turn.now);
  const phase = status === 'cancelled' ? null : room.phase(turn.now);
  const theirWords = { phase, minimum: room.minimum, verdict: room.verdict() };
  return JSON.stringify(ourWords) === JSON.stringify(theirWords) ? null : { ourWords, theirWords };
}

/** What must hold whatever was asked, in the eyes of neither reading. */
function brokenPromise(before: AuctionState, ours: Outcome): string | null {
  if (ours.kind === 'refused') return null;
  const { rows, next } = ours;
  let price = before.price ?? 0;
  for (const row of rows) {
    if (row.amount < price) return 'the price fell';
    price = row.amount;
  }
  if (rows.length > 0 && rows.at(-1)?.bidder !== next.leader) return 'the last row does not lead';
  if ((next.price ?? 0) > (next.leaderCeiling ?? 0)) return 'somebody pays over their ceiling';
  if (before.reserveReached === true && next.reserveReached === false) return 'the reserve was unreached';
  if (rows.length === 0 && next.endAt !== before.endAt) return 'the end moved without a row';
  return next.endAt < before.endAt ? 'the end moved earlier' : null;
}

/** Plays one history through both readings; answers where they part, or null. */
export function playHistory(seed: number, seen: Map<string, number>): string | null {
  const chance = chanceFrom(seed);
  const sale = drawSale(chance);
  const story: Story = {
    room: new Saleroom(sale),
    turns: [],
    entries: [],
    state: announced(sale),
    isInLedger: true,
  };
  let now = drawMoment(chance, story.room, chance() < 0.3 ? 0 : sale.start + Math.floor(chance() * 900_000));
  for (let count = 2 + Math.floor(chance() * 8); count > 0; count -= 1) {
    const turn = drawTurn(chance, story.room, now);
    story.turns.push(turn);
    const parting = playTurn(story, turn, seen);
    if (parting !== null) return told(seed, sale, story.turns, parting);
    now = drawMoment(chance, story.room, now);
  }
  if (!story.isInLedger) return null;
  const again = replay(announced(sale), story.entries).state;
  if (inOrder({ rows: [], next: again }) !== inOrder({ rows: [], next: story.state }))
    return told(seed, sale, story.turns, { replayed: again, lived: story.state });
  const absent = playWithout(chance, story);
  return absent === null ? null : told(seed, sale, story.turns, absent);
}

/**
 * The sale once more without some of its bidders, in both readings: the second hands the same papers to an empty
 * saleroom that never closes. Whoever leads there is asked for an amount that they named themselves or that the
 * saleroom called out, one step above such a one, or the reserve, which the rows of any saleroom tell whoever is
 * lifted to it. No ceiling of somebody else's is in it that was not called out.
 */
function playWithout(chance: Chance, { room, entries }: Story): unknown {
  const names = [...new Set(room.places.map(({ who }) => who))];
  const without = new Set(names.filter((_, place) => chance() < (place === 0 ? 0.9 : 0.3)));
  const ours = replayWithout(announced(room.sale), entries, without);
  const theirs = new Saleroom({ ...room.sale, end: Number.MAX_SAFE_INTEGER });
  for (const entry of entries) {
    if (entry.kind === 'reserve') theirs.lowerReserve(entry.reserve, entry.at);
    if (entry.kind !== 'bid' || without.has(entry.request.bidder)) continue;
    const { bidder: who, bid, maxBid: max } = entry.request;
    theirs.hand({ who, bid, max, hasTerms: true, hasCard: true, isSeller: false }, entry.at);
  }
  const { leader, price } = theirs;
  if (leader !== ours.leader || price !== ours.price)
    return { without: [...without], ours, theirs: { leader, price } };
  const isOwn = ({ bidder, bid, maxBid }: BidRequest) =>
    bidder === leader && (bid === price || maxBid === price);
  if (price === null || entries.some(entry => entry.kind === 'bid' && isOwn(entry.request))) return null;
  const reserves = entries.map(entry => (entry.kind === 'reserve' ? entry.reserve : null));
  if (price === room.sale.reserve || reserves.includes(price)) return null;
  const called = room.book.map(({ amount }) => amount);
  const isKnown = called.some(amount => amount === price || amount + step(amount) === price);
  return isKnown ? null : { without: [...without], tells: price };
}

/** A parting as somebody reads it: one line a turn, and the seed that plays it alone. */
function told(seed: number, sale: Sale, turns: readonly Turn[], parting: unknown): string {
  const again = `PROPERTY_SEED=${seed} PROPERTY_HISTORIES=1`;
  return [
    again,
    JSON.stringify(sale),
    ...turns.map(turn => JSON.stringify(turn)),
    JSON.stringify(parting),
  ].join('\n');
}
