import { describe, expect, it } from 'vitest';
import { slugify } from '#shared/words/text.ts';
import { distanceOf, Vocabulary, WORDS_MAX, wordsOf } from './words.ts';

function meaningOf(word: string): readonly string[] {
  const vocabulary = new Vocabulary();
  for (const term of ['alfa', 'romeo', 'porsche', 'porto', 'citroen', 'mercedes', '1967', '1968', 'gt']) {
    vocabulary.add(term);
  }
  return vocabulary.meaningOf(word).terms;
}

describe('a typed word', () => {
  it('loses its accents, its capitals and its hyphens', () => {
    expect(slugify(' Citroën — DS 21 ')).toBe('citroen-ds-21');
    expect(wordsOf('Škoda škoda Aix-en-Provence')).toEqual(['skoda', 'aix', 'en', 'provence']);
    expect(wordsOf(' - ')).toEqual([]);
    expect(wordsOf('a b c d e f g h i j')).toHaveLength(WORDS_MAX);
  });

  it('means the known words that it begins', () => {
    expect(meaningOf('por')).toEqual(['porsche', 'porto']);
    expect(meaningOf('porsche')).toEqual(['porsche']);
  });

  it('is taken for a typing error when it begins none', () => {
    expect(meaningOf('porshe')).toEqual(['porsche']);
    expect(meaningOf('prosche')).toEqual(['porsche']);
    expect(meaningOf('citreon')).toEqual(['citroen']);
    expect(meaningOf('mercdess')).toEqual(['mercedes']);
    expect(meaningOf('trabant')).toEqual([]);
  });

  it('is never a wrong number, nor a wrong word of three letters', () => {
    expect(meaningOf('1966')).toEqual([]);
    expect(meaningOf('gtx')).toEqual([]);
    expect(meaningOf('196')).toEqual(['1967', '1968']);
  });
});

describe('the distance between words', () => {
  it('counts a letter added, dropped, changed or swapped as one', () => {
    const pairs = [
      ['porsche', 'porsche', 0],
      ['porshe', 'porsche', 1],
      ['porscche', 'porsche', 1],
      ['porscha', 'porsche', 1],
      ['prosche', 'porsche', 1],
      ['prosche', 'porschen', 2],
    ] as const;
    for (const [one, other, distance] of pairs) {
      expect(distanceOf(one, other, 3)).toBe(distance);
      expect(distanceOf(other, one, 3)).toBe(distance);
    }
    expect(distanceOf('porsche', 'ferrari', 2)).toBe(3);
  });
});
