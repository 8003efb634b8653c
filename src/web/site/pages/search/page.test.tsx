import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FACETS } from '#shared/fields/index.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import SearchPage from './page.tsx';
import { EVERYTHING } from './search-query.ts';

const TEXT = { field: 'text', value: 'coupé', label: 'coupé' };
const BRAND = { field: 'brand', value: 'alpine', label: 'Alpine' };
const YEAR = { field: 'yearMin', value: '1970', label: 'Depuis 1970' };

it.each([
  [[TEXT], 'Filtrer'],
  [[TEXT, BRAND, YEAR], 'Filtrer (2)'],
])('counts on its button what is chosen beside the words that were typed', async (chips, name) => {
  const facets = Object.fromEntries(FACETS.map(facet => [facet, []]));
  const reading = { chips, leftOut: [], corrections: [], turned: [], line: '' };
  const spans = { priceMin: null, priceMax: null, yearMin: null, yearMax: null };
  const found = { totalCount: 0, ads: [], facets, spans, isView: true, text: null };
  await drawPage(<SearchPage />, { loaded: { asked: EVERYTHING, read: EVERYTHING, reading, ...found } });
  expect(screen.getByRole('link', { name })).toBeDefined();
});
