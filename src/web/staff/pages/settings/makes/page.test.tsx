import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import MakesPage from './page.tsx';

const LINE = {
  brand: 'Citroën',
  model: '2CV',
  adCount: 3,
  publicCount: 2,
  resultCount: 1,
  alike: 'Citroën 2 CV',
};

const open = () =>
  drawPage(<MakesPage />, {
    ...{ at: '/admin/settings/makes', permissions: ['Settings:update'] },
    answers: {
      carModels: { totalCount: 1, models: [LINE] },
      renameCars: { ads: 3, results: 1 },
    },
  });
const inDialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('tells what is written in two ways, and makes them one', async () => {
  const { sent } = await open();
  const row = (await screen.findByRole('link', { name: 'Citroën 2CV' })).closest('tr')!;
  expect(saidBy(row)).toMatch(/S’écrit aussi « Citroën 2 CV »/);
  await press('Renommer, Citroën 2CV');
  expect(inDialog().getByText(/3 annonces et 1 résultat/)).toBeDefined();
  const model = inDialog().getByLabelText(/Modèle/);
  await userEvent.clear(model);
  await userEvent.type(model, ' 2 CV ');
  await userEvent.click(inDialog().getByRole('button', { name: 'Renommer' }));
  const input = { brand: 'Citroën', model: '2CV', newBrand: 'Citroën', newModel: '2 CV' };
  await waitFor(() => expect(sent('RenameCars')).toEqual([{ input }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('renames a whole make', async () => {
  const { sent } = await open();
  await screen.findByRole('link', { name: 'Citroën 2CV' });
  await press('Renommer, Citroën 2CV');
  await userEvent.click(inDialog().getByRole('checkbox', { name: /Toute la marque/ }));
  expect(inDialog().queryByLabelText(/Modèle/)).toBeNull();
  await userEvent.type(inDialog().getByLabelText(/Marque/), ' S.A.');
  await userEvent.click(inDialog().getByRole('button', { name: 'Renommer' }));
  await waitFor(() =>
    expect(sent('RenameCars')).toEqual([{ input: { brand: 'Citroën', newBrand: 'Citroën S.A.' } }]),
  );
});
