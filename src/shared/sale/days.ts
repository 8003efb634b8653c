import type { Instant } from './auction.ts';

/** Dates outside 1900 to 2200 are typing errors and would break their readers. */
export const INSTANT_MIN: Instant = -2_208_988_800_000;
export const INSTANT_MAX: Instant = 7_289_654_399_999;
const YEAR_MIN = 1900;
const YEAR_MAX = 2200;

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether an instant lies within these years. */
export const isKnownInstant = (at: Instant): boolean => at >= INSTANT_MIN && at <= INSTANT_MAX;

function monthLength(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);
}

/** Adds months (clamped to the month's last day), then days, to a day. */
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

/** Whether a text is a valid day, `2026-11-20`, from `yearMin` to 2200. */
export function isCalendarDay(text: string, yearMin: number = YEAR_MIN): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  return year >= yearMin && year <= YEAR_MAX && day >= 1 && day <= monthLength(year, month);
}
