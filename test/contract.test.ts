import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#server/errors.ts';
import type { HouseRooms } from '#server/house.ts';
import { FORMS } from '#server/leads/forms/index.ts';
import { buildSchema, printedSchema } from '#server/schema.ts';
import { loadWords, messagesIn } from '#web/i18n/index.ts';

const ROOT = new URL('../', import.meta.url);
const LOCALES = ['fr', 'en', 'es'] as const;
/** What only the browser says. */
const OF_THE_PAGE = ['OutbidFromAnotherUser', 'NetworkErrorNeedReload'];

await Promise.all(LOCALES.map(locale => loadWords(locale, ['core', 'forms'])));

describe('the wall between server and web', () => {
  it('is the schema as it is committed: npm run schema', async () => {
    const committed = await readFile(new URL('src/schema.graphql', ROOT), 'utf8');
    expect(printedSchema(buildSchema({} as HouseRooms))).toBe(committed);
  });
});

describe('the table of error codes', () => {
  it('has a sentence for each code in each language, and no sentence without a code', () => {
    for (const locale of LOCALES) {
      const { errors } = messagesIn(locale);
      expect(new Set(Object.keys(errors))).toEqual(new Set([...Object.keys(ERROR_CODES), ...OF_THE_PAGE]));
      for (const sentence of Object.values(errors)) expect(sentence.length).toBeGreaterThan(5);
    }
  });

  it('stands in ARCHITECTURE.md, code by code', async () => {
    const text = await readFile(new URL('ARCHITECTURE.md', ROOT), 'utf8');
    for (const code of Object.keys(ERROR_CODES)) expect(text).toContain(`\`${code}\``);
  });
});

describe('the forms', () => {
  it('have words for each form, step, question and choice in each language', () => {
    for (const locale of LOCALES) {
      const words = messagesIn(locale).inquiry;
      const has = (part: object, name: string) =>
        expect(Object.keys(part), `${locale}: ${name}`).toContain(name);
      const options = words.options as Readonly<Record<string, object>>;
      for (const form of FORMS.values()) {
        has(words.forms, form.name);
        for (const step of form.steps) {
          has(words.steps, step.name);
          for (const field of step.fields) {
            has(words.fields, field.name);
            for (const option of field.options) has(options[field.name] ?? {}, option);
          }
        }
      }
    }
  });

  it('have no words for what is never asked', () => {
    const fields = [...FORMS.values()].flatMap(form => form.steps.flatMap(step => step.fields));
    const { fields: labels, options } = messagesIn('fr').inquiry;
    expect(new Set(Object.keys(labels))).toEqual(new Set(fields.map(field => field.name)));
    for (const [name, words] of Object.entries(options)) {
      const asked = fields.filter(field => field.name === name).flatMap(field => field.options);
      expect(new Set(Object.keys(words)), name).toEqual(new Set(asked));
    }
  });
});
