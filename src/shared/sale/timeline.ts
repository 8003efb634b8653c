import type { AuctionState, Instant, Millis } from './auction.ts';

export type Phase = 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'CANCELLED';

const MINUTE_MS: Millis = 60_000;
const HOUR_MS: Millis = 60 * MINUTE_MS;
const OUTAGE_FROM_MS: Millis = 5_000;

/** Returns an auction's phase: it runs from the start (included) to the end (excluded). */
export function phaseAt(auction: Pick<AuctionState, 'status' | 'startAt' | 'endAt'>, now: Instant): Phase {
  if (auction.status === 'cancelled') return 'CANCELLED';
  if (auction.status !== 'open' || now >= auction.endAt) return 'FINISHED';
  return now < auction.startAt ? 'NOT_STARTED' : 'RUNNING';
}

/** Returns the soft-close end after an accepted request that added a row at `now`. */
export function extendedEnd(endAt: Instant, windowMs: Millis, now: Instant): Instant {
  return endAt - now <= windowMs ? now + windowMs : endAt;
}

/** Returns the hammer's verdict, asked at or after the end (rules of sale 4). */
export function verdict(auction: Pick<AuctionState, 'leader' | 'reserve' | 'price'>): 'sold' | 'unsold' {
  if (auction.leader === null || auction.price === null) return 'unsold';
  return auction.reserve === null || auction.price >= auction.reserve ? 'sold' : 'unsold';
}

/** Whether a gap between heartbeats was an outage: by default longer than five seconds, which is not mere slowness. */
export function isOutage(lastSeenAt: Instant, backAt: Instant, fromMs: Millis = OUTAGE_FROM_MS): boolean {
  return backAt - lastSeenAt > fromMs;
}

/** Whether the server was unreachable when the auction should have ended. */
export function endFellInOutage(endAt: Instant, lastSeenAt: Instant, backAt: Instant): boolean {
  return lastSeenAt < endAt && endAt <= backAt;
}

/**
 * Returns the new end of an auction whose end fell in an outage: back + max(10 minutes, the outage), or back + 24 hours
 * after an outage of 2 hours or more, so that bidders who planned for the old end can be told in time.
 */
export function reopenedEnd(lastSeenAt: Instant, backAt: Instant): Instant {
  const outageMs = backAt - lastSeenAt;
  if (outageMs >= 2 * HOUR_MS) return backAt + 24 * HOUR_MS;
  return backAt + Math.max(10 * MINUTE_MS, outageMs);
}
