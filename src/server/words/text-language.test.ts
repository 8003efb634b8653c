import { describe, expect, it } from 'vitest';
import { languageOfText } from './index.ts';

describe('the language of a text', () => {
  it.each([
    ['La voiture a-t-elle toujours dormi au sec ?', 'fr'],
    ['Une équipe au top, je recommande.', 'fr'],
    ['How many keys are there?', 'en'],
    ['Yes, both are numbered.', 'en'],
    ['¿Cuántas llaves tiene?', 'es'],
    ['El motor corresponde a los papeles.', 'es'],
  ])('of %s is %s', (text, locale) => {
    expect([languageOfText(text), languageOfText(text)]).toEqual([locale, locale]);
  });

  it.each([
    ...['', 'Oui.', '12 345 km', 'Matching numbers, Porsche certificate'],
    // A few words are as often taken for another language as for their own.
    ...['Photo floue', 'Prix trop bas', 'Carte grise barrée', 'Price too low', 'Expired document'],
  ])('of “%s” is not told', text => {
    expect(languageOfText(text)).toBeNull();
  });
});
