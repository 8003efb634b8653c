import { afterEach, expect, it } from 'vitest';
import { brand, holdBrand } from '../brand.ts';
import { firstLocale, ownLocale, textIn } from './locale.ts';

const ours = brand();
afterEach(() => holdBrand(ours));

it('a house speaks its first language, though French has the addresses without a prefix', () => {
  holdBrand({ ...ours, languages: ['en', 'fr'] });
  expect([firstLocale(), ownLocale()]).toEqual(['en', 'fr']);
  holdBrand({ ...ours, languages: ['es', 'en'] });
  expect([firstLocale(), ownLocale()]).toEqual(['es', 'es']);
});

it('a text is read in one’s own language, in the house’s where it has none in that, in any before none', () => {
  holdBrand({ ...ours, languages: ['en', 'fr'] });
  expect(textIn({ fr: 'Vente', en: 'Sale', es: ' ' }, 'es')).toBe('Sale');
  expect(textIn({ fr: 'Vente', en: null, es: null }, 'en')).toBe('Vente');
  expect(textIn({}, 'en')).toBe('');
});
