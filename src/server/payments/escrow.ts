import type { Cents } from '#shared/sale/index.ts';

/** Providers that hold a price between the buyer's transfer and the handover, by the name that orders keep. */
export const ESCROWS = ['sandbox', 'stripe'] as const;
export type EscrowName = (typeof ESCROWS)[number];

/** A provider as people read it. */
export const ESCROW_TITLES: Readonly<Record<EscrowName, string>> = { sandbox: 'Sandbox', stripe: 'Stripe' };

/** What is asked for: the price of an order, of its buyer. */
export type EscrowWish = {
  readonly orderId: string;
  readonly amountCents: Cents;
  readonly payer: { readonly accountId: string; readonly name: string; readonly email: string };
  /** As the buyer reads it, with the order's number. */
  readonly label: string;
};

/** Where the buyer sends it. */
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

/** What a provider says of an order's price; all of it since the beginning. */
export type EscrowStanding = {
  /** Held, or held once: nothing before it is whole. */
  readonly receivedCents: Cents;
  /** What has come of it while it is not whole. */
  readonly partCents: Cents;
  readonly releasedCents: Cents;
  readonly returnedCents: Cents;
};

export type EscrowMove = {
  /** Ours: asked for twice it is one. */
  readonly id: string;
  readonly kind: 'RELEASE' | 'RETURN';
  readonly amountCents: Cents;
  /** Whom a release goes to. */
  readonly payeeRef: string | null;
};

/** PENDING: it is under way, and asking again says what has become of it. REFUSED: it will not be done. */
export type EscrowAnswer = {
  readonly state: 'DONE' | 'PENDING' | 'REFUSED';
  readonly providerRef?: string;
  readonly failure?: string;
};

/** A seller as the provider knows them; `url` leads to where they say what it still asks for. */
export type EscrowPayee = { readonly ref: string; readonly isReady: boolean; readonly url: string | null };

/** What a provider tells by itself: which order to look at. */
export type EscrowNews = {
  readonly eventId: string;
  readonly orderId: string | null;
  readonly providerRef: string | null;
};

/**
 * Whoever holds the price of a car until it is handed over. Each verb may be asked again, under the order's or the
 * move's id: nothing is asked for, released or given back twice.
 * All of them @throws AppError PaymentUnavailable where no answer comes: then nothing is known, and one may ask again.
 */
export type EscrowProvider = {
  readonly name: EscrowName;
  /** Asks the buyer for the price, by a transfer to an account of the provider's. */
  ask(wish: EscrowWish): Promise<EscrowAsked>;
  look(escrow: EscrowRef): Promise<EscrowStanding>;
  /** Takes nothing more; what came in part goes back. What was whole by then is held, and `look` says so. */
  close(escrow: EscrowRef): Promise<void>;
  /**
   * Makes the seller known, or looks whether they may be paid; `back` is where they return to, null asks for no page.
   */
  payee(
    seller: { readonly accountId: string; readonly email: string; readonly ref: string | null },
    back: string | null,
  ): Promise<EscrowPayee>;
  /** Releases to the seller, or gives back to the buyer; of what is held, and no more. */
  move(escrow: EscrowRef, move: EscrowMove): Promise<EscrowAnswer>;
  /** What came over the line, once its signature is checked; null where it is not the provider who speaks. */
  hear(body: Buffer, signature: string): EscrowNews | null;
  /** Of the sandbox alone: the buyer's transfer comes in. */
  receive?(escrow: EscrowRef, cents: Cents): Promise<void>;
};
