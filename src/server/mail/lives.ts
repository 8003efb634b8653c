import type { Millis } from '#shared/sale/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * For how long the link or the code of a letter is good; the letter is worth being sent for as long. News of an
 * auction that runs is worth it until the auction's end (`isOfRunning` in notifications/kinds.ts), that of an
 * appointment until its hour; every other letter, that of a saved search among them, has no end.
 */
export const LIVES_MS = {
  reset: 60 * MINUTE,
  /** Of an address that is an account's, or is to be. */
  confirm: 3 * DAY,
  copy: 3 * DAY,
  proofCode: 10 * MINUTE,
  signingCode: 15 * MINUTE,
} as const satisfies Record<string, Millis>;
