import type { Language } from '#shared/words/locale.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe URL for this kind of e-mail (RFC 8058). */
  readonly unsubscribeUrl?: string | null;
  /** After this instant it is obsolete and not sent: its code has expired or its auction is over. */
  readonly goodUntil?: number | null;
  /** The lead that it reports to the house; the e-mail is erased with it. */
  readonly leadId?: string;
  /** Its notification; the notifications room is asked again before it is sent. */
  readonly notificationId?: string | null;
};

/** An unsubscribe link: the kind of e-mail, which names nobody, and the operation that ends it. */
export type Unsubscribe = {
  readonly letterIn: (language: Language) => string;
  readonly end: () => Promise<void>;
};
