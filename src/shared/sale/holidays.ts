/** A calendar day as whole days since 1 January 1970, in UTC. */
export type DayNumber = number;

/** Returns the day number of a Gregorian date; months from 1. */
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
/** Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];

/** Returns the eleven French holidays of a year (article L3133-1 of the Labour Code). */
export function holidaysOf(year: number): readonly DayNumber[] {
  const easter = easterSunday(year);
  return [
    ...FIXED.map(([month, day]) => dayNumber(year, month, day)),
    ...AFTER_EASTER.map(days => easter + days),
  ];
}

function isHoliday(day: DayNumber): boolean {
  // An estimate of the year: it may be off by one.
  const year = 1970 + Math.floor(day / 365.2425);
  return [year - 1, year, year + 1].some(each => holidaysOf(each).includes(day));
}

const SUNDAY = 0;
const SATURDAY = 6;

/** Returns that day, or the first one after it that is not a Saturday, Sunday or holiday. */
export function workingDayFrom(day: DayNumber): DayNumber {
  // 1 January 1970 was a Thursday.
  const weekday = (day + 4) % 7;
  const isFree = weekday === SATURDAY || weekday === SUNDAY || isHoliday(day);
  return isFree ? workingDayFrom(day + 1) : day;
}

/** Returns Easter Sunday by the Gregorian computus of 1876, in integers. */
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
