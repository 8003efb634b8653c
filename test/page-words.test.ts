import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#server/words/index.ts';
import { folderOf, ROUTE_NAMES, ROUTES } from '#shared/paths/route-table.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import { LOCALES, loadWords, messagesIn, NAMESPACES } from '#web/i18n/index.ts';
import { namespacesOf } from '#web/i18n/words.ts';
import { compileSentences } from '../scripts/page-words.ts';
import { code } from './kit/sources.ts';

await Promise.all(LOCALES.map(locale => loadWords(locale, NAMESPACES)));

type Sentence = readonly [key: string, text: string];

function sentencesOf(node: object, path = ''): Sentence[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : sentencesOf(value, `${path}${key}.`),
  );
}

const tag = (words: unknown) => `<i>${[words].flat().join('')}</i>`;

/** A value for each name in a sentence, and something around each tag. */
function valuesFor(text: string, count: number): Record<string, never> {
  const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, count]);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => [name, tag]);
  return Object.fromEntries([...names, ...tags]);
}

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

const ASSETS = new URL('../build/client/assets/', import.meta.url);

describe('the words that reach the browser', () => {
  it('are a form’s too wherever one may stand, and on no other page', () => {
    const asking = code.filter(({ text }) => text.includes("from '#web/features/inquiries/index.ts'"));
    const names = ROUTE_NAMES.filter(name => ROUTES[name].who !== 'staff');
    const withForm = names.filter(name =>
      asking.some(({ path }) => dirname(path) === `src/web/${folderOf(name)}`),
    );
    expect(withForm.length).toBeGreaterThan(20);
    expect(names.filter(name => namespacesOf(name).includes('forms'))).toEqual(withForm);
  });

  it('are one language in one file, and none that no page says', async () => {
    const names = (await readdir(ASSETS)).filter(name => name.endsWith('.js'));
    const scripts = await Promise.all(names.map(name => readFile(new URL(name, ASSETS), 'utf8')));
    const bringers = (text: string) => names.filter((_name, index) => scripts[index]?.includes(text));
    const brought = LOCALES.map(locale => bringers(messagesIn(locale).ad.managedText));
    expect(brought.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(brought.flat()).size).toBe(3);
    for (const language of LANGUAGES) {
      expect(bringers(wordsIn(language)('letters.newsletter.text'))).toEqual([]);
    }
  });
});

describe('sentences read at build', () => {
  it.each(LOCALES)('say in %s what they say when they are read on the spot', locale => {
    const messages = messagesIn(locale);
    const { markup } = createTranslator({ locale, messages });
    const say = markup as unknown as (key: string, values: object) => string;
    for (const [key, text] of sentencesOf(messages)) {
      for (const count of [0, 1, 2, 12_345]) {
        const values = valuesFor(text, count);
        const said = [format(compile(text), locale, values, { formatters })].flat().join('');
        expect(said, key).toBe(say(key, values));
      }
    }
  });

  it('come in the form that the browser takes, under the keys they stand under', () => {
    expect(compileSentences({ ad: { plain: 'Oui', one: 'L’annonce {name}' } })).toEqual({
      ad: { plain: 'Oui', one: ['L’annonce ', ['name']] },
    });
  });
});
