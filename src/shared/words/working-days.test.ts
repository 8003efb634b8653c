import { describe, expect, it } from 'vitest';
import { frenchHolidays, movedToOpenDay, type OpeningHours, workingDaysAfter } from './working-days.ts';

const day = { from: '09:00', to: '18:00' };
const HOUSE: OpeningHours = {
  days: [day, day, day, day, { from: '09:00', to: '16:00' }, null, null],
  keepsFrenchHolidays: true,
  closedOn: ['2026-12-24'],
};
const wall = (text: string) => Date.parse(`${text}Z`);
const told = (at: number) => new Date(at).toISOString().slice(0, 16);

describe('the holidays of France', () => {
  it.each([
    [2024, '2024-04-01', '2024-05-09', '2024-05-20'],
    [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
    [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
    [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
  ])(
    'of %i are the eleven of the law, Easter Monday, Ascension and Whit Monday among them',
    (year, ...moving) => {
      const days = frenchHolidays(year);
      expect(days).toEqual(expect.arrayContaining(moving));
      expect(days).toEqual(expect.arrayContaining([`${year}-05-08`, `${year}-07-14`, `${year}-11-11`]));
      expect(new Set(days).size).toBe(11);
    },
  );
});

describe('a working day', () => {
  it.each([
    ['2026-11-24T10:00', 1, '2026-11-25T10:00', 'the same hour of the next'],
    ['2026-11-27T15:00', 1, '2026-11-30T15:00', 'over the week-end'],
    ['2026-11-22T09:33', 1, '2026-11-24T09:00', 'asked for on a Sunday, counted from Monday’s opening'],
    ['2026-11-24T19:30', 2, '2026-11-27T09:00', 'asked for in the evening, counted from the next opening'],
    ['2026-11-24T06:00', 1, '2026-11-25T09:00', 'asked for before the opening'],
    ['2026-11-26T17:30', 1, '2026-11-27T16:00', 'no later than that day closes'],
    ['2026-12-23T10:00', 1, '2026-12-28T10:00', 'over Christmas and a day of the house’s own'],
    ['2026-05-07T11:00', 1, '2026-05-11T11:00', 'over the 8 of May'],
  ])('of %s and %i is %s: %s', (from, days, due) => {
    expect(told(workingDaysAfter(wall(from), days, HOUSE))).toBe(due);
  });
});

describe('a deadline', () => {
  it('that falls on a closed day goes to the same hour of the next open one', () => {
    expect(told(movedToOpenDay(wall('2026-11-22T23:15'), HOUSE))).toBe('2026-11-23T23:15');
    expect(told(movedToOpenDay(wall('2026-11-24T03:00'), HOUSE))).toBe('2026-11-24T03:00');
    expect(told(movedToOpenDay(wall('2026-12-24T10:00'), HOUSE))).toBe('2026-12-28T10:00');
  });

  it('of a house that opens on Sundays stays', () => {
    const sundays = { ...HOUSE, days: [null, null, null, null, null, null, day], keepsFrenchHolidays: false };
    expect(told(movedToOpenDay(wall('2026-11-22T10:00'), sundays))).toBe('2026-11-22T10:00');
    expect(told(movedToOpenDay(wall('2026-11-23T10:00'), sundays))).toBe('2026-11-29T10:00');
  });
});
