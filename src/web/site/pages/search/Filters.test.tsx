import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FACETS } from '#shared/fields/index.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { FilterSheet } from './Filters.tsx';
import type { SearchResult } from './search-data.ts';
import { EVERYTHING } from './search-query.ts';
import { useDraft } from './use-draft.ts';

it('lets go of what was read from typed words, in a phone’s sheet too', async () => {
  const answered = { ...EVERYTHING, text: 'porsche rouge' };
  const read = { ...EVERYTHING, text: 'rouge', brand: ['porsche'] };
  const facets = Object.fromEntries(FACETS.map(name => [name, []])) as unknown as SearchResult['facets'];
  const Page = () => <FilterSheet draft={useDraft(answered, read)} facets={facets} count={1} />;
  const { place } = await drawPage(<Page />, { at: '/acheter' });
  await userEvent.click(screen.getByRole('link', { name: 'Filtrer (1)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Porsche/i }));
  await userEvent.click(screen.getByRole('button', { name: 'Voir les voitures' }));
  expect(decodeURIComponent(place())).toMatch(/rouge/);
  expect(place()).not.toMatch(/porsche/i);
});
