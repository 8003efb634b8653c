import { holidaysOf, type Millis } from '../sale/index.ts';

/** Opening and closing time of a weekday, local: `09:00`. */
export type OpenTimes = { readonly from: string; readonly to: string };
/** The opening hours of the house. */
export type OpeningHours = {
  /** Monday to Sunday; null: closed. */
  readonly days: readonly (OpenTimes | null)[];
  /** Closed on French legal holidays. */
  readonly keepsFrenchHolidays: boolean;
  /** Further closed days, as `2026-12-24`. */
  readonly closedOn: readonly string[];
};

/** Local wall time in milliseconds, as if it were UTC. */
type WallTime = Millis;

const MINUTE_MS: Millis = 60_000;
const DAY_MS: Millis = 24 * 60 * MINUTE_MS;
/** Without an open day within this span, working days are not counted. */
const DAYS_MAX = 400;

const dayOf = (at: WallTime): string => new Date(at).toISOString().slice(0, 10);
const midnightOf = (at: WallTime): WallTime => Date.parse(dayOf(at));

/** Returns the French legal holidays of a year, as `2026-05-14`. */
export const frenchHolidays = (year: number): readonly string[] =>
  holidaysOf(year).map(day => dayOf(day * DAY_MS));

function timesOn(day: string, { days, keepsFrenchHolidays, closedOn }: OpeningHours): OpenTimes | null {
  const isHoliday = keepsFrenchHolidays && frenchHolidays(Number(day.slice(0, 4))).includes(day);
  if (isHoliday || closedOn.includes(day)) return null;
  // getUTCDay starts with Sunday.
  return days[(new Date(day).getUTCDay() + 6) % 7] ?? null;
}

const minutesOf = (time: string): Millis =>
  (60 * Number(time.slice(0, 2)) + Number(time.slice(3))) * MINUTE_MS;

/** Returns the first open day from a midnight on; null where there is none. */
function openDayFrom(
  midnight: WallTime,
  hours: OpeningHours,
): { midnight: WallTime; opens: WallTime; closes: WallTime } | null {
  for (let days = 0; days < DAYS_MAX; days += 1) {
    const at = midnight + days * DAY_MS;
    const times = timesOn(dayOf(at), hours);
    if (times) return { midnight: at, opens: at + minutesOf(times.from), closes: at + minutesOf(times.to) };
  }
  return null;
}

/**
 * Returns the end of so many working days. What comes while the house is closed counts from the next opening; the
 * result always lies within opening hours.
 */
export function workingDaysAfter(from: WallTime, days: number, hours: OpeningHours): WallTime {
  const first = openDayFrom(midnightOf(from), hours);
  const open = first && from > first.closes ? openDayFrom(first.midnight + DAY_MS, hours) : first;
  if (!open) return from + days * DAY_MS;
  const begins = Math.max(from, open.opens);
  let due = open;
  for (let day = 0; day < days; day += 1) due = openDayFrom(due.midnight + DAY_MS, hours) ?? due;
  const sameHour = due.midnight + (begins - open.midnight);
  return Math.min(Math.max(sameHour, due.opens), due.closes);
}

/** Moves a deadline on a closed day to the next open day, same hour (as article 642 of the Code of Civil Procedure). */
export function movedToOpenDay(due: WallTime, hours: OpeningHours): WallTime {
  const midnight = midnightOf(due);
  return due - midnight + (openDayFrom(midnight, hours)?.midnight ?? midnight);
}
