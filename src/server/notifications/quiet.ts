import { parisTime } from '#shared/words/paris.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

export type QuietHours = { readonly quietFrom: number | null; readonly quietUntil: number | null };

/** Returns the milliseconds until the person's quiet hours (in Paris time) are over; 0 outside of them. */
export function quietMs({ quietFrom, quietUntil }: QuietHours, now: number): number {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return 0;
  const [hours = 0, minutes = 0] = parisTime(now).slice(11).split(':').map(Number);
  const at = 60 * hours + minutes;
  const sinceBegin = (at - 60 * quietFrom + DAY_MINUTES) % DAY_MINUTES;
  const length = (60 * (quietUntil - quietFrom) + DAY_MINUTES) % DAY_MINUTES;
  return sinceBegin < length ? (length - sinceBegin) * MINUTE_MS : 0;
}
