import type { Cents } from '#shared/sale/index.ts';
import type { Payment, PaymentMove } from './payments-store.ts';

/** What a payment is for, as the person reads it on their statement, and where they come back to. */
export type Purpose = { readonly label: string; readonly returnUrl: string };

/** Instead of a failure: its bank has it, maybe for days, and there is nothing for its person to do. */
export const PENDING = 'processing';

/** Where a payment stands with its provider, and what the person has to do where it waits for them. */
export type ProviderAnswer = PaymentMove & {
  /** The provider's own page. */
  readonly url?: string | null;
  /** For our own form: whether it asks for a card, or for the code of a second step. */
  readonly form?: { readonly secret: string; readonly asks: 'CARD' | 'CODE' } | null;
};

/** Where one goes on once the card is given, and where one was, for who turns back without. */
export type WayBack = { readonly doneUrl: string; readonly leftUrl: string };

/** A card as it is put on file, good until `expiresAt` (milliseconds UTC), and what the provider calls it. */
export type NewCard = {
  readonly brand: string;
  readonly lastFour: string;
  readonly expiresAt: number;
  readonly providerRef: string;
};

/** FAILED: for good, at once or days later; the money is the house's again. */
export type RefundState = 'GIVEN' | 'FAILED';
export type Refund = { readonly cents: Cents; readonly key: string; readonly mayBegin?: () => Promise<void> };

/** What is kept no more, as the provider calls it: a card, or a person with every card of theirs. */
export type Forgotten = { readonly kind: 'CARD' | 'CUSTOMER'; readonly ref: string };

/**
 * Whoever takes the money. Each verb may be asked again: the same payment is never taken twice.
 * All of them @throws AppError PaymentUnavailable where no answer comes: then nothing is known, and one may ask again.
 */
export type Provider = {
  readonly name: string;
  /** Opens the giving of a card; answers its secret, or the page where it is given, which leads back to `back`. */
  openSetup(accountId: string, subjectId: string, back: WayBack): Promise<string>;
  /** The cards somebody gave on a page of the provider's today, the last one last; without it, none is given there. */
  findGiven?(accountId: string): Promise<NewCard[]>;
  charge(payment: Payment, purpose: Purpose): Promise<ProviderAnswer>;
  /** What has become of it. */
  look(payment: Payment, purpose: Purpose): Promise<ProviderAnswer>;
  /**
   * Gives it up, also where its charge was never answered; it may have succeeded in the meantime. What its bank has is
   * left to it once that is kept of it (PENDING): should it come all the same, it is money that came twice.
   */
  abandon(payment: Payment, purpose: Purpose): Promise<ProviderAnswer>;
  /**
   * Gives an amount of it back, once under each key, also where that failed; what was given back before asks nothing
   * more, any other whether it may be.
   * @throws AppError PaymentContested while a bank has the money, and what `mayBegin` throws
   */
  refund(payment: Payment, back: Refund): Promise<RefundState>;
  /** Lets go of it; of what is not there any more too. */
  forget(gone: Forgotten): Promise<void>;
};
