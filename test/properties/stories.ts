/**
 * What happens in the random histories: sales, slips, staff and moments, drawn near everything that decides.
 * Marks are taken from the saleroom of the second reading, which knows every ceiling.
 */
import { between, type Chance, pick } from './chance.ts';
import type { Sale, Saleroom, Slip } from './oracle.ts';
import { BORDERS, HIGHEST, leastMost, step } from './oracle-amounts.ts';

export type Turn = { readonly now: number } & (
  | { readonly does: 'bid'; readonly slip: Slip }
  | { readonly does: 'reserve'; readonly reserve: number | null }
  | { readonly does: 'end'; readonly end: number }
  | { readonly does: 'cancel' }
);

const OPENINGS = [0, 1, 99, 100, 1_000, ...BORDERS.flatMap(border => [border - 600, border - 1, border])];
const LENGTH = 1_000_000;
const START = 5_000;

/** A sale as the house announces it. */
export function drawSale(chance: Chance): Sale {
  const opening = chance() < 0.01 ? HIGHEST - 20_000 : pick(chance, OPENINGS);
  const above = pick(chance, [0, 1, 100, 1_000, 5_000, 20_000]);
  return {
    start: START,
    end: START + LENGTH,
    opening,
    reserve: chance() < 0.4 ? null : Math.max(1, opening + above),
    wantsCard: chance() < 0.5,
    window: pick(chance, [0, 1, 120_000, 120_000, 120_000, 2 * LENGTH]),
    tie: chance() < 0.5 ? 'REFUSE' : 'EARLIEST_WINS',
  };
}

/** Every moment at which something turns, and a few between, none before the last one. */
export function drawMoment(chance: Chance, room: Saleroom, now: number): number {
  const { start, window } = room.sale;
  const { end } = room;
  const turning = [start - 1, start, start + 1, end - window - 1, end - window, end - window + 1, end - 1];
  const over = [end, end + 1];
  const wanted = pick(chance, [...turning, ...(chance() < 0.15 ? over : [])]);
  return chance() < 0.3 && wanted >= now ? wanted : now + pick(chance, [0, 1, 1, 1_000, 60_000, 119_999]);
}

/** What somebody does next. */
export function drawTurn(chance: Chance, room: Saleroom, now: number): Turn {
  const lot = chance();
  if (lot < 0.1) return { now, does: 'reserve', reserve: drawReserve(chance, room) };
  if (lot < 0.12 && room.phase(now) === 'RUNNING')
    return { now, does: 'end', end: room.end + between(chance, 1, 300_000) };
  if (lot < 0.125) return { now, does: 'cancel' };
  return { now, does: 'bid', slip: drawSlip(chance, room) };
}

/** Lower, the same, higher, under the price, at a ceiling, nonsense or none. */
function drawReserve(chance: Chance, room: Saleroom): number | null {
  if (chance() < 0.15) return null;
  if (chance() < 0.03) return pick(chance, [0, -1, 0.5, Number.NaN, HIGHEST + 1]);
  const mark = pick(chance, [room.reserve ?? room.minimum, ...marks(room)]);
  return Math.max(1, mark + pick(chance, [-500, -1, -1, 0, 0, 1]));
}

/** The amounts that decide something now. */
function marks(room: Saleroom): readonly number[] {
  const border = BORDERS.find(one => one > room.minimum) ?? HIGHEST;
  const ceilings = room.places.map(place => place.most);
  return [
    room.minimum,
    room.price ?? 1,
    ceilings.at(0) ?? room.minimum,
    room.reserve ?? room.minimum,
    border,
    ...ceilings,
  ];
}

function drawAmount(chance: Chance, room: Saleroom): number {
  if (chance() < 0.004) return pick(chance, [0, -1, 0.5, 1_000.5, Number.NaN, Number.POSITIVE_INFINITY]);
  if (chance() < 0.01) return pick(chance, [1, HIGHEST, HIGHEST + 1]);
  const mark = chance() < 0.4 ? room.minimum : pick(chance, marks(room));
  const leap = step(mark);
  const aside = pick(chance, [-leap, -1, 0, 0, 0, 1, 50, leap - 1, leap, leap + 1, 4 * leap]);
  return Math.max(1, mark + aside);
}

function drawMost(chance: Chance, room: Saleroom, bid: number): number | null {
  if (chance() < 0.35) return null;
  if (chance() < 0.004) return pick(chance, [0, -1, bid + 0.5, HIGHEST + 1, Number.NaN]);
  const needed = leastMost(Number.isFinite(bid) ? bid : 1);
  const own = [needed - 1, needed, needed + 1, needed + 10 * (needed - bid)];
  const most = chance() < 0.4 ? pick(chance, own) : drawAmount(chance, room);
  return most < needed && chance() < 0.6 ? needed + (needed - most) : most;
}

function drawSlip(chance: Chance, room: Saleroom): Slip {
  const bid = drawAmount(chance, room);
  const isLeadersTurn = room.leader !== null && chance() < 0.12;
  return {
    who: isLeadersTurn && room.leader !== null ? room.leader : pick(chance, ['A', 'B', 'C', 'D']),
    bid,
    max: drawMost(chance, room, bid),
    hasTerms: chance() > 0.02,
    hasCard: chance() > 0.04,
    isSeller: chance() < 0.01,
  };
}
