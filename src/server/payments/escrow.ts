import type { Cents } from '#shared/sale/index.ts';

/** The escrow providers, by the name stored with orders. */
export const ESCROWS = ['sandbox', 'stripe'] as const;
export type EscrowName = (typeof ESCROWS)[number];

/** Display names of the providers. */
export const ESCROW_TITLES: Readonly<Record<EscrowName, string>> = { sandbox: 'Sandbox', stripe: 'Stripe' };

/** A request to the buyer for the price of an order. */
export type EscrowWish = {
  readonly orderId: string;
  readonly amountCents: Cents;
  readonly payer: { readonly accountId: string; readonly name: string; readonly email: string };
  /** Shown to the buyer, with the order's number. */
  readonly label: string;
};

/** The bank details for the buyer's transfer. */
export type EscrowAsked = {
  readonly providerRef: string;
  readonly payee: string;
  readonly iban: string;
  readonly bic: string;
  readonly reference: string;
};

export type EscrowRef = {
  readonly orderId: string;
  readonly providerRef: string;
  readonly amountCents: Cents;
};

/** The amounts of an order's price at the provider, since the beginning. */
export type EscrowStanding = {
  /** Held now or before; 0 until the whole price is there. */
  readonly receivedCents: Cents;
  /** The part received while the price is incomplete. */
  readonly partCents: Cents;
  readonly releasedCents: Cents;
  readonly returnedCents: Cents;
};

export type EscrowMove = {
  /** Our id, which makes repeated requests idempotent. */
  readonly id: string;
  readonly kind: 'RELEASE' | 'RETURN';
  readonly amountCents: Cents;
  /** The recipient of a release. */
  readonly payeeRef: string | null;
};

/** PENDING: under way; repeating the request returns its progress. REFUSED: it will not be done. */
export type EscrowAnswer = {
  readonly state: 'DONE' | 'PENDING' | 'REFUSED';
  readonly providerRef?: string;
  readonly failure?: string;
};

/** A seller at the provider; `url` is the page where they give what it still requires. */
export type EscrowPayee = { readonly ref: string; readonly isReady: boolean; readonly url: string | null };

/** A webhook: which order to query. */
export type EscrowNews = {
  readonly eventId: string;
  readonly orderId: string | null;
  readonly providerRef: string | null;
};

/**
 * An escrow provider, which holds a car's price until the handover. Each method is idempotent under the id of the order
 * or move. All of them @throws AppError PaymentUnavailable where no answer comes: the result is unknown, and the call
 * may be repeated.
 */
export type EscrowProvider = {
  readonly name: EscrowName;
  /** Requests the price from the buyer, by transfer to an account of the provider. */
  ask(wish: EscrowWish): Promise<EscrowAsked>;
  look(escrow: EscrowRef): Promise<EscrowStanding>;
  /** Stops accepting money and returns a partial payment. A price already complete is held, as `look` shows. */
  close(escrow: EscrowRef): Promise<void>;
  /** Registers the seller, or checks whether they can be paid; `back`: the return URL, null where no page is needed. */
  payee(
    seller: { readonly accountId: string; readonly email: string; readonly ref: string | null },
    back: string | null,
  ): Promise<EscrowPayee>;
  /** Releases held money to the seller, or returns it to the buyer. */
  move(escrow: EscrowRef, move: EscrowMove): Promise<EscrowAnswer>;
  /** Parses a webhook after checking its signature; null where that is invalid. */
  hear(body: Buffer, signature: string): EscrowNews | null;
  /** In the sandbox only: simulates the buyer's transfer. */
  receive?(escrow: EscrowRef, cents: Cents): Promise<void>;
};
