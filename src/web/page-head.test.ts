import { afterEach, expect, it } from 'vitest';
import { brand, holdBrand } from '#shared/brand.ts';
import type { Locale } from '#shared/words/locale.ts';
import { loadWords } from './i18n/index.ts';
import { pageHead } from './page-head.ts';

const ours = brand();
afterEach(() => holdBrand(ours));

const usualOf = async (languages: readonly Locale[]) => {
  holdBrand({ ...ours, languages });
  const [locale = 'fr'] = languages;
  await loadWords(locale);
  const said = { title: 'Calandre', description: '', origin: 'https://x' };
  return pageHead({ name: 'home', locale, params: {}, ...said }).find(
    tag => 'hrefLang' in tag && tag.hrefLang === 'x-default',
  );
};

it('who reads none of its languages is sent to what the bare address answers', async () => {
  expect(await usualOf(['en', 'fr'])).toMatchObject({ href: 'https://x/' });
  expect(await usualOf(['es', 'en'])).toMatchObject({ href: 'https://x/es' });
});
