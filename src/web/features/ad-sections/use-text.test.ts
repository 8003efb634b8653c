import { afterEach, expect, it } from 'vitest';
import { brand, holdBrand } from '#shared/brand.ts';
import { textReader } from './use-text.ts';

const ours = brand();
afterEach(() => holdBrand(ours));

const text = (said: object) => ({ fr: null, en: null, es: null, ...said });

it('is read in the page’s language, else in whichever it was written, which is said', () => {
  const both = text({ fr: 'Une seule famille\u00a0!', en: 'One family!' });
  expect(textReader('en')(both)).toEqual({ words: 'One family!', lang: undefined });
  expect(textReader('es')(both)).toEqual({ words: 'Une seule famille\u00a0!', lang: 'fr' });
  expect(textReader('fr')(text({ en: ' One family! ' }))).toEqual({ words: 'One family!', lang: 'en' });
  expect(textReader('fr')(text({ fr: ' ', es: '' }))).toBeNull();
  expect(textReader('fr')(null)).toBeNull();
  // As letters and lists read it: in the house's own language before French.
  holdBrand({ ...ours, languages: ['en', 'fr'] });
  expect(textReader('es')(both)).toEqual({ words: 'One family!', lang: 'en' });
});
