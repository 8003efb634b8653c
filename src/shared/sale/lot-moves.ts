import type { Instant } from './auction.ts';
import { LOT_STATES, type LotFacts, type LotState, lotState } from './lot.ts';

/** Who acts on a lot. MODERATOR: staff who take down an ad for its content; they cannot cancel auctions. */
export type LotActor = 'BIDDER' | 'SELLER' | 'STAFF' | 'MODERATOR' | 'HOUSE';

/** The acts on a lot: on its ad, its auction, the private offer after it, and its order. */
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
 * The result of an act. `go`: it is done. `there`: nothing to do. `cancel`: it is done and cancels the open auction,
 * for which a reason is needed. `asPublic`: a draft's auction is prepared and cancelled as if the car were public.
 */
type Answer = 'go' | 'there' | 'cancel' | 'asPublic' | LotRefusal;
type Row = Readonly<Record<LotState, Answer>>;

/** Builds a row: `rest` for every state but those named. */
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
/** A running auction may be cancelled; one whose end has passed may not, since its sale is due. */
const CANCELLED = { ANNOUNCED: 'cancel', RUNNING: 'cancel', AWAITING_HAMMER: 'AuctionFinished' } as const;
const LEFT = { DRAFT: 'BadInput', WITHDRAWN: 'there', SOLD: 'BadInput', SOLD_ELSEWHERE: 'BadInput' } as const;
/** Those who cannot cancel an auction wait for its end. */
const LEAVING = row('go', { ...LEFT, ...HAMMERED });
const LOWERING = row('AuctionFinished', { ...DRAFT, ANNOUNCED: 'AuctionNotStarted', RUNNING: 'go' });
const CHANGING = row('AuctionFinished', { ...DRAFT, ANNOUNCED: 'go', RUNNING: 'go' });

/** The table of moves: who may do what in each state. An actor that is not listed may not. */
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
  // A lot that is gone cannot be sold, whatever was bid: its open auction is cancelled.
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

/** These acts must not bypass an open private offer: it has to be closed first, and both sides told. */
const WAITING_FOR_OFFER: ReadonlySet<LotAct> = new Set(['withdraw', 'markSold', 'schedule', 'relist']);

/** A locked lot: its facts, and whether a private offer is open. */
export type HeldLot = LotFacts & { readonly hasOpenOffer: boolean };

export type LotMove =
  | { readonly kind: 'go'; readonly cancelsAuction: boolean }
  | { readonly kind: 'there' }
  | { readonly kind: 'refused'; readonly code: LotRefusal };

const refused = (code: LotRefusal): LotMove => ({ kind: 'refused', code });

/**
 * Decides an act on a lot; the caller holds the auction's lock and writes the result. An act that also cancels an
 * auction needs a reason (ReasonNeeded).
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
      // The actual obstacle is the order: staff have to wait for its end.
      return refused(answer === 'CarNotOffered' && lot.hasOrder ? 'OrderOpen' : answer);
  }
}
