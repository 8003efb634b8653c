import { describe, expect, it } from 'vitest';
import { CAR_CODES } from '#shared/fields/index.ts';
import { slugify } from '#shared/words/text.ts';
import { pageWords } from '../words/index.ts';
import { meantBy } from './spoken.ts';

describe('the words of the pages', () => {
  it.each(['FR', 'EN', 'ES'] as const)('for equipment mean something in a search, in %s', language => {
    const say = pageWords(language);
    const meant = CAR_CODES.option.filter(code => {
      const [label = ''] = (say(`codes.option.${code}`) ?? '').split(',');
      return meantBy(slugify(label).split('-')) !== null;
    });
    expect(meant).toEqual(CAR_CODES.option);
  });
});
