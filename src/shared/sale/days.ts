import type { Instant } from './auction.ts';

/** What is earlier or later than this is no date of ours but a slip, and breaks whoever reads it: 1900 to 2200. */
export const INSTANT_MIN: Instant = -2_208_988_800_000;
export const INSTANT_MAX: Instant = 7_289_654_399_999;
const YEAR_MIN = 1900;
const YEAR_MAX = 2200;

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether an instant lies in a year that we deal with. */
export const isKnownInstant = (at: Instant): boolean => at >= INSTANT_MIN && at <= INSTANT_MAX;

/** How many days a month has. */
function monthLength(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);
}

/** A day so much later, by months, of a short one its last day, then by days. */
export function laterDay(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  let at = 12 * year + month - 1 + months;
  const lengthOf = () => monthLength(Math.floor(at / 12), (at % 12) + 1);
  let left = Math.min(date, lengthOf()) + days;
  while (left > lengthOf()) {
    left -= lengthOf();
    at += 1;
  }
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}-${two(left)}`;
}

/** A day as a date field writes it, `2026-11-20`, that the calendar has, from `yearMin` to 2200. */
export function isCalendarDay(text: string, yearMin: number = YEAR_MIN): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  return year >= yearMin && year <= YEAR_MAX && day >= 1 && day <= monthLength(year, month);
}
