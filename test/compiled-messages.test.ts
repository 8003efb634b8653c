import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import {
  adminMessagesIn,
  LOCALES,
  loadAdminMessages,
  loadAllMessages,
  messagesIn,
  STAFF_LOCALES,
} from '#web/i18n/index.ts';
import { compileSentences } from '../scripts/compiled-messages.ts';

await Promise.all([...LOCALES.map(loadAllMessages), ...STAFF_LOCALES.map(loadAdminMessages)]);

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

describe('sentences read at build', () => {
  it.each(LOCALES)('say in %s what they say when they are read on the spot', locale => {
    const messages = locale === 'es' ? messagesIn(locale) : adminMessagesIn(locale);
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

  it('stand in their file in the form that the browser takes, and nothing else is touched', () => {
    const file =
      "/** Words. */\nexport const ad = {\n  plain: 'Oui',\n  one: \"L'annonce {name}\",\n} as const;\n";
    expect(compileSentences(file)).toBe(
      '/** Words. */\nexport const ad = {\n  plain: "Oui",\n  one: ["L\'annonce ",["name"]],\n} as const;\n',
    );
  });
});
