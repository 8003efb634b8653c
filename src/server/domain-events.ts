import type { Cents, Euros, Instant, OrderCause } from '#shared/sale/index.ts';
import type { Writes } from './database/index.ts';

/** The domain events: what happens in one folder and has consequences in others, with its data. */
export type DomainEventMap = {
  /** A car is published, for the first time or again. A follower may refuse it by throwing. */
  'ad.published': { readonly uuid: string; readonly at: Instant };
  /** The content of an ad, public or not, has changed. */
  'ad.rewritten': { readonly uuid: string };
  /** A public ad was edited; `priceWas` is the price that may be stated as the former one, where it fell. */
  'ad.edited': { readonly uuid: string; readonly revision: number; readonly priceWas: Euros | null };
  /** A car has another owner, or none (null). */
  'ad.ownerChanged': {
    readonly uuid: string;
    readonly formerId: string | null;
    readonly ownerId: string | null;
    readonly actorId: string | null;
  };
  /** The house now sells a car, for its owner or as its own, and so edits the ad. */
  'ad.entrusted': { readonly uuid: string };
  /** The house no longer sells a car for its owner. */
  'ad.givenBack': {
    readonly uuid: string;
    readonly actorId: string | null;
    /** The car belongs to its owner, neither to the house nor to nobody. */
    readonly isOwners: boolean;
    /** Why the owner took it back, which ends all that they signed; null: only the ad changed hands. */
    readonly reason: string | null;
  };
  /** Staff marked a car as sold otherwise than by its auction. */
  'ad.sold': { readonly uuid: string };
  /** A public answer was edited. */
  'answer.edited': { readonly uuid: string; readonly questionId: string };
  /** An auction was planned for a public car. */
  'auction.planned': { readonly adUuid: string; readonly at: Instant };
  /** The planned auction of a public car was rescheduled. */
  'auction.replanned': { readonly adUuid: string };
  /** Staff changed whether somebody sells by trade. Their auctions are locked. */
  'seller.changed': { readonly accountId: string; readonly actorId: string };
  /** A car is sold, by the hammer or by an offer after it. */
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
  /** Staff accepted a paper or a person that blocked a handover. */
  'order.obstacleGone': { readonly orderId: string; readonly paperId?: string };
  /** An order made a step of which its sides may be notified. */
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
  /** A buyer declared a withdrawal by the public form, and their identity is proven. */
  'withdrawal.proven': {
    readonly orderId: string;
    readonly at: Instant;
    /** They had already withdrawn. */
    readonly isKnown: boolean;
  };
  /** An open order may be the one of a withdrawal under review: nothing is asked of its sides meanwhile. */
  'withdrawal.waits': { readonly orderId: string };
  /** A payment succeeded; told once. */
  'payment.taken': {
    readonly id: string;
    readonly subjectId: string;
    readonly amountCents: Cents;
    readonly brand: string | null;
    readonly lastFour: string | null;
  };
  /** A card's bank disputes a payment, or updates the dispute. */
  'payment.contested': {
    readonly subjectId: string;
    readonly dispute: {
      /** The provider's id of it. */
      readonly ref: string;
      /** INQUIRY: the bank asks and has taken nothing. WON and LOST are final. */
      readonly state: 'INQUIRY' | 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'WON' | 'LOST';
      readonly amountCents: Cents;
      /** The provider's fee for it. */
      readonly feeCents: Cents;
      /** The provider's code: `fraudulent`, `product_not_received`. */
      readonly reason: string;
      readonly openedAt: Instant;
      /** Until when the house may answer; null: it may not. */
      readonly evidenceBy: Instant | null;
    };
    /** All amounts so far that the provider took (negative) or gave back for it, each with its own id. */
    readonly moves: readonly { readonly ref: string; readonly cents: Cents }[];
    /** Whether it is new or has changed its state, so that staff are notified. */
    readonly isNews: boolean;
  };
  /** A refund to a card was returned to the house. */
  'payment.refundFailed': {
    readonly subjectId: string;
    /** The name given with the refund; empty for a full one. */
    readonly name: string;
  };
  /** VIES has answered about a person's VAT number. */
  'vat.answered': { readonly accountId: string; readonly number: string; readonly isKnown: boolean };
  /** An account's e-mail address has changed; both are proven to be its person's. */
  'email.moved': { readonly accountId: string; readonly from: string; readonly to: string };
  /** Somebody chose the language of their letters. */
  'language.chosen': { readonly accountId: string };
  /** All sessions and other ways into an account were ended. */
  'ways.ended': { readonly accountId: string };
};

type Name = keyof DomainEventMap;
type Follow<One extends Name> = (writes: Writes, event: DomainEventMap[One]) => Promise<void>;
export type DomainEvents = ReturnType<typeof openDomainEvents>;

/**
 * Opens the domain events. They are told in the transaction of the event: it is committed with all its consequences, or
 * not at all. Followers register at start-up and run in that order.
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
