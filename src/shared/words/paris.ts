import { once } from '../once.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The year since which summer time ends in October (directives 94/21/EC and 2000/84/EC). */
const SUMMER_TIME_SINCE = 1996;

const older = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' }),
);

/**
 * Returns the local time in Paris of UTC milliseconds, as ISO text: `2026-11-20T18:00:07`. It is computed by rule,
 * since a browser takes thirty milliseconds to load Intl's calendars.
 * @throws RangeError for an invalid instant
 */
export function parisTime(at: number): string {
  const year = new Date(at).getUTCFullYear();
  if (year < SUMMER_TIME_SINCE) return older().format(at).replace(' ', 'T');
  const isSummer = at >= lastSunday(year, 2) && at < lastSunday(year, 9);
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 19);
}

/** Returns Paris wall time as milliseconds, as if it were UTC. */
export const parisWall = (at: number): number => at + leadAt(at);

/** Returns the offset of Paris from UTC. */
function leadAt(at: number): number {
  const second = at - (at % 1_000);
  return Date.parse(`${parisTime(second)}Z`) - second;
}

/**
 * Returns the instant of a Paris wall time. An hour that occurs twice in autumn is taken as the first; an hour skipped
 * in spring as the one after it.
 */
export function fromParisWall(shown: number): number {
  const lead = leadAt(shown - (shown % 60_000) - DAY_MS);
  const first = shown - lead;
  const second = shown - leadAt(first);
  // Neither offset yields an hour skipped in spring.
  const isSecond = leadAt(first) !== lead && leadAt(second) === shown - second;
  return isSecond ? second : first;
}

/** Returns 01:00 UTC on the last Sunday of a month (from 0), when the clocks change. */
function lastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS;
}

/** Returns the day in Paris: `2026-11-20`. */
export const parisDay = (at: number): string => parisTime(at).slice(0, 10);
