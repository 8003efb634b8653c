import { readFile } from 'node:fs/promises';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { askedBy as asked, localesOf, NAMESPACES, sentencesOf } from '#server/words/catalogue.ts';
import { joinWords } from '#shared/words/join-words.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { describedWords } from './kit/words.ts';

/** All the sentences of a language, of every namespace that is said in it. */
const allIn = (locale: Locale) =>
  joinWords(
    {},
    ...NAMESPACES.filter(each => localesOf(each).includes(locale)).map(each => sentencesOf(each, locale)),
  );

function listed(node: object, path = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : listed(value, `${path}${key}.`),
  );
}

/** Something for each value and each tag that a sentence asks for. */
function valuesFor(text: string) {
  const values = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 1]);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => [name, (words: string) => words]);
  return Object.fromEntries([...values, ...tags]);
}

describe('the catalogue of words', () => {
  it('is described to the compiler as it is: npm run words', async () => {
    const committed = await readFile(new URL('../src/shared/words/words.gen.ts', import.meta.url), 'utf8');
    expect(describedWords()).toBe(committed);
  });

  it.each(LOCALES)('says in %s something for every key, in words that can be formed', locale => {
    const messages = allIn(locale);
    const { markup } = createTranslator({
      locale,
      messages,
      onError: error => {
        throw error;
      },
    });
    const form = markup as unknown as (key: string, values: object) => string;
    for (const [key, text] of listed(messages)) {
      expect(text.trim(), key).not.toBe('');
      // An apostrophe is a curved one, as in print.
      expect(text, key).not.toMatch(/\p{L}'\p{L}/u);
      expect(form(key, valuesFor(text)), key).not.toMatch(/[{<]/);
    }
  });

  it('calls a file that is taken away by a name without its form, which is added', () => {
    for (const locale of ['fr', 'en'] as const)
      expect(listed(allIn(locale)).filter(([, text]) => /^[\w-]+\.(csv|xlsx)$/.test(text))).toEqual([]);
  });

  // Online brokerage is defined by having none (code de commerce, L321-3), and most sentences are of either.
  it('speaks of an adjudication where a sale is known to be one alone', () => {
    const ofOne = /^(auction\.knockedDown|orders\.amounts\.price|papers\.)|^(admin|house)\./;
    for (const locale of ['fr', 'es'] as const)
      expect(
        listed(allIn(locale)).filter(([key, text]) => /adjug|adjudic/i.test(text) && !ofOne.test(key)),
      ).toEqual([]);
  });

  // Letters are set so as they are laid out; a contract that waits for a signature keeps its very letters.
  const onPages = (locale: Locale) =>
    listed(allIn(locale)).filter(([key]) => !/^(house|letters|papers)\./.test(key));

  it('begins no line with a sign that French sets apart, nor with a unit or the rest of a number', () => {
    const loose = /\S [:?!;»%€]|« |n° [\d{]|[\d}] (km|h|min|Mo|Ko)\b|\d \d{3}\b/;
    expect(onPages('fr').filter(([, text]) => loose.test(text))).toEqual([]);
  });

  it.each(LOCALES)(
    'holds in %s no sign that is not seen: what is copied or looked for would not be what is read',
    locale => {
      expect(
        listed(allIn(locale)).filter(([, text]) => /[\u00ad\u200b-\u200f\u2060\ufeff]/.test(text)),
      ).toEqual([]);
    },
  );

  it('takes the same values in every language', () => {
    const french = new Map(listed(allIn('fr')));
    for (const locale of LOCALES) {
      for (const [key, text] of listed(allIn(locale)))
        expect(new Set(asked(text)), `${locale} ${key}`).toEqual(new Set(asked(french.get(key) ?? '')));
    }
  });
});
