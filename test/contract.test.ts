import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#server/errors.ts';
import { buildSchema, printedSchema, type Rooms } from '#server/schema.ts';
import { loadMessages, messagesIn } from '#web/i18n/index.ts';

const ROOT = new URL('../', import.meta.url);
const LOCALES = ['fr', 'en', 'es'] as const;
/** What only the browser says. */
const OF_THE_PAGE = ['OutbidFromAnotherUser', 'NetworkErrorNeedReload'];

describe('the wall between server and web', () => {
  it('is the schema as it is committed: npm run schema', async () => {
    const committed = await readFile(new URL('src/schema.graphql', ROOT), 'utf8');
    expect(printedSchema(buildSchema({} as Rooms))).toBe(committed);
  });
});

describe('the table of error codes', () => {
  it('has a sentence for each code in each language, and no sentence without a code', async () => {
    for (const locale of LOCALES) {
      await loadMessages(locale);
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
