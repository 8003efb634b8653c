import { once } from '../once.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The year from which summer time has ended in October (directives 94/21/EC and 2000/84/EC). */
const SUMMER_TIME_SINCE = 1996;

const older = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' }),
);

/**
 * What the clocks show where the house sells, in milliseconds of UTC, as ISO text: `2026-11-20T18:00:07`. By the rule,
 * since a browser takes thirty milliseconds to learn the calendars of the world.
 * @throws RangeError where it is no instant
 */
export function parisTime(at: number): string {
  const year = new Date(at).getUTCFullYear();
  if (year < SUMMER_TIME_SINCE) return older().format(at).replace(' ', 'T');
  const isSummer = at >= lastSunday(year, 2) && at < lastSunday(year, 9);
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 19);
}

/** What the clocks of Paris show, in milliseconds as if it were Greenwich's. */
export const parisWall = (at: number): number => at + leadAt(at);

/** How far the clocks of Paris are ahead of the world's. */
function leadAt(at: number): number {
  const second = at - (at % 1_000);
  return Date.parse(`${parisTime(second)}Z`) - second;
}

/**
 * The moment when the clocks of Paris show this. Of the hour that autumn has twice it is the first, and an hour that
 * spring leaves out is the one after it.
 */
export function fromParisWall(shown: number): number {
  const lead = leadAt(shown - (shown % 60_000) - DAY_MS);
  const first = shown - lead;
  const second = shown - leadAt(first);
  // Neither shows the hour that spring leaves out.
  const isSecond = leadAt(first) !== lead && leadAt(second) === shown - second;
  return isSecond ? second : first;
}

/** One o'clock of UTC on the last Sunday of a month, counted from 0: clocks are changed then. */
function lastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS;
}

/** The day of an instant where the house sells, as a date field writes it: `2026-11-20`. */
export const parisDay = (at: number): string => parisTime(at).slice(0, 10);
