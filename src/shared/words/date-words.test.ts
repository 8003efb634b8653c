import { describe, expect, it } from 'vitest';
import { dateWords } from './date-words.ts';

describe('a date in an ad', () => {
  it('is told as exactly as it is known, in French form', () => {
    expect(dateWords('1969-05-12')).toBe('12/05/1969');
    expect(dateWords('1969-05')).toBe('05/1969');
    expect(dateWords('1969')).toBe('1969');
  });

  it('stays as it was written when it is no date of the calendar', () => {
    expect(dateWords('été 1969')).toBe('été 1969');
    expect(dateWords('1969-13-45')).toBe('1969-13-45');
  });
});
