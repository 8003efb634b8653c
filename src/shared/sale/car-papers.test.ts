import { describe, expect, it } from 'vitest';
import { isPaperTooOld, type PaperedCar, wantedPapers } from './car-papers.ts';
import { laterDay } from './days.ts';

const CONTRACT = '2026-11-26';
const car: PaperedCar = { registeredIn: 'FR', firstOn: '1968-05-03', isCollection: false, buyerIn: 'FR' };
const kindsOf = (of: Partial<PaperedCar>) =>
  wantedPapers({ ...car, ...of }, CONTRACT).map(({ kind }) => kind);

describe('the papers of a car', () => {
  it.each([
    ['an old car', {}, ['REGISTRATION', 'TRANSFER', 'STATUS', 'INSPECTION']],
    ['one of before 1960', { firstOn: '1959-12-31' }, ['REGISTRATION', 'TRANSFER', 'STATUS']],
    ['one of 1960', { firstOn: '1960-01-01' }, ['REGISTRATION', 'TRANSFER', 'STATUS', 'INSPECTION']],
    ['one of four years to the day', { firstOn: '2022-11-26' }, ['REGISTRATION', 'TRANSFER', 'STATUS']],
    ['one of a day more', { firstOn: '2022-11-25' }, ['REGISTRATION', 'TRANSFER', 'STATUS', 'INSPECTION']],
    ['of an age nobody knows', { firstOn: null }, ['REGISTRATION', 'TRANSFER', 'STATUS', 'INSPECTION']],
    ['from another member state', { registeredIn: 'IT' }, ['REGISTRATION', 'TAX_CLEARANCE']],
    ['from there to another again', { registeredIn: 'IT', buyerIn: 'DE' }, ['REGISTRATION']],
    ['from outside', { registeredIn: 'CH' }, ['REGISTRATION']],
    ['from a place in words', { registeredIn: 'Principauté de Monaco' }, ['REGISTRATION']],
  ] as const)('%s', (_what, of, kinds) => expect(kindsOf(of)).toEqual(kinds));

  it('ages to the day: the status at the hand-over, the inspection at the contract', () => {
    const papers = (of: Partial<PaperedCar> = {}) => wantedPapers({ ...car, ...of }, CONTRACT);
    const isOld = (kind: string, datedOn: string, of: Partial<PaperedCar> = {}) =>
      isPaperTooOld(papers(of).find(paper => paper.kind === kind)!, datedOn, {
        ...{ contractOn: CONTRACT, handoverOn: '2026-12-16' },
      });
    expect([isOld('STATUS', '2026-12-01'), isOld('STATUS', '2026-11-30')]).toEqual([false, true]);
    expect([isOld('INSPECTION', '2026-05-26'), isOld('INSPECTION', '2026-05-25')]).toEqual([false, true]);
    const collection = { isCollection: true };
    expect(isOld('INSPECTION', '2021-11-26', collection)).toBe(false);
    expect(isOld('INSPECTION', '2021-11-25', collection)).toBe(true);
    expect(isOld('REGISTRATION', '1968-05-03')).toBe(false);
  });

  it('counts months to the last day of a short one', () => {
    expect(laterDay('2026-08-31', { months: 6 })).toBe('2027-02-28');
    expect(laterDay('2026-12-20', { days: 15 })).toBe('2027-01-04');
  });
});
