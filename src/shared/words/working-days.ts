import { holidaysOf, type Millis } from '../sale/index.ts';

/** From when to when a house is open on a day of the week, by its own clocks: `09:00`. */
export type OpenTimes = { readonly from: string; readonly to: string };
/** When somebody is there. */
export type OpeningHours = {
  /** Monday to Sunday; null: closed. */
  readonly days: readonly (OpenTimes | null)[];
  /** Closed on the holidays of French law. */
  readonly keepsFrenchHolidays: boolean;
  /** Closed besides, as `2026-12-24`. */
  readonly closedOn: readonly string[];
};

/** What the house's clocks show, in milliseconds as if it were Greenwich's. */
type WallTime = Millis;

const MINUTE_MS: Millis = 60_000;
const DAY_MS: Millis = 24 * 60 * MINUTE_MS;
/** A house that is closed for longer than this counts no working days. */
const DAYS_MAX = 400;

const dayOf = (at: WallTime): string => new Date(at).toISOString().slice(0, 10);
const midnightOf = (at: WallTime): WallTime => Date.parse(dayOf(at));

/** The holidays of French law in a year, as `2026-05-14`. */
export const frenchHolidays = (year: number): readonly string[] =>
  holidaysOf(year).map(day => dayOf(day * DAY_MS));

function timesOn(day: string, { days, keepsFrenchHolidays, closedOn }: OpeningHours): OpenTimes | null {
  const isHoliday = keepsFrenchHolidays && frenchHolidays(Number(day.slice(0, 4))).includes(day);
  if (isHoliday || closedOn.includes(day)) return null;
  // JavaScript's week begins on Sunday.
  return days[(new Date(day).getUTCDay() + 6) % 7] ?? null;
}

const minutesOf = (time: string): Millis =>
  (60 * Number(time.slice(0, 2)) + Number(time.slice(3))) * MINUTE_MS;

/** The first open day from a midnight on; null where none comes. */
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
 * When so many working days are over that are counted from a moment: what comes while the house is closed counts from
 * its next opening, and what is due is due while it is open.
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

/** A deadline on a closed day is the same hour of the next open one (as article 642 of the Code of Civil Procedure). */
export function movedToOpenDay(due: WallTime, hours: OpeningHours): WallTime {
  const midnight = midnightOf(due);
  return due - midnight + (openDayFrom(midnight, hours)?.midnight ?? midnight);
}
