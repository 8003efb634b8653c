/** A day of the calendar as whole days since 1 January 1970, in UTC. */
export type DayNumber = number;

/** The day of a date of the Gregorian calendar; months from 1. */
function dayNumber(year: number, month: number, day: number): DayNumber {
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + day - 719_469;
}

type MonthAndDay = readonly [month: number, day: number];
const FIXED: readonly MonthAndDay[] = [
  ...([
    [1, 1],
    [5, 1],
    [5, 8],
    [7, 14],
  ] as const),
  ...([
    [8, 15],
    [11, 1],
    [11, 11],
    [12, 25],
  ] as const),
];
/** Days from Easter Sunday to its Monday, Ascension and Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** The eleven holidays of a year (article L3133-1 of the Labour Code). */
export function holidaysOf(year: number): readonly DayNumber[] {
  const easter = easterSunday(year);
  return [
    ...FIXED.map(([month, day]) => dayNumber(year, month, day)),
    ...AFTER_EASTER.map(days => easter + days),
  ];
}

/** Whether a day is one of them. */
function isHoliday(day: DayNumber): boolean {
  // Its year, or the one beside it.
  const year = 1970 + Math.floor(day / 365.2425);
  return [year - 1, year, year + 1].some(each => holidaysOf(each).includes(day));
}

const SUNDAY = 0;
const SATURDAY = 6;

/** That day, or the first after it that is no Saturday, no Sunday and no holiday. */
export function workingDayFrom(day: DayNumber): DayNumber {
  // The first day of 1970 was a Thursday.
  const weekday = (day + 4) % 7;
  const isFree = weekday === SATURDAY || weekday === SUNDAY || isHoliday(day);
  return isFree ? workingDayFrom(day + 1) : day;
}

/** By the Gregorian computus of 1876, in integers. */
function easterSunday(year: number): DayNumber {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + correction + 15) % 30;
  const moon = epact - Math.floor((epact + Math.floor(golden / 11)) / 29);
  const leaps = year + Math.floor(year / 4) + 2 - century + Math.floor(century / 4);
  const offset = moon - ((leaps + moon) % 7);
  return dayNumber(year, 3, 28) + offset;
}
