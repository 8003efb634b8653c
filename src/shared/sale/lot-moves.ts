import type { Instant } from './auction.ts';
import { LOT_STATES, type LotFacts, type LotState, lotState } from './lot.ts';

/** Who acts on a lot. MODERATOR: staff who take an ad away for what it says, and cancel no auction. */
export type LotActor = 'BIDDER' | 'SELLER' | 'STAFF' | 'MODERATOR' | 'HOUSE';

/** What is done to a lot: to its ad, to its auction, by the private word after it, by its order. */
export const LOT_ACTS = [
  'publish',
  'withdraw',
  'markSold',
  'reopen',
  'schedule',
  'bid',
  'lowerReserve',
  'moveEnd',
  'cancel',
  'bringDownHammer',
  'relist',
  'openOffer',
  'acceptOffer',
  'cancelOrder',
] as const;
export type LotAct = (typeof LOT_ACTS)[number];

export type LotRefusal =
  | 'NotFound'
  | 'BadInput'
  | 'Forbidden'
  | 'AuctionNotStarted'
  | 'AuctionFinished'
  | 'CarUnderHammer'
  | 'CarNotOffered'
  | 'OfferClosed'
  | 'OfferOpen'
  | 'OrderOpen'
  | 'ReasonNeeded';

/**
 * What becomes of an act. `go`: it is done. `there`: nothing to do. `cancel`: it is done, and the auction that
 * is open ends with it, without a sale; whoever does it says why. `asPublic`: a draft's auction is prepared and
 * ended like that of a car before the public.
 */
type Answer = 'go' | 'there' | 'cancel' | 'asPublic' | LotRefusal;
type Row = Readonly<Record<LotState, Answer>>;

/** One answer for every state but those named. */
function row(rest: Answer, named: Partial<Row>): Row {
  return Object.fromEntries(LOT_STATES.map(state => [state, named[state] ?? rest])) as Row;
}

const DRAFT = { DRAFT: 'asPublic' } as const;
const GONE = { WITHDRAWN: 'CarNotOffered', SOLD: 'CarNotOffered', SOLD_ELSEWHERE: 'CarNotOffered' } as const;
const HAMMERED = {
  ANNOUNCED: 'CarUnderHammer',
  RUNNING: 'CarUnderHammer',
  AWAITING_HAMMER: 'CarUnderHammer',
} as const;
/** What is bound to end may end now; a sale that is due is not stopped in its last second. */
const CANCELLED = { ANNOUNCED: 'cancel', RUNNING: 'cancel', AWAITING_HAMMER: 'AuctionFinished' } as const;
const LEFT = { DRAFT: 'BadInput', WITHDRAWN: 'there', SOLD: 'BadInput', SOLD_ELSEWHERE: 'BadInput' } as const;
/** Those who may end no auction wait for its end. */
const LEAVING = row('go', { ...LEFT, ...HAMMERED });
const LOWERING = row('AuctionFinished', { ...DRAFT, ANNOUNCED: 'AuctionNotStarted', RUNNING: 'go' });
const CHANGING = row('AuctionFinished', { ...DRAFT, ANNOUNCED: 'go', RUNNING: 'go' });

/** The table of moves: what each may do to a lot in each state. Who is not named may not. */
const MOVES: Readonly<Record<LotAct, Partial<Record<LotActor, Row>>>> = {
  publish: { STAFF: row('there', { DRAFT: 'go', WITHDRAWN: 'go' }) },
  withdraw: { STAFF: row('go', { ...LEFT, ...CANCELLED }), SELLER: LEAVING, MODERATOR: LEAVING },
  markSold: {
    STAFF: row('go', {
      ...{ ...CANCELLED, DRAFT: 'BadInput', WITHDRAWN: 'BadInput', SOLD: 'there', SOLD_ELSEWHERE: 'there' },
    }),
  },
  reopen: { STAFF: row('there', { SOLD: 'go', SOLD_ELSEWHERE: 'go' }) },
  schedule: {
    STAFF: row('go', {
      ...{ ...DRAFT, ...GONE, AWAITING_HAMMER: 'AuctionFinished', CANCELLED: 'AuctionFinished' },
    }),
  },
  bid: {
    BIDDER: row('AuctionFinished', {
      ...{ DRAFT: 'NotFound', WITHDRAWN: 'NotFound', FOR_SALE: 'NotFound' },
      ...{ ANNOUNCED: 'AuctionNotStarted', RUNNING: 'go' },
    }),
  },
  lowerReserve: { STAFF: LOWERING, SELLER: LOWERING },
  moveEnd: { STAFF: CHANGING },
  cancel: { STAFF: CHANGING },
  // A lot that is gone is nobody's, whatever was bid: what is open of it ends without a sale.
  bringDownHammer: {
    HOUSE: row('there', {
      ...{ ...DRAFT, AWAITING_HAMMER: 'go', WITHDRAWN: 'cancel', SOLD: 'cancel', SOLD_ELSEWHERE: 'cancel' },
    }),
  },
  relist: { STAFF: row('go', { ...DRAFT, ...GONE, ...HAMMERED, FOR_SALE: 'NotFound' }) },
  openOffer: { STAFF: row('OfferClosed', { ...DRAFT, ...GONE, ...HAMMERED, UNSOLD: 'go' }) },
  acceptOffer: { HOUSE: row('OfferClosed', { UNSOLD: 'go' }) },
  cancelOrder: { STAFF: row('there', { SOLD: 'go' }) },
};

/** Nobody's private word about a car is passed over: it is ended first, and both sides are told. */
const WAITING_FOR_OFFER: ReadonlySet<LotAct> = new Set(['withdraw', 'markSold', 'schedule', 'relist']);

/** A lot as it stands while it is held: its facts, and whether somebody is asked for an offer. */
export type HeldLot = LotFacts & { readonly hasOpenOffer: boolean };

export type LotMove =
  | { readonly kind: 'go'; readonly cancelsAuction: boolean }
  | { readonly kind: 'there' }
  | { readonly kind: 'refused'; readonly code: LotRefusal };

const refused = (code: LotRefusal): LotMove => ({ kind: 'refused', code });

/**
 * What becomes of an act on a lot, asked under the auction's lock by whoever writes. Ending an auction by the
 * way takes a reason from whoever does it (ReasonNeeded).
 */
export function lotMove(
  { act, by, hasReason = false }: { act: LotAct; by: LotActor; hasReason?: boolean },
  lot: HeldLot,
  now: Instant,
): LotMove {
  const known = MOVES[act][by];
  if (!known) return refused('Forbidden');
  const said = known[lotState(lot, now)];
  const answer = said === 'asPublic' ? known[lotState({ ...lot, adStatus: 'PUBLISHED' }, now)] : said;
  switch (answer) {
    case 'there':
      return { kind: 'there' };
    case 'go':
    case 'cancel':
    case 'asPublic':
      if (answer === 'cancel' && lot.auction?.status !== 'open') return { kind: 'there' };
      if (act === 'reopen' && lot.hasOrder) return refused('OrderOpen');
      if (lot.hasOpenOffer && WAITING_FOR_OFFER.has(act)) return refused('OfferOpen');
      if (answer === 'cancel' && by !== 'HOUSE' && !hasReason) return refused('ReasonNeeded');
      return { kind: 'go', cancelsAuction: answer === 'cancel' };
    default:
      // What stands in the way is the order: its end is what staff would wait for.
      return refused(answer === 'CarNotOffered' && lot.hasOrder ? 'OrderOpen' : answer);
  }
}
