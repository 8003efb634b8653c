import { describe, expect, it } from 'vitest';
import { inItsWords } from '#shared/brand.ts';
import { LANGUAGES, localeOf } from '#shared/words/locale.ts';
import { sentencesOf } from '../words/catalogue.ts';
import { FORMS } from './forms/index.ts';
import { saidLines } from './words.ts';

type Said = Readonly<Record<string, string>>;
type FormWords = { readonly fields: Said; readonly options: Readonly<Record<string, Said>> };

describe('what a letter calls the questions of a form', () => {
  it.each(LANGUAGES)('is what its page calls them in %s, every question and every choice', language => {
    const locale = localeOf(language);
    const { fields: labels, options: choices } = inItsWords(sentencesOf('forms', locale), locale)
      .inquiry as unknown as FormWords;
    const colon = language === 'FR' ? '\u00a0:' : ':';
    for (const form of FORMS.values()) {
      const asked = form.steps.flatMap(step => step.fields);
      const answers = Object.fromEntries(
        asked.map(({ name, options }) => [name, options.length > 0 ? options : ['7']]),
      );
      const lines = saidLines(form, answers, language);
      expect(lines).toHaveLength(asked.length);
      for (const [index, { name, kind, options }] of asked.entries()) {
        const label = labels[name] ?? 'not asked on the page';
        if (kind === 'consent') expect(lines[index]).toBe(label);
        else if (options.length === 0) expect(lines[index]).toContain(`${label}${colon} `);
        else {
          const said = options.map(option => choices[name]?.[option]);
          expect(lines[index]).toBe(`${label}${colon} ${said.join(', ')}`);
        }
      }
    }
  });
});
