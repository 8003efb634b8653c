import type { Instant, Millis } from './auction.ts';
import { type Euros, isBidAmount } from './money.ts';

/**
 * A private word after the hammer. BEST_OFFER: the reserve was missed, the last bidder names one price and
 * the seller answers it. SECOND_CHANCE: the buyer defaulted, and whoever the room would have ended on without them
 * is asked, at that price; the seller is asked too where it lies under the reserve.
 */
export type OfferKind = 'BEST_OFFER' | 'SECOND_CHANCE';
export type OfferSide = 'BIDDER' | 'SELLER';
export type OfferState = 'BIDDER_TURN' | 'SELLER_TURN' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CLOSED';

export type Offer = {
  readonly kind: OfferKind;
  readonly state: OfferState;
  /** The least they may offer: their own last bid; of a second chance the room's without the buyer, and all of it. */
  readonly lastBid: Euros;
  /** What the bidder offers; null until they have said. */
  readonly amount: Euros | null;
  /** A second chance that reaches the reserve needs no word of the seller: they gave it before the sale. */
  readonly needsSeller: boolean;
  /** When the turn of whoever has it is over; both sides see this one clock. */
  readonly turnEndsAt: Instant;
};

export type OfferAct =
  | { readonly kind: 'offer'; readonly amount: Euros }
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline' };

export type OfferOutcome =
  | { readonly kind: 'moved'; readonly next: Offer }
  | { readonly kind: 'refused'; readonly code: 'OfferClosed' | 'BadInput' }
  | { readonly kind: 'refused'; readonly code: 'BidTooLow'; readonly minimum: Euros };

/** How long each side has. */
export const OFFER_TURN_MS: Millis = 24 * 3_600_000;

const CLOSED = { kind: 'refused', code: 'OfferClosed' } as const;

/** Whose turn it is; null once the matter is over. */
export function turnOf({ state }: Pick<Offer, 'state'>): OfferSide | null {
  if (state === 'BIDDER_TURN') return 'BIDDER';
  return state === 'SELLER_TURN' ? 'SELLER' : null;
}

/** Opens the matter: the bidder's turn comes first. */
export function openedOffer(of: Pick<Offer, 'kind' | 'lastBid' | 'needsSeller'>, now: Instant): Offer {
  return { ...of, state: 'BIDDER_TURN', amount: null, turnEndsAt: now + OFFER_TURN_MS };
}

/** One side acts. Each has one word: what was said stays said. */
export function decideOffer(offer: Offer, side: OfferSide, act: OfferAct, now: Instant): OfferOutcome {
  if (turnOf(offer) !== side || now >= offer.turnEndsAt) return CLOSED;
  if (act.kind === 'decline') return moved(offer, 'DECLINED');
  return side === 'BIDDER' ? bidderSays(offer, act, now) : sellerSays(offer, act);
}

/** Whether what a side says is what it has said already, and how it stands since: said again, it changes nothing. */
export function saidBefore({ state, kind, amount }: Offer, side: OfferSide, act: OfferAct): boolean {
  if (act.kind === 'decline') return state === 'DECLINED' && (amount === null) === (side === 'BIDDER');
  if (side === 'SELLER') return act.kind === 'accept' && state === 'ACCEPTED';
  if (state !== 'SELLER_TURN' && state !== 'ACCEPTED') return false;
  return act.kind === 'offer' ? kind === 'BEST_OFFER' && amount === act.amount : kind === 'SECOND_CHANCE';
}

function bidderSays(offer: Offer, act: OfferAct, now: Instant): OfferOutcome {
  const { kind, lastBid, needsSeller } = offer;
  // The room's amount is taken or left; a best offer is named.
  if ((act.kind === 'accept') !== (kind === 'SECOND_CHANCE')) return { kind: 'refused', code: 'BadInput' };
  const amount = act.kind === 'offer' ? act.amount : lastBid;
  if (!isBidAmount(amount)) return { kind: 'refused', code: 'BadInput' };
  if (amount < lastBid) return { kind: 'refused', code: 'BidTooLow', minimum: lastBid };
  if (!needsSeller) return moved({ ...offer, amount }, 'ACCEPTED');
  return moved({ ...offer, amount, turnEndsAt: now + OFFER_TURN_MS }, 'SELLER_TURN');
}

function sellerSays(offer: Offer, act: OfferAct): OfferOutcome {
  return act.kind === 'accept' ? moved(offer, 'ACCEPTED') : { kind: 'refused', code: 'BadInput' };
}

/** The offer at the end of its clock: a turn that passed in silence ends it. */
export function offerAt(offer: Offer, now: Instant): Offer {
  return turnOf(offer) !== null && now >= offer.turnEndsAt ? { ...offer, state: 'EXPIRED' } : offer;
}

const moved = (offer: Offer, state: OfferState): OfferOutcome => ({
  kind: 'moved',
  next: { ...offer, state },
});
