import type { Instant, Millis } from './auction.ts';
import { type Euros, isBidAmount } from './money.ts';

/**
 * A private offer after the hammer. BEST_OFFER: the reserve was missed; the last bidder names one price and the seller
 * answers. SECOND_CHANCE: the buyer defaulted; the bidder who would have won without them is asked at the price of that
 * auction, and the seller too where it is below the reserve.
 */
export type OfferKind = 'BEST_OFFER' | 'SECOND_CHANCE';
export type OfferSide = 'BIDDER' | 'SELLER';
export type OfferState = 'BIDDER_TURN' | 'SELLER_TURN' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CLOSED';

export type Offer = {
  readonly kind: OfferKind;
  readonly state: OfferState;
  /** The bidder's minimum: their own last bid; for a second chance, the fixed price. */
  readonly lastBid: Euros;
  /** The bidder's offer; null until they have answered. */
  readonly amount: Euros | null;
  /** false for a second chance that reaches the reserve: the seller agreed to that price before the sale. */
  readonly needsSeller: boolean;
  /** When the current turn ends; both sides see the same deadline. */
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

/** The time of each side's turn. */
export const OFFER_TURN_MS: Millis = 24 * 3_600_000;

const CLOSED = { kind: 'refused', code: 'OfferClosed' } as const;

/** Returns whose turn it is; null once the offer is closed. */
export function turnOf({ state }: Pick<Offer, 'state'>): OfferSide | null {
  if (state === 'BIDDER_TURN') return 'BIDDER';
  return state === 'SELLER_TURN' ? 'SELLER' : null;
}

/** Opens an offer with the bidder's turn. */
export function openedOffer(of: Pick<Offer, 'kind' | 'lastBid' | 'needsSeller'>, now: Instant): Offer {
  return { ...of, state: 'BIDDER_TURN', amount: null, turnEndsAt: now + OFFER_TURN_MS };
}

/** Decides an act of one side. Each side answers once; the answer is final. */
export function decideOffer(offer: Offer, side: OfferSide, act: OfferAct, now: Instant): OfferOutcome {
  if (turnOf(offer) !== side || now >= offer.turnEndsAt) return CLOSED;
  if (act.kind === 'decline') return moved(offer, 'DECLINED');
  return side === 'BIDDER' ? bidderSays(offer, act, now) : sellerSays(offer, act);
}

/** Whether a side repeats the answer it already gave: a repeat succeeds without a change. */
export function saidBefore({ state, kind, amount }: Offer, side: OfferSide, act: OfferAct): boolean {
  if (act.kind === 'decline') return state === 'DECLINED' && (amount === null) === (side === 'BIDDER');
  if (side === 'SELLER') return act.kind === 'accept' && state === 'ACCEPTED';
  if (state !== 'SELLER_TURN' && state !== 'ACCEPTED') return false;
  return act.kind === 'offer' ? kind === 'BEST_OFFER' && amount === act.amount : kind === 'SECOND_CHANCE';
}

function bidderSays(offer: Offer, act: OfferAct, now: Instant): OfferOutcome {
  const { kind, lastBid, needsSeller } = offer;
  // A second chance is accepted or declined; a best offer names an amount.
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

/** Returns the offer at `now`: a turn that ended without an answer expires it. */
export function offerAt(offer: Offer, now: Instant): Offer {
  return turnOf(offer) !== null && now >= offer.turnEndsAt ? { ...offer, state: 'EXPIRED' } : offer;
}

const moved = (offer: Offer, state: OfferState): OfferOutcome => ({
  kind: 'moved',
  next: { ...offer, state },
});
