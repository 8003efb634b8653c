export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Says no to letters of this kind with one request (RFC 8058). */
  readonly unsubscribeUrl?: string | null;
};
