import type { Instant } from './auction.ts';

export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';
export type CountdownPart = { readonly unit: CountdownUnit; readonly value: number };
/** `ad`: cards and the ad's contact block; `auction`: header card and bars (spec §4). */
export type CountdownStyle = 'ad' | 'auction';

const DAY = 86_400;
const HOUR = 3_600;
const MINUTE = 60;

/** Returns whole seconds left, rounded up: the last second shows 1, and 0 is the end. */
export function secondsLeft(endAt: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((endAt - now) / 1000));
}

/** Whether the countdown is red: the auction is running with less than one hour left. */
export function isUrgent(seconds: number): boolean {
  return seconds > 0 && seconds < HOUR;
}

/** Returns milliseconds until the countdown turns red; zero or less once it has. */
export function untilUrgent(endAt: Instant, now: Instant): number {
  return endAt - now - 1000 * (HOUR - 1);
}

/** Returns the units of a countdown, largest first. */
export function countdownParts(seconds: number, style: CountdownStyle): readonly CountdownPart[] {
  const days: CountdownPart = { unit: 'days', value: Math.floor(seconds / DAY) };
  const hours: CountdownPart = { unit: 'hours', value: Math.floor((seconds % DAY) / HOUR) };
  const minutes: CountdownPart = { unit: 'minutes', value: Math.floor((seconds % HOUR) / MINUTE) };
  const rest: CountdownPart = { unit: 'seconds', value: seconds % MINUTE };

  if (seconds >= DAY) {
    return style === 'ad' && seconds <= 2 * DAY ? [days, hours, minutes] : [days, hours];
  }
  if (seconds >= HOUR) return [hours, minutes];
  if (seconds >= MINUTE) return [minutes, rest];
  return [rest];
}
