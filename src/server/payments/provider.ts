import type { Cents } from '#shared/sale/index.ts';
import type { Payment, PaymentMove } from './payments-store.ts';

/** What a payment is for, as shown on the statement, and the URL to return to. */
export type Purpose = { readonly label: string; readonly returnUrl: string };

/** Instead of a failure: the bank is processing it, maybe for days; the person has nothing to do. */
export const PENDING = 'processing';

/** The state of a payment at the provider, and what the person has to do. */
export type ProviderAnswer = PaymentMove & {
  /** The provider's page. */
  readonly url?: string | null;
  /** For our own form: whether it asks for a card, or for the code of a second step. */
  readonly form?: { readonly secret: string; readonly asks: 'CARD' | 'CODE' } | null;
};

/** The URLs after a card was given, and after the person left without giving one. */
export type WayBack = { readonly doneUrl: string; readonly leftUrl: string };

/** A card to store, valid until `expiresAt` (milliseconds UTC), with the provider's id. */
export type NewCard = {
  readonly brand: string;
  readonly lastFour: string;
  readonly expiresAt: number;
  readonly providerRef: string;
};

/** FAILED: for good, at once or days later; the money is back with the house. */
export type RefundState = 'GIVEN' | 'FAILED';
export type Refund = { readonly cents: Cents; readonly key: string; readonly mayBegin?: () => Promise<void> };

/** The provider's id of what is to be deleted: a card, or a customer with all cards. */
export type Forgotten = { readonly kind: 'CARD' | 'CUSTOMER'; readonly ref: string };

/**
 * A payment provider. Each method may be repeated: a payment is never charged twice. All of them @throws AppError
 * PaymentUnavailable where no answer comes: the result is unknown, and the call may be repeated.
 */
export type Provider = {
  readonly name: string;
  /** Opens the form for a card; returns its secret, or the URL of the provider's page, which returns to `back`. */
  openSetup(accountId: string, subjectId: string, back: WayBack): Promise<string>;
  /** The cards given today on the provider's page, oldest first; absent where the provider has no such page. */
  findGiven?(accountId: string): Promise<NewCard[]>;
  charge(payment: Payment, purpose: Purpose): Promise<ProviderAnswer>;
  /** Returns the current state of a payment. */
  look(payment: Payment, purpose: Purpose): Promise<ProviderAnswer>;
  /**
   * Abandons a payment, even one whose charge was never answered; it may have succeeded in the meantime. One that is
   * known to be with the bank (PENDING) is left there: if it succeeds, it counts as a second payment.
   */
  abandon(payment: Payment, purpose: Purpose): Promise<ProviderAnswer>;
  /**
   * Refunds an amount, once for each key, even after a failure. A new refund first calls `mayBegin`; a repeated one
   * does not.
   * @throws AppError PaymentContested while a bank dispute is open, and what `mayBegin` throws
   */
  refund(payment: Payment, back: Refund): Promise<RefundState>;
  /** Deletes a card or customer; one that no longer exists is no error. */
  forget(gone: Forgotten): Promise<void>;
};
