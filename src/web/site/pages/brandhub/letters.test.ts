import { expect, it } from 'vitest';
import { slugify } from '#shared/words/text.ts';
import { lettersOf } from './letters.ts';

it('brands stand under their first letter, accents apart', () => {
  const brands = ['Škoda', 'Alpine', 'Citroën', '8C', 'Simca'].map(value => ({ value, count: 1 }));
  const letters = lettersOf(brands).map(({ letter, brands: listed }) => [
    letter,
    listed.map(one => one.value),
  ]);
  expect(letters).toEqual([
    ['#', ['8C']],
    ['A', ['Alpine']],
    ['C', ['Citroën']],
    ['S', ['Simca', 'Škoda']],
  ]);
});

it('a brand is a word of the path', () => {
  expect(['Citroën', 'Mercedes-Benz', 'Alfa Romeo', 'Škoda'].map(slugify)).toEqual([
    ...['citroen', 'mercedes-benz', 'alfa-romeo', 'skoda'],
  ]);
});
