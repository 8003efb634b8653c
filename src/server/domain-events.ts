import type { Cents, Euros, Instant, OrderCause } from '#shared/sale/index.ts';
import type { Writes } from './database/index.ts';

/** What happens in one room and has consequences in others, by its name and with what they need to know of it. */
export type DomainEventMap = {
  /** A car goes before the public, for the first time or again. Who follows may refuse it. */
  'ad.published': { readonly uuid: string; readonly at: Instant };
  /** What an ad says, or shows, is something else from now on, whoever sees it. */
  'ad.rewritten': { readonly uuid: string };
  /** An edit that the public sees; `priceWas` is what it may be said to have cost, where it costs less now. */
  'ad.edited': { readonly uuid: string; readonly revision: number; readonly priceWas: Euros | null };
  /** A car is somebody else's than before, or nobody's, from now on; null is nobody. */
  'ad.ownerChanged': {
    readonly uuid: string;
    readonly formerId: string | null;
    readonly ownerId: string | null;
    readonly actorId: string | null;
  };
  /** The house sells a car from now on, for its owner or as its own: what its ad says is the house's to change. */
  'ad.entrusted': { readonly uuid: string };
  /** The house sells a car for its owner no more: it is theirs to sell again, or nobody's. */
  'ad.givenBack': {
    readonly uuid: string;
    readonly actorId: string | null;
    /** Theirs, and neither the house's own nor nobody's. */
    readonly isOwners: boolean;
    /** Why its owner took it back from the house, with all that they have signed; null: only its ad changed hands. */
    readonly reason: string | null;
  };
  /** Staff have marked a car sold, another way than by its auction. */
  'ad.sold': { readonly uuid: string };
  /** An answer that the public read was written otherwise. */
  'answer.edited': { readonly uuid: string; readonly questionId: string };
  /** A car that is public already is to be under the hammer. */
  'auction.planned': { readonly adUuid: string; readonly at: Instant };
  /** The same, whose auction was planned for another time. */
  'auction.replanned': { readonly adUuid: string };
  /** Staff have said that somebody sells by trade, or no longer. Their auctions are held. */
  'seller.changed': { readonly accountId: string; readonly actorId: string };
  /** A car is sold, at the hammer or by an offer after it. */
  'auction.sold': {
    readonly auctionId: string;
    readonly adUuid: string;
    readonly buyerId: string;
    readonly sellerId: string | null;
    readonly hammerPrice: Euros;
    readonly feeCents: Cents;
    readonly now: Instant;
    readonly cause: OrderCause;
  };
  /** Staff have accepted something that stood in the way of a handover, or somebody. */
  'order.obstacleGone': { readonly orderId: string; readonly paperId?: string };
  /** An order took a step, which its sides may be told of. */
  'order.stepped': {
    readonly orderId: string;
    readonly auctionId: string;
    readonly adUuid: string;
    readonly buyerId: string;
    readonly sellerId: string | null;
    readonly kind: string;
    readonly party: string;
    readonly state: string;
    readonly at: Instant;
  };
  /** The buyer of an order declared by the public form that they go back on it, and it is proven that it was them. */
  'withdrawal.proven': {
    readonly orderId: string;
    readonly at: Instant;
    /** They went back on it before. */
    readonly isKnown: boolean;
  };
  /** An open order may be meant by a declaration of its buyer that staff look at: nothing is asked of anybody. */
  'withdrawal.waits': { readonly orderId: string };
  /** A payment went through, for the first and only time. */
  'payment.taken': {
    readonly id: string;
    readonly subjectId: string;
    readonly amountCents: Cents;
    readonly brand: string | null;
    readonly lastFour: string | null;
  };
  /** A card's bank contests a payment that counts, or says more of it. */
  'payment.contested': {
    readonly subjectId: string;
    readonly dispute: {
      /** The provider's name for it. */
      readonly ref: string;
      /** INQUIRY: the bank asks, and has taken nothing. What was won or lost is over. */
      readonly state: 'INQUIRY' | 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'WON' | 'LOST';
      readonly amountCents: Cents;
      /** What the provider keeps for it. */
      readonly feeCents: Cents;
      /** In the provider's word: `fraudulent`, `product_not_received`. */
      readonly reason: string;
      readonly openedAt: Instant;
      /** Until when the house may answer; null where it may not. */
      readonly evidenceBy: Instant | null;
    };
    /** What the provider took because of it, below zero, or gave back: all so far, each under a name of its own. */
    readonly moves: readonly { readonly ref: string; readonly cents: Cents }[];
    /** Somebody is to know of it: it is new, or has come to another state. */
    readonly isNews: boolean;
  };
  /** A refund that was sent to a card has come back: its money is the house's again. */
  'payment.refundFailed': {
    readonly subjectId: string;
    /** As it was given when it was asked for; empty where all was. */
    readonly name: string;
  };
  /** VIES has answered of the VAT number that somebody gives. */
  'vat.answered': { readonly accountId: string; readonly number: string; readonly isKnown: boolean };
  /** An account has another address by now; both are proven to be its person's. */
  'email.moved': { readonly accountId: string; readonly from: string; readonly to: string };
  /** Somebody has chosen the language of their letters. */
  'language.chosen': { readonly accountId: string };
  /** Everything that opened an account was ended. */
  'ways.ended': { readonly accountId: string };
};

type Name = keyof DomainEventMap;
type Follow<One extends Name> = (writes: Writes, event: DomainEventMap[One]) => Promise<void>;
export type DomainEvents = ReturnType<typeof openDomainEvents>;

/**
 * What happened, told in the transaction that it happened in: all of it and its consequences are kept, or none.
 * Rooms say at the start what they follow; they are told in that order.
 */
export function openDomainEvents() {
  const followers: { [One in Name]?: Follow<One>[] } = {};
  return {
    on<One extends Name>(name: One, follow: Follow<One>): void {
      const known: Follow<One>[] = followers[name] ?? [];
      Object.assign(followers, { [name]: [...known, follow] });
    },
    async tell<One extends Name>(writes: Writes, name: One, event: DomainEventMap[One]): Promise<void> {
      for (const follow of followers[name] ?? []) await follow(writes, event);
    },
  };
}
