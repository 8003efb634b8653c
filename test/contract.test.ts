import { readFile } from 'node:fs/promises';
import { isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#server/errors.ts';
import type { HouseRooms } from '#server/house.ts';
import { FORMS } from '#server/leads/forms/index.ts';
import { buildSchema, printedSchema } from '#server/schema.ts';
import { CAR_CODES, CAR_FIELDS, CAR_ROWS, type CarObject, type CodeList } from '#shared/fields/index.ts';
import { isPseudo } from '#shared/sale/forms.ts';
import parts from '#shared/words/catalogue/parts.json' with { type: 'json' };
import { loadWords, messagesIn } from '#web/i18n/index.ts';

const ROOT = new URL('../', import.meta.url);
const LOCALES = ['fr', 'en', 'es'] as const;
/** What only the browser says. */
const OF_THE_PAGE = ['OutbidFromAnotherUser', 'NetworkErrorNeedReload', 'PageOutdated', 'StateChanged'];

await Promise.all(LOCALES.map(locale => loadWords(locale, ['core', 'reading', 'own', 'forms'])));

describe('the wall between server and web', () => {
  it('is the schema as it is committed: npm run schema', async () => {
    const committed = await readFile(new URL('src/schema.graphql', ROOT), 'utf8');
    expect(printedSchema(buildSchema({} as HouseRooms))).toBe(committed);
  });
});

describe('the description of a car', () => {
  const schema = buildSchema({} as HouseRooms);
  const namesOf = (type: string) => {
    const found = schema.getType(type);
    if (!isObjectType(found) && !isInputObjectType(found)) throw new Error(`there is no type ${type}`);
    return Object.keys(found.getFields()).sort();
  };
  const described = (within?: CarObject) =>
    CAR_FIELDS.filter(field => field.within === within).map(({ name }): string => name);

  it('is what the API takes of a car, and what it gives to whoever writes it', () => {
    const objects = ['location', 'optionalData', 'sales'] as const;
    const whole = [...described(), ...objects].sort();
    expect(namesOf('CarAdValues')).toEqual(whole);
    expect(namesOf('CarAdInput')).toEqual([...whole, 'sold'].sort());
    expect(namesOf('CarAd')).toEqual(expect.arrayContaining(whole.filter(name => name !== 'sellerEmail')));
    for (const [within, type] of [
      ['location', 'Location'],
      ['optionalData', 'OptionalData'],
      ['sales', 'SalesContact'],
    ] as const) {
      expect(namesOf(type)).toEqual(described(within).sort());
      expect(namesOf(`${type}Input`)).toEqual(described(within).sort());
    }
  });

  it('has a word for each field, each row and each code in each language, and no word for another code', () => {
    for (const locale of LOCALES) {
      const { ad, car, codes } = messagesIn(locale);
      const labelled = CAR_FIELDS.filter(({ name }) => parts.adFields[name][locale]);
      expect(labelled).toEqual(CAR_FIELDS);
      expect(new Set(Object.keys(ad.feature))).toEqual(new Set(CAR_ROWS.map(({ row }) => row)));
      const lists: Record<CodeList, object> = {
        ...codes,
        ...{ carType: car.type, transmission: car.transmission },
      };
      for (const [list, known] of Object.entries(CAR_CODES)) {
        const words = Object.keys(lists[list as CodeList]);
        expect([list, words.sort()]).toEqual([list, [...known].sort()]);
      }
    }
  });
});

it.each(LOCALES)(
  'lets nobody take the words for the reader and the anonymous as a pseudonym (%s)',
  locale => {
    const { you, anonymous } = messagesIn(locale).bidding;
    expect([you, anonymous].filter(isPseudo)).toEqual([]);
  },
);

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
