/**
 * Which corners of the rules a turn visits, so that a test can say that none stays empty: the lines of the
 * decision table, both tie rules, the tiers, the reserve and the edges of time.
 */
import type { Answer, Saleroom, Slip } from './oracle.ts';
import { BORDERS } from './oracle-amounts.ts';
import type { Turn } from './stories.ts';

/** What the saleroom said just before a turn. */
export type Before = Pick<Saleroom, 'sale' | 'price' | 'leader' | 'reserve' | 'end' | 'places'>;

/** Everything the histories must have visited by the time they end. */
export const SITUATIONS: readonly string[] = [
  ...['AuctionNotStarted', 'AuctionFinished', 'SellerCannotBid', 'TermsNotAccepted', 'CardRequired'],
  ...['BadInput', 'MaxBidTooLow', 'MaxNotRaised', 'BidTooLow', 'BidEqualMaxBid', 'MaxBidAlreadyExist'],
  ...['D3 silent', 'D3 to the reserve', 'D7', 'D7 to the reserve', 'D8', 'D8 to the reserve'],
  ...['D9 full step', 'D9 partial step', 'D9 to the reserve', 'D10 full step', 'D10 partial step'],
  ...['D11 bid at the ceiling', 'D11 maximum at the ceiling', 'bid at the ceiling, more in hand'],
  ...['staff: a row at the reserve', 'staff: no row', 'staff: reserve under the price', 'staff: none left'],
  ...['staff: at the ceiling', 'staff: one over the ceiling', 'staff: refused', 'staff: inside the window'],
  ...['at start - 1', 'at start', 'at start + 1', 'at end - 1', 'at end', 'at end + 1'],
  ...['at window - 1', 'at window', 'at window + 1', 'moves the end', 'silent inside the window'],
  ...['refused inside the window', 'window off', 'moves the end twice', 'cancelled'],
  ...BORDERS.flatMap(border => [-1, 0, 1].map(aside => `price ${border + aside}`)),
  ...BORDERS.flatMap(border => [`loser one under ${border}`, `loser at ${border}`]),
];

/** The situations that one turn was. */
export function situationsOf(before: Before, turn: Turn, answer: Answer, room: Saleroom): readonly string[] {
  const common = [...timesOf(before, turn), ...pricesOf(room), ...endsOf(before, turn, answer, room)];
  if (turn.does === 'bid') return [...common, ...bidOf(before, turn.slip, answer), ...losersOf(answer)];
  if (turn.does === 'reserve') return [...common, ...staffOf(before, turn.reserve, answer, turn.now)];
  return turn.does === 'cancel' ? [...common, 'cancelled'] : common;
}

function timesOf({ sale, end }: Before, { now }: Turn): readonly string[] {
  const edges: readonly [string, number][] = [
    ['start', sale.start],
    ['end', end],
    ['window', end - sale.window],
  ];
  return edges.flatMap(([name, at]) => {
    if (now === at) return [`at ${name}`];
    if (now === at - 1) return [`at ${name} - 1`];
    return now === at + 1 ? [`at ${name} + 1`] : [];
  });
}

function pricesOf({ price }: Saleroom): readonly string[] {
  return [`price ${price}`];
}

function endsOf(before: Before, turn: Turn, answer: Answer, room: Saleroom): readonly string[] {
  const isInside = turn.now < before.end && before.end - turn.now < before.sale.window;
  if (turn.does !== 'bid') return [];
  const hasMoved = before.end > before.sale.end;
  return [
    ...(room.end > before.end ? ['moves the end'] : []),
    ...(room.end > before.end && hasMoved ? ['moves the end twice'] : []),
    ...(isInside && answer.complaint ? ['refused inside the window'] : []),
    ...(isInside && !answer.complaint && answer.rows.length === 0 ? ['silent inside the window'] : []),
    ...(before.sale.window === 0 && answer.rows.length > 0 && turn.now === before.end - 1
      ? ['window off']
      : []),
  ];
}

function bidOf(before: Before, slip: Slip, { complaint, rows }: Answer): readonly string[] {
  if (complaint) return [complaint.code];
  const most = slip.max ?? slip.bid;
  const [top] = before.places;
  const last = rows.at(-1);
  const isLifted = last?.amount === before.reserve && !last.isByHand && last.who === slip.who;
  const reached = isLifted && (before.price ?? 0) < last.amount ? ' to the reserve' : '';
  if (!top) return [`D7${reached}`];
  if (top.who === slip.who) return [`D3${reached || ' silent'}`];
  if (slip.bid > top.most) return [`D8${reached}`];
  if (most > top.most) {
    const x = last?.amount === most ? 'partial step' : 'full step';
    const names = [`D9${reached || ` ${x}`}`];
    return slip.bid === top.most ? ['bid at the ceiling, more in hand'] : names;
  }
  if (most < top.most) return [last?.amount === top.most ? 'D10 partial step' : 'D10 full step'];
  return [slip.bid === most ? 'D11 bid at the ceiling' : 'D11 maximum at the ceiling'];
}

/** The row before the last, where two ceilings met, against the tiers that give the last step. */
function losersOf({ rows }: Answer): readonly string[] {
  const last = rows.at(-1);
  const loser = rows.at(-2);
  if (!last || !loser || last.isByHand) return [];
  return BORDERS.flatMap(border => [
    ...(loser.amount === border - 1 ? [`loser one under ${border}`] : []),
    ...(loser.amount === border ? [`loser at ${border}`] : []),
  ]);
}

function staffOf(before: Before, reserve: number | null, answer: Answer, now: number): readonly string[] {
  if (answer.complaint) return ['staff: refused'];
  const ceiling = before.places.at(0)?.most;
  const price = before.price ?? 0;
  return [
    answer.rows.length > 0 ? 'staff: a row at the reserve' : 'staff: no row',
    ...(reserve === null ? ['staff: none left'] : []),
    ...(reserve !== null && reserve <= price ? ['staff: reserve under the price'] : []),
    ...(reserve !== null && reserve === ceiling && reserve > price ? ['staff: at the ceiling'] : []),
    ...(reserve !== null && ceiling !== undefined && reserve === ceiling + 1
      ? ['staff: one over the ceiling']
      : []),
    ...(answer.rows.length > 0 && before.end - now < before.sale.window ? ['staff: inside the window'] : []),
  ];
}
