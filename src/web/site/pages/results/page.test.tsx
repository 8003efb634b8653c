import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import ResultsPage from './page.tsx';

const choice = (value: string) => ({ value, count: 1 });
const NOTHING = { brand: null, model: null, year: null };
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

it('keeps the focus where a make is chosen, and shows what the address asks for', async () => {
  const loaded = {
    ...{ results: [], totalCount: 0, comparables: null, car: null, page: 1, byYear: null },
    ...{ brands: [choice('Alpine'), choice('Simca')], years: [choice('1970')] },
    ...{ models: [] as object[], asked: NOTHING as object },
  };
  const { router, place } = await drawPage(<ResultsPage />, { at: '/resultats', loaded });
  const brand = select('Marque');
  brand.focus();
  Object.assign(loaded, { models: [choice('A110')], asked: { ...NOTHING, brand: 'alpine' } });
  await userEvent.selectOptions(brand, 'alpine');
  await screen.findByRole('combobox', { name: 'Modèle' });
  expect([document.activeElement, select('Marque').value]).toEqual([brand, 'alpine']);
  expect(place()).toContain('brand=alpine');

  Object.assign(loaded, { models: [], asked: NOTHING });
  await router.navigate('/resultats');
  await waitFor(() => expect(select('Marque').value).toBe(''));
});
