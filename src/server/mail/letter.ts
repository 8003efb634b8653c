import type { Language } from '#shared/words/locale.ts';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Says no to letters of this kind with one request (RFC 8058). */
  readonly unsubscribeUrl?: string | null;
  /** From this instant on it is worth nothing, and is not sent: its code or its auction is over by then. */
  readonly goodUntil?: number | null;
  /** What somebody sent by a form, which it tells the house of: it is erased with that. */
  readonly leadId?: string;
  /** The news that it is of; whoever told it is asked again as it is sent. */
  readonly notificationId?: string | null;
};

/** What the link of a letter says no to: its kind, which names nobody, and what ends it. */
export type Unsubscribe = {
  readonly letterIn: (language: Language) => string;
  readonly end: () => Promise<void>;
};
