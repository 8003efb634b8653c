import { describe, expect, it } from 'vitest';
import {
  checkBidForm,
  isEmail,
  isInternationalPhone,
  isPseudo,
  isQuestion,
  normalizeEmail,
  parseTypedNumber,
  type TypedNumber,
} from './forms.ts';

const typed = (value: number): TypedNumber => ({ kind: 'number', value });
const EMPTY: TypedNumber = { kind: 'empty' };
const INVALID: TypedNumber = { kind: 'invalid' };

describe('a typed number', () => {
  it.each([
    ['1500,5', 1_500.5],
    ['1500.5', 1_500.5],
    ['12 500', 12_500],
    ['12\u00a0500', 12_500],
    ['12\u202f500', 12_500],
    ['1\u2009000\u2009000', 1_000_000],
    ['  42  ', 42],
    ['12,500', 12.5],
    ['0', 0],
  ])('%j is %f', (text, value) => {
    expect(parseTypedNumber(text)).toEqual(typed(value));
  });
  it('is told apart from nothing and from what is no number', () => {
    expect(parseTypedNumber('')).toEqual(EMPTY);
    expect(parseTypedNumber('   ')).toEqual(EMPTY);
    for (const text of ['abc', '-5', '1,2,3', '1.', ',5', '1e3', '12€'])
      expect(parseTypedNumber(text)).toEqual(INVALID);
  });
});

describe('the bid form', () => {
  it('needs a bid of at least the minimum, in whole euros', () => {
    const required = [{ field: 'bid', key: 'auction.requiredFields', amount: null }];
    expect(checkBidForm(EMPTY, EMPTY, 1_100)).toEqual(required);
    expect(checkBidForm(INVALID, EMPTY, 1_100)).toEqual(required);
    expect(checkBidForm(typed(1_099), EMPTY, 1_100)).toEqual([
      { field: 'bid', key: 'auction.bidMinTooLow', amount: 1_100 },
    ]);
    expect(checkBidForm(typed(1_100), EMPTY, 1_100)).toEqual([]);
    const fraction = [{ field: 'bid', key: 'auction.bidWholeEuros', amount: null }];
    expect(checkBidForm(typed(1_100.5), EMPTY, 1_100)).toEqual(fraction);
  });
  it('says of a slip of the keyboard how much can be bid at all', () => {
    const tooHigh = { key: 'auction.bidTooHigh', amount: 1_000_000_000 };
    expect(checkBidForm(typed(1_000_000_000), EMPTY, 1_100)).toEqual([]);
    expect(checkBidForm(typed(2_000_000_000), typed(3_000_000_000), 1_100)).toEqual([
      { field: 'bid', ...tooHigh },
      { field: 'maxBid', ...tooHigh },
    ]);
  });
  it('takes no maximum, or one of at least an increment above the bid', () => {
    expect(checkBidForm(typed(1_100), typed(1_199), 1_100)).toEqual([
      { field: 'maxBid', key: 'auction.bidMaxTooLow', amount: 1_200 },
    ]);
    expect(checkBidForm(typed(1_100), typed(1_200), 1_100)).toEqual([]);
    expect(checkBidForm(typed(10_000), typed(10_249), 1_100)).toMatchObject([{ amount: 10_250 }]);
    const wrong = [{ field: 'maxBid', key: 'auction.bidWholeEuros', amount: null }];
    expect(checkBidForm(typed(1_100), INVALID, 1_100)).toEqual(wrong);
    expect(checkBidForm(typed(1_100), typed(2_000.5), 1_100)).toEqual(wrong);
  });
  it('tells both faults at once, the maximum measured from the least bid there can be', () => {
    expect(checkBidForm(typed(900), typed(950), 1_100)).toEqual([
      { field: 'bid', key: 'auction.bidMinTooLow', amount: 1_100 },
      { field: 'maxBid', key: 'auction.bidMaxTooLow', amount: 1_200 },
    ]);
    expect(checkBidForm(EMPTY, typed(950), 1_100)).toMatchObject([{ field: 'bid' }, { amount: 1_200 }]);
    expect(checkBidForm(typed(1_150.7), typed(1_240), 1_100)).toMatchObject([
      { key: 'auction.bidWholeEuros' },
      { amount: 1_250 },
    ]);
  });
});

describe('an address, a number, a name', () => {
  it('is written to where it can be', () => {
    for (const good of ['a@b.fr', 'élodie@exemple.fr', 'a.b+c@sub.example.org', 'a@münchen.de']) {
      expect(isEmail(good)).toBe(true);
    }
    for (const wrong of [
      '',
      'x',
      'x@',
      'a@b',
      '@b.fr',
      'a b@c.fr',
      'a@b..fr',
      '.a@b.fr',
      'a..b@c.fr',
      'a.@b.fr',
      'a@-b.fr',
    ]) {
      expect(isEmail(wrong)).toBe(false);
    }
    expect(isEmail(`${'a'.repeat(249)}@b.fr`)).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@b.fr`)).toBe(false);
    expect(normalizeEmail('  a@b.fr ')).toBe('a@b.fr');
  });
  it('has the international form', () => {
    for (const good of ['+33612345678', '+1202555014']) expect(isInternationalPhone(good)).toBe(true);
    for (const wrong of ['0612345678', '+0612345678', '+33', '+336123456781234567', '33612345678x']) {
      expect(isInternationalPhone(wrong)).toBe(false);
    }
  });
  it('says something, and not too much', () => {
    expect([
      isQuestion('?'),
      isQuestion(' \n'),
      isQuestion('x'.repeat(5_000)),
      isQuestion('x'.repeat(5_001)),
    ]).toEqual([true, false, true, false]);
  });
  it('may be a pseudonym that gives away neither an address nor a number', () => {
    for (const good of [
      'redbaron',
      'flat-six',
      'Él 2',
      'a1',
      'F40 1987',
      '250 GT 1963',
      "O'Neil",
      'L’Élan',
      'A&B',
      'x'.repeat(20),
    ])
      expect(isPseudo(good)).toBe(true);
    for (const wrong of [
      'x',
      'x'.repeat(21),
      'a@b.fr',
      '-ab',
      'ab-',
      'ab0612345678',
      '06 12 34 56 78',
      '06.12.34-56_78',
      "06'12'34'56'78",
      '06&12’34&56’78',
      ' ab',
      'Vous',
      'anonyme',
      'ANÓNIMO',
      'Anonimo',
    ]) {
      expect(isPseudo(wrong)).toBe(false);
    }
  });
});
