import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { messagesIn } from './messages.ts';
import { loadAllMessages } from './namespaces.ts';
import { adminMessagesIn, loadAdminMessages, STAFF_LOCALES } from './staff-messages.ts';

await Promise.all([...LOCALES.map(loadAllMessages), ...STAFF_LOCALES.map(loadAdminMessages)]);

/** All the sentences of a language, those of the staff application too where it speaks it. */
const allIn = (locale: Locale) => (locale === 'es' ? messagesIn(locale) : adminMessagesIn(locale));

function sentencesOf(node: object, path = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : sentencesOf(value, `${path}${key}.`),
  );
}

const argumentsOf = (text: string) => new Set(text.match(/\{(\w+)/g));

/** Something for each value and each tag that a sentence asks for. */
function valuesFor(text: string) {
  const values = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 1]);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => [name, (words: string) => words]);
  return Object.fromEntries([...values, ...tags]);
}

describe('the messages', () => {
  it.each(LOCALES)('in %s say something for every key, in words that can be formed', locale => {
    const messages = allIn(locale);
    const { markup } = createTranslator({
      locale,
      messages,
      onError: error => {
        throw error;
      },
    });
    const form = markup as unknown as (key: string, values: object) => string;
    for (const [key, text] of sentencesOf(messages)) {
      expect(text.trim(), key).not.toBe('');
      // An apostrophe is a curved one, as in print.
      expect(text, key).not.toMatch(/\p{L}'\p{L}/u);
      expect(form(key, valuesFor(text)), key).not.toMatch(/[{<]/);
    }
  });

  it('begin no line with a sign that French sets apart', () => {
    const loose = sentencesOf(messagesIn('fr')).filter(([, text]) => /\S [:?!;»](?=[\s.,]|$)|« /.test(text));
    expect(loose).toEqual([]);
  });

  it('take the same values in every language', () => {
    const french = new Map(sentencesOf(allIn('fr')));
    for (const locale of LOCALES) {
      for (const [key, text] of sentencesOf(allIn(locale))) {
        const plain = (one: string) => argumentsOf(one.replace(/(one|other|=\d+) \{[^}]*\}/g, ''));
        expect(plain(text), `${locale} ${key}`).toEqual(plain(french.get(key) ?? ''));
      }
    }
  });
});
