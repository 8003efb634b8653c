import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/words/locale.ts';
import { sentencesOf } from '../words/catalogue.ts';
import { FORMS } from './forms/index.ts';
import { FIELD_WORDS, OPTION_WORDS } from './words.ts';

type Said = Readonly<Record<string, string>>;

describe('what a letter calls the questions of a form', () => {
  it('is what its page calls them, in each language', () => {
    LOCALES.forEach((locale, place) => {
      const { fields, options } = sentencesOf('forms', locale).inquiry as { fields: object; options: object };
      const said = Object.entries(FIELD_WORDS).map(([name, words]) => [name, words[place]]);
      expect(Object.fromEntries(said)).toEqual(fields);
      for (const [field, choices] of Object.entries(OPTION_WORDS)) {
        const chosen = Object.entries(choices).map(([name, words]) => [name, words[place]]);
        expect(Object.fromEntries(chosen)).toEqual((options as Readonly<Record<string, Said>>)[field]);
      }
    });
  });

  it('is there for every question and every choice', () => {
    for (const { steps } of FORMS.values())
      for (const { name, options } of steps.flatMap(step => step.fields)) {
        expect(FIELD_WORDS).toHaveProperty(name);
        for (const option of options) expect(OPTION_WORDS[name]).toHaveProperty(option);
      }
  });
});
