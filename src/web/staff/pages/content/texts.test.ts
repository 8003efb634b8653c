import { describe, expect, it } from 'vitest';
import { idOf, rowsOf, stateOf, textOfId } from './texts.ts';

const listed = (slug: string, locale: 'FR' | 'EN' | 'ES', title: string) => ({
  ...{ slug, locale, title, newest: 1, shown: 1, plannedAt: null },
  ...{ savedAt: '2026-01-01T00:00:00Z', date: '2026-01-01T00:00:00Z' },
});

describe('the list of texts', () => {
  it('has a row a text, with what is missing of its languages', () => {
    const rows = rowsOf('ARTICLE', [
      listed('a', 'FR', 'Été'),
      listed('a', 'EN', 'Summer'),
      listed('b', 'FR', 'Hiver'),
    ]);
    expect(rows.map(row => [row.slug, row.title])).toEqual([
      ['a', 'Été'],
      ['b', 'Hiver'],
    ]);
    expect(rows[0]?.languages.map(({ locale, text }) => [locale, stateOf(text)])).toEqual([
      ['FR', 'shown'],
      ['EN', 'shown'],
      ['ES', 'missing'],
    ]);
  });

  it('says of each what is public and what waits', () => {
    const at = '2027-01-01T00:00:00Z';
    expect(stateOf({ newest: 1, shown: null, plannedAt: null })).toBe('draft');
    expect(stateOf({ newest: 2, shown: 1, plannedAt: null })).toBe('waiting');
    expect(stateOf({ newest: 2, shown: 1, plannedAt: at })).toBe('planned');
  });
});

describe('the address of a text’s editor', () => {
  it('is one word, and leads back to the text', () => {
    const text = { kind: 'PAGE', slug: 'services/sell/managed-sale' } as const;
    expect(idOf(text)).toBe('PAGE~services~sell~managed-sale');
    expect(textOfId(idOf(text))).toEqual(text);
    for (const id of ['new', 'PAGE~', 'NOPE~a', 'PAGE~a b', '00000000-0000-4000-8000-000000000000']) {
      expect(textOfId(id)).toBeNull();
    }
  });
});
