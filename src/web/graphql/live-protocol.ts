import type { GraphqlAnswer, GraphqlProblem } from './request-error.ts';

/** The graphql-transport-ws messages that a server may send. */
export type ServerFrame =
  | { type: 'connection_ack'; payload?: { serverTime?: unknown } }
  | { type: 'ping' | 'pong' }
  | { type: 'next'; id: string; payload: GraphqlAnswer }
  | { type: 'error'; id: string; payload: readonly GraphqlProblem[] }
  | { type: 'complete'; id: string };

const TYPES = new Set(['connection_ack', 'ping', 'pong', 'next', 'error', 'complete']);

export function parseFrame(text: unknown): ServerFrame | null {
  if (typeof text !== 'string') return null;
  try {
    const frame = JSON.parse(text) as { type?: unknown } | null;
    return typeof frame?.type === 'string' && TYPES.has(frame.type) ? (frame as ServerFrame) : null;
  } catch {
    return null;
  }
}

const BACK_OFF_FIRST_MS = 250;
const BACK_OFF_LAST_MS = 8_000;
const RESTART_SPREAD_MS = 1_000;

const SERVER_RESTARTS = new Set([1001, 4503]);
/** Close codes of final refusals: a retry would get the same answer. */
const FINAL = new Set([4401, 4403, 4406, 4409]);
/** The server does not understand this page, which is from an earlier build. */
const NOT_UNDERSTOOD = 4400;

export type AfterClose = { kind: 'retry'; delayMs: number } | { kind: 'rest' } | { kind: 'renewed' };

/** Returns the backoff in milliseconds, up to eight seconds, with jitter; `random` is between 0 and 1. */
export const waitBefore = (attempt: number, random: number): number =>
  spread(Math.min(BACK_OFF_LAST_MS, BACK_OFF_FIRST_MS * 2 ** attempt), random);

const spread = (longestMs: number, random: number) => Math.round(longestMs * (0.5 + random / 2));

/**
 * Returns what to do after a close. Retries have jitter, so that the viewers of an auction do not all reconnect at the
 * same instant.
 */
export function afterClose(closeCode: number, attempt: number, random: number): AfterClose {
  if (closeCode === NOT_UNDERSTOOD) return { kind: 'renewed' };
  if (FINAL.has(closeCode)) return { kind: 'rest' };
  if (SERVER_RESTARTS.has(closeCode) && attempt === 0) {
    return { kind: 'retry', delayMs: Math.round(random * RESTART_SPREAD_MS) };
  }
  const isBusy = closeCode >= 4400 && closeCode <= 4499;
  return { kind: 'retry', delayMs: isBusy ? spread(BACK_OFF_LAST_MS, random) : waitBefore(attempt, random) };
}
