import type { Millis } from '#shared/sale/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The lifetimes of links and codes in e-mails; the e-mail is obsolete after that. E-mails about a running auction are
 * obsolete at its end (`isOfRunning` in notifications/kinds.ts), about an appointment at its time; all others, saved
 * searches included, never.
 */
export const LIVES_MS = {
  reset: 60 * MINUTE,
  /** Confirmation of an account's address. */
  confirm: 3 * DAY,
  copy: 3 * DAY,
  proofCode: 10 * MINUTE,
  signingCode: 15 * MINUTE,
} as const satisfies Record<string, Millis>;
