import { describe, expect, it } from 'vitest';
import { type AnswerKind, type AnswerRule, answerProblem, keptAnswer } from './answers.ts';

const rule = (kind: AnswerKind, more: Partial<AnswerRule> = {}): AnswerRule => ({
  kind,
  isRequired: false,
  options: [],
  takesOwnWords: false,
  minimum: null,
  maximum: null,
  ...more,
});

describe('an answer in a form', () => {
  it.each([
    [rule('text', { isRequired: true }), ['  '], 'required'],
    [rule('text'), [''], null],
    [rule('text'), ['x'.repeat(201)], 'tooLong'],
    [rule('longText'), ['x'.repeat(5_000)], null],
    [rule('longText'), ['x'.repeat(5_001)], 'tooLong'],
    [rule('text'), ['one', 'two'], 'choice'],
    [rule('email'), ['x@'], 'email'],
    [rule('email'), ['anne@calandre.test'], null],
    [rule('phone'), ['0612345678'], 'phone'],
    [rule('phone'), ['+33612345678'], null],
    [rule('whole'), ['1 500,5'], 'number'],
    [rule('whole'), ['12 500'], null],
    [rule('whole', { minimum: 1_900 }), ['1 899'], 'tooLow'],
    [rule('whole', { minimum: 1_900 }), ['1900'], null],
    [rule('whole', { maximum: 50 }), ['51'], 'tooHigh'],
    [rule('whole', { maximum: 50 }), ['50'], null],
    [rule('whole'), ['many'], 'number'],
    [rule('choice', { options: ['a', 'b'] }), ['c'], 'choice'],
    [rule('choice', { options: ['a', 'b'] }), ['b'], null],
    [rule('choice', { options: ['a', 'b'], takesOwnWords: true }), ['of our own'], null],
    [rule('choice', { options: ['a'], takesOwnWords: true, maximum: 80 }), ['x'.repeat(81)], 'tooLong'],
    [rule('choices', { options: ['a', 'b'] }), ['a', 'c'], 'choice'],
    [rule('choices', { options: ['a', 'b'] }), ['b', 'a'], null],
    [rule('consent', { isRequired: true }), [], 'required'],
    [rule('consent', { isRequired: true }), ['no'], 'required'],
    [rule('consent', { isRequired: true }), ['yes'], null],
    [rule('date'), ['2026-02-29'], 'date'],
    [rule('date'), ['2028-02-29'], null],
    [rule('date'), ['1900-02-29'], 'date'],
    [rule('date'), ['2026-12-31'], null],
    [rule('date'), ['2026-13-01'], 'date'],
    [rule('date'), ['2026-11-00'], 'date'],
    [rule('date'), ['tomorrow'], 'date'],
    [rule('photos'), Array.from({ length: 41 }, () => 'p'), 'tooLong'],
    [rule('photos'), Array.from({ length: 40 }, () => 'p'), null],
  ] as const)('%j given %j: %s', (asked, values, problem) => {
    expect(answerProblem(asked, values)).toBe(problem);
  });

  it('is kept without blanks, and numbers as plain digits', () => {
    expect(keptAnswer(rule('text'), ['  Alpine ', ''])).toEqual(['Alpine']);
    expect(keptAnswer(rule('whole'), ['12\u202f500'])).toEqual(['12500']);
    expect(keptAnswer(rule('whole'), ['many'])).toEqual(['many']);
  });
});
