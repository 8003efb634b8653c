import { expect, it } from 'vitest';
import { LOCALES } from '#shared/words/locale.ts';
import { formatCount } from './ratings.ts';

it('writes a count as its language does, with a whole space in French', () => {
  for (const locale of LOCALES) {
    const form = new Intl.NumberFormat(locale);
    for (const count of [0, 7, 999, 1_000, 1_300, 9_999, 10_000, 123_456, 7_654_321])
      expect(formatCount(count, locale)).toBe(form.format(count).replaceAll('\u202f', '\u00a0'));
  }
});
