import type { Instant } from './auction.ts';

/** What is earlier or later than this is no date of ours but a slip, and breaks whoever reads it: 1900 to 2200. */
export const INSTANT_MIN: Instant = -2_208_988_800_000;
export const INSTANT_MAX: Instant = 7_289_654_399_999;
const YEAR_MIN = 1900;
const YEAR_MAX = 2200;

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether an instant lies in a year that we deal with. */
export const isKnownInstant = (at: Instant): boolean => at >= INSTANT_MIN && at <= INSTANT_MAX;

/** A day as a date field writes it, `2026-11-20`, that the calendar has, from `yearMin` to 2200. */
export function isCalendarDay(text: string, yearMin: number = YEAR_MIN): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && isLeap ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);
  return year >= yearMin && year <= YEAR_MAX && day >= 1 && day <= days;
}
