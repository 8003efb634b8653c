import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/kit/database.ts';
import { escapeMarkup, fold, slugify } from './text.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

describe('names in addresses', () => {
  const names = [
    'Tatra № 57',
    'Citroën DS',
    'Škoda 110 R',
    'Straße',
    ' -É!- ',
    'Волга',
    '½ litre',
    'ＭＧ',
    'İso',
  ];

  it('are those that the search compares', async () => {
    for (const name of names) {
      const [row] = await db.owner<{ slug: string }>('select search_slug($1) as slug', [name]);
      expect(slugify(name), name).toBe(row?.slug);
    }
    expect(slugify('Tatra № 57')).toBe('tatra-no-57');
  });

  it('are folded without their accents', () => {
    expect([fold('Élysée'), fold('CITROËN')]).toEqual(['elysee', 'citroen']);
  });
});

describe('a text within markup', () => {
  it('opens no element and ends no attribute', () => {
    expect(escapeMarkup(`<b a="1" b='2'>&`)).toBe('&#60;b a=&#34;1&#34; b=&#39;2&#39;&#62;&#38;');
  });
});
